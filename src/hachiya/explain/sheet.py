"""The written sheet of one match: each family of games has its own, as its source draws it."""

from collections.abc import Iterable, Mapping
from typing import Any

from hachiya.explain.bashifen.sheet import Stages
from hachiya.explain.earlier import Earlier
from hachiya.explain.families import PARTS, Parts
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.games.registry import find


def sheet_of(events: Iterable[Mapping[str, Any]], earlier: Earlier | None = None) -> ScoreSheet | Stages:
    """The score sheet of one match as data; a match that is not over is shown as far as it goes.

    Deals `earlier` than the events have no rows, but stand in the sums.
    """
    found = list(events)
    sheet: ScoreSheet | Stages = _parts(found).sheet(found, earlier or Earlier())
    return sheet


def sheet(events: Iterable[Mapping[str, Any]], language: str) -> str:
    """The score sheet of one match as plain text, in a language by its code."""
    found = list(events)
    parts = _parts(found)
    return parts.text(parts.sheet(found, Earlier()), language)


def _parts(events: Iterable[Mapping[str, Any]]) -> Parts[Any]:
    match = next(event for event in events if event["e"] == "match")
    return PARTS[find(match["game"]).family]
