"""How strong a bot that searches is."""

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Level:
    """How long a bot thinks, and how firmly it stands by what it found."""

    worlds: int
    """In how many worlds a choice is tried at most."""
    seconds: float = inf
    """After which no further worlds are tried."""
    temperature: float = 0.0
    """In kan, at bashifen in stages: a choice that seems worse by this much is made e times as seldom as the best."""
