"""The score sheet of one match as data: each family of games has its own."""

from collections.abc import Iterable, Mapping
from typing import Any

from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.explain.earlier import Earlier
from hachiya.explain.families import PARTS
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.games.registry import find


def sheet_of(events: Iterable[Mapping[str, Any]], earlier: Earlier | None = None) -> ScoreSheet | LevelSheet:
    """The score sheet of one match; a match that is not over is shown as far as it goes.

    Deals `earlier` than the events have no rows, but stand in the sums.
    """
    found = list(events)
    sheet: ScoreSheet | LevelSheet = PARTS[family_of(found)].sheet(found, earlier or Earlier())
    return sheet


def family_of(events: Iterable[Mapping[str, Any]]) -> str:
    """To which family the game of these events belongs."""
    match = next(event for event in events if event["e"] == "match")
    return find(match["game"]).family
