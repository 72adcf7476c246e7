"""The usual times of all tables."""

from dataclasses import dataclass

from hachiya.tables.stored.setup import USUAL_CLOCK


@dataclass(frozen=True)
class Defaults:
    """The usual times, which apply to tables without times of their own."""

    pace: int = 700
    """The time of a bot's move, in milliseconds."""
    clock: int = USUAL_CLOCK
    """The time of a card of the clock, in milliseconds."""
    idle_seconds: float = 300.0
    """How long an idle table stays in memory."""
    reading_seconds: float = 20.0
    """How long the next deal waits for persons who read the bill, at a table with a clock."""
    away_seconds: float = 90.0
    """How long others wait for an absent person, before a bot stands in."""
    words_seconds: float = 5.0
    """How long a deal waits for the words of a person for the shuffle, and again until they are opened."""
    still_seconds: float = 300.0
    """How long a present person may keep another waiting without a clock, before a bot stands in."""
    lobby_seconds: float = 60.0
    """How long a table whose host is away stays in the lobby."""
