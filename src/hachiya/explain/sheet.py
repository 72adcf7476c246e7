"""The score sheet of one match as data; each family of games has its own form."""

from collections.abc import Iterable, Mapping
from typing import Any

from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.explain.earlier import Earlier
from hachiya.explain.families import PARTS
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.games.registry import find


def sheet_of(events: Iterable[Mapping[str, Any]], earlier: Earlier | None = None) -> ScoreSheet | LevelSheet:
    """The score sheet of one match by its events, whether the match is finished or not.

    Deals `earlier` than the events have no rows; the sums include them.
    """
    match = list(events)
    sheet: ScoreSheet | LevelSheet = PARTS[family_of(match)].sheet(match, earlier or Earlier())
    return sheet


def family_of(events: Iterable[Mapping[str, Any]]) -> str:
    """The family (`Game.family`) of the game that these events belong to."""
    match = next(event for event in events if event["e"] == "match")
    return find(match["game"]).family
