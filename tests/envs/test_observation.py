"""An observation says what the seat's view says, plane by plane, and no more."""

import numpy as np
import pytest

from hachiya.envs.observation import layout_of, observation
from hachiya.envs.unpack import cells_of, unpack, unpack_mask
from hachiya.games.game import EVERYTHING, Game
from hachiya.games.registry import GAMES
from hachiya.games.table import Table
from tests.envs.facts import facts_of
from tests.playing import Menu, each_game, hidden_cards_dealt_anew, plain_menus, positions, rng
from tests.sampling import slow

LONGEST = 200
"""The most bytes of an observation."""


def written(table: Table, seat: int, *, perfect: bool = False) -> list[int]:
    return observation(table.game, table.state, seat, perfect_information=perfect)


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_layout_has_room_for_all_its_planes_and_none_overlap(game: Game) -> None:
    layout = layout_of(game)
    assert layout.bytes <= LONGEST
    places = [(plane.word, bit) for plane in layout.planes for bit in plane.bits]
    assert len(places) == len(set(places))
    assert all(0 <= bit < 64 for _, bit in places)
    assert len({(plane.name, plane.seat) for plane in layout.planes}) == len(layout.planes)


@pytest.mark.parametrize("value", [3, *(slow(value) for value in range(20, 24))])
@each_game
def test_every_plane_says_what_the_view_of_the_seat_says(menu: Menu, value: int) -> None:
    for table in positions(value, menu):
        layout = layout_of(table.game)
        for seat in range(menu.seats):
            assert layout.read(written(table, seat)) == facts_of(table.view(seat), menu.seats, seat)


@plain_menus
def test_perfect_information_says_what_the_view_of_everything_says(menu: Menu) -> None:
    for table in positions(4, menu):
        layout = layout_of(table.game)
        for seat in range(menu.seats):
            words = written(table, seat, perfect=True)
            assert layout.read(words) == facts_of(table.view(EVERYTHING), menu.seats, seat)


@each_game
def test_an_observation_follows_from_the_view_alone(menu: Menu) -> None:
    for table in positions(5, menu):
        for seat in range(menu.seats):
            assert observation(table.game, table.view(seat).state, seat) == written(table, seat)


@plain_menus
def test_an_observation_does_not_depend_on_hidden_cards(menu: Menu) -> None:
    lanes = rng(6)
    for table in positions(6, menu):
        for seat in range(menu.seats):
            other = hidden_cards_dealt_anew(table, seat, lanes)
            assert observation(table.game, other, seat) == written(table, seat)


@plain_menus
def test_cells_are_the_planes_one_by_one(menu: Menu) -> None:
    table = next(table for number, table in enumerate(positions(7, menu)) if number == 40)
    layout = layout_of(table.game)
    rows = [written(table, seat) for seat in range(menu.seats)]
    cells = unpack(np.array(rows), layout)
    assert cells.shape == (menu.seats, layout.cells)
    assert (abs(cells) <= cells_of(layout).most).all()
    for row, values in zip(rows, cells.tolist(), strict=True):
        first = 0
        for plane in layout.planes:
            own = values[first : first + len(plane.members)]
            content = plane.read(row)
            if isinstance(content, int):
                assert own == [content]
            else:
                members = {content} if isinstance(content, str) else content
                assert own == [int(member in members) for member in plane.members]
            first += len(plane.members)


def test_half_words_are_unpacked_like_whole_ones() -> None:
    layout = layout_of(GAMES["bashifen"])
    words = np.random.default_rng(1).integers(-(2**63), 2**63, (7, layout.words), np.int64)
    assert (unpack(words, layout) == unpack(words.view(np.int32), layout)).all()


def test_a_mask_is_unpacked_action_by_action() -> None:
    mask = 1 << 62 | 1 << 40 | 1
    cells = unpack_mask(np.array([mask, 0]))
    assert np.flatnonzero(cells[0]).tolist() == [0, 40, 62]
    assert cells.shape == (2, 63)
    assert not cells[1].any()
