"""A table of a running server with a connection for every seat."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hachiya.tables.live import driving
from hachiya.tables.messages import table as messages
from tests.server.client import PATIENCE, Wire, open_table, order, wire
from tests.server.running import Running
from tests.tables.choosing import Message, choice, left_to_the_table

RANDOM = Random(5)


class At:
    """A table with a connection for every seat; all have received the table message."""

    def __init__(self, server: Running, opened: Message, wires: list[Wire], first: list[Message]) -> None:
        self.server = server
        self.opened = opened
        self.wires = wires
        self.first = first
        self.number = 0

    @property
    def id(self) -> str:
        name: str = self.opened["table"]
        return name

    def place(self, seat: int) -> tuple[str, str]:
        """The path and the token of a seat."""
        address: tuple[str, str] = self.opened["seats"][seat]
        return address

    async def move(self, view: Message, version: int) -> list[Message]:
        """Let the seat at turn play, and return the entries that all receive."""
        turn = view["turn"]
        self.number += 1
        await self.wires[turn].act(f"m{self.number}", version, *choice(self.view_of(turn, view), RANDOM))
        assert (await self.wires[turn].hear_a("ack"))["version"] == version + 1
        return [await wire.hear_a("entry") for wire in self.wires]

    def view_of(self, turn: int, view: Message) -> Message:
        """The view of the seat at turn, the only one with choices; reading it from another thread is safe."""
        if view["viewer"] == turn:
            return view
        live = self.server.parts.tables.registry._live[self.id]
        return messages.view(live.match.table, turn)


async def until(true: Callable[[], bool]) -> None:
    """Wait for a condition in the server that no message announces."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def server_version(at: At) -> int:
    version: int = at.server.parts.tables.registry._live[at.id].match.version
    return version


@asynccontextmanager
async def seated(server: Running, *opponents: str, **more: Any) -> AsyncIterator[At]:
    """A table of three persons, or of a person and bots."""
    opened = await open_table(server.address, order(*opponents, **more))
    async with AsyncExitStack() as stack:
        wires = [
            await stack.enter_async_context(wire(server.address, *place))
            for _, place in sorted(opened["seats"].items())
        ]
        yield At(server, opened, wires, [await peer.hear_a("table") for peer in wires])


@asynccontextmanager
async def seated_again(at: At) -> AsyncIterator[At]:
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(wire(at.server.address, *at.place(seat))) for seat in range(3)]
        again = At(at.server, at.opened, wires, [await peer.hear_a("table") for peer in wires])
        again.number = at.number
        yield again


def run(server: Running, play: Callable[[At], Awaitable[None]], *opponents: str) -> None:
    """Run a script at a new table."""

    async def at_a_table() -> None:
        async with seated(server, *opponents) as at:
            await play(at)

    asyncio.run(at_a_table())


async def play_out(at: At) -> int:
    """Play a match of a person and two bots to its end, and return its version."""
    (own,), message = at.wires, at.first[0]
    version = message["version"] - 1
    while True:
        assert message["version"] == version + 1
        version = message["version"]
        if message["view"]["phase"] == "over":
            return int(version)
        if message["view"]["turn"] == at.opened["seat"] and not left_to_the_table(message["view"]):
            await own.act(f"m{version}", version, *choice(message["view"], RANDOM))
            await own.hear_a("ack")
        message = await own.hear_a("entry")


class Pauses:
    """Replaced pauses of bots and deals, which last until the test ends them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []
        self.ended = False
        monkeypatch.setattr(driving, "_pause", self._pause)

    async def _pause(self, milliseconds: int) -> None:
        self.asked.append(milliseconds)
        while not self.ended:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def a_bot_at_turn(server: Running, pace: int) -> AsyncIterator[At]:
    """A table at which a bot moves first."""
    while True:
        async with seated(server, "greedy", "greedy", pace=pace) as at:
            if at.first[0]["view"]["turn"] != at.opened["seat"]:
                yield at
                return


def refused_with(server: Running, path: str, token: str | None, **more: Any) -> int:
    """The status or the close code of a connection that is not accepted."""

    async def knock() -> int:
        try:
            async with wire(server.address, path, token, **more) as peer:
                await peer.hear()
        except InvalidStatus as refusal:
            is_problem = refusal.response.headers["content-type"] == "application/problem+json"
            return refusal.response.status_code if is_problem else -1
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1
        return 0

    return asyncio.run(knock())


def fails_with(secret: str) -> Callable[..., Awaitable[None]]:
    async def fail(*_: Any) -> None:
        raise ZeroDivisionError(secret)

    return fail
