"""A match in memory: it can be rebuilt by replay, and a choice is whole or nothing."""

import json
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from hachiya.engine.record import values
from hachiya.games.hachihachi.state import Action
from hachiya.records.hanafuda.recorder import HanafudaRecorder
from hachiya.tables.match.match import Match
from hachiya.tables.problems import DamagedTable, OutdatedTable
from hachiya.tables.stored.entries import Choice, Deck, Entry, Tick, cards_drawn, record_of_lines
from hachiya.words.errors import IllegalAction
from tests.playing import MENUS, PLAIN_MENUS, Menu, plain_menus
from tests.tables.play import deck, entries, five_ribbons, new_setup, table_text, viewers


def played(seed: int, months: int = 12) -> tuple[Match, list[Entry]]:
    random = Random(seed)
    match = Match(new_setup(random.choice(MENUS)))
    steps = list(entries(match, random, months))
    return steps[-1][0], [entry for _, entry in steps]


def counted(match: Match) -> dict[str, Any]:
    """What a match knows beside the state of play."""
    scores = list(match.recorder.scores) if isinstance(match.recorder, HanafudaRecorder) else None
    numbers = {
        name: getattr(match, name)
        for name in ("version", "deal_version", "last_call_version", "question_version", "drawn")
    }
    return {"scores": scores, **numbers}


@pytest.mark.parametrize("seed", range(12))
def test_a_rebuilt_match_equals_the_played_match(seed: int) -> None:
    match, stored = played(seed)
    again = Match.rebuild(match.setup, stored)
    assert values(again.table.state) == values(match.table.state)
    assert counted(again) == counted(match)
    for viewer in viewers(match):
        assert table_text(again, viewer, []) == table_text(match, viewer, [])


@plain_menus
@pytest.mark.slow
def test_a_match_rebuilt_at_any_version_equals_the_played_match(menu: Menu) -> None:
    random = Random(menu.seats)
    match = Match(new_setup(menu))
    stored: list[Entry] = []
    for after, entry in entries(match, random, 1 if menu.game == "bashifen" else 2):
        stored.append(entry)
        if menu.game != "bashifen" or random.random() < 0.2:  # it has so many
            assert values(Match.rebuild(match.setup, stored).table.state) == values(after.table.state)


def test_playing_on_does_not_change_the_earlier_match_value() -> None:
    match, _ = played(1, months=1)
    before = values(match.table.state), counted(match)
    list(entries(match, Random(2), 3))
    assert (values(match.table.state), counted(match)) == before


@pytest.mark.parametrize(
    "damage", ["a line", "an action", "a deck", "a kind", "another table's", "a missing entry", "a version"]
)
def test_entries_that_cannot_be_replayed_are_damaged(damage: str) -> None:
    match, stored = played(4, months=1)
    if damage == "a line":
        stored[5] = replace(stored[5], record=[*stored[5].record, *record_of_lines(['{"e":"note","text":"x"}'])])
    elif damage == "an action":
        stored[3] = replace(cast(Choice, stored[3]), actions=[62])
    elif damage == "a deck":
        place, dealt = next((place, entry) for place, entry in enumerate(stored) if isinstance(entry, Deck))
        stored[place] = replace(dealt, cards=[0] * 48)
    elif damage == "a kind":
        stored[3] = Tick(stored[3].table, stored[3].version, stored[3].record)
    elif damage == "another table's":
        stored[3] = replace(stored[3], table="f" * 16)
    elif damage == "a missing entry":
        del stored[4]
    else:
        stored[6] = replace(stored[6], version=99)
    with pytest.raises(DamagedTable):
        Match.rebuild(match.setup, stored)


def test_a_table_of_an_older_rule_version_is_outdated() -> None:
    setup = new_setup()
    for game, rules in (("sannin", setup.rules + 1), ("koikoi", 1)):
        other = type(setup)(**{**setup.__dict__, "game": game, "rules": rules})
        with pytest.raises(OutdatedTable):
            Match(other)
        assert json.loads(other.head()[0].line)["game"] == game


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([Action.READ], "not complete"),
        ([Action.PASS, Action.PASS], "more than one choice"),
        ([Action.READ, *deck("J"), *deck("N")], "more than one choice"),
        ([Action.READ, *deck("C")], "cannot choose"),
        ([Action.STOP], "cannot choose"),
    ],
)
def test_a_choice_that_is_incomplete_or_more_than_one_is_illegal(actions: list[int], why: str) -> None:
    match = five_ribbons()
    before = values(match.table.state)
    with pytest.raises(IllegalAction, match=why):
        match.choose(0, actions, "id")
    assert values(match.table.state) == before


def test_a_hidden_choice_of_ribbons_adds_no_entry() -> None:
    """Versions do not reveal that a seat had ribbons to choose (C-166)."""
    match = five_ribbons()
    with_ribbons, _ = match.choose(0, [Action.READ, *deck("B")], "id")
    without, _ = match.choose(0, [Action.PASS], "id")
    assert with_ribbons.version == without.version == match.version + 1


@pytest.mark.parametrize("menu", PLAIN_MENUS[-1:], ids=str)
def test_the_number_of_clocked_draws_is_counted_from_the_entries(menu: Menu) -> None:
    """The number equals that of the match, which an outdated table does not have."""
    stored: list[Entry] = []
    drawn = set()
    for after, entry in entries(Match(new_setup(menu)), Random(3), months=2):
        stored.append(entry)
        assert cards_drawn(stored) == after.drawn
        drawn.add(after.drawn)
    assert drawn == set(range(1, 101))
    assert sum(isinstance(entry, Deck) for entry in stored) == 2
