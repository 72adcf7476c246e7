"""What a review says, as answers have it."""

from typing_extensions import TypedDict

from hachiya.desk.estimate import EstimateJson
from hachiya.desk.family import Family
from hachiya.records.fields import Number
from hachiya.words.message import Message


class AccuracyJson(TypedDict):
    """Decisions, how many were as good as the best, and what the others lost."""

    decisions: int
    good: int
    loss: Number


class SkillJson(TypedDict):
    """What was won in a deal beyond what the cards brought; without an interval where there is one deal alone."""

    mean: Number
    low: Number | None
    high: Number | None


class SatJson(AccuracyJson):
    """What is found of a seat."""

    name: str
    won: Number
    luck: Number
    skill: SkillJson
    deals: int
    kinds: dict[str, AccuracyJson]


class ReviewedDealJson(TypedDict):
    """A deal: its number, what each seat won, and how much of that the cards did."""

    n: int
    won: list[Number]
    luck: list[Number]


class ChoiceJson(TypedDict):
    """A choice by the name that is typed and the one that is said."""

    name: str
    said: Message


class MomentJson(TypedDict):
    """A decision; `at` counts the moments of the match before it."""

    deal: int
    at: int
    seat: int
    kind: str
    chosen: ChoiceJson
    best: ChoiceJson
    loss: Number
    lag: EstimateJson
    why: list[Message]


class ReviewJson(TypedDict):
    """A match that was looked at; `dearest` are places among the moments."""

    game: str
    worlds: int
    unit: Message
    seats: list[SatJson]
    deals: list[ReviewedDealJson]
    moments: list[MomentJson]
    dearest: list[int]


class ReviewAnswer(TypedDict):
    """How far a review is (`done` of so many steps, 0 while it is not known of how many), and what it found.

    `players` are those that `names` belong to; `starts`: how many moments of the match were before each deal.
    """

    game: str
    family: Family
    names: list[str]
    players: list[str]
    done: int
    of: int
    review: ReviewJson | None
    failed: bool
    starts: list[int]
