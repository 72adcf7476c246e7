"""How a match with flower cards ended, seat by seat."""

from collections.abc import Mapping
from typing import Any, cast

from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.cli.language import Words, say
from hachiya.explain.money import signed
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import hanafuda
from hachiya.records.replaying import Replay


def played(game: Game) -> Words:
    """How long a match has gone on: {deals}."""
    return ROOMS[game.room].played


def results(found: Replay, lang: str) -> list[str]:
    """A row for each seat: its score, and once the match is over its result."""
    events = cast(list[Mapping[str, Any]], found.events)
    match, unit = events[0], hanafuda(found.table.game).unit
    last = events[-1] if events[-1]["e"] == "match_end" else None
    scores = last["totals"] if last else found.table.state.books.scores[: match["seats"]]
    rows = []
    for seat, name in enumerate(match["names"]):
        row = f"{seat} {name}  {signed(scores[seat], unit, lang)}"
        if last:
            result = signed(last["result"][seat], unit, lang)
            row += say(Words(f"  最終得点 {result}", f"  final {result}"), lang)
            row += say(Words("  勝ち", "  winner"), lang) if seat in last["winners"] else ""
        rows.append(row)
    return rows
