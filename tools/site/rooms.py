"""The modules of Hachiya that the house in a tab has: all that its doors import, directly or not."""

import ast
import sys
from functools import cache
from pathlib import Path

import grimp

from tools.site.places import SOURCE

DOORS = ("hachiya.tab.page", "hachiya.tab.judge")
"""The modules that a worker imports: of the house in a tab, and of the judge of a server's matches."""
BY_NAME = "hachiya.bots.search"
"""A package whose modules are imported by name, when a bot searches."""
LEFT_OUT = ("hachiya.engine.native", "hachiya.art", "hachiya.pictures")
"""The compiler needs Numba, which no browser has; the page has its own pictures."""
DATA = ("bots", "learn")
"""The rooms whose files of data the house reads: weights and strengths, lessons, examples, puzzles."""
DATA_ENDINGS = {".fuda", ".json", ".jsonl", ".toml"}


@cache
def modules() -> tuple[str, ...]:
    """The names of all modules and packages of the house, in order."""
    graph = grimp.build_graph("hachiya", cache_dir=None)
    doors = {*DOORS, *graph.find_descendants(BY_NAME)}
    names = doors.union(*map(graph.find_upstream_modules, doors))
    packages = {name.rsplit(".", depth)[0] for name in names for depth in range(1, name.count(".") + 1)}
    return tuple(sorted(name for name in names | packages if not name.startswith(LEFT_OUT) and file_of(name).is_file()))


def file_of(module: str) -> Path:
    """The source of a module or package."""
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def files() -> dict[str, bytes]:
    """The files of the house by their paths in the archive."""
    data = [path for room in DATA for path in (SOURCE / "hachiya" / room).rglob("*") if path.suffix in DATA_ENDINGS]
    return {path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in [*map(file_of, modules()), *data]}


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
