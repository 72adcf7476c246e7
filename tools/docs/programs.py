"""The programs of the pages: what they print, and the pictures that they write."""

import os
import re
import subprocess
import sys
from pathlib import Path

PROGRAM = re.compile(r"(<!-- program -->\n```python\n(.*?)^```\n).*?(<!-- end -->)", re.DOTALL | re.MULTILINE)


def printed(program: str, folder: Path) -> str:
    """What a program of a page prints, without compiled rules: those print the same, after a minute."""
    environment = {**os.environ, "HACHIYA_PURE": "1"}
    command = (sys.executable, "-c", program)
    return subprocess.run(
        command, cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout


def run_programs(text: str, folder: Path) -> str:
    """The text of a page with what its programs print; the files that they write are left in the folder."""

    def run(place: re.Match[str]) -> str:
        begin, program, end = place.groups()
        output = printed(program, folder)
        return f"{begin}\n```text\n{output}```\n{end}" if output else f"{begin}{end}"

    return PROGRAM.sub(run, text)
