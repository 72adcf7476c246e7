"""Over HTTP: what can be played, open a table, take a seat again, read a record; odds (docs/protocol.md)."""

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from hachiya.desk.problems import NoSuchPage
from hachiya.server.asked import own_seat, posted, seat_of_path, setup_of
from hachiya.server.body import read_body
from hachiya.server.deeds import deed
from hachiya.server.hub import client, hub_of
from hachiya.server.identity import COOKIE, check_welcome, require_seat, seat_cookie, seat_path, table_and_viewer
from hachiya.server.me import Nothing
from hachiya.server.pages import document, is_for_reading
from hachiya.server.problems import OVER_HTTP, Broken, WrongMethod
from hachiya.server.responses import answer, problem
from hachiya.server.rooted import below
from hachiya.server.seating import noted, seated_answer
from hachiya.server.seats import Filling, Inviting, Joining, Recovery, SeatingBot, Signing, Wishing
from hachiya.server.seats import join as join_link
from hachiya.server.spoken import asked_language
from hachiya.tables.entries import cards_drawn, has_ended
from hachiya.tables.keys import Key, digest
from hachiya.tables.problems import Problem
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.shown import record_file
from hachiya.tables.tables import Opened

_ANYTHING = "/api/{rest:path}"


async def open_table(request: Request) -> Response:
    """A new table; the person who asks gets a seat at it."""
    hub = hub_of(request)
    order = read_body(NewTable, await posted(request, hub))
    hub.spend_opening(request)
    return await seated_answer(request, await hub.tables.open(order, client(request)))


async def recover(request: Request) -> Response:
    """The seat's cookie again, for whoever has its token."""
    hub = hub_of(request)
    body = await posted(request, hub)
    table, seat = seat_of_path(request)
    token = read_body(Recovery, body).token
    await setup_of(hub, table)
    await require_seat(hub.store, table, seat, token)
    response = Response(status_code=204)
    seat_cookie(response, request, table, seat, token)
    await noted(request, response, Key(table, seat, digest(token)))
    return response


async def join(request: Request) -> Response:
    """An open seat for an invited person, who gets a key of their own."""
    hub = hub_of(request)
    body = read_body(Joining, await posted(request, hub))
    table, seat = seat_of_path(request)
    await setup_of(hub, table)
    return await seated_answer(request, await hub.tables.join(table, seat, body.invitation, body.name, body.sign))


async def invite(request: Request) -> Response:
    """A new link to an open seat, for the host; the one before is good for nothing."""
    hub = hub_of(request)
    body = read_body(Inviting, await posted(request, hub))
    table, host = await own_seat(request, hub)
    return answer(join_link(table, body.seat, await hub.tables.invite(table, host, body.seat)), 201)


async def remove(request: Request) -> Response:
    """A person is sent away before the first deal, by the host's wish; a new link to their seat."""
    hub = hub_of(request)
    body = read_body(Inviting, await posted(request, hub))
    table, host = await own_seat(request, hub)
    return answer(join_link(table, body.seat, await hub.tables.remove(table, host, body.seat)), 201)


async def close(request: Request) -> Response:
    """The table is no more, by the host's wish, before its first deal."""
    hub = hub_of(request)
    read_body(Nothing, await posted(request, hub))
    table, host = await own_seat(request, hub)
    await hub.tables.close_table(table, host)
    return _gone(table, host)


async def revoke(request: Request) -> Response:
    """A new key for the own seat; whoever has an old one is sent away."""
    hub = hub_of(request)
    await posted(request, hub)
    table, seat = await own_seat(request, hub)
    setup = await setup_of(hub, table)
    return await seated_answer(request, Opened(setup, seat, await hub.tables.revoke(table, seat)))


async def give_up(request: Request) -> Response:
    """A bot plays on at the own seat, whose key opens nothing any more."""
    hub = hub_of(request)
    await posted(request, hub)
    table, seat = await own_seat(request, hub)
    await hub.tables.give_up(table, seat)
    return _gone(table, seat)


async def again(request: Request) -> Response:
    """Another match of the same people."""
    hub = hub_of(request)
    await posted(request, hub)
    table, seat = await own_seat(request, hub)
    setup = await setup_of(hub, table)
    hub.spend_opening(request)
    return await seated_answer(request, await hub.tables.again(setup, seat))


async def record(request: Request) -> Response:
    """The record as the viewer may read it; the whole of it once the match is over."""
    hub = hub_of(request)
    hub.spend_request(request)
    table, viewer = table_and_viewer(request)
    setup = await setup_of(hub, table)
    await require_seat(hub.store, table, viewer, request.cookies.get(COOKIE))
    entries = await hub.store.entries(table)
    written = [*setup.head(), *(one for entry in entries for one in entry.record)]
    if not has_ended(written):
        check_welcome(setup, viewer)
    return Response(
        await asyncio.to_thread(record_file, written, viewer, cards_drawn(entries)),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{setup.game}-{table}.jsonl"'},
    )


async def health(request: Request) -> Response:
    """I am here, and the database answers."""
    await hub_of(request).store.ask()
    return answer({"status": "ok"})


async def nothing(_request: Request) -> Response:
    """No such address."""
    raise NoSuchPage


# ------------------------------------------------------------------------------------- parts of requests


def _gone(table: str, seat: int) -> Response:
    """The seat is another's, or nobody's: its cookie is good for nothing."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path=seat_path(table, seat))
    return response


# ------------------------------------------------------------------------------------- errors, routes


async def refuse(request: Request, fault: Exception) -> Response:
    """A Problem as the answer; to a person who has lost their way, the page, which knows one on."""
    assert isinstance(fault, Problem)
    allowed: set[str] = set()
    if isinstance(fault, NoSuchPage | WrongMethod):
        allowed = _allowed(request)
        fault = WrongMethod() if allowed and request.method not in allowed else NoSuchPage()
    counts = hub_of(request).counts
    status = OVER_HTTP[fault.code].status
    if status < 500:
        counts.refused(fault.code)
    else:
        counts.failed(fault.code)
    if (
        isinstance(fault, NoSuchPage)
        and is_for_reading(request)
        and not request.scope["path"].startswith(below(request.scope, "/api/"))
    ):
        return document(hub_of(request).settings, request.scope, status)
    response = problem(fault, asked_language(request.headers))
    if isinstance(fault, WrongMethod):
        response.headers["allow"] = ", ".join(sorted(allowed))
    return response


def _allowed(request: Request) -> set[str]:
    """By which methods this address can be asked; none if there is nothing."""
    routes = [route for route in request.app.routes if isinstance(route, Route) and route.path != _ANYTHING]
    of_page = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return {method for route in of_page for method in route.methods or ()}


async def refuse_http(request: Request, fault: Exception) -> Response:
    """The routing's own complaints."""
    assert isinstance(fault, HTTPException)
    known = {404: NoSuchPage, 405: WrongMethod}.get(fault.status_code, Broken)
    return await refuse(request, known())


ROUTES = [
    Route("/api/tables", open_table, methods=["POST"]),
    Route(_ANYTHING, nothing),
    Route("/t/{table}/{viewer}/recover", recover, methods=["POST"]),
    Route("/t/{table}/{viewer}/join", join, methods=["POST"]),
    Route("/t/{table}/{viewer}/invite", invite, methods=["POST"]),
    deed("seat_bot", SeatingBot, lambda tables, table, host, wish: tables.seat_bot(table, host, wish.seat, wish.bot)),
    deed("fill", Filling, lambda tables, table, host, wish: tables.fill(table, host, wish.bot)),
    Route("/t/{table}/{viewer}/remove", remove, methods=["POST"]),
    Route("/t/{table}/{viewer}/close", close, methods=["POST"]),
    deed("sign", Signing, lambda tables, table, seat, wish: tables.choose_sign(table, seat, wish.sign)),
    deed("end", Wishing, lambda tables, table, seat, would: tables.would_end(table, seat, would.wish)),
    deed("hints", Wishing, lambda tables, table, seat, would: tables.allow_hints(table, seat, would.wish)),
    Route("/t/{table}/{viewer}/revoke", revoke, methods=["POST"]),
    Route("/t/{table}/{viewer}/give_up", give_up, methods=["POST"]),
    Route("/t/{table}/{viewer}/again", again, methods=["POST"]),
    Route("/t/{table}/{viewer}/record.jsonl", record),
    Route("/healthz", health),
]
