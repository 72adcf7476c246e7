"""What persons say at a table, over HTTP: so that what is refused says why, in the language of who asked."""

from typing import Annotated, Self

from pydantic import Field, Strict, model_validator
from pydantic_core import PydanticCustomError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hachiya.games.registry import MOST_SEATS
from hachiya.server.asked import own_seat, posted
from hachiya.server.body import read_body
from hachiya.server.hub import hub_of
from hachiya.tables.chat import MOST_SAID, FreeText, PhraseName
from hachiya.tables.protocol.incoming import Incoming


class Speaking(Incoming):
    """A phrase by its name, or free words: one of both."""

    phrase: PhraseName | None = None
    text: FreeText | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if (self.phrase is None) == (self.text is None):
            raise PydanticCustomError("chat", "either a phrase or free words")
        return self


class Reporting(Incoming):
    """The number of what was said."""

    number: Annotated[int, Strict(), Field(ge=1, le=10 * MOST_SAID)]


class Silencing(Incoming):
    """The seat that the host silences, or lets speak again."""

    seat: Annotated[int, Strict(), Field(ge=0, lt=MOST_SEATS)]
    silent: Annotated[bool, Strict()]


async def chat(request: Request) -> Response:
    """The person at the own seat says something to all."""
    hub = hub_of(request)
    body = read_body(Speaking, await posted(request, hub))
    table, seat = await own_seat(request, hub)
    await hub.tables.say(table, seat, body.phrase, body.text)
    return Response(status_code=204)


async def report(request: Request) -> Response:
    """The host is told that the person at the own seat complains."""
    hub = hub_of(request)
    body = read_body(Reporting, await posted(request, hub))
    table, seat = await own_seat(request, hub)
    await hub.tables.report(table, seat, body.number)
    return Response(status_code=204)


async def silence(request: Request) -> Response:
    """A seat says nothing more, by the host's wish, or may speak again."""
    hub = hub_of(request)
    body = read_body(Silencing, await posted(request, hub))
    table, host = await own_seat(request, hub)
    await hub.tables.silence(table, host, body.seat, body.silent)
    return Response(status_code=204)


ROUTES = [
    Route("/t/{table}/{viewer}/chat", chat, methods=["POST"]),
    Route("/t/{table}/{viewer}/report", report, methods=["POST"]),
    Route("/t/{table}/{viewer}/silence", silence, methods=["POST"]),
]
