"""No module imports itself in a circle, types included, and no room imports what its part of the package lacks."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import packages_distributions
from pathlib import Path

import grimp
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
ROOMS = sorted(path for path in (ROOT / "src" / "hachiya").iterdir() if (path / "__init__.py").is_file())
EXTRAS = {
    "engine": ("fast",),
    "bots": ("fast", "plot", "ray"),
    "words": ("words",),
    "explain": ("words",),
    "tables": ("server",),
    "desk": ("server",),
    "store": ("server", "fast"),
    "workers": ("server",),
    "server": ("server",),
    "cli": ("cli", "server", "plot"),
}
"""What a room may need besides what the bare package brings; `tables` and those above it come with `server`."""


@pytest.mark.parametrize("package", ["hachiya", "bench"])
def test_no_modules_import_each_other_in_a_circle(package: str) -> None:
    graph = grimp.build_graph(package, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


def imported(room: Path) -> Iterator[str]:
    """The distributions that a room imports from."""
    found: set[str] = set()
    for path in room.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    for top in {name.partition(".")[0] for name in found} - {*sys.stdlib_module_names, "hachiya"}:
        yield from packages_distributions().get(top, [top])[:1]


def brought(extras: tuple[str, ...]) -> set[str]:
    """The distributions that the bare package and these extras name, and their parts with names of their own."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    parts = {"pydantic-core"} | ({"llvmlite"} if "fast" in extras else set())
    return {canonicalize_name(Requirement(line).name) for line in lines} | parts


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_room_imports_what_its_extras_bring(room: Path) -> None:
    lacking = {canonicalize_name(name) for name in imported(room)} - brought(EXTRAS.get(room.name, ()))
    assert lacking == set()
