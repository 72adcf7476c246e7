"""Plain English in the code: names and docstrings that a stranger understands (`tools/plain_english.py [FILES]`).

A value is named after what it is (`result`, `messages`, `choice`), a function by a verb and its object. A docstring
stands alone: it names its subject and states, and neither asks nor refers to a neighbour.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

FORBIDDEN_NAMES = frozenset({"found", "told", "said", "one", "given", "taken"})
REFERRING = re.compile(r"(The same|As in|As `|As for|Its|Their|His|Likewise|Ditto|So many|So much)\b|[^.]*\?$")
"""How a docstring must not begin: with a word that refers to what is not there, or as a question."""

_Function = ast.FunctionDef | ast.AsyncFunctionDef

Problem = tuple[int, str]
"""A line, and what is wrong there."""


def bad_names(tree: ast.AST) -> Iterator[Problem]:
    """Names of variables, parameters, attributes, functions, classes and imports that are participles or numerals."""
    for line, name in _defined_names(tree):
        if name.strip("_").lower() in FORBIDDEN_NAMES:
            yield line, f"`{name}` does not say what it is: use a noun, or a verb with its object"


def _defined_names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield node.lineno, name
            case ast.arg(arg=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield node.lineno, name
            case ast.ClassDef(name=name) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield node.lineno, name
            case ast.ExceptHandler(name=str(name)) | ast.MatchMapping(rest=str(name)) | ast.alias(asname=str(name)):
                yield getattr(node, "lineno", 0), name


def bad_docstrings(tree: ast.AST) -> Iterator[Problem]:
    """Docstrings of modules, classes, functions and attributes that ask, or that refer to something else."""
    bodies = (node.body for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | _Function))
    for body in bodies:
        for statement in body:
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))) if REFERRING.match(text.strip().partition("\n")[0]):
                    first = text.strip().partition("\n")[0]
                    yield statement.lineno, f"the docstring “{first}” does not stand alone: name its subject and state"


def problems(path: Path) -> Iterator[Problem]:
    """All that is wrong in a file, by line."""
    tree = ast.parse(path.read_text("utf-8"))
    yield from sorted([*bad_names(tree), *bad_docstrings(tree)])


def tracked_files() -> list[Path]:
    """The Python files that git knows."""
    listing = subprocess.run(["git", "ls-files", "*.py"], check=True, capture_output=True, text=True).stdout
    return [path for path in map(Path, listing.splitlines()) if path.exists()]


def main(paths: list[Path]) -> int:
    """Print every problem with its place; 1 if there is any."""
    count = 0
    for path in paths or tracked_files():
        for line, problem in problems(path):
            print(f"{path}:{line}: {problem}")
            count += 1
    return min(count, 1)


if __name__ == "__main__":
    sys.exit(main([Path(argument) for argument in sys.argv[1:]]))
