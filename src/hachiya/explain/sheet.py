"""The written sheet of one match: each family of games has its own, as its source draws it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hachiya.explain.bashifen.sheet import Stages, stages
from hachiya.explain.bashifen.text import text as stages_text
from hachiya.explain.hanafuda.sheet import ScoreSheet, score_sheet
from hachiya.explain.hanafuda.text import text as score_text
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.games.registry import find

Events = list[Mapping[str, Any]]

_SHEETS: Mapping[str, Callable[[Events], ScoreSheet | Stages]] = {HANAFUDA: score_sheet, BASHIFEN: stages}
"""By the family of the game."""


def sheet_of(events: Iterable[Mapping[str, Any]]) -> ScoreSheet | Stages:
    """The score sheet of one match as data; a match that is not over is shown as far as it goes."""
    found = list(events)
    match = next(event for event in found if event["e"] == "match")
    return _SHEETS[find(match["game"]).family](found)


def sheet(events: Iterable[Mapping[str, Any]], language: str) -> str:
    """The score sheet of one match as plain text, in a language by its code."""
    found = sheet_of(events)
    return stages_text(found, language) if isinstance(found, Stages) else score_text(found, language)
