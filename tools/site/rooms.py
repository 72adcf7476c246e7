"""The modules of Hachiya that the house in a tab has: all that its doors import, directly or not.

They lie in two archives: `rooms` has what a table needs until its first deal and in play, `later` has all else.
"""

import ast
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import grimp

from hachiya.desk.operations import OPERATIONS
from tools.site.places import SOURCE

DOORS = ("hachiya.tab.page", "hachiya.tab.judge")
"""The modules that a worker imports: of the house in a tab, and of the judge of a server's matches."""
BY_NAME = "hachiya.bots.search"
"""A package whose modules are imported by name, when a bot searches; operations are too, when they are asked for."""
LEFT_OUT = ("hachiya.engine.native", "hachiya.art", "hachiya.pictures")
"""The compiler needs Numba, which no browser has; the page has its own pictures."""
FIRST_FILES = ("offers", "own_tables", "seats")
"""The files of `hachiya.desk` whose operations are asked for before the first deal and in play."""
LATER = "hachiya.desk.reviewing"
"""A module that is imported within a function, for an operation that is none of the first."""
DATA: Mapping[str, str] = {"bots": "rooms", "learn": "later"}
"""The archives of the files of data, by their rooms: weights and strengths; lessons, examples and puzzles."""
DATA_ENDINGS = {".fuda", ".json", ".jsonl", ".toml"}


@cache
def modules() -> tuple[str, ...]:
    """The names of all modules and packages of the house, in order."""
    return _needed_by({*DOORS, *(operation.run.__module__ for operation in OPERATIONS.values())})


@cache
def first_modules() -> tuple[str, ...]:
    """The names of the modules and packages of the first archive, in order."""
    return _needed_by({DOORS[0], *(f"hachiya.desk.{name}" for name in FIRST_FILES)}, without=LATER)


def first_operations() -> list[str]:
    """The names of the operations that need no more than the first archive."""
    files = {f"hachiya.desk.{name}" for name in FIRST_FILES}
    return [name for name, operation in OPERATIONS.items() if operation.run.__module__ in files]


def _needed_by(doors: set[str], without: str | None = None) -> tuple[str, ...]:
    graph = grimp.build_graph("hachiya", cache_dir=None)
    if without is not None:
        graph.remove_module(without)
    doors |= graph.find_descendants(BY_NAME)
    names = doors.union(*map(graph.find_upstream_modules, doors))
    packages = {name.rsplit(".", depth)[0] for name in names for depth in range(1, name.count(".") + 1)}
    return tuple(sorted(name for name in names | packages if not name.startswith(LEFT_OUT) and file_of(name).is_file()))


def file_of(module: str) -> Path:
    """The source of a module or package."""
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def archives() -> dict[str, dict[str, bytes]]:
    """The files of each archive by their paths in it."""
    first = set(first_modules())
    paths: dict[str, list[Path]] = {
        "rooms": [file_of(name) for name in first_modules()],
        "later": [file_of(name) for name in modules() if name not in first],
    }
    for room, archive in DATA.items():
        paths[archive] += [path for path in (SOURCE / "hachiya" / room).rglob("*") if path.suffix in DATA_ENDINGS]
    return {
        name: {path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in files}
        for name, files in paths.items()
    }


def standard_modules() -> list[str]:
    """The modules of the standard library that the sources of the house name, within functions too."""
    names: set[str] = set()
    for module in modules():
        for node in ast.walk(ast.parse(file_of(module).read_bytes())):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module)
    return sorted(name for name in names if name.partition(".")[0] in sys.stdlib_module_names)
