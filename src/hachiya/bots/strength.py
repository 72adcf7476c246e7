"""How strong each bot has been measured to be: figures of the arena, written by `bench/strengths.py`."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

REFERENCE = "greedy"
"""Among whom every bot is measured: its moves never change. Its own strength is 0, for all payments add up to 0."""


@dataclass(frozen=True)
class Strength:
    """What a bot wins a deal, on average, among others that are the reference; `low` to `high` is a 95 % interval."""

    unit: str
    """kan at ×1, or levels."""
    mean: float
    low: float
    high: float
    sd: float
    """Standard deviation of the blocks."""
    blocks: int
    """Duplicate deals behind it."""


def strength(game: str, bot: str) -> Strength | None:
    """The strength of a bot at a game; None where it has not been measured."""
    return _all().get((game, bot))


@cache
def _all() -> dict[tuple[str, str], Strength]:
    rows = json.loads(files("hachiya.bots").joinpath("strengths.json").read_text("utf-8"))
    return {(row.pop("game"), row.pop("bot")): Strength(**row) for row in rows}
