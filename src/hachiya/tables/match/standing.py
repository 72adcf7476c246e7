"""The standing of a table, for lists of tables; it holds nothing that spectators do not see."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from hachiya.engine.ledger import NOBODY
from hachiya.explain.families import PARTS
from hachiya.games.bashifen.state import PAIRS
from hachiya.games.registry import GAMES
from hachiya.tables.match.history import HistoryMatch
from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Entry, Imported, has_ended
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.standing import Standing
from hachiya.words.message import Message


def standing(match: Match) -> Standing:
    """Return the standing of a match: its scores, the awaited seat and the winners."""
    table = match.table
    n, scores = PARTS[table.game.family].number(table.state), table.game.scores(table.state)
    if table.over:
        end = match.course.events[-1]
        return Standing(match.setup.id, match.version, n, None, end.get("result", scores), end["winners"])
    if match.ended:
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return Standing(match.setup.id, match.version, n, None, scores, best)
    nobody = match.setup.open_seats or table.awaits_deal or table.is_open_call or table.turn == NOBODY
    return Standing(match.setup.id, match.version, n, None if nobody else table.turn, scores)


def recorded_standing(setup: Setup, entries: Sequence[Entry]) -> Standing:
    """Return the standing by the record alone, for a match that cannot be played on; it has no awaited seat."""
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
    if winners is None and has_ended(entries[-1].record if entries else []):
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Standing(setup.id, len(entries), n, None, scores, winners)


def imported_standing(match: HistoryMatch, entry: Imported) -> Standing:
    """Return the standing of a match from a history, whose whole record is one entry."""
    if match.replay.ended_early:  # the record has no line about the standing within a deal
        return standing(Match(match.setup).import_record(match.record)[0])
    return recorded_standing(match.setup, [entry])


def standing_message(setup: Setup, scores: Sequence[int], seat: int) -> Message | None:
    """Describe a seat's standing by a message; None if the game is unknown or has nothing to say."""
    today = GAMES.get(setup.game)
    game = today and (today.of_version(setup.rules) or today)
    if not game or not scores:
        return None
    return PARTS[game.family].standing(game, scores, seat)


def _events(entries: Iterable[Entry]) -> Iterable[Mapping[str, Any]]:
    return (cast(Mapping[str, Any], line.event) for entry in entries for line in entry.record)
