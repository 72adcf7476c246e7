"""The worked examples as their tests check them: number, what it is about, and what is told and paid."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

VECTORS = Path(__file__).parents[1] / "tests" / "vectors"
NAME = re.compile(r"test_d(\d+)_(\w+)$")


def tests(file: str) -> Iterator[tuple[int, str, str]]:
    """Number, name and source of each example in a file of tests."""
    text = (VECTORS / file).read_text("utf-8")
    rows = text.splitlines()
    for node in ast.parse(text).body:
        found = NAME.match(node.name) if isinstance(node, ast.FunctionDef) else None
        if isinstance(node, ast.FunctionDef) and found:
            begin = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            yield int(found[1]), found[2].replace("_", " "), "\n".join(rows[begin - 1 : node.end_lineno])


def tables(file: str) -> str:
    """All examples of a file, each under its number."""
    parts = [f"### D{number}: {name}\n\n```python\n{source}\n```" for number, name, source in tests(file)]
    assert parts, file
    return "\n\n".join(parts) + "\n"
