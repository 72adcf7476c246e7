"""What persons say at a table, over HTTP: so that what is refused says why, in the language of who asked."""

from typing import Annotated, Self

from pydantic import Field, Strict, model_validator
from pydantic_core import PydanticCustomError

from hachiya.games.registry import MOST_SEATS
from hachiya.server.deeds import deed
from hachiya.tables.attendance.chat import FreeText, PhraseName
from hachiya.tables.protocol.incoming import Incoming


class Speaking(Incoming):
    """A phrase by its name, or free words: one of both."""

    phrase: PhraseName | None = None
    text: FreeText | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if (self.phrase is None) == (self.text is None):
            raise PydanticCustomError("chat", "Either a phrase or free words")
        return self


class Silencing(Incoming):
    """The seat that the host silences, or lets speak again."""

    seat: Annotated[int, Strict(), Field(ge=0, lt=MOST_SEATS)]
    silent: Annotated[bool, Strict()]


ROUTES = [
    deed("chat", Speaking, lambda live, seat, said: live.attendance.say(seat, live.match, said.phrase, said.text)),
    deed("silence", Silencing, lambda live, host, wish: live.silence(host, wish.seat, wish.silent)),
]
