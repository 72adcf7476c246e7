"""Parts that requests have in common: what was posted, and of which seat of which table it speaks."""

from starlette.requests import Request

from hachiya.desk.problems import NotYourSeat
from hachiya.server.body import read_json_body
from hachiya.server.hub import Hub, client
from hachiya.server.identity import COOKIE, require_seat, table_and_viewer
from hachiya.server.security import check_origin
from hachiya.tables.problems import NoTable
from hachiya.tables.stored.setup import Setup


async def posted(request: Request, hub: Hub) -> bytes:
    """The body of a request that changes something: from our own page, and not too many of them."""
    check_origin(request, hub.settings.public, needed=False)
    hub.limits.spend("request", client(request))
    return await read_json_body(request, hub.settings.limits)


def seat_of_path(request: Request) -> tuple[str, int]:
    """The table and the seat; NotYourSeat for those who look on."""
    table, viewer = table_and_viewer(request)
    if viewer == "table":
        raise NotYourSeat
    return table, viewer


async def own_seat(request: Request, hub: Hub) -> tuple[str, int]:
    """The seat of the path, whose key the person who asks has; NotYourSeat if they do not."""
    table, seat = seat_of_path(request)
    await setup_of(hub, table)
    await require_seat(hub.store, table, seat, request.cookies.get(COOKIE))
    return table, seat


async def setup_of(hub: Hub, table: str) -> Setup:
    """The table as it was opened; NoTable."""
    setup = await hub.store.table(table)
    if setup is None:
        raise NoTable
    return setup
