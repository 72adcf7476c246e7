"""The programs of the cookbook are short, and their types are right."""

import re
from pathlib import Path

from mypy import api

from tests.docs.pages import DOCS

PAGE = DOCS / "library" / "cookbook.md"
PROGRAMS = re.findall(r"<!-- program -->\n```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
LEAST = 10


def test_no_program_is_longer_than_fifteen_lines() -> None:
    assert len(PROGRAMS) >= LEAST
    assert [program for program in PROGRAMS if program.count("\n") > 15] == []


def test_every_program_passes_strict_type_checks(tmp_path: Path) -> None:
    files = []
    for number, program in enumerate(PROGRAMS):
        files.append(tmp_path / f"program_{number}.py")
        files[-1].write_text(program, "utf-8")
    output, errors, code = api.run(["--strict", "--no-error-summary", *map(str, files)])
    assert (output, errors, code) == ("", "", 0)
