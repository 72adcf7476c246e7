"""Counts: stored as JSON, added in any order, and shown as tables."""

import json
from collections import Counter
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hachiya.games.registry import GAMES, find
from hachiya.odds.dealt_hands import hand_yaku_chances, hand_yaku_of
from hachiya.statistics.counting import count
from hachiya.statistics.counts import Counts
from hachiya.statistics.families import FAMILIES
from hachiya.statistics.intervals import moments
from hachiya.statistics.player_tables import tables
from hachiya.statistics.tables import figure_at
from hachiya.words.shelves import SHELVES, ShelfName
from tests.hachihachi.test_hand_yaku import PIECES
from tests.playing import Menu, plain_menus, record
from tests.sampling import drawn
from tests.statistics import slow

numbers = st.dictionaries(st.sampled_from("abc"), st.integers(0, 9)).map(Counter)
won = st.lists(st.tuples(st.integers(-99, 99), st.integers(1, 9)), max_size=3).map(moments)
counts = st.builds(Counts, numbers, st.dictionaries(st.sampled_from(["kan", "stages"]), won))


def plain(*parts: Counts) -> object:
    return Counts.sum(parts).to_json()


@given(counts, counts, counts)
def test_counts_can_be_added_in_any_order(a: Counts, b: Counts, c: Counts) -> None:
    left, right = Counts.sum([Counts.sum([a, b]), c]), Counts.sum([a, Counts.sum([b, c])])
    assert left.to_json() == right.to_json() == plain(c, a, b)
    assert plain(a, Counts()) == a.to_json()


@given(counts)
def test_counts_survive_json(original: Counts) -> None:
    copy = json.loads(json.dumps(original.to_json()))
    assert Counts.from_json(copy).to_json() == original.to_json()


@drawn(300, 3000, PIECES)
def test_hand_yaku_equal_those_of_a_slow_implementation(hand: set[str]) -> None:
    for game in ("sannin", "nakayoshi", "shiragiku", "hachiju"):
        assert set(hand_yaku_of(game, "".join(hand))) == slow.hand_yaku(game, "".join(hand))


@pytest.mark.parametrize("game", ["sannin", "hachiju"])
def test_expected_hand_yaku_shares_equal_the_odds(game: str) -> None:
    """26.03 % of sannin's hands hold a yaku, the others none."""
    chances = hand_yaku_chances(game)
    assert all(0 < chance < 1 for chance in chances.values())
    if game == "sannin":
        assert float(chances["none"]) == pytest.approx(0.7397, abs=1e-4)
        assert float(chances["karasu"]) == pytest.approx(0.0121, abs=1e-4)
    assert sum(chances.values()) > 1  # a compound is there twice


@plain_menus
def test_tables_show_the_counts(menu: Menu) -> None:
    total = count(cast(slow.Events, record(6, menu)), lambda _seat, _name: "all")["all"]
    all_tables = tables(menu.game, total)
    assert len({table.key for table in all_tables}) == len(all_tables)
    for table in all_tables:
        assert all(len(row.figures) == len(table.columns) for row in table.rows)
        assert len({row.key for row in table.rows}) == len(table.rows)
    game = find(menu.game)
    first, *_ = (figure_at(all_tables, place) for place in FAMILIES[game.family].overview(game))
    assert first.value == total.numbers["matches"] == menu.seats
    figures = [figure for table in all_tables for row in table.rows for figure in row.figures]
    shares = [figure.value for figure in figures if figure.measure == "share"]
    assert all(value is None or 0 <= value <= 1 for value in shares)


@plain_menus
def test_the_page_loads_the_messages_of_every_table(menu: Menu) -> None:
    """The words are on the shelves of all pages and on two more."""
    shelves: tuple[ShelfName, ...] = ("house", "flowers", "statistics")
    on_shelves = {topic for name in shelves for topic in SHELVES[name]}
    total = count(cast(slow.Events, record(6, menu)), lambda _seat, _name: "all")["all"]
    game = find(menu.game)
    for table in tables(menu.game, total):
        titles = [table.title, *(head.title for head in (*table.columns, *table.rows))]
        titles += [place.title for place in FAMILIES[game.family].overview(game)]
        assert {title.key.partition("-")[0] for title in titles} <= on_shelves


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_empty_counts_have_no_values(game: str) -> None:
    for table in tables(game, Counts()):
        for row in table.rows:
            assert all(
                not figure.value
                for figure, column in zip(row.figures, table.columns, strict=True)
                if column.key != "odds"
            )
