"""Events around the game, alike in every record: seats that change hands; all else needs no words."""

from collections.abc import Mapping
from typing import Any

from hachiya.games.words import Words

SEAT_CHANGE = {
    "person": Words("席{seat}に{name}さんが着きました。", "{name} takes seat {seat}."),
    "bot": Words("席{seat}はコンピューターの{name}が受け持ちます。", "The computer player {name} takes seat {seat}."),
}
SILENT = {"commit", "entropy", "reveal", "note"}
"""They tell nothing at the table, or are words themselves."""


def seat_change(event: Mapping[str, Any], lang: str) -> str:
    """Who sits there now."""
    template = SEAT_CHANGE[event["by"]]
    return (template.ja if lang == "ja" else template.en).format(seat=event["seat"], name=event["name"])
