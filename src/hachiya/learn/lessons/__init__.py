"""Lessons: a moment of a deal that was laid for it, what is said there, and the one right thing to do.

`GAME.toml` lists the lessons of a game in the order in which they are taught, and `GAME/RECORD.fuda` are their deals.
What a person is to choose, the record says: it is what its seat has chosen. What is said stands in the catalogue under
the lesson's name and the number of its step: `lessons-sannin-taking-2`, with what is said to another choice as `.not`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent


@dataclass(frozen=True)
class Step:
    """Said when `at` entries of the deal have been shown; `lit` are places and cards of the table that light up."""

    at: int
    lit: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """One idea. It begins with `start` entries of its deal (counted from 0) shown, and ends with `end` of them."""

    game: str
    name: str
    record: str
    start: int
    end: int
    steps: tuple[Step, ...]
    seat: int = 0
    deal: int = 0

    @property
    def key(self) -> str:
        """What its messages are called after."""
        return f"lessons-{self.game}-{self.name}"

    @property
    def text(self) -> bytes:
        """The record of its deal."""
        return (ROOT / self.game / f"{self.record}.fuda").read_bytes()


@cache
def lessons() -> Mapping[str, tuple[Lesson, ...]]:
    """The lessons of each game, in the order in which they are taught."""
    return {path.stem: tuple(_lessons(path)) for path in sorted(ROOT.glob("*.toml"))}


def _lessons(path: Path) -> list[Lesson]:
    found: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["lesson"]
    return [Lesson(path.stem, **{**one, "steps": tuple(map(_step, one["steps"]))}) for one in found]


def _step(one: Mapping[str, Any]) -> Step:
    return Step(one["at"], tuple(one.get("lit", ())))
