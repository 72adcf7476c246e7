"""Viewers who are connected to another server than the one that owns their table; both ends of the line are here."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hachiya.server.app import create_app
from hachiya.server.peers.frames import Frame
from hachiya.server.peers.gateway import GatewayEnd, RemoteLine
from hachiya.server.peers.owner import OwnerEnd
from hachiya.server.server_parts import ServerParts
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.ownership import LOBBY
from hachiya.tables.live.table import LiveTable
from hachiya.tables.live.tables import Tables
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.protocol.to_table import Speak
from hachiya.tables.stored.keys import digest
from tests.server.client import PATIENCE
from tests.server.running import settings_in


class Ends:
    """The two ends of a line between servers, of which each gets the frames of the other in order."""

    def __init__(self, parts: ServerParts) -> None:
        self.tables: Tables = parts.tables
        to_owner, to_gateway = _box(), _box()
        self.owner, self.gateway = OwnerEnd(parts, to_gateway), GatewayEnd(to_owner)
        self.sent: list[Frame] = []
        """The frames from the gateway to the owner."""

        async def to_the_owner(text: str) -> None:
            self.sent.append(Frame.read(text))
            self.owner.take(self.sent[-1])

        async def to_the_gateway(text: str) -> None:
            self.gateway.take(Frame.read(text))

        self.tasks = [
            asyncio.create_task(to_owner.run(to_the_owner, _nothing)),
            asyncio.create_task(to_gateway.run(to_the_gateway, _nothing)),
        ]

    async def close(self) -> None:
        await self.owner.close()
        for task in self.tasks:
            task.cancel()


def _box() -> Outbox:
    return Outbox(10**9, lambda: None, lambda: None)


async def _nothing(*_: object) -> None: ...


def at_two_servers(folder: Path, script: Callable[[Ends], Awaitable[None]]) -> None:
    """Run a script at the two ends of a line, of which one is that of a server."""

    @asynccontextmanager
    async def both() -> AsyncIterator[Ends]:
        app = create_app(settings_in(folder))
        async with app.router.lifespan_context(app):
            ends = Ends(app.state.parts)
            try:
                yield ends
            finally:
                await ends.close()

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), both() as ends:
            await script(ends)

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():
        await asyncio.sleep(0.001)


async def guest_of(tables: Tables, **more: Any) -> tuple[LiveTable, int, str]:
    """A table that waits for its last person, and the seat and the token of its guest."""
    order = NewTable(game="hachiju", name="Hana", opponents=["person", "person"], pace=0, reveal="never", **more)
    opened = await tables.opening.open(order)
    seat, secret = next(iter(opened.invitations.items()))
    token = (await tables.seats.join(opened.setup.id, seat, secret, "Rin")).token
    return await tables.registry.get(opened.setup.id), seat, token


def test_a_viewer_whom_the_owner_sends_away_is_gone_when_their_connection_ends(tmp_path: Path) -> None:
    async def script(ends: Ends) -> None:
        live, seat, token = await guest_of(ends.tables)
        box = _box()
        line = RemoteLine(ends.gateway, live.id, seat, digest(token), box)
        await line.open()
        await until(lambda: seat in live.audience.viewers())
        assert live.match.setup.host is not None
        await ends.tables.seats.remove(live.id, live.match.setup.host, seat)
        await until(lambda: box.closed)
        line.close()  # as the gateway does when the connection has ended
        await until(lambda: not live.audience.viewers())

    at_two_servers(tmp_path, script)


def test_what_a_viewer_still_says_who_was_sent_away_is_not_heard(tmp_path: Path) -> None:
    """The message is under way while the owner sends the viewer away; another person sits there when it comes."""

    async def script(ends: Ends) -> None:
        live, seat, token = await guest_of(ends.tables)
        line = RemoteLine(ends.gateway, live.id, seat, digest(token), _box())
        await line.open()
        await until(lambda: seat in live.audience.viewers())
        (number,) = (frame.number for frame in ends.sent)
        assert live.match.setup.host is not None
        secret = await ends.tables.seats.remove(live.id, live.match.setup.host, seat)
        await ends.tables.seats.join(live.id, seat, secret, "Sora")
        words = Speak(do="chat", id="late", phrase="hello")
        ends.owner.take(Frame("take", number, words.model_dump_json(exclude_unset=True)))
        ends.owner.take(Frame("close", number))
        await until(lambda: not live.audience.viewers())
        assert await ends.tables.services.store.chat_lines(live.id) == []

    at_two_servers(tmp_path, script)


def test_a_visitor_of_the_lobby_who_moves_is_counted_no_longer(tmp_path: Path) -> None:
    async def script(ends: Ends) -> None:
        box, lobby = _box(), await ends.tables.registry.lobby.get()
        number = ends.gateway.open("look", "", box)
        await until(lambda: lobby._here == 1)
        ends.tables.registry.lose([LOBBY])
        await until(lambda: box.closed)
        ends.gateway.send("close", number)  # as the gateway does when the connection has ended
        await until(lambda: lobby._here == 0)

    at_two_servers(tmp_path, script)


def test_a_viewer_whose_key_was_revoked_on_the_way_is_refused(tmp_path: Path) -> None:
    async def script(ends: Ends) -> None:
        live, seat, token = await guest_of(ends.tables)
        await ends.tables.seats.revoke(live.id, seat)
        box = _box()
        await RemoteLine(ends.gateway, live.id, seat, digest(token), box).open()
        await until(lambda: box.closed)
        assert not live.audience.viewers()

    at_two_servers(tmp_path, script)
