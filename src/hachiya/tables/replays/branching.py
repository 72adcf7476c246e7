"""A new match against bots from a moment of another match: a choice taken back, a deal played on or once more.

The other match may be one of this server or a verified record from outside; it stays unchanged. The new match begins
with the same decks and choices up to that moment, and with a note of its origin. Its person may take another seat,
whose bot then takes theirs.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, cast

from hachiya.bots.names import bot_name, number_names
from hachiya.tables.match.match import Match
from hachiya.tables.match.seating import GUEST_NAME, SUBSTITUTE, new_id
from hachiya.tables.problems import NotAlone, NothingBefore, PlayedElsewhere
from hachiya.tables.replays.deal_replay import DealReplay
from hachiya.tables.replays.replay import MatchReplay
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.entries import Choice, Deck, Entry, Imported, Record, Tick
from hachiya.tables.stored.setup import OPEN, PERSON, Setup, TablePolicy


class Branch(NamedTuple):
    """A new match that begins at a moment of another match, with the entries up to that moment."""

    match: Match
    entries: list[Entry]


def branch_match(setup: Setup, entries: Sequence[Entry], seat: int, moment: int | None) -> Branch:
    """Begin a new match after a moment of this one (counted from 1), with the person in `seat` and bots in the others.

    Without a moment it begins before the person's own last choice. A moment is an entry of play that has events.
    NotAlone where it is no match of one person against bots, PlayedElsewhere where only its record is known,
    NothingBefore where there is no such moment, or nothing to play after it.
    """
    if [player for player in setup.players if player in (PERSON, OPEN)] != [PERSON] or seat >= len(setup.players):
        raise NotAlone
    if any(isinstance(entry, Imported) for entry in entries):
        raise PlayedElsewhere
    play_entries = [entry for entry in entries if isinstance(entry, Deck | Tick | Choice)]
    number = _own_last(play_entries) if moment is None else _after(play_entries, moment)
    match, replayed = Match(_branch_setup(setup, seat, number)), list[Entry]()
    for stored_entry in play_entries[:number]:
        match, entry = match.replay_entry(stored_entry)
        replayed.append(entry)
    if match.over:
        raise NothingBefore
    return Branch(match, replayed)


def branch_record(replay: MatchReplay, seat: int, moment: int, defaults: Defaults) -> Branch:
    """Begin a new match after a number of moments of a record, with a guest in `seat` and bots in the others.

    PlayedElsewhere where only a result is known or the first dealer is not; NothingBefore where there is no such seat
    or moment, or nothing to play after it.
    """
    if seat >= len(replay.setup.names):
        raise NothingBefore
    match, replayed, moments = Match(_record_setup(replay, seat, moment, defaults)), list[Entry](), 0
    for record, stored_entry in _steps(replay):
        if moments == moment:
            break
        if stored_entry is None:
            raise PlayedElsewhere
        match, entry = match.replay_entry(stored_entry)
        if entry.record != record:
            raise PlayedElsewhere  # another seat has dealt
        replayed.append(entry)
        moments += bool(record)
    if moments < moment or match.over:
        raise NothingBefore
    return Branch(match, replayed)


def _steps(replay: MatchReplay) -> Iterator[tuple[Record, Entry | None]]:
    """The record of each step of a replay, with the entry that a table would have stored."""
    for deal in replay.deals:
        deal_replay = DealReplay(replay, deal)
        for record in deal_replay.steps():
            yield record, deal_replay.entry


def _record_setup(replay: MatchReplay, seat: int, moment: int, defaults: Defaults) -> Setup:
    """The setup of a new table from a record."""
    recorded = replay.setup
    draw = next((cast(Any, event) for event in recorded.heading if event["e"] == "draw_seats"), None)
    players = tuple(PERSON if other == seat else SUBSTITUTE for other in range(len(recorded.names)))
    return Setup(
        id=new_id(),
        game=recorded.game,
        rules=recorded.rules,
        options=recorded.options,
        names=tuple(number_names([GUEST_NAME if player == PERSON else bot_name(player) for player in players])),
        players=players,
        draws=draw and draw["draws"],
        pace=defaults.pace,
        clock=defaults.clock,
        host=seat,
        origin=f"Begun from a record, after {moment} of its moments.",
    )


def _own_last(play_entries: Sequence[Entry]) -> int:
    """The number of entries before the person's last choice."""
    own = [at for at, entry in enumerate(play_entries) if isinstance(entry, Choice) and entry.message is not None]
    if not own:
        raise NothingBefore
    return own[-1]


def _after(play_entries: Sequence[Entry], moment: int) -> int:
    """The number of entries up to this moment."""
    counts = [count for count, entry in enumerate(play_entries, 1) if entry.record]
    if not 1 <= moment <= len(counts):
        raise NothingBefore
    return counts[moment - 1]


def _branch_setup(setup: Setup, seat: int, number: int) -> Setup:
    """The setup of the new table, with the person in this seat."""
    names, players, own = list(setup.names), list(setup.players), setup.players.index(PERSON)
    for column in (names, players):
        column[own], column[seat] = column[seat], column[own]
    return replace(
        setup,
        id=new_id(),
        names=tuple(names),
        players=tuple(players),
        follows=None,
        sat=None,
        host=seat,
        policy=TablePolicy(),
        reveal=None,
        timing=None,
        shuffled_as=None,
        origin=f"Begun from table {setup.id}, after {number} of its entries.",
    )
