"""The skill of a bot that searches: how long it looks, and what it thinks of the others."""

from dataclasses import dataclass
from enum import Enum


class Others(Enum):
    """A model of the other players, by which they play in the trials."""

    GREEDY = "greedy"
    """They bid as greedy does."""
    MASTERS = "masters"
    """They bid as the strongest bots do, by limits that were fitted to what these bid."""


class Goal(Enum):
    """What a search wants to win."""

    POINTS = "points"
    """As many points as possible in each deal."""
    MATCH = "match"
    """The match: a deal is worth what it adds to the chance of winning it."""


@dataclass(frozen=True)
class Skill:
    """The skill of a bot that searches."""

    worlds: int
    """The most possible deals of the hidden cards in which it tries each choice."""
    tries: int = 6
    """Random deals of the hidden hands, of which the one that contradicts the shown yaku and the bids least is used."""
    others: Others = Others.GREEDY
    goal: Goal = Goal.POINTS


MASTER = Skill(worlds=800)
GRANDMASTER = Skill(worlds=800, tries=24, others=Others.MASTERS, goal=Goal.MATCH)
