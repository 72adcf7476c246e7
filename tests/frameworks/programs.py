"""The programs of docs/research/frameworks.md, and what the page says they print."""

import re
from pathlib import Path
from types import ModuleType

import pytest

PAGE = Path(__file__).parents[2] / "docs/research/frameworks.md"
_PROGRAM = re.compile(
    r"^## (\w+)\n(?:(?!^## ).)*?^```python\n(.*?)^```\n\n```text\n(.*?)^```$", re.DOTALL | re.MULTILINE
)
_PROGRAMS = {heading: (program, printed) for heading, program, printed in _PROGRAM.findall(PAGE.read_text("utf-8"))}


def run_program(heading: str, capsys: pytest.CaptureFixture[str]) -> ModuleType:
    """Run the program of a framework, check that it prints what the page says, and return it as a module."""
    program, printed = _PROGRAMS[heading]
    module = ModuleType("__main__")  # whose classes Ray sends whole
    capsys.readouterr()
    exec(compile(program, str(PAGE), "exec"), module.__dict__)
    assert capsys.readouterr().out == printed
    return module
