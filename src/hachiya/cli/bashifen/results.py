"""How a match of bashifen ended, pair by pair."""

from collections.abc import Mapping
from typing import Any, cast

from hachiya.cli.language import Words, say
from hachiya.explain.bashifen.speaker import rank_name
from hachiya.games.bashifen.state import PAIRS
from hachiya.games.game import Game
from hachiya.records.replaying import Replay

_STAGE = Words("ステージ {stage}", "stage {stage}")
_WINNERS = Words("  勝ち", "  winners")


def played(_game: Game) -> Words:
    """How long a match has gone on: {deals}."""
    return Words("{deals}局", "{deals} deals")


def results(found: Replay, lang: str) -> list[str]:
    """A row for each pair: its stage, and whether it has won."""
    match, books = cast(Mapping[str, Any], found.events[0]), found.table.state.books
    rows = []
    for pair in range(PAIRS):
        seats = range(pair, match["seats"], PAIRS)
        people = say(Words("・", " & "), lang).join(f"{seat} {match['names'][seat]}" for seat in seats)
        stage = rank_name(books.stage[pair]) if books.stage[pair] else "0"
        won = say(_WINNERS, lang) if books.winners == pair else ""
        rows.append(f"{people}  {say(_STAGE, lang).format(stage=stage)}{won}")
    return rows
