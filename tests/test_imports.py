"""No module imports itself in a circle, and a package folder imports only distributions of its extras."""

import ast
import re
import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import packages_distributions
from importlib.util import find_spec
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
    "client": ("client",),
    "envs": ("fast", "openspiel", "parquet", "rl"),
    "cli": ("cli", "server", "plot"),
}
"""The extras that a package folder may need; `tables` and those above it come with `server`."""


def source_of(module: str) -> str:
    spec = find_spec(module)
    assert spec is not None, module
    return Path(str(spec.origin)).read_text("utf-8")


def imported_by_name(module: str, source: str, modules: Collection[str]) -> Iterator[str]:
    """The `modules` that a string in `source` names, where the source imports by such a string."""
    if "import_module" in source or "__import__" in source:
        for node in ast.walk(ast.parse(source)):
            if pattern := name_pattern(node):
                yield from (other for other in modules if other != module and re.fullmatch(pattern, other))


def name_pattern(node: ast.AST) -> str:
    """The names that a string or f-string may stand for, as a pattern; a field of an f-string is one part of a name."""
    match node:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            return "".join(name_pattern(part) or r"[a-z]\w*" for part in parts)
    return ""


@pytest.mark.parametrize(
    "source",
    [
        'import_module("a.b")',
        'PLACES = {"B": "a.b"}\nimport_module(PLACES[name])',
        'import_module(f"a.{name}")',
        'def later():\n    __import__("a.b")',
    ],
)
def test_an_import_by_name_is_recognised(source: str) -> None:
    assert set(imported_by_name("a.c", source, ("a", "a.b", "a.c", "a.b.d"))) == {"a.b"}


@pytest.mark.parametrize("package", ["hachiya", "bench"])
def test_no_modules_import_each_other_in_a_circle(package: str) -> None:
    """Imports for types, imports inside functions and imports by a name in a string count too."""
    graph = grimp.build_graph(package, cache_dir=None)
    imports = {
        module: graph.find_modules_directly_imported_by(module)
        | {*imported_by_name(module, source_of(module), graph.modules)}
        for module in graph.modules
    }
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


@cache
def distributions_by_module() -> Mapping[str, list[str]]:
    """The installed distributions by the names of their modules."""
    return packages_distributions()


def imported_distributions(room: Path) -> Iterator[str]:
    """The distributions that a package folder imports from."""
    names: set[str] = set()
    for path in room.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module)
    for top in {name.partition(".")[0] for name in names} - {*sys.stdlib_module_names, "hachiya"}:
        yield from distributions_by_module().get(top, [top])[:1]


def available_distributions(extras: tuple[str, ...]) -> set[str]:
    """The distributions that the bare package and `extras` require, and their parts that have names of their own."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    parts = {"pydantic-core"} | ({"llvmlite"} if "fast" in extras else set())
    return {canonicalize_name(Requirement(line).name) for line in lines} | parts


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_package_folder_imports_only_what_its_extras_install(room: Path) -> None:
    lacking = {canonicalize_name(name) for name in imported_distributions(room)} - available_distributions(
        EXTRAS.get(room.name, ())
    )
    assert lacking == set()
