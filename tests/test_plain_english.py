"""The lint of names and docstrings reports each kind of name and docstring that it forbids, and no other."""

import ast

import pytest

from tools.plain_english import bad_docstrings, bad_names


@pytest.mark.parametrize(
    "source",
    [
        "found = 1",
        "self.told = 1",
        "_SAID = ()",
        "[one for one in range(3)]",
        "def given(): ...",
        "def f(taken): ...",
        "class Found: ...",
        "import json as told",
        "try: ...\nexcept ValueError as found: ...",
        "match 1:\n    case found: ...",
        "match {}:\n    case {**told}: ...",
        "with open('x') as found: ...",
    ],
)
def test_a_forbidden_name_is_reported_with_its_line(source: str) -> None:
    last = source.count("\n") + 1
    assert {line for line, _ in bad_names(ast.parse(source))} <= set(range(1, last + 1))
    assert list(bad_names(ast.parse(source)))


@pytest.mark.parametrize("source", ["founder = 1", "x = found", "lost_and_found = 1", "row['told'] = 1", "f(one=1)"])
def test_an_allowed_name_is_not_reported(source: str) -> None:
    assert list(bad_names(ast.parse(source))) == []


@pytest.mark.parametrize("text", ["The same.", "As in `Store`.", "Its name.", "Is it over?", "So many, at most."])
@pytest.mark.parametrize("place", ["{}", "class A:\n    {}", "def f():\n    {}", "class A:\n    x: int\n    {}"])
def test_a_docstring_that_refers_or_asks_is_reported(text: str, place: str) -> None:
    source = place.format(f'"""{text}"""')
    [(line, _)] = bad_docstrings(ast.parse(source))
    assert line == source.count("\n") + 1


@pytest.mark.parametrize("text", ["Whether the match is over.", "Itself a table.", "The match. Is it over? It is."])
def test_a_docstring_that_states_is_not_reported(text: str) -> None:
    assert list(bad_docstrings(ast.parse(f'"""{text}"""'))) == []
