"""The checks of what callers give to a batch; each error says what would have been right."""

from collections.abc import Sequence
from enum import IntEnum
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from hachiya.words.errors import BadArray, BadNumber, UnknownName
from hachiya.words.say import env as say
from hachiya.words.say import match as match_words

Choice = TypeVar("Choice", bound=IntEnum)
Array = npt.NDArray[np.generic]


def check_number(name: str, value: object, low: int, high: int) -> int:
    """A whole number in its range; BadNumber if it is none."""
    if isinstance(value, int | np.integer) and not isinstance(value, bool) and low <= value <= high:
        return int(value)
    raise BadNumber(match_words.wrong_range(name=name, low=low, high=high, given=repr(value)))


def check_choice(name: str, value: object, choices: type[Choice]) -> Choice:
    """The member of an enumeration with a name in lower case, or in the upper case of Gymnasium; else UnknownName."""
    by_name = {choice.name: choice for choice in choices}
    choice = by_name.get(str(getattr(value, "name", value)).upper())
    if choice is None:
        raise UnknownName(say.no_value(name=name, given=repr(value), values=[key.lower() for key in by_name]))
    return choice


def check_unit(value: str, units: Sequence[str]) -> str:
    """The name of a unit of reward; UnknownName if the game does not have it."""
    if value not in units:
        raise UnknownName(say.no_value(name="reward", given=repr(value), values=[*units]))
    return value


def check_array(name: str, value: object, kind: str, right: str, shape: tuple[int, ...]) -> Array:
    """An array of NumPy with numbers of a kind (letters of `dtype.kind`) and a shape; BadArray if it differs."""
    array = np.asarray(value)
    if array.dtype.kind not in kind or array.shape != shape:
        raise BadArray(say.bad_array(name=name, right=right, shape=str(shape), given=f"{array.dtype} {array.shape}"))
    return array


def check_buffer(name: str, value: object, shape: tuple[int, ...]) -> Array:
    """An array of int64 that can be written to in place; BadArray if it is none."""
    if not isinstance(value, np.ndarray) or value.dtype != np.int64 or value.shape != shape:
        what = f"{value.dtype} {value.shape}" if isinstance(value, np.ndarray) else type(value).__name__
        raise BadArray(say.bad_array(name=name, right="int64", shape=str(shape), given=what))
    if not value.flags.c_contiguous or not value.flags.writeable:
        raise BadArray(say.not_contiguous(name=name))
    return value
