"""The result of a match with flower cards, seat by seat."""

from collections.abc import Mapping
from typing import Any, cast

from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.explain.money import signed_sum
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import hanafuda, state_of
from hachiya.records.replaying import Replay
from hachiya.words.message import Message
from hachiya.words.say import terminal as words
from hachiya.words.voice import say


def deals_played(game: Game, deals: int) -> Message:
    """Say how many months or deals a match had."""
    return ROOMS[game.room].played(deals=deals)


def curve_title(game: Game) -> Message:
    """Return the title of the curve of scores."""
    return ROOMS[game.room].curve


def results(replay: Replay, lang: str) -> list[str]:
    """Write a row for each seat: its score, and its result after the match is over."""
    events = cast(list[Mapping[str, Any]], replay.events)
    match, unit = events[0], hanafuda(replay.table.game).unit
    last = events[-1] if events[-1]["e"] == "match_end" else None
    scores = last["totals"] if last else state_of(replay.table.state).books.scores[: match["seats"]]
    rows = []
    for seat, name in enumerate(match["names"]):
        who, score = f"{seat} {name}", signed_sum(scores[seat], unit)
        row = words.seat_score(name=who, score=score)
        if last:
            make_row = words.seat_won if seat in last["winners"] else words.seat_final
            row = make_row(name=who, score=score, result=signed_sum(last["result"][seat], unit))
        rows.append(say(row, lang))
    return rows
