"""Lessons: a moment of a prepared deal, with explanations and one right choice.

`GAME.toml` lists the lessons of a game in the order in which they are taught, and `GAME/RECORD.fuda` are their deals.
The right choice is the one that the seat makes in the record. The text is in the catalogue, under the lesson's name and
the number of the step: `lessons-sannin-taking-2`; its attribute `.not` is the answer to another choice.
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
    """A step of a lesson: a text that is shown after `at` entries of the deal."""

    at: int
    """The number of entries of the deal before the step."""
    lit: tuple[str, ...] = ()
    """The places and cards of the table that the step highlights."""


@dataclass(frozen=True)
class Lesson:
    """A lesson on one idea, shown by a recorded deal.

    It begins after `start` entries of the deal and ends after `end`.
    """

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
        """The key with which the lesson's messages begin."""
        return f"lessons-{self.game}-{self.name}"

    @property
    def text(self) -> bytes:
        """The bytes of the file with the record of the lesson's deal."""
        return (ROOT / self.game / f"{self.record}.fuda").read_bytes()


@cache
def lessons() -> Mapping[str, tuple[Lesson, ...]]:
    """Return the lessons by game, in the order in which they are taught."""
    return {path.stem: tuple(_lessons(path)) for path in sorted(ROOT.glob("*.toml"))}


def _lessons(path: Path) -> list[Lesson]:
    entries: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["lesson"]
    return [Lesson(path.stem, **{**entry, "steps": tuple(map(_step, entry["steps"]))}) for entry in entries]


def _step(entry: Mapping[str, Any]) -> Step:
    return Step(entry["at"], tuple(entry.get("lit", ())))
