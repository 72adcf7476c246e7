"""Counts: kept as JSON, added in any order, told as tables."""

import json
from collections import Counter
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hachiya.games.registry import GAMES, find
from hachiya.odds.held import chances, held
from hachiya.statistics.counting import count
from hachiya.statistics.counts import Counts
from hachiya.statistics.families import FAMILIES
from hachiya.statistics.intervals import moments
from hachiya.statistics.tables import figure_at
from hachiya.statistics.telling import tables
from hachiya.words.shelves import SHELVES, ShelfName
from tests.hachihachi.test_hand_yaku import PIECES
from tests.playing import Menu, plain_menus, record
from tests.sampling import drawn
from tests.statistics import slow

numbers = st.dictionaries(st.sampled_from("abc"), st.integers(0, 9)).map(Counter)
won = st.lists(st.tuples(st.integers(-99, 99), st.integers(1, 9)), max_size=3).map(moments)
counts = st.builds(Counts, numbers, st.dictionaries(st.sampled_from(["kan", "stages"]), won))


def plain(*parts: Counts) -> object:
    return Counts.of(parts).to_json()


@given(counts, counts, counts)
def test_counts_add_up_in_any_order(one: Counts, two: Counts, three: Counts) -> None:
    left, right = Counts.of([Counts.of([one, two]), three]), Counts.of([one, Counts.of([two, three])])
    assert left.to_json() == right.to_json() == plain(three, one, two)
    assert plain(one, Counts()) == one.to_json()


@given(counts)
def test_counts_survive_json(one: Counts) -> None:
    kept = json.loads(json.dumps(one.to_json()))
    assert Counts.from_json(kept).to_json() == one.to_json()


@drawn(300, 3000, PIECES)
def test_what_a_hand_holds_is_what_a_slow_reading_finds(hand: set[str]) -> None:
    for game in ("sannin", "nakayoshi", "shiragiku", "hachiju"):
        assert set(held(game, "".join(hand))) == slow.held(game, "".join(hand))


@pytest.mark.parametrize("game", ["sannin", "hachiju"])
def test_the_odds_beside_are_those_of_the_odds_room(game: str) -> None:
    """Of sannin's hands 26.03 % hold any yaku; none and any are everything."""
    found = chances(game)
    assert all(0 < chance < 1 for chance in found.values())
    if game == "sannin":
        assert float(found["none"]) == pytest.approx(0.7397, abs=1e-4)
        assert float(found["karasu"]) == pytest.approx(0.0121, abs=1e-4)
    assert sum(found.values()) > 1  # a compound is there twice


@plain_menus
def test_tables_tell_what_was_counted(menu: Menu) -> None:
    found = count(cast(slow.Events, record(6, menu)), lambda _seat, _name: "all")["all"]
    told = tables(menu.game, found)
    assert len({table.key for table in told}) == len(told)
    for table in told:
        assert all(len(row.figures) == len(table.columns) for row in table.rows)
        assert len({row.key for row in table.rows}) == len(table.rows)
    game = find(menu.game)
    first, *_ = (figure_at(told, place) for place in FAMILIES[game.family].overview(game))
    assert first.value == found.numbers["matches"] == menu.seats
    shares = [figure for table in told for row in table.rows for figure in row.figures if figure.measure == "share"]
    assert all(figure.value is None or 0 <= figure.value <= 1 for figure in shares)


@plain_menus
def test_the_page_has_the_words_of_every_table(menu: Menu) -> None:
    """Those of all pages, and two shelves more."""
    shelves: tuple[ShelfName, ...] = ("house", "flowers", "statistics")
    on_shelves = {topic for name in shelves for topic in SHELVES[name]}
    found = count(cast(slow.Events, record(6, menu)), lambda _seat, _name: "all")["all"]
    game = find(menu.game)
    for table in tables(menu.game, found):
        titles = [table.title, *(head.title for head in (*table.columns, *table.rows))]
        titles += [place.title for place in FAMILIES[game.family].overview(game)]
        assert {title.key.partition("-")[0] for title in titles} <= on_shelves


@pytest.mark.parametrize("game", GAMES)
def test_of_nothing_nothing_is_told(game: str) -> None:
    for table in tables(game, Counts()):
        for row in table.rows:
            assert all(
                not figure.value
                for figure, column in zip(row.figures, table.columns, strict=True)
                if column.key != "odds"
            )
