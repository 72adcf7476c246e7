"""The written sheet of one match: each family of games has its own, as its source draws it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hachiya.explain.bashifen.sheet import sheet as bashifen_sheet
from hachiya.explain.hanafuda.sheet import sheet as hanafuda_sheet
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.games.registry import find

_SHEETS: Mapping[str, Callable[[list[Mapping[str, Any]], str], str]] = {
    HANAFUDA: hanafuda_sheet,
    BASHIFEN: bashifen_sheet,
}
"""By the family of the game."""


def sheet(events: Iterable[Mapping[str, Any]], lang: str) -> str:
    """The score sheet of one match as plain text, in Japanese or English (`lang` "ja", "en").

    A match that is not over is shown as far as it goes.
    """
    found = list(events)
    match = next(event for event in found if event["e"] == "match")
    return _SHEETS[find(match["game"]).family](found, lang)
