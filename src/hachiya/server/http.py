"""Over HTTP: what can be played, open a table, take a seat again, read a record; odds (docs/protocol.md)."""

import asyncio
from math import ceil

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hachiya.bots.bot import Bot
from hachiya.bots.registry import LADDER
from hachiya.bots.strength import strength
from hachiya.games.game import Game
from hachiya.games.options import Option
from hachiya.games.registry import GAMES
from hachiya.records.redaction import Viewer
from hachiya.server import odds_view
from hachiya.server.body import read_json_body
from hachiya.server.hub import Hub, hub_of
from hachiya.server.identity import COOKIE, prove, seat_cookie, seat_path, table_and_viewer
from hachiya.server.messages import shown_record
from hachiya.server.pages import document, is_for_reading
from hachiya.server.preparing import Preparation
from hachiya.server.problems import Broken, NoSuchPage, NoTable, NotYourSeat, Problem, WrongMethod
from hachiya.server.protocol import (
    GameOffer,
    Join,
    MeasuredStrength,
    NewTable,
    Recovery,
    Seated,
    WholeNumbers,
    read_body,
)
from hachiya.server.responses import answer, problem
from hachiya.server.security import check_origin
from hachiya.server.setup import Setup
from hachiya.server.tables import Seats

_MATCH_END = '{"e":"match_end"'


async def games(request: Request) -> Response:
    """What can be played, by which options and against whom."""
    preparation = hub_of(request).preparation
    return answer([_offer(game, preparation) for game in GAMES.values()])


def _offer(game: Game, preparation: Preparation) -> GameOffer:
    return {
        "name": game.name,
        "ja": game.ja,
        "languages": list(game.languages),
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "values": _values(option),
                "usual": option.usual,
                "en": option.en,
                "ja": option.ja,
                "clause": option.clause,
            }
            for option in game.options
        ],
        "clocked": game.clock is not None,
        "bots": [
            {"name": bot.name, "strength": _strength(game, bot), "ready_in": _ready_in(game, bot, preparation)}
            for bot in LADDER
        ],
    }


def _ready_in(game: Game, bot: Bot, preparation: Preparation) -> int | None:
    seconds = 0 if bot.is_ready(game.room) else preparation.seconds_left(game.room)
    return None if seconds is None else ceil(seconds)


def _strength(game: Game, bot: Bot) -> MeasuredStrength | None:
    found = strength(game.name, bot.name)
    if found is None:
        return None
    return {
        "against": found.against,
        "unit": found.unit,
        "mean": found.mean,
        "low": found.low,
        "high": found.high,
        "blocks": found.blocks,
    }


def _values(option: Option) -> list[str] | WholeNumbers:
    if isinstance(option.values, range):
        return {"least": option.values[0], "most": option.values[-1]}
    return [*option.values]


async def odds_topics(_request: Request) -> Response:
    """The topics of which there are odds."""
    return answer(odds_view.topics())


async def odds_tables(request: Request) -> Response:
    """The odds of a topic in a game: counted when they are first asked for, then kept."""
    hub_of(request).spend_request(request)
    topic, game = request.path_params["topic"], request.path_params["game"]
    return answer(await asyncio.to_thread(odds_view.tables, topic, game))


async def hand(request: Request) -> Response:
    """What seven cards make in every game with flower cards."""
    hub_of(request).spend_request(request)
    return answer(odds_view.hand(request.path_params["cards"]))


async def open_table(request: Request) -> Response:
    """A new table; the person who asks gets a seat at it."""
    hub = hub_of(request)
    order = read_body(NewTable, await _posted(request, hub))
    hub.spend_opening(request)
    seat, seats = await hub.tables.open(order)
    return _seated(request, seat, seats)


async def recover(request: Request) -> Response:
    """The seat's cookie again, for whoever has its token."""
    hub = hub_of(request)
    body = await _posted(request, hub)
    table, seat = _seat(request)
    token = read_body(Recovery, body).token
    await _setup(hub, table)
    await prove(hub.store, table, seat, token)
    response = Response(status_code=204)
    seat_cookie(response, request, table, seat, token)
    return response


async def again(request: Request) -> Response:
    """Another match of the same people."""
    hub = hub_of(request)
    await _posted(request, hub)
    table, seat = _seat(request)
    setup = await _setup(hub, table)
    await prove(hub.store, table, seat, request.cookies.get(COOKIE))
    hub.spend_opening(request)
    new_seat, seats = await hub.tables.again(setup, seat)
    return _seated(request, new_seat, seats)


async def record(request: Request) -> Response:
    """The record as the viewer may read it; the whole of it once the match is over."""
    hub = hub_of(request)
    hub.spend_request(request)
    table, viewer = table_and_viewer(request)
    setup = await _setup(hub, table)
    await prove(hub.store, table, viewer, request.cookies.get(COOKIE))
    lines, drawn = await hub.store.record(table)
    return Response(
        await asyncio.to_thread(_record, setup, lines, viewer, drawn),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{setup.game}-{table}.jsonl"'},
    )


def _record(setup: Setup, lines: list[str], viewer: Viewer, drawn: int) -> bytes:
    lines = [*setup.head(), *lines]
    over = lines[-1].startswith(_MATCH_END)
    return "".join(f"{line}\n" for line in (lines if over else shown_record(lines, viewer, drawn))).encode()


async def health(_request: Request) -> Response:
    """I am here."""
    return answer({"status": "ok"})


async def nothing(_request: Request) -> Response:
    """No such address."""
    raise NoSuchPage


# ------------------------------------------------------------------------------------- parts of requests


async def _posted(request: Request, hub: Hub) -> bytes:
    check_origin(request, hub.settings.origins, needed=False)
    hub.spend_request(request)
    return await read_json_body(request, hub.settings.limits)


def _seat(request: Request) -> tuple[str, int]:
    table, viewer = table_and_viewer(request)
    if viewer == "table":
        raise NotYourSeat
    return table, viewer


async def _setup(hub: Hub, table: str) -> Setup:
    setup = await hub.store.table(table)
    if setup is None:
        raise NoTable
    return setup


def _seated(request: Request, seat: int, seats: Seats) -> Response:
    """The seat of the person who asked, with its cookie; the other persons' seats as links to hand on."""
    table = seats.setup.id
    content: Seated = {
        "table": table,
        **_join(table, seat, seats.tokens[seat]),
        "joins": [_join(table, other, token) for other, token in seats.tokens.items() if other != seat],
    }
    response = answer(content, 201)
    seat_cookie(response, request, table, seat, seats.tokens[seat])
    return response


def _join(table: str, seat: int, token: str) -> Join:
    return {"seat": seat, "path": seat_path(table, seat), "recovery": token}


# ------------------------------------------------------------------------------------- errors, routes


async def refuse(request: Request, fault: Exception) -> Response:
    """A Problem as the answer; to a person who has lost his way, the page, which knows one on."""
    assert isinstance(fault, Problem)
    counts = hub_of(request).counts
    if fault.status < 500:
        counts.refused(fault.code)
    else:
        counts.failed(fault.code)
    if isinstance(fault, NoSuchPage) and is_for_reading(request) and not request.url.path.startswith("/api/"):
        return document(hub_of(request).settings.static, request.scope, fault.status)
    return problem(fault)


async def refuse_http(request: Request, fault: Exception) -> Response:
    """The routing's own complaints."""
    assert isinstance(fault, HTTPException)
    known = {404: NoSuchPage, 405: WrongMethod}.get(fault.status_code, Broken)
    response = await refuse(request, known())
    response.headers.update(fault.headers or {})
    return response


ROUTES = [
    Route("/api/games", games),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/odds", odds_topics),
    Route("/api/odds/{topic}/{game}", odds_tables),
    Route("/api/hands/{cards}", hand),
    Route("/api/{rest:path}", nothing),
    Route("/t/{table}/{viewer}/recover", recover, methods=["POST"]),
    Route("/t/{table}/{viewer}/again", again, methods=["POST"]),
    Route("/t/{table}/{viewer}/record.jsonl", record),
    Route("/healthz", health),
]
