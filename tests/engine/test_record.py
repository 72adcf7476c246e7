"""Records: plain records, their NumPy counterparts, values and copies."""

from collections.abc import Callable
from typing import Annotated

import numpy as np
import pytest

from hachiya.engine.record import Small, array, copied, copy_into, dtype, fields, record, to_numpy, values


@record
class Inner:
    """A nested record."""

    marks: Annotated[list[int], 2]


@record
class Outer:
    """A record of every kind of field."""

    inner: Inner
    turn: int
    pile: Annotated[list[int], 3, "i1"]
    seat: Small
    last: Inner


def filled(source: Outer) -> Outer:
    """Another record with the values of this one."""
    target = Outer()
    copy_into(target, source)
    return target


def test_a_new_record_is_all_zeros() -> None:
    assert values(Outer()) == (((0, 0),), 0, (0, 0, 0), 0, ((0, 0),))


def test_the_fields_of_a_record_give_name_length_and_type() -> None:
    assert [(field.name, field.length, field.dtype, field.nested) for field in fields(Outer)] == [
        ("inner", 0, "", Inner),
        ("turn", 0, "i8", None),
        ("pile", 3, "i1", None),
        ("seat", 0, "i1", None),
        ("last", 0, "", Inner),
    ]


def test_a_misspelt_field_is_an_error() -> None:
    with pytest.raises(AttributeError):
        Outer().trun = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("copy", [copied, filled])
def test_a_copy_does_not_change_with_its_source(copy: Callable[[Outer], Outer]) -> None:
    source = Outer()
    source.turn, source.pile[1], source.inner.marks[0] = 4, 5, 6
    target = copy(source)
    assert values(target) == values(source) == (((6, 0),), 4, (0, 5, 0), 0, ((0, 0),))
    source.pile[1], source.inner.marks[0] = 0, 0
    assert values(target) == (((6, 0),), 4, (0, 5, 0), 0, ((0, 0),))


def test_numpy_records_hold_the_same_values() -> None:
    source = Outer()
    source.turn, source.pile[2], source.inner.marks[1], source.seat = 1 << 40, -1, 7, -1
    twin = to_numpy(source)
    assert values(twin) == values(source) == (((0, 7),), 1 << 40, (0, 0, -1), -1, ((0, 0),))
    assert twin.inner.marks[1] == 7
    assert dtype(Outer).names == ("inner", "turn", "pile", "seat", "last")
    assert dtype(Outer)["pile"].base == dtype(Outer)["seat"] == np.int8


def test_a_nested_numpy_record_is_aligned() -> None:
    """Numba refuses an unaligned nested record, and NumPy by itself packs it without padding."""
    offsets = {name: place[1] for name, place in (dtype(Outer).fields or {}).items()}
    assert offsets == {"inner": 0, "turn": 16, "pile": 24, "seat": 27, "last": 32}
    assert dtype(Outer).itemsize == 48
    assert values(array(Outer, 2)[1]) == values(Outer())
