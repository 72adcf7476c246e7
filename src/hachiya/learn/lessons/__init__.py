"""Lessons: a moment of a prepared deal, with explanations and one right choice.

`GAME.toml` lists the lessons of a game in the order in which they are taught, and `GAME/RECORD.fuda` are their deals.
The right choice is the one that the seat makes in the record. The text is in the catalogue, under the lesson's name and
the number of the step: `lessons-sannin-taking-2`; its attribute `.not` is the answer to another choice.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

Panel = Literal["left", "right"]
"""A panel beside the table."""

ROOT = Path(__file__).parent
JUDGED = ROOT / "judged.json"
"""By the key of a lesson and the entries before a choice: the choices that are worse than the right one, and why."""


@dataclass(frozen=True)
class Step:
    """A step of a lesson: a text that is shown after `at` entries of the deal."""

    at: int
    """The number of entries of the deal before the step."""
    lit: tuple[str, ...] = ()
    """The places and cards of the table that the step highlights; `months` shows the whole deck beside the words."""


@dataclass(frozen=True)
class Lesson:
    """A lesson on one idea, shown by a recorded deal.

    It begins after `start` entries of the deal and ends after `end`.
    """

    game: str
    name: str
    card: str
    """The card of its picture, as records of its game spell it."""
    panels: tuple[Panel, ...]
    """The panels beside the table that the person has met in this lesson or before."""
    record: str
    start: int
    end: int
    steps: tuple[Step, ...]
    seat: int = 0
    deal: int = 0
    room: str | None = None
    """The page on which what the lesson teaches is done, if there is one."""

    @property
    def key(self) -> str:
        """The key with which the lesson's messages begin."""
        return f"lessons-{self.game}-{self.name}"

    @property
    def judged(self) -> Mapping[str, object]:
        """By the entries before a choice of the seat: the choices that are surely worse than the right one, and why."""
        return _judged().get(self.key, {})

    @property
    def text(self) -> bytes:
        """The bytes of the file with the record of the lesson's deal."""
        return (ROOT / self.game / f"{self.record}.fuda").read_bytes()


@cache
def lessons() -> Mapping[str, tuple[Lesson, ...]]:
    """Return the lessons by game, in the order in which they are taught."""
    return {path.stem: tuple(_lessons(path)) for path in sorted(ROOT.glob("*.toml"))}


@cache
def _judged() -> Mapping[str, Mapping[str, object]]:
    judged: dict[str, dict[str, object]] = json.loads(JUDGED.read_text("utf-8"))
    return judged


def _lessons(path: Path) -> Iterator[Lesson]:
    course = tomllib.loads(path.read_text("utf-8"))
    panels: tuple[Panel, ...] = tuple(course.get("panels", ()))
    for entry in course["lesson"]:
        if "opens" in entry:
            panels += (entry.pop("opens"),)
        yield Lesson(path.stem, **{**entry, "steps": tuple(map(_step, entry["steps"])), "panels": panels})


def _step(entry: Mapping[str, Any]) -> Step:
    return Step(entry["at"], tuple(entry.get("lit", ())))
