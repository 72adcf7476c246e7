"""`Any` turns the type checker off: the package names it in ever fewer lines."""

import re
from pathlib import Path

import hachiya

SOURCES = Path(hachiya.__file__).parent
LINES = 549
"""The number of lines in the package that name `Any`, imports included."""


def test_the_number_of_lines_that_name_any_does_not_grow() -> None:
    texts = (path.read_text("utf-8") for pattern in ("*.py", "*.pyi") for path in SOURCES.rglob(pattern))
    count = sum(bool(re.search(r"\bAny\b", line)) for text in texts for line in text.splitlines())
    assert count <= LINES, f"{count} lines name Any, {LINES} did before: give the type"
    assert count == LINES, f"only {count} lines name Any: lower it"
