"""How long persons may think at a table, and until when a table waits."""

from dataclasses import dataclass
from typing import Annotated, NamedTuple

from pydantic import Field, model_validator, with_config
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count
from hachiya.tables.protocol.incoming import Incoming

SLOW_SECONDS = 3600
"""Where each choice may take so long, nobody is expected to stay."""


class Timing(NamedTuple):
    """In seconds: for each choice, for all choices of a match, and what each of these gives back. None: no limit.

    Where neither is limited the table waits for everyone, whether or not they are here.
    """

    move: int | None = None
    match: int | None = None
    more: int = 0

    @property
    def is_slow(self) -> bool:
        """May every choice take hours?"""
        return self.match is None and self.move is not None and self.move >= SLOW_SECONDS

    @property
    def is_endless(self) -> bool:
        """Does the table wait for everyone, however long that is?"""
        return self.match is None and self.move is None

    @property
    def expects_company(self) -> bool:
        """Are those who play expected to stay at the table?"""
        return not self.is_slow and not self.is_endless


@with_config(STRICT)
class TimingTold(TypedDict):
    """The same in a message."""

    move: Count | None
    match: Count | None
    more: Count


class TimingOrder(Incoming):
    """How long persons may think, in seconds: for a choice, or for a match with `more` after each choice, or both.

    With neither the table waits for everyone.
    """

    move: Annotated[int, Field(ge=5, le=7 * 86_400)] | None = None
    match: Annotated[int, Field(ge=60, le=86_400)] | None = None
    more: Annotated[int, Field(ge=0, le=300)] = 0

    @model_validator(mode="after")
    def _limits(self) -> "TimingOrder":
        if self.more and self.match is None:
            raise ValueError("only a time for the match is given back")
        return self

    def timing(self) -> Timing:
        """The same."""
        return Timing(self.move, self.match, self.more)


@dataclass(frozen=True)
class Deadline:
    """Until when a table waits for a person, in milliseconds since 1970; None: for nobody."""

    table: str
    at: int | None
