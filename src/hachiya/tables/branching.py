"""A new match from a moment of another, against bots: a choice taken back, a deal played on or once more.

The other match stays as it was. The new one begins with the same decks and choices up to that moment, which are played
once more, and with a note of where it comes from; its person may sit in another seat, whose bot sits in theirs then.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from hachiya.tables.entries import Choice, Deck, Entry, Imported, Tick
from hachiya.tables.match import Match
from hachiya.tables.opening import new_id
from hachiya.tables.problems import NotAlone, NothingBefore, PlayedElsewhere
from hachiya.tables.setup import OPEN, PERSON, Manners, Setup


class Branch(NamedTuple):
    """A match that has been begun, with all that has led to where it stands."""

    match: Match
    entries: list[Entry]


def branched(setup: Setup, entries: Sequence[Entry], seat: int, moment: int | None) -> Branch:
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
        match, entry = match.again(stored)
        again.append(entry)
    if match.over:
        raise NothingBefore
    return Branch(match, again)


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
        manners=Manners(),
        reveal=None,
        timing=None,
        shuffled_as=None,
        origin=f"Begun from table {setup.id}, after {number} of its entries.",
    )
