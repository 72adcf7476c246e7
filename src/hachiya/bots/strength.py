"""The measured strength of each bot: figures of the arena, written by `bench/strengths.py`."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

REFERENCE = "greedy"
"""The bot against which every bot is measured; its moves never change, and its own strength is 0 by definition."""


@dataclass(frozen=True)
class Strength:
    """The average win of a bot per deal against reference bots; `low` to `high` is a 95 % interval."""

    unit: str
    """The unit of the figures: kan at ×1, or levels."""
    mean: float
    low: float
    high: float
    sd: float
    """Standard deviation of the blocks."""
    blocks: int
    """The number of duplicate deals behind it."""


def strength(game: str, bot: str) -> Strength | None:
    """The strength of a bot at a game; None where it has not been measured."""
    return _all().get((game, bot))


@cache
def _all() -> dict[tuple[str, str], Strength]:
    rows = json.loads(files("hachiya.bots").joinpath("strengths.json").read_text("utf-8"))
    return {(row.pop("game"), row.pop("bot")): Strength(**row) for row in rows}
