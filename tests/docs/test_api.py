"""The library's page and docstrings: their examples run, and each names all arguments and errors."""

import ast
import doctest
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hachiya
from tests.docs.pages import DOCS, ROOT

PAGE = DOCS / "library" / "api.md"
SHOWN = re.findall(r"^::: (\S+)$", PAGE.read_text("utf-8"), re.MULTILINE)
"""What the reference shows, by its dotted name."""
FACADE = [f"hachiya.{name}" for name in hachiya.__all__]
MODULES = (
    "hachiya.matches.match",
    "hachiya.matches.loading",
    "hachiya.bots.player",
    "hachiya.bots.playing",
    "hachiya.learn.hints",
    "hachiya.games.registry",
    "hachiya.games.game",
    "hachiya.odds",
    "hachiya.words.errors",
)
"""Where that is defined, as far as its docstrings name every argument."""
Function = tuple[str, str, ast.FunctionDef]


def source_of(module: str) -> Path:
    path = ROOT / "src" / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def functions(node: ast.Module | ast.ClassDef, name: str) -> Iterator[Function]:
    """The public functions of a module or class: full name, docstring, node; `__init__` has the class docstring too."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.ClassDef) and not each.name.startswith("_"):
            yield from functions(each, f"{name}.{each.name}")
        elif isinstance(each, ast.FunctionDef) and (not each.name.startswith("_") or each.name == "__init__"):
            of_class = ast.get_docstring(node) if each.name == "__init__" else ""
            yield f"{name}.{each.name}", f"{of_class}{ast.get_docstring(each) or ''}", each


def public() -> list[Function]:
    return [
        function
        for module in MODULES
        for function in functions(ast.parse(source_of(module).read_text("utf-8")), module)
    ]


def test_the_page_has_everything_that_the_package_offers() -> None:
    assert set(FACADE) <= set(SHOWN)
    assert len(SHOWN) == len(set(SHOWN))


@pytest.mark.parametrize("shown", SHOWN)
def test_what_the_page_shows_exists(shown: str) -> None:
    pkgutil.resolve_name(shown)


def test_what_the_facade_takes_and_gives_is_on_the_page_too() -> None:
    kinds = {
        "Bot",
        "Chooser",
        "Choice",
        "Event",
        "Hint",
        "Judged",
        "Odds",
        "Option",
        "Payment",
        "Player",
        "Result",
        "View",
    }
    assert kinds <= {name.rpartition(".")[2] for name in SHOWN}


@pytest.mark.parametrize("example", re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S))
def test_the_examples_of_the_page_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, str(PAGE), "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_docstrings_are_right(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


def test_some_docstrings_have_examples() -> None:
    assert doctest.testmod(importlib.import_module("hachiya.matches.match")).attempted > 3


@pytest.mark.parametrize(("name", "docstring", "function"), [pytest.param(*each, id=each[0]) for each in public()])
def test_a_docstring_says_what_with_which_arguments_and_what_may_fail(
    name: str, docstring: str, function: ast.FunctionDef
) -> None:
    """An argument is named in backticks, an error by its name."""
    assert docstring, name
    arguments = [each.arg for each in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)]
    unsaid = [each for each in arguments if each not in ("self", "cls") and f"`{each}`" not in docstring]
    raised = {
        node.exc.func.id
        for node in ast.walk(function)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name)
    }
    assert (unsaid, {error for error in raised if error not in docstring}) == ([], set()), name
