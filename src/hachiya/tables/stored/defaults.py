"""What holds at every table that says nothing else."""

from dataclasses import dataclass

from hachiya.tables.stored.setup import USUAL_CLOCK


@dataclass(frozen=True)
class Defaults:
    """What holds where a table says nothing else, and how long one that nobody watches stays in memory."""

    pace: int = 700
    """Milliseconds that a bot takes for a move."""
    clock: int = USUAL_CLOCK
    """Milliseconds a card where a clock draws."""
    idle_seconds: float = 300.0
    reading_seconds: float = 20.0
    """How long at most the next deal waits for persons who read the bill, where a clock would deal on."""
    away_seconds: float = 90.0
    """How long others wait for a person who is not here, before a bot plays for them."""
    words_seconds: float = 5.0
    """How long a deal waits for the words of a person for the shuffle, and again until they are opened."""
    still_seconds: float = 300.0
    """How long a person who is here may keep another waiting where there are no clocks, before a bot plays for them."""
    lobby_seconds: float = 60.0
    """How long a table stays in the lobby whose host is away."""
