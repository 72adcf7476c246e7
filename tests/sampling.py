"""The numbers of examples in the quick tests and in the slow tests."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar, cast

import pytest
from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy

Value = TypeVar("Value")


def slow(*values: object) -> Any:
    """Parameters of a slow test."""
    return pytest.param(*values, marks=pytest.mark.slow)


def first(few: Sequence[Value], every: Iterable[Value]) -> list[Any]:
    """All parameters; those that are not among the `few` are slow, and a tuple holds several parameters."""
    others = (value for value in every if value not in few)
    return [
        *few,
        *(slow(*cast(tuple[object, ...], value)) if type(value) is tuple else slow(value) for value in others),
    ]


def drawn(few: int, many: int, *strategies: SearchStrategy[Any]) -> Callable[[Callable[..., None]], Any]:
    """A test of a property with a few drawn examples, and a slow test with many."""

    def tested(check: Callable[..., None]) -> Any:
        @pytest.mark.parametrize("examples", [few, slow(many)])
        def test(examples: int) -> None:
            settings(max_examples=examples, deadline=None)(given(*strategies)(check))()

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        return test

    return tested
