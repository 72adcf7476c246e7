"""How a table stands, in the few words of a list: nothing in it that spectators do not see."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from hachiya.engine.ledger import NOBODY
from hachiya.explain.families import PARTS
from hachiya.games.bashifen.state import PAIRS
from hachiya.tables.entries import Entry
from hachiya.tables.match import Match
from hachiya.tables.setup import Setup


@dataclass(frozen=True)
class Standing:
    """A table at a version.

    `scores` are by seat, in points or levels of the ladder (empty: unknown); of a match that is over they are its
    result. `winners` is None until then, and `turn` where no seat, or more than one, is awaited.
    """

    table: str
    version: int
    n: int
    turn: int | None
    scores: Sequence[int]
    winners: Sequence[int] | None = None
    at: int | None = None
    """In milliseconds since 1970; None: now."""


def standing(match: Match) -> Standing:
    """How a match stands that can be played on."""
    table = match.table
    n, scores = PARTS[table.game.family].number(table.state), table.game.scores(table.state)
    if table.over:
        end = match.course.events[-1]
        return Standing(match.setup.id, match.version, n, None, end.get("result", scores), end["winners"])
    nobody = match.setup.open_seats or table.awaits_deal or table.is_open_call or table.turn == NOBODY
    return Standing(match.setup.id, match.version, n, None if nobody else table.turn, scores)


def standing_told(setup: Setup, entries: Sequence[Entry]) -> Standing:
    """The same of what the entries have written, whether or not the match can be played on; nobody is awaited."""
    seats = len(setup.players)
    n, winners = 0, None
    scores: Sequence[int] = ()
    for event in _events(entries):
        if event["e"] == "deal":
            n = event["n"]
        elif event["e"] == "deal_end":
            scores = event["scores"] if "scores" in event else [event["stage"][seat % PAIRS] for seat in range(seats)]
        elif event["e"] == "match_end":
            scores, winners = event.get("result", scores), event["winners"]
    return Standing(setup.id, len(entries), n, None, scores, winners)


def _events(entries: Iterable[Entry]) -> Iterable[Mapping[str, Any]]:
    return (cast(Mapping[str, Any], one.event) for entry in entries for one in entry.record)
