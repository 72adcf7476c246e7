"""Clients that send too fast, ask too often or do not read are refused, then disconnected; nobody waits for them."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.at_a_table import At, play_out, refused_with, run, seated, until
from tests.server.client import PATIENCE, Wire, wire
from tests.server.running import NO_LIMITS, Running, running, settings_in

PING, PONG, PIECE = (bytes((opcode, 0x80, 0, 0, 0, 0)) for opcode in (0x89, 0x8A, 0x00))
"""Frames without content, masked as by clients; the last is a piece of an unfinished message."""


@pytest.mark.slow
def test_a_flooding_client_is_refused_then_disconnected_while_others_play(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, messages_rate=10, messages_burst=30)
    with running(settings_in(tmp_path, limits=limits)) as server:

        async def ping_for_ever(bad: Wire) -> None:
            for _ in range(100_000):
                await bad.connection.send('{"do":"ping"}')
                await asyncio.sleep(0)

        async def flood(at: At, playing: asyncio.Event) -> None:
            while playing.is_set():
                async with wire(server.address, *at.place(0)) as bad:
                    with pytest.raises(ConnectionClosed) as closed:
                        await ping_for_ever(bad)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1008

        async def some_of_it_is_refused() -> None:
            before = counts["refused.too_fast"]
            await until(lambda: counts["refused.too_fast"] > before)

        async def play(at: At) -> None:
            playing = asyncio.Event()
            playing.set()
            flooding = asyncio.gather(*(flood(at, playing) for _ in range(5)))
            view, version = at.first[0]["view"], 1
            for _ in range(15):
                await some_of_it_is_refused()
                messages = await at.move(view, version)
                view, version = messages[0]["view"], version + 1
                if view["turn"] is None:
                    break
            playing.clear()
            await flooding

        counts = server.parts.counts
        run(server, play)
        assert counts["refused.too_fast"] >= 100
        assert counts["dropped.strikes"] >= 5


@pytest.mark.parametrize("frame", [PING, PONG, PIECE])
def test_a_client_that_floods_with_frames_is_disconnected(server: Running, frame: bytes) -> None:
    """Pings whose answers nobody reads, unrequested pongs, and pieces of a message without end."""

    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        bad = at.wires[(turn + 1) % 3]
        dropped = server.parts.counts["dropped.frames"]
        async with asyncio.timeout(PATIENCE):
            await (await bad.connection.ping())
        raw = bad.connection.transport
        raw.pause_reading()
        raw.write((b"\x01\x80\x00\x00\x00\x00" if frame == PIECE else b"") + frame * 10_000)
        await until(lambda: server.parts.counts["dropped.frames"] > dropped)
        raw.resume_reading()
        with pytest.raises(ConnectionClosed):
            await bad.hear()
        assert server.parts.counts["dropped.frames"] == dropped + 1
        await at.wires[turn].act("a", 1, 56)
        await at.wires[turn].hear_a("ack")

    run(server, play)


def test_repeated_requests_for_the_whole_table_are_too_fast(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, requests_rate=0.001, requests_burst=10)
    with running(settings_in(tmp_path, limits=limits)) as server:

        async def play(at: At) -> None:  # opening the table, two friends and three connections have cost six requests
            for _ in range(4):
                await at.wires[0].say(do="sync", version=0)
                await at.wires[0].hear_a("table")
            await at.wires[0].say(do="sync", version=0)
            assert (await at.wires[0].hear_a("nack"))["code"] == "too_fast"
            await at.wires[0].say(do="sync", version=1)
            await at.wires[0].quiet()
            assert await asyncio.to_thread(refused_with, server, *at.place(0)) == 429

        run(server, play)


def test_a_choice_above_the_message_rate_is_refused_as_too_fast(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, messages_rate=0.001, messages_burst=2)
    with running(settings_in(tmp_path, limits=limits)) as server:

        async def play(at: At) -> None:
            turn = at.first[0]["view"]["turn"]
            await at.wires[turn].quiet()
            await at.wires[turn].quiet()
            await at.wires[turn].act("a", 1, 56)
            nack = await at.wires[turn].hear_a("nack")
            assert (nack["id"], nack["code"]) == ("a", "too_fast")

        run(server, play)


@pytest.mark.slow
def test_a_client_that_does_not_read_is_disconnected_and_delays_nobody(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server:

        async def play(at: At) -> None:
            await play_out(at)  # then a table message is long
            lazy = await stack.enter_async_context(wire(server.address, *at.place(at.opened["seat"])))
            lazy.connection.transport.pause_reading()
            for _ in range(400):
                await lazy.say(do="sync", version=0)
                await asyncio.sleep(0.01)
                if server.parts.counts["dropped.slow"]:
                    break
            assert server.parts.counts["dropped.slow"] == 1
            await at.wires[0].quiet()
            lazy.connection.transport.resume_reading()

        async def at_a_table() -> None:
            async with stack, seated(server, "random", "random") as at:
                await play(at)

        stack = AsyncExitStack()
        asyncio.run(at_a_table())
        asyncio.run(until(lambda: server.parts.connections.total == 0))
