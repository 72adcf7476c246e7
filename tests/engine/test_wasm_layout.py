"""Records have the bytes that NumPy gives them."""

from itertools import islice
from typing import Annotated

import numpy as np
import pytest

from hachiya.bots.search.bashifen.entries import Workspace
from hachiya.bots.search.standings import Standings
from hachiya.engine.record import Small, dtype, record, to_numpy, values
from hachiya.engine.wasm.layout import layout, pack, unpack
from hachiya.games.registry import GAMES
from tests.playing import PLAIN_MENUS, Menu, positions


@record
class Inner:
    """A nested record whose size is no multiple of eight."""

    marks: Annotated[list[int], 3, "i2"]
    wide: Annotated[int, "i4"]


@record
class Outer:
    """A record of every width, with gaps between its fields and at its end."""

    seat: Small
    inner: Inner
    turn: int
    pile: Annotated[list[int], 3, "i1"]
    last: Inner


RECORDS = [Inner, Outer, Workspace, Standings]


@pytest.mark.parametrize("cls", [*RECORDS, *{type(game.new_state()) for game in GAMES.values()}])
def test_records_are_as_large_as_numpy_makes_them(cls: type) -> None:
    assert layout(cls).size == dtype(cls).itemsize


def test_fields_of_every_width_lie_where_numpy_lays_them() -> None:
    source = Outer()
    source.seat, source.turn, source.pile[:] = -1, -(1 << 63), [1, -2, 127]
    source.inner.marks[:], source.inner.wide = [5, -6, 7], -8
    source.last.marks[:], source.last.wide = [9, 10, -11], 1 << 30
    assert np.frombuffer(pack(source), dtype(Outer))[0] == to_numpy(source)
    target = Outer()
    unpack(target, pack(source))
    assert values(target) == values(source)


@pytest.mark.parametrize("menu", PLAIN_MENUS, ids=str)
def test_a_state_in_play_and_its_rules_are_unpacked_from_the_bytes_of_numpy(menu: Menu) -> None:
    table = next(islice(positions(6, menu), 5, None))
    for source in (table.state, table.rules):
        target = type(source)()
        unpack(target, to_numpy(source).tobytes())
        assert values(target) == values(source)
