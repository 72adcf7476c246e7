"""What a person asks for themselves: their tables, a seat's key again, a recovery phrase, to be forgotten."""

import asyncio
from functools import partial
from typing import Annotated

from pydantic import Strict, StringConstraints
from sqlalchemy import Connection
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from typing_extensions import TypedDict

from hachiya.desk.problems import NoPerson, NoPhrase
from hachiya.records.fields import Text
from hachiya.server import own_seats, persons
from hachiya.server.asked import posted, seat_of_path, setup_of
from hachiya.server.body import read_body, read_query
from hachiya.server.hub import Hub, hub_of
from hachiya.server.identity import (
    COOKIE,
    forget_person_cookie,
    is_key_of,
    keep_person_cookie,
    person_cookie,
    person_key,
    seat_cookie,
)
from hachiya.server.old_tables import stand
from hachiya.server.own_tables import NOBODYS, OwnTables, Wanted, own_tables, query_of
from hachiya.server.phrases import digest_of, new_phrase
from hachiya.server.responses import answer
from hachiya.server.spoken import asked_language
from hachiya.server.writing import Deed
from hachiya.tables.keys import Key, digest, new_token
from hachiya.tables.opening import new_id
from hachiya.tables.protocol.incoming import Incoming

_LONGEST_PHRASE = 400
_AT_ONCE = 500
"""So many seats change their list in one transaction."""


class Nothing(Incoming):
    """A body that says nothing."""


class Recalling(Incoming):
    """The words of a recovery phrase, however they are written."""

    phrase: Annotated[str, Strict(), StringConstraints(max_length=_LONGEST_PHRASE)]


class Phrase(TypedDict):
    """A recovery phrase, which is told this once."""

    words: list[Text]


async def tables(request: Request) -> Response:
    """A stretch of the list of whoever asks; nothing where nobody is known."""
    hub = hub_of(request)
    hub.spend_request(request)
    wanted = read_query(Wanted, query_of(request.query_params))
    key = person_key(request)

    def ask(connection: Connection) -> OwnTables:
        person = None if key is None else persons.person_of(connection, key)
        return NOBODYS if person is None else own_tables(connection, person, wanted)

    found = await hub.store.read(ask)
    response = answer(found)
    if found["known"]:
        keep_person_cookie(response, request)
    return response


async def mine(request: Request) -> Response:
    """This seat is mine: who holds its key has it on their list, and who has it there gets a key."""
    hub = hub_of(request)
    read_body(Nothing, await posted(request, hub))
    table, seat = seat_of_path(request)
    await setup_of(hub, table)
    response = Response(status_code=204)
    token = request.cookies.get(COOKIE)
    if token is not None and await is_key_of(hub.store, table, seat, token):
        await note(hub, request, response, Key(table, seat, digest(token)))
        return response
    person = await _person(hub, request)
    hub.spend_opening(request)
    token = new_token()
    await hub.store.add(partial(own_seats.hand_out, person=person, key=Key(table, seat, digest(token))))
    seat_cookie(response, request, table, seat, token)
    return response


async def drop(request: Request) -> Response:
    """Take a seat from the own list."""
    hub = hub_of(request)
    read_body(Nothing, await posted(request, hub))
    table, seat = seat_of_path(request)
    person = await _person(hub, request)
    await hub.store.add(partial(own_seats.drop, person=person, table=table, seat=seat))
    return Response(status_code=204)


async def phrase(request: Request) -> Response:
    """A new recovery phrase, in the language of who asks; the one before is good for nothing."""
    hub = hub_of(request)
    read_body(Nothing, await posted(request, hub))
    person = await _person(hub, request)
    hub.spend_guess(request)
    words = new_phrase(asked_language(request.headers))
    kept = digest_of(" ".join(words))
    assert kept is not None
    await hub.store.add(partial(persons.set_phrase, person=person, phrase=kept))
    told: Phrase = {"words": words}
    return answer(told, 201)


async def recall(request: Request) -> Response:
    """This browser belongs to the person of the phrase; who it belonged to before is that person too."""
    hub = hub_of(request)
    said = read_body(Recalling, await posted(request, hub)).phrase
    hub.spend_guess(request)
    found = await asyncio.to_thread(digest_of, said)
    if found is None:
        raise NoPhrase
    before, token = await known(hub, request), new_token()
    person = await hub.store.read(lambda reading: persons.called(reading, found))
    if before is not None and person not in (None, before):
        await _in_parts(hub, before, partial(own_seats.hand_over, before=before, person=person, most=_AT_ONCE))
    await hub.store.add(partial(persons.join, phrase=found, before=before, key=digest(token)))
    response = Response(status_code=204)
    if before is None:
        person_cookie(response, request, token)
    return response


async def forget(request: Request) -> Response:
    """The person and their keys are gone, and so is the cookie; their seats have no name in the lists of others."""
    hub = hub_of(request)
    read_body(Nothing, await posted(request, hub))
    person = await known(hub, request)
    if person is not None:
        await _in_parts(hub, person, partial(own_seats.give_back, person=person, most=_AT_ONCE))
        await hub.store.add(partial(persons.forget, person=person))
    response = Response(status_code=204)
    forget_person_cookie(response, request)
    return response


async def note(hub: Hub, request: Request, response: Response, key: Key) -> None:
    """A seat comes on the list of whoever asks and holds this key to it; who is not known yet is from now on."""
    await stand(hub, key.table)
    person = await known(hub, request)
    if person is not None:
        await hub.store.add(partial(own_seats.claim, person=person, key=key))
        return
    person, token = new_id(), new_token()
    await hub.store.add(
        partial(persons.make, person=person, key=digest(token)), partial(own_seats.claim, person=person, key=key)
    )
    person_cookie(response, request, token)


async def known(hub: Hub, connection: HTTPConnection) -> str | None:
    """The person who asks, if their browser holds a key."""
    key = person_key(connection)
    return None if key is None else await hub.store.read(lambda reading: persons.person_of(reading, key))


async def _in_parts(hub: Hub, person: str, deed: Deed) -> None:
    """Until few seats are left on the person's list: whoever plays meanwhile waits for one part only."""
    while await hub.store.read(lambda reading: own_seats.more_than(reading, person, _AT_ONCE)):
        await hub.store.add(deed)


async def _person(hub: Hub, request: Request) -> str:
    person = await known(hub, request)
    if person is None:
        raise NoPerson
    return person


ROUTES = [
    Route("/api/me/tables", tables),
    Route("/api/me/phrase", phrase, methods=["POST"]),
    Route("/api/me/recall", recall, methods=["POST"]),
    Route("/api/me/forget", forget, methods=["POST"]),
    Route("/t/{table}/{viewer}/mine", mine, methods=["POST"]),
    Route("/t/{table}/{viewer}/drop", drop, methods=["POST"]),
]
