"""A branch is a new match with the cards and choices of another up to a moment; the other stays unchanged."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from hachiya.matches.match import Match as LibraryMatch
from hachiya.records.replay import replays
from hachiya.tables.match.match import Match
from hachiya.tables.problems import NotAlone, NothingBefore, PlayedElsewhere
from hachiya.tables.replays.branching import branch_match, branch_record
from hachiya.tables.replays.replay import Origin, read_replays
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.entries import Choice, Deck, Entry, Imported
from hachiya.tables.stored.setup import PERSON, Setup
from tests.playing import PLAIN_MENUS, SANNIN, Menu
from tests.tables.play import entries, new_setup

BY_ITS_RESULT = b"""fuda 1
game bashifen v1 seats 4 names "Aki" "Ben" "Chie" "Dai"
tally 1 dealer 0 stage 0 0 points 55 failed_lead none
deal_end points 55 stage 4 0 dealer 2
"""

MENUS = {menu.game: menu for menu in PLAIN_MENUS}


def played(menu: Menu, months: int = 2) -> tuple[Setup, list[Entry]]:
    """A match of one person in seat 1, whose choices have message ids as from a page."""
    players = tuple(PERSON if seat == 1 else "greedy" for seat in range(menu.seats))
    setup = replace(new_setup(menu), players=players)
    kept = [entry for _, entry in entries(Match(setup), Random(3), months)]
    return setup, [_with_message(entry, at) for at, entry in enumerate(kept)]


def _with_message(entry: Entry, at: int) -> Entry:
    """Add a message id to a person's choice; bots' choices have none."""
    return replace(entry, message=f"x-{at}" if entry.seat == 1 else None) if isinstance(entry, Choice) else entry


def lines(kept: Sequence[Entry]) -> list[str]:
    return [line.line for entry in kept for line in entry.record]


@pytest.mark.parametrize("menu", MENUS.values(), ids=str)
def test_a_branch_repeats_the_record_up_to_the_moment_shown_by_the_replay(menu: Menu) -> None:
    """The record of the branch is that of the other match up to the moment, with a note before it."""
    setup, kept = played(menu)
    text = "".join(f"{item.line}\n" for item in setup.head()) + "".join(f"{line}\n" for line in lines(kept))
    [replay] = read_replays(text.encode(), Origin("a" * 16))
    moments = [entry for entry in kept if entry.record]
    assert sum(deal.moments for deal in replay.deals) == len(moments)
    for moment in Random(5).sample(range(1, len(moments)), 8):
        match, again = branch_match(setup, kept, 1, moment)
        assert lines(again) == lines(moments[:moment])
        head = [cast(Any, line.event) for line in match.setup.head()]
        assert [event["e"] for event in head][:2] == ["match", "note"]
        assert setup.id in head[1]["text"]
        events = [*head, *(cast(Any, line.event) for entry in again for line in entry.record)]
        assert not next(replays(enumerate(events, 1))).due
        assert Match.rebuild(match.setup, again).version == match.version


def test_a_branch_without_a_moment_takes_back_the_last_own_choice() -> None:
    setup, kept = played(SANNIN)
    own = [at for at, entry in enumerate(kept) if isinstance(entry, Choice) and entry.message]
    match, again = branch_match(setup, kept, 1, None)
    assert len(again) == own[-1]
    assert match.table.turn == 1
    assert not match.over
    earlier, _ = branch_match(match.setup, again, 1, None)
    assert earlier.version == own[-2]


def test_a_branch_plays_the_same_deal_from_another_seat() -> None:
    setup, kept = played(SANNIN)
    match, again = branch_match(setup, kept, 2, 1)
    assert [type(entry) for entry in again] == [Deck]
    assert cast(Deck, again[0]).cards == cast(Deck, kept[0]).cards
    assert match.setup.players == ("greedy", "greedy", PERSON)
    assert match.setup.names == (setup.names[0], setup.names[2], setup.names[1])
    assert match.setup.host == 2


def test_a_branch_is_refused_where_several_persons_or_only_bots_play() -> None:
    setup, kept = played(SANNIN)
    for players in ((PERSON, PERSON, "greedy"), ("greedy",) * 3):
        with pytest.raises(NotAlone):
            branch_match(replace(setup, players=players), kept, 1, 3)
    with pytest.raises(NotAlone):
        branch_match(setup, kept, 3, 3)


def test_a_branch_at_a_moment_without_a_choice_is_refused() -> None:
    setup, kept = played(SANNIN, months=100)
    for moment in (len(kept) + 1, sum(bool(entry.record) for entry in kept)):
        with pytest.raises(NothingBefore):
            branch_match(setup, kept, 1, moment)
    with pytest.raises(NothingBefore):
        branch_match(setup, kept[:1], 1, None)
    with pytest.raises(PlayedElsewhere):
        branch_match(setup, [Imported(setup.id, 1, [])], 1, 1)


@pytest.mark.parametrize("menu", MENUS.values(), ids=str)
def test_a_branch_of_an_uploaded_record_is_played_on(menu: Menu) -> None:
    """The branch has the record's decks and choices up to the moment, and bots in all seats but one."""
    setup, kept = played(menu)
    text = "".join(f"{item.line}\n" for item in setup.head()) + "".join(f"{line}\n" for line in lines(kept))
    [replay] = read_replays(text.encode(), Origin("a" * 16))
    moments = [entry for entry in kept if entry.record]
    seat = menu.seats - 1
    for moment in Random(5).sample(range(1, len(moments)), 8):
        match, again = branch_record(replay, seat, moment, Defaults())
        assert lines(again) == lines(moments[:moment])
        assert [player == PERSON for player in match.setup.players] == [at == seat for at in range(menu.seats)]
        assert match.setup.host == seat
        assert match.setup.origin is not None
        assert Match.rebuild(match.setup, again).version == match.version


def test_a_branch_of_an_uploaded_record_without_such_a_choice_is_refused() -> None:
    setup, kept = played(SANNIN, months=100)
    text = "".join(f"{item.line}\n" for item in setup.head()) + "".join(f"{line}\n" for line in lines(kept))
    [replay] = read_replays(text.encode(), Origin("a" * 16))
    moments = sum(deal.moments for deal in replay.deals)
    for seat, moment in ((0, moments), (0, moments + 1), (3, 1)):
        with pytest.raises(NothingBefore):
            branch_record(replay, seat, moment, Defaults())


def test_a_branch_of_a_record_of_results_alone_is_refused() -> None:
    """So is a record in which another seat deals than the table's rules say."""
    [replay] = read_replays(BY_ITS_RESULT, Origin("a" * 16))
    with pytest.raises(PlayedElsewhere):
        branch_record(replay, 0, 1, Defaults())
    match = LibraryMatch("sannin", seed=4, dealer=1)
    match.deal()
    [replay] = read_replays(match.to_jsonl().encode(), Origin("a" * 16))
    with pytest.raises(PlayedElsewhere):
        branch_record(replay, 0, 1, Defaults())
