"""A new match from a moment of another, against bots: a choice taken back, a deal played on or once more.

The other may be a match of the house, or a verified record from outside.

The other match stays as it was. The new one begins with the same decks and choices up to that moment, which are played
once more, and with a note of where it comes from; its person may sit in another seat, whose bot sits in theirs then.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, cast

from hachiya.bots.names import called, numbered
from hachiya.tables.match.match import Match
from hachiya.tables.match.seating import GUEST_NAME, SUBSTITUTE, new_id
from hachiya.tables.problems import NotAlone, NothingBefore, PlayedElsewhere
from hachiya.tables.replays.deal_replay import DealReplay
from hachiya.tables.replays.replay import MatchReplay
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.entries import Choice, Deck, Entry, Imported, Record, Tick
from hachiya.tables.stored.setup import OPEN, PERSON, Setup, TablePolicy


class Branch(NamedTuple):
    """A match that has been begun, with all that has led to where it stands."""

    match: Match
    entries: list[Entry]


def branch_match(setup: Setup, entries: Sequence[Entry], seat: int, moment: int | None) -> Branch:
    """A new match after so many moments of this one; without a number, before the person's own last choice.

    A moment is an entry of play that has written something. The person sits in `seat`. NotAlone where it is no match
    of one person against bots, PlayedElsewhere where nothing but its record is known, NothingBefore where there is no
    such moment, or nothing to play after it.
    """
    if [player for player in setup.players if player in (PERSON, OPEN)] != [PERSON] or seat >= len(setup.players):
        raise NotAlone
    if any(isinstance(entry, Imported) for entry in entries):
        raise PlayedElsewhere
    played = [entry for entry in entries if isinstance(entry, Deck | Tick | Choice)]
    number = _own_last(played) if moment is None else _after(played, moment)
    match, again = Match(_seated(setup, seat, number)), list[Entry]()
    for stored in played[:number]:
        match, entry = match.replay_entry(stored)
        again.append(entry)
    if match.over:
        raise NothingBefore
    return Branch(match, again)


def branch_record(replay: MatchReplay, seat: int, moment: int, defaults: Defaults) -> Branch:
    """A new match after so many moments of a record: a guest in `seat`, the bot that plays on for others elsewhere.

    PlayedElsewhere where a result alone is told, or the record does not say who has dealt first; NothingBefore as
    above, or where there is no such seat.
    """
    if seat >= len(replay.setup.names):
        raise NothingBefore
    match, again, told = Match(_anew(replay, seat, moment, defaults)), list[Entry](), 0
    for record, stored in _steps(replay):
        if told == moment:
            break
        if stored is None:
            raise PlayedElsewhere
        match, entry = match.replay_entry(stored)
        if entry.record != record:
            raise PlayedElsewhere  # another seat has dealt
        again.append(entry)
        told += bool(record)
    if told < moment or match.over:
        raise NothingBefore
    return Branch(match, again)


def _steps(replay: MatchReplay) -> Iterator[tuple[Record, Entry | None]]:
    """What each step of a record has written, and what a table would have kept of it."""
    for deal in replay.deals:
        deal_replay = DealReplay(replay, deal)
        for record in deal_replay.steps():
            yield record, deal_replay.entry


def _anew(replay: MatchReplay, seat: int, moment: int, defaults: Defaults) -> Setup:
    """The new table of a record."""
    recorded = replay.setup
    draw = next((cast(Any, event) for event in recorded.heading if event["e"] == "draw_seats"), None)
    players = tuple(PERSON if other == seat else SUBSTITUTE for other in range(len(recorded.names)))
    return Setup(
        id=new_id(),
        game=recorded.game,
        rules=recorded.rules,
        options=recorded.options,
        names=tuple(numbered([GUEST_NAME if player == PERSON else called(player) for player in players])),
        players=players,
        draws=draw and draw["draws"],
        pace=defaults.pace,
        clock=defaults.clock,
        host=seat,
        origin=f"Begun from a record, after {moment} of its moments.",
    )


def _own_last(played: Sequence[Entry]) -> int:
    """How many entries there were before the last choice that the person has made."""
    own = [at for at, entry in enumerate(played) if isinstance(entry, Choice) and entry.message is not None]
    if not own:
        raise NothingBefore
    return own[-1]


def _after(played: Sequence[Entry], moment: int) -> int:
    """How many entries there are up to this moment."""
    told = [at for at, entry in enumerate(played, 1) if entry.record]
    if not 1 <= moment <= len(told):
        raise NothingBefore
    return told[moment - 1]


def _seated(setup: Setup, seat: int, number: int) -> Setup:
    """The new table: the person in this seat."""
    names, players, own = list(setup.names), list(setup.players), setup.players.index(PERSON)
    for those in (names, players):
        those[own], those[seat] = those[seat], those[own]
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
