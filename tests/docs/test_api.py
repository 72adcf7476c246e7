"""The library's page and docstrings: their examples run, and each docstring stands alone."""

import ast
import doctest
import importlib
import pkgutil
import re

import pytest

import hachiya
from tests.docs.pages import DOCS
from tests.docs.surface import BEHIND, MODULES, Public, attributes, modules_in_annotations, surface

PAGE = DOCS / "library" / "api.md"
SHOWN = re.findall(r"^::: (\S+)$", PAGE.read_text("utf-8"), re.MULTILINE)
"""The dotted names that the reference shows."""
FACADE = [f"hachiya.{name}" for name in hachiya.__all__]

SURFACE = surface()
LEAST_EXAMPLES = 150

INTERFACE = "hachiya.bots.chooser.Chooser.choose"
"""The marker of a method without a body; its class has the example."""


def examples() -> list[doctest.DocTest]:
    """One test for each docstring that has an example."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    tests = (test for module in MODULES for test in finder.find(importlib.import_module(module)))
    return [test for test in tests if test.examples]


EXAMPLES = examples()


def test_the_library_page_lists_every_name_of_the_package() -> None:
    assert set(FACADE) <= set(SHOWN)
    assert len(SHOWN) == len(set(SHOWN))


@pytest.mark.parametrize("shown", SHOWN)
def test_every_name_on_the_library_page_exists(shown: str) -> None:
    pkgutil.resolve_name(shown)


def test_the_types_used_by_the_facade_are_on_the_library_page() -> None:
    kinds = {
        "Bot",
        "Chooser",
        "Choice",
        "Event",
        "Hint",
        "JudgedChoice",
        "Odds",
        "Option",
        "Payment",
        "Player",
        "Result",
        "View",
    }
    assert kinds <= {name.rpartition(".")[2] for name in SHOWN}


@pytest.mark.parametrize("example", re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S))
def test_the_examples_of_the_library_page_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, str(PAGE), "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("module", MODULES)
def test_public_annotations_use_documented_modules_only(module: str) -> None:
    outside = modules_in_annotations(module) - {*MODULES}
    assert {each for each in outside if not any(f"{each}.".startswith(f"{behind}.") for behind in BEHIND)} == set()


def test_the_docstrings_have_at_least_the_required_number_of_examples() -> None:
    assert len(EXAMPLES) >= LEAST_EXAMPLES


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_the_examples_in_docstrings_are_right(example: doctest.DocTest) -> None:
    lines: list[str] = []
    doctest.DocTestRunner(verbose=False).run(example, out=lines.append, clear_globs=False)
    assert not lines, "".join(lines)


@pytest.mark.parametrize("member", SURFACE, ids=lambda member: member.name)
def test_a_public_docstring_has_a_one_sentence_summary_and_an_example(member: Public) -> None:
    """The first line is one sentence; there is an example, and a docstring for every public attribute."""
    if member.name.endswith(".__init__"):
        return
    first = member.docstring.partition("\n")[0]
    assert first.endswith("."), first
    assert "Example:\n" in member.docstring or member.name == INTERFACE
    assert [attribute.name for attribute in attributes(member) if not attribute.docstring] == []


@pytest.mark.parametrize(
    "member", [member for member in SURFACE if isinstance(member.node, ast.FunctionDef)], ids=lambda member: member.name
)
def test_a_public_docstring_names_arguments_result_and_errors(member: Public) -> None:
    function = member.node
    assert isinstance(function, ast.FunctionDef)
    arguments = function.args
    names = [
        each.arg
        for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
        if each.arg not in ("self", "cls")
    ]
    is_property = any(isinstance(each, ast.Name) and each.id == "property" for each in function.decorator_list)
    is_silent = function.returns is None or ast.unparse(function.returns) == "None"
    assert [name for name in names if not re.search(rf"^ +{name}: ", member.docstring, re.M)] == []
    assert is_silent or is_property or re.search(r"^(Returns|Yields):$", member.docstring, re.M)
    raised = {
        node.exc.func.id
        for node in ast.walk(function)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name)
    }
    assert {error for error in raised if f"    {error}: " not in member.docstring} == set()
