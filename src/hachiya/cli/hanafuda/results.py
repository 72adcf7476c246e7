"""How a match with flower cards ended, seat by seat."""

from collections.abc import Mapping
from typing import Any, cast

from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.explain.money import signed
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import hanafuda
from hachiya.records.replaying import Replay
from hachiya.words.message import Message
from hachiya.words.say import terminal as words
from hachiya.words.voice import say


def played(game: Game, deals: int) -> Message:
    """How long a match has gone on."""
    return ROOMS[game.room].played(deals=deals)


def curve(game: Game) -> Message:
    """What stands over the curve of the scores."""
    return ROOMS[game.room].curve


def results(found: Replay, lang: str) -> list[str]:
    """A row for each seat: its score, and once the match is over its result."""
    events = cast(list[Mapping[str, Any]], found.events)
    match, unit = events[0], hanafuda(found.table.game).unit
    last = events[-1] if events[-1]["e"] == "match_end" else None
    scores = last["totals"] if last else found.table.state.books.scores[: match["seats"]]
    rows = []
    for seat, name in enumerate(match["names"]):
        who, score = f"{seat} {name}", signed(scores[seat], unit)
        row = words.seat_score(name=who, score=score)
        if last:
            ended = words.seat_won if seat in last["winners"] else words.seat_final
            row = ended(name=who, score=score, result=signed(last["result"][seat], unit))
        rows.append(say(row, lang))
    return rows
