"""Orders of new tables, as a page sends them."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from hachiya.games.registry import MOST_SEATS
from hachiya.records.fields import Points, Word
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import Clock, Name, Pace, PlantSign
from hachiya.tables.stored.setup import Reveal
from hachiya.tables.stored.timing import Timing


class TimingOrder(Incoming):
    """The time limits of persons in seconds: for each choice (`move`), or for the match (`match`), or both.

    With a limit for the match, each choice gives back `more` seconds. Without limits the table waits for everyone.
    """

    move: Annotated[int, Field(ge=5, le=7 * 86_400)] | None = None
    match: Annotated[int, Field(ge=60, le=86_400)] | None = None
    more: Annotated[int, Field(ge=0, le=300)] = 0

    @model_validator(mode="after")
    def _limits(self) -> "TimingOrder":
        if self.more and self.match is None:
            raise ValueError("Only a time for the match is given back")
        return self

    def timing(self) -> Timing:
        """Return the time limits as they are stored."""
        return Timing(self.move, self.match, self.more)


class NewTable(Incoming):
    """A table to open: the rules, the person who asks, and the opponents (bots' names, or `person`).

    A person without a name is a guest. At a table that is not `watched` there are no spectators while it is played; in
    the `lobby` anyone finds it; with `free_words` people may write to one another what they like. `reveal` says when
    the secrets of a fair shuffle are revealed; `never`: nothing is promised, and the server shuffles alone. Without it
    they are revealed at the end of the match among persons, and `never` with bots.
    """

    game: Word
    options: dict[Word, Word | Points] = Field(default_factory=dict, max_length=20)
    name: Name | None = None
    opponents: Annotated[list[Word], Field(max_length=MOST_SEATS - 1)]
    pace: Pace | None = None
    clock: Clock | None = None
    sign: PlantSign | None = None
    watched: bool = True
    reveal: Reveal | Literal["never"] | None = None
    lobby: bool = False
    timing: TimingOrder | None = None
    free_words: bool = False
