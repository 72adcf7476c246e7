"""The answers about hints, reviews, puzzles and drills."""

from typing import Literal

from typing_extensions import TypedDict

from hachiya.tables.reels.shapes import DealAnswer
from hachiya.words.wire import CardsJson, MessageJson, PackJson

Family = Literal["hanafuda", "bashifen"]


class EstimateJson(TypedDict):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class JudgedJson(TypedDict):
    """A choice: its actions, what it is worth, how much less than the best, whether it may be as good, and why not."""

    actions: list[int]
    said: MessageJson
    worth: EstimateJson
    lag: EstimateJson
    as_good: bool
    why: list[MessageJson]


class HintAnswer(TypedDict):
    """A hint at a version of the table, by so many worlds; `more`: a further round would know it better. Best first."""

    version: int
    worlds: int
    more: bool
    unit: MessageJson
    choices: list[JudgedJson]


class AccuracyJson(TypedDict):
    """Decisions, how many were as good as the best, and what the others lost."""

    decisions: int
    good: int
    loss: float


class SkillJson(TypedDict):
    """What was won in a deal beyond what the cards brought; without an interval where there is one deal alone."""

    mean: float
    low: float | None
    high: float | None


class SatJson(AccuracyJson):
    """What is found of a seat."""

    name: str
    won: float
    luck: float
    skill: SkillJson
    deals: int
    kinds: dict[str, AccuracyJson]


class ReviewedDealJson(TypedDict):
    """A deal: its number, what each seat won, and how much of that the cards did."""

    n: int
    won: list[float]
    luck: list[float]


class ChoiceJson(TypedDict):
    """A choice by the name that is typed and the one that is said."""

    name: str
    said: MessageJson


class MomentJson(TypedDict):
    """A decision; `at` counts the moments of the match before it."""

    deal: int
    at: int
    seat: int
    kind: str
    chosen: ChoiceJson
    best: ChoiceJson
    loss: float
    lag: EstimateJson
    why: list[MessageJson]


class ReviewJson(TypedDict):
    """A match that was looked at; `dearest` are places among the moments."""

    game: str
    worlds: int
    unit: MessageJson
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


class PuzzleShelf(TypedDict):
    """A game's puzzles: how many, and the name of today's."""

    game: str
    family: Family
    puzzles: int
    today: str


class PuzzleChoice(TypedDict):
    """A choice of a puzzle, what it is worth, and by how much it is surely worse than the best."""

    actions: list[int]
    said: MessageJson
    worth: float
    behind: float


class PuzzleAnswer(TypedDict):
    """A puzzle: the deal up to the choice as its seat saw it, and the solution. Best first."""

    name: str
    game: str
    family: Family
    seat: int
    deal: DealAnswer
    unit: MessageJson
    choices: list[PuzzleChoice]
    reasons: list[MessageJson]


class ShownJson(TypedDict):
    """What is known: cards with their title, or a sentence alone."""

    title: MessageJson
    cards: CardsJson | PackJson | None


class DrillAnswer(TypedDict):
    """A small question: the right answer is in the place `right` of the options."""

    kind: str
    number: int
    names: list[str]
    asks: MessageJson
    shown: list[ShownJson]
    options: list[MessageJson]
    right: int
    tells: list[MessageJson]
