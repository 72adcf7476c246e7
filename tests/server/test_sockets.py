"""A table over WebSockets: acknowledged once, told to all in order; and whatever else comes is refused."""

import asyncio
import gc
import json
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hachiya.bots.bot import Bot, Decision
from hachiya.bots.registry import BOTS
from hachiya.games.view import View
from hachiya.server.connections import WebSocketProtocol
from hachiya.server.reach import PublicUrl
from hachiya.server.rows import row_of
from hachiya.tables import driving, messages
from hachiya.tables.live import LiveTable
from hachiya.tables.problems import StoreFailed
from hachiya.tables.protocol.messages import PROTOCOL
from hachiya.words.languages import languages
from hachiya.words.voice import say
from hachiya.words.wire import message_of
from tests.server.client import PATIENCE, Wire, open_table, order, origin, wire
from tests.server.running import NO_LIMITS, Running, running, settings_in
from tests.tables.choosing import Message, choice, left_to_the_table

RANDOM = Random(5)


class At:
    """A table with a wire for every seat; all have heard the table."""

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
        """Path and token of a seat."""
        found: tuple[str, str] = self.opened["seats"][seat]
        return found

    async def move(self, view: Message, version: int) -> list[Message]:
        """The seat at turn plays; the entries that all get."""
        turn = view["turn"]
        self.number += 1
        await self.wires[turn].act(f"m{self.number}", version, *choice(await self.view_of(turn, view), RANDOM))
        assert (await self.wires[turn].hear_a("ack"))["version"] == version + 1
        return [await wire.hear_a("entry") for wire in self.wires]

    async def view_of(self, turn: int, view: Message) -> Message:
        """The view of the seat at turn, which alone has choices."""
        if view["viewer"] == turn:
            return view
        live = await in_loop(self.server, lambda: self.server.hub.tables._live[self.id])
        return messages.view(live.match.table, turn)


async def in_loop(_server: Running, ask: Callable[[], Any]) -> Any:
    """Looks at the server's parts; reading them from another thread does no harm."""
    return ask()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something at the server that nobody is told of."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def seated(server: Running, *opponents: str, **more: Any) -> AsyncIterator[At]:
    """A table of three persons, or with bots."""
    opened = await open_table(server.address, order(*opponents, **more))
    async with AsyncExitStack() as stack:
        wires = [
            await stack.enter_async_context(wire(server.address, *place))
            for _, place in sorted(opened["seats"].items())
        ]
        yield At(server, opened, wires, [await one.hear_a("table") for one in wires])


def run(server: Running, play: Callable[[At], Awaitable[None]], *opponents: str) -> None:
    """Play at a new table."""

    async def at_a_table() -> None:
        async with seated(server, *opponents) as at:
            await play(at)

    asyncio.run(at_a_table())


# ------------------------------------------------------------------------------------- play


def test_a_choice_is_acknowledged_and_told_to_all_in_order(server: Running) -> None:
    async def play(at: At) -> None:
        view, version = at.first[0]["view"], at.first[0]["version"]
        assert version == 1
        assert [first["viewer"] for first in at.first] == [0, 1, 2]
        for _ in range(40):
            if view["turn"] is None:
                told = [await one.hear_a("entry") for one in at.wires]  # the next deal
            else:
                told = await at.move(view, version)
            version += 1
            assert [one["version"] for one in told] == [version] * 3
            view = told[0]["view"]

    run(server, play)


def test_the_table_message_tells_everything(server: Running) -> None:
    async def play(at: At) -> None:
        (told, *_) = await at.move(at.first[0]["view"], 1)
        async with wire(server.address, *at.place(0)) as tab:
            table = await tab.hear_a("table")
        assert table["version"] == 2
        assert table["table"] == at.id
        assert table["players"] == ["person"] * 3
        assert table["options"] == {"multipliers": "A", "overtime": "no"}
        assert table["view"] == told["view"]
        assert table["record"] == at.first[0]["record"] + told["record"]
        assert [event["e"] for event in table["record"][:4]] == ["match", "draw_seats", "deal", "stock"]

    run(server, play)


def test_a_repeated_id_gets_the_same_answer_and_happens_once(server: Running) -> None:
    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        actions = choice(at.first[turn]["view"], RANDOM)
        for _ in range(3):
            await at.wires[turn].act("same", 1, *actions)
        acks = [await at.wires[turn].hear() for _ in range(4)]
        assert [message["is"] for message in acks] == ["ack", "entry", "ack", "ack"]
        assert {message["version"] for message in acks} == {2}
        # On another connection, after others have moved on, at another version, with other actions.
        await at.wires[1 if turn != 1 else 0].hear_a("entry")
        async with wire(server.address, *at.place(turn)) as tab:
            table = await tab.hear_a("table")
            await tab.act("same", 1, *actions)
            assert await tab.hear_a("ack") == {"is": "ack", "id": "same", "version": 2}
            await tab.act("same", table["version"], 0)
            assert await tab.hear_a("ack") == {"is": "ack", "id": "same", "version": 2}
            await tab.quiet()
        assert await server_version(at) == 2

    run(server, play)


async def server_version(at: At) -> int:
    version: int = at.server.hub.tables._live[at.id].match.version
    return version


def test_an_id_used_again_at_a_later_turn_is_the_old_choice(server: Running) -> None:
    async def play(at: At) -> None:
        view, version = at.first[0]["view"], 1
        turn = view["turn"]
        await at.wires[turn].act("mine", 1, *choice(at.first[turn]["view"], RANDOM))
        await at.wires[turn].hear_a("ack")
        told = [await one.hear_a("entry") for one in at.wires]
        version = 2
        while told[0]["view"]["turn"] != turn:
            told = await at.move(told[0]["view"], version)
            version += 1
        await at.wires[turn].act("mine", version, *choice(told[turn]["view"], RANDOM))
        assert await at.wires[turn].hear_a("ack") == {"is": "ack", "id": "mine", "version": 2}
        for one in at.wires:
            await one.quiet()
        assert await server_version(at) == version

    run(server, play)


def test_two_seats_may_use_the_same_id(server: Running) -> None:
    async def play(at: At) -> None:
        told, version = at.first, 1
        for _ in range(3):
            turn = told[0]["view"]["turn"]
            await at.wires[turn].act("1", version, *choice(told[turn]["view"], RANDOM))
            version += 1
            assert (await at.wires[turn].hear_a("ack"))["version"] == version
            told = [await one.hear_a("entry") for one in at.wires]

    run(server, play)


@pytest.mark.parametrize(
    ("version", "who", "actions", "code"),
    [
        (1, "turn", [62], "illegal"),
        (1, "turn", [56, 56], "illegal"),
        (0, "turn", [56], "stale"),
        (7, "turn", [56], "stale"),
        (1, "next", [56], "not_your_turn"),
        (0, "next", [56], "stale"),
    ],
)
def test_what_is_refused_changes_nothing(
    server: Running, version: int, who: str, actions: list[int], code: str
) -> None:
    async def play(at: At) -> None:
        seat = at.first[0]["view"]["turn"] if who == "turn" else at.first[0]["view"]["order"][1]
        counted = server.hub.counts[f"refused.{code}"]
        await at.wires[seat].act("wrong", version, *actions)
        nack = await at.wires[seat].hear_a("nack")
        assert (nack["id"], nack["code"], nack["version"]) == ("wrong", code, 1)
        assert nack["view"] == at.first[seat]["view"]
        assert all(say(message_of(nack["say"]), language) for language in languages())
        assert server.hub.counts[f"refused.{code}"] == counted + 1
        for one in at.wires:
            await one.quiet()
        # The id was not used up.
        if code == "illegal":
            await at.wires[seat].act("wrong", 1, 56)
            await at.wires[seat].hear_a("ack")

    run(server, play)


def test_two_who_choose_at_once(server: Running) -> None:
    """Two tabs of one seat send different choices for one version: one is stored, the other is stale."""

    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        async with wire(server.address, *at.place(turn)) as tab:
            await tab.hear_a("table")
            await asyncio.gather(at.wires[turn].act("one", 1, 56), tab.act("two", 1, 56))
            heard = [[await one.hear() for _ in range(2)] for one in (at.wires[turn], tab)]
        kinds = sorted(sorted(message["is"] for message in two) for two in heard)
        assert kinds == [["ack", "entry"], ["entry", "nack"]]
        assert [message["code"] for two in heard for message in two if message["is"] == "nack"] == ["stale"]

    run(server, play)


def test_two_tabs_on_one_seat_both_work(server: Running) -> None:
    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        async with wire(server.address, *at.place(turn)) as tab:
            assert (await tab.hear_a("table"))["view"] == at.first[turn]["view"]
            await tab.act("tab-2", 1, 56)
            assert (await tab.hear_a("ack"))["version"] == 2
            assert await tab.hear_a("entry") == await at.wires[turn].hear_a("entry")

    run(server, play)


def test_sync_after_a_gap(server: Running) -> None:
    async def play(at: At) -> None:
        told = await at.move(at.first[0]["view"], 1)
        own = at.wires[0]
        own.follower.view = at.first[0]["view"]
        await own.say(do="sync", version=1)
        assert (await own.hear_a("since"))["version"] == 2
        assert await own.hear_a("entry") == told[0]
        await own.say(do="sync", version=2)
        await own.quiet()
        for never in (0, 99):
            await own.say(do="sync", version=never)
            table = await own.hear_a("table")
            assert (table["version"], table["view"]) == (2, told[0]["view"])

    run(server, play)


@pytest.mark.parametrize("version", ["", "x", "-1", "1e3", "٣", "99", "9" * 40])
def test_who_names_no_version_of_the_table_is_told_everything(server: Running, version: str) -> None:
    async def play(at: At) -> None:
        async with wire(server.address, *at.place(0), version=quote(version)) as tab:
            assert (await tab.hear_a("table"))["version"] == 1

    run(server, play)


def test_who_comes_back_is_told_what_they_lack(server: Running) -> None:
    """Also after the table was forgotten, and nothing but that where they lack nothing."""

    async def play(at: At) -> None:
        told = [(await at.move(at.first[0]["view"], 1))[0]]
        told.append((await at.move(told[0]["view"], 2))[0])
        for _ in range(2):
            for lacks in range(3):
                async with wire(server.address, *at.place(0), version=3 - lacks) as tab:
                    tab.follower.view = [at.first[0], *told][2 - lacks]["view"]
                    assert await tab.hear_a("since") == {"is": "since", "protocol": PROTOCOL, "version": 3}
                    assert [await tab.hear_a("entry") for _ in range(lacks)] == told[2 - lacks :]
                    await tab.quiet()
            server.hub.tables._live.pop(at.id)

    run(server, play)


def test_a_heartbeat(server: Running) -> None:
    async def play(at: At) -> None:
        await at.wires[0].say(do="ping")
        assert await at.wires[0].hear() == {"is": "pong"}

    run(server, play)


def test_spectators_see_the_table_and_cannot_play(server: Running) -> None:
    async def play(at: At) -> None:
        async with wire(server.address, f"/t/{at.id}/table") as spectator:
            table = await spectator.hear_a("table")
            assert table["viewer"] == "table"
            assert set("".join(table["view"]["hands"])) == {"?"}
            assert table["view"]["legal"] == []
            await spectator.act("x", 1, 56)
            assert (await spectator.hear_a("nack"))["code"] == "not_your_turn"
            await at.move(at.first[0]["view"], 1)
            assert (await spectator.hear_a("entry"))["version"] == 2

    run(server, play)


async def play_out(at: At) -> int:
    """A person and two bots to the end of the match; returns its version."""
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


def test_bots_play_and_the_match_ends(server: Running) -> None:
    async def play(at: At) -> None:
        version = await play_out(at)
        await at.wires[0].act("late", version, 56)
        assert (await at.wires[0].hear_a("nack"))["code"] == "over"

    run(server, play, "greedy", "random")


@pytest.mark.parametrize("fault", ["raises", "is slow", "is illegal"])
def test_a_bot_that_fails_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    def choose(_view: View, _rng: list[int]) -> list[int]:
        if fault == "raises":
            raise ZeroDivisionError
        if fault == "is slow":
            time.sleep(0.3)
        return [62]

    def replaces(view: View, numbers: list[int]) -> list[int]:
        in_the_event_loop.append(asyncio._get_running_loop() is not None)
        return greedy.choose(view, numbers)

    greedy = BOTS["greedy"]
    in_the_event_loop: list[bool] = []
    monkeypatch.setitem(BOTS, "odd", Bot.of_chooser("odd", choose))
    monkeypatch.setitem(BOTS, "greedy", Bot.of_chooser("greedy", replaces))
    with running(settings_in(tmp_path, bot_seconds=0.05)) as server:

        async def play(at: At) -> None:
            message = at.first[0]
            while message["view"]["turn"] != at.opened["seat"] or left_to_the_table(message["view"]):
                message = await at.wires[0].hear_a("entry")
            await at.wires[0].act("m", message["version"], *choice(message["view"], RANDOM))
            await at.wires[0].hear_a("ack")

        for _ in range(3):
            run(server, play, "odd", "odd")
        assert server.hub.counts["failed.bot"] > 0
        assert not any(in_the_event_loop)
        assert in_the_event_loop


def test_greedy_plays_until_a_bot_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for what is being compiled, and it is no failure."""

    def think(*_asked: Any) -> Decision:
        raise AssertionError

    asked: list[str] = []

    def is_ready(room: str) -> bool:
        asked.append(room)
        return False

    monkeypatch.setitem(BOTS, "late", Bot("late", think, is_ready=is_ready))
    with running(settings_in(tmp_path)) as server:

        async def play(at: At) -> None:
            message = at.first[0]
            while message["view"]["turn"] != at.opened["seat"] or left_to_the_table(message["view"]):
                message = await at.wires[0].hear_a("entry")
            await at.wires[0].act("m", message["version"], *choice(message["view"], RANDOM))
            await at.wires[0].hear_a("ack")

        while len(asked) < 3:
            run(server, play, "late", "late")
        assert set(asked) == {"hachihachi"}
        assert server.hub.counts["failed.bot"] == 0


class Pauses:
    """The pauses of bots and deals, which last until they are ended."""

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
    """A table at which a bot begins."""
    while True:
        async with seated(server, "greedy", "greedy", pace=pace) as at:
            if at.first[0]["view"]["turn"] != at.opened["seat"]:
                yield at
                return


@pytest.mark.slow
def test_what_is_sent_after_a_close_is_one_line_in_the_log(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """A peer may close while something is on its way to it, and that is nobody's fault."""
    failed = server.hub.counts["failed.socket"]

    async def play(at: At) -> None:
        async with wire(server.address, f"/t/{at.id}/table") as spectator:
            await spectator.hear_a("table")
            mine = spectator.connection.local_address
            (protocol,) = (
                one for one in gc.get_objects() if type(one) is WebSocketProtocol and one.client == tuple(mine)
            )
            protocol.close_sent = True
            await at.move(at.first[0]["view"], at.first[0]["version"])
            await until(lambda: bool(caplog.messages))
            assert caplog.messages == ["a connection was closed before all was sent"]

    with caplog.at_level(logging.INFO, "hachiya.server"):
        run(server, play)
    assert server.hub.counts["failed.socket"] == failed


CLOSING = b"\x88\x82\x00\x00\x00\x00\x03\xe8"
"""As a client says that it closes, with code 1000."""


def test_the_server_may_end_while_a_peer_closes(server: Running) -> None:
    """The peer has its answer, and the application has not heard of it yet."""

    async def play(at: At) -> None:
        mine = at.wires[0].connection.local_address
        (protocol,) = (one for one in gc.get_objects() if type(one) is WebSocketProtocol and one.client == tuple(mine))

        async def end() -> bool:
            protocol.conn.receive_data(CLOSING)
            protocol.shutdown()
            return protocol.transport.is_closing()

        assert await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(end(), protocol.loop))

    run(server, play)


def test_bots_take_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = Pauses(monkeypatch)
    with running(settings_in(tmp_path)) as server:

        async def play() -> None:
            async with a_bot_at_turn(server, 150) as at:
                await until(lambda: pauses.asked != [])
                await at.wires[0].quiet()
                pauses.ended = True
                assert (await at.wires[0].hear_a("entry"))["version"] == at.first[0]["version"] + 1
            assert set(pauses.asked) == {150}

        asyncio.run(play())


def test_a_driver_that_fails_tries_again_and_tells_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever goes wrong when a bot moves, the table does not stand still for ever."""
    pauses = Pauses(monkeypatch)
    monkeypatch.setattr(driving, "_FIRST_RETRY", 0.01)
    with running(settings_in(tmp_path)) as server:

        async def play() -> None:
            async with a_bot_at_turn(server, 0) as at:
                with monkeypatch.context() as broken:
                    broken.setattr(LiveTable, "commit", fails_with("a hand"))
                    pauses.ended = True
                    await until(lambda: server.hub.counts["failed.drive"] > 1)
                assert (await at.wires[0].hear_a("entry"))["version"] == at.first[0]["version"] + 1

        asyncio.run(play())
    said = [f"{one.getMessage()} {one.exc_text}" for one in caplog.records]
    assert any("ZeroDivisionError" in text for text in said)
    assert not any("a hand" in text for text in said)


# ------------------------------------------------------------------------------------- memory and store


def test_a_table_forgotten_and_read_again_goes_on(server: Running) -> None:
    async def play(at: At) -> None:
        view, version = at.first[0]["view"], 1
        for _ in range(12):
            told = await at.move(view, version)
            view, version = told[0]["view"], version + 1
            if view["turn"] is None:
                return
        before = [one["view"] for one in told]
        server.hub.tables._live.pop(at.id)
        async with seated_again(at) as again:
            assert [first["view"] for first in again.first] == before
            assert [first["version"] for first in again.first] == [version] * 3
            await again.move(view, version)

    run(server, play)


@asynccontextmanager
async def seated_again(at: At) -> AsyncIterator[At]:
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(wire(at.server.address, *at.place(seat))) for seat in range(3)]
        again = At(at.server, at.opened, wires, [await one.hear_a("table") for one in wires])
        again.number = at.number
        yield again


def test_idle_tables_are_forgotten_and_watched_ones_are_not(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, idle_seconds=0.2)) as server:

        async def play() -> None:
            async with seated(server) as at:
                await open_table(server.address, order())
                await until(lambda: server.hub.tables.in_memory == 1)
                assert at.id in server.hub.tables._live
                await at.move(at.first[0]["view"], 1)
            await until(lambda: server.hub.tables.in_memory == 0)
            async with wire(server.address, *at.place(0)) as own:
                assert (await own.hear_a("table"))["version"] == 2

        asyncio.run(play())


def test_another_process_was_quicker(server: Running) -> None:
    """Its entry stands; everyone is told the table anew, and the choice is stale."""

    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        match = server.hub.tables._live[at.id].match
        _, entry = match.choose(turn, [56], "elsewhere")
        server.hub.store._transaction([row_of(entry)])
        await at.wires[turn].act("here", 1, 56)
        for seat, one in enumerate(at.wires):
            table = await one.hear_a("table")
            assert table["version"] == 2
            if seat == turn:
                assert (await one.hear_a("nack"))["code"] == "stale"
                await one.act("elsewhere", 1, 56)
                assert (await one.hear_a("ack"))["version"] == 2

    run(server, play)


def test_what_cannot_be_stored_has_not_happened(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        with monkeypatch.context() as broken:
            broken.setattr(server.hub.store, "_commit", lambda group: [StoreFailed() for _ in group])
            await at.wires[turn].act("a", 1, 56)
            nack = await at.wires[turn].hear_a("nack")
            assert (nack["code"], nack["version"]) == ("unavailable", 1)
            assert nack["view"] == at.first[turn]["view"]
            async with httpx.AsyncClient(base_url=server.address) as http:
                answer = await http.post("/api/tables", json=order())
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        await at.wires[turn].act("a", 1, 56)
        assert (await at.wires[turn].hear_a("ack"))["version"] == 2
        for one in at.wires:
            assert (await one.hear_a("entry"))["version"] == 2

    run(server, play)


def test_bots_and_deals_wait_for_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = Pauses(monkeypatch)
    with running(settings_in(tmp_path)) as server:

        async def play() -> None:
            async with a_bot_at_turn(server, 0) as at:
                with monkeypatch.context() as broken:
                    broken.setattr(server.hub.store, "_commit", lambda group: [StoreFailed() for _ in group])
                    pauses.ended = True
                    await until(lambda: server.hub.counts["failed.drive"] > 0)
                    await at.wires[0].quiet()
                assert (await at.wires[0].hear_a("entry"))["version"] == at.first[0]["version"] + 1

        asyncio.run(play())


# ------------------------------------------------------------------------------------- whom the server refuses


def refused_with(server: Running, path: str, token: str | None, **more: Any) -> int:
    """The status or the close code of a connection that is not accepted."""

    async def knock() -> int:
        try:
            async with wire(server.address, path, token, **more) as one:
                await one.hear()
        except InvalidStatus as refusal:
            is_problem = refusal.response.headers["content-type"] == "application/problem+json"
            return refusal.response.status_code if is_problem else -1
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1
        return 0

    return asyncio.run(knock())


def test_a_seat_without_its_token(server: Running) -> None:
    opened = asyncio.run(open_table(server.address, order()))
    path, token = opened["seats"][0]
    other = opened["seats"][1][1]
    before = server.hub.counts["refused.not_your_seat"]
    for wrong in (None, other, "A" * 43, "", "x", token + "x", token[:-1], "%00", "A" * 2000):
        assert refused_with(server, path, wrong) == 4403
    assert server.hub.counts["refused.not_your_seat"] == before + 9
    assert refused_with(server, path, token) == 0


def test_a_table_that_is_gone(server: Running) -> None:
    assert refused_with(server, "/t/AAAAAAAAAAAAAAAA/table", None) == 4404
    assert refused_with(server, "/t/AAAAAAAAAAAAAAAA/0", "A" * 43) == 4404
    assert refused_with(server, "/t/short/0", None) == 4404
    assert refused_with(server, "/t/AAAAAAAAAAAAAAAA/9", None) == 4404


def test_a_table_of_older_rules(server: Running) -> None:
    opened = asyncio.run(open_table(server.address, order()))
    server.hub.tables._live.pop(opened["table"])
    with server.hub.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET rules=0 WHERE id='{opened['table']}'")
    path, token = opened["seats"][0]
    assert refused_with(server, path, token) == 4410
    answer = httpx.get(f"{server.address}{path[1:]}/record.jsonl", headers={"cookie": f"seat={token}"})
    assert answer.status_code == 200
    assert json.loads(answer.text.splitlines()[0])["version"] == 0


@pytest.mark.parametrize("actions", ["[1,", "7", "[0,1]", '["A"]'])
def test_a_table_whose_record_is_damaged(server: Running, actions: str) -> None:
    opened = asyncio.run(open_table(server.address, order()))
    server.hub.tables._live.pop(opened["table"])
    with server.hub.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE entries SET actions='{actions}' WHERE table_id='{opened['table']}'")
    before = server.hub.counts["refused.damaged"]
    failed = server.hub.counts["failed.socket"]
    assert refused_with(server, *opened["seats"][0]) == 1011
    assert server.hub.counts["refused.damaged"] == before + 1
    assert server.hub.counts["failed.socket"] == failed


@pytest.mark.parametrize("other", ["https://evil.example", "null", "http://127.0.0.1:1", "", None, "http://["])
def test_a_page_of_another_site(server: Running, other: str | None) -> None:
    opened = asyncio.run(open_table(server.address, order()))
    before = server.hub.counts["refused.wrong_origin"]
    assert refused_with(server, *opened["seats"][0], origin=other) == 403
    assert server.hub.counts["refused.wrong_origin"] == before + 1


def test_an_origin_that_is_allowed(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, public=PublicUrl.read("https://cards.example"))) as server:
        opened = asyncio.run(open_table(server.address, order()))
        assert refused_with(server, *opened["seats"][0], origin="https://cards.example") == 0
        assert refused_with(server, *opened["seats"][0], origin="https://evil.example") == 403


def test_too_many_connections_of_one_client(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, connections_per_client=3)
    with running(settings_in(tmp_path, limits=limits)) as server:

        async def play(at: At) -> None:
            assert await asyncio.to_thread(refused_with, server, *at.place(0)) == 429
            await at.wires[0].connection.close()
            await until(lambda: server.hub.connections.total == 2)
            assert await asyncio.to_thread(refused_with, server, *at.place(0)) == 0

        run(server, play)
        assert server.hub.counts["refused.too_many"] == 1


# ------------------------------------------------------------------------------------- what else may come

BAD = [
    "",
    "hello",
    "null",
    "[" * 4000,
    '{"a":' * 800,
    '{"do":"act","id":"x","version":1,"actions":[' + "1," * 34 + "1]}",
    '{"do":"act","id":"x","version":1,"actions":[56],"seat":2}',
    '{"do":"deal"}',
    "\x00" * 100,
    b"\x00\xff\xfe",
    b'{"do":"ping"}' * 2,
    os.urandom(1000),
]


def test_bad_messages_are_refused_and_the_others_notice_nothing(server: Running) -> None:
    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        bad = at.wires[(turn + 1) % 3]
        counted = server.hub.counts["refused.bad_message"]
        for text in BAD:
            await bad.connection.send(text)
            nack = await bad.hear_a("nack")
            assert (nack["code"], nack["version"]) == ("bad_message", 1)
            assert nack["id"] in (None, "x")
        assert server.hub.counts["refused.bad_message"] == counted + len(BAD)
        await at.move(at.first[0]["view"], 1)

    run(server, play)


@pytest.mark.parametrize("size", [5_000, 10_000_000])
def test_a_message_that_is_too_large_ends_its_connection_only(server: Running, size: int) -> None:
    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        bad = at.wires[(turn + 1) % 3]

        async def send_and_hear() -> None:
            await bad.connection.send("x" * size)
            await bad.hear()

        with pytest.raises(ConnectionClosed) as closed:
            await send_and_hear()
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        await at.wires[turn].act("a", 1, 56)
        await at.wires[turn].hear_a("ack")
        await at.wires[(turn + 2) % 3].hear_a("entry")

    run(server, play)


def test_frames_that_are_none(server: Running) -> None:
    """Raw bytes below WebSocket, and text that is no UTF-8."""

    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        for number, garbage in enumerate((b"\xff" * 500, b"\x81\x85\x00\x00\x00\x00\xff\xfe\xfd\xfc\xfb")):
            bad = at.wires[(turn + 1 + number) % 3]
            bad.connection.transport.write(garbage)
            with pytest.raises(ConnectionClosed):
                await bad.hear()
        await at.wires[turn].act("a", 1, 56)
        await at.wires[turn].hear_a("ack")

    failed = server.hub.counts["failed.socket"]
    run(server, play)
    assert server.hub.counts["failed.socket"] == failed


@pytest.mark.slow
def test_a_flood_is_refused_then_ended_while_the_others_play(tmp_path: Path) -> None:
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
                told = await at.move(view, version)
                view, version = told[0]["view"], version + 1
                if view["turn"] is None:
                    break
            playing.clear()
            await flooding

        counts = server.hub.counts
        run(server, play)
        assert counts["refused.too_fast"] >= 100
        assert counts["dropped.strikes"] >= 5


PING, PONG, PIECE = (bytes((opcode, 0x80, 0, 0, 0, 0)) for opcode in (0x89, 0x8A, 0x00))
"""Frames without content, as clients mask them; the last is a piece of a message that goes on."""


@pytest.mark.parametrize("frame", [PING, PONG, PIECE])
def test_a_flood_below_messages_is_ended(server: Running, frame: bytes) -> None:
    """Heartbeats whose answers nobody reads, answers to none, pieces of a message without end."""

    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        bad = at.wires[(turn + 1) % 3]
        dropped = server.hub.counts["dropped.frames"]
        async with asyncio.timeout(PATIENCE):
            await (await bad.connection.ping())
        raw = bad.connection.transport
        raw.pause_reading()
        raw.write((b"\x01\x80\x00\x00\x00\x00" if frame == PIECE else b"") + frame * 10_000)
        await until(lambda: server.hub.counts["dropped.frames"] > dropped)
        raw.resume_reading()
        with pytest.raises(ConnectionClosed):
            await bad.hear()
        assert server.hub.counts["dropped.frames"] == dropped + 1
        await at.wires[turn].act("a", 1, 56)
        await at.wires[turn].hear_a("ack")

    run(server, play)


def test_to_be_told_everything_again_and_again_is_too_fast(tmp_path: Path) -> None:
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


def test_a_sender_that_fails_ends_its_connection_and_tells_no_secret(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(at: At) -> None:
        failed = server.hub.counts["failed.socket"]
        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(WebSocket, "send", fails_with("a hand"))
            await at.wires[0].say(do="ping")
            with pytest.raises(ConnectionClosed):
                await at.wires[0].hear()
        # The others cannot be told that one has gone.
        assert failed < server.hub.counts["failed.socket"] <= failed + len(at.wires)

    run(server, play)
    said = [f"{one.getMessage()} {one.exc_text}" for one in caplog.records if one.name.startswith("hachiya")]
    assert any("ZeroDivisionError" in text for text in said)
    assert not any("a hand" in text for text in said)


def test_a_nack_says_too_fast(tmp_path: Path) -> None:
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
def test_who_does_not_read_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server:

        async def play(at: At) -> None:
            await play_out(at)  # then a table message is long
            lazy = await stack.enter_async_context(wire(server.address, *at.place(at.opened["seat"])))
            lazy.connection.transport.pause_reading()
            for _ in range(400):
                await lazy.say(do="sync", version=0)
                await asyncio.sleep(0.01)
                if server.hub.counts["dropped.slow"]:
                    break
            assert server.hub.counts["dropped.slow"] == 1
            await at.wires[0].quiet()
            lazy.connection.transport.resume_reading()

        async def at_a_table() -> None:
            async with stack, seated(server, "random", "random") as at:
                await play(at)

        stack = AsyncExitStack()
        asyncio.run(at_a_table())
        asyncio.run(until(lambda: server.hub.connections.total == 0))


def test_no_connection_is_left_behind(server: Running) -> None:
    async def play(at: At) -> None:
        at.wires[1].connection.transport.abort()
        await at.wires[2].connection.close()
        await until(lambda: server.hub.tables._live[at.id].audience.viewers() == {0})

    run(server, play)
    asyncio.run(until(lambda: server.hub.connections.total == 0))


def test_logs_hold_no_token_and_no_hand(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    with running(settings_in(tmp_path)) as server:
        tokens: list[str] = []

        async def play(at: At) -> None:
            tokens.extend(token for _, token in at.opened["seats"].values())
            turn = at.first[0]["view"]["turn"]
            await at.wires[turn].act("a", 1, 62)
            await at.wires[turn].hear_a("nack")
            with pytest.MonkeyPatch.context() as broken:
                secret = tokens[0] + at.first[0]["view"]["hands"][0]
                broken.setattr(LiveTable, "sync", fails_with(secret))
                await at.wires[turn].say(do="sync", version=0)
                with pytest.raises(ConnectionClosed) as closed:
                    await at.wires[turn].hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1011
                assert closed.value.rcvd.reason == ""
            tokens.append(at.first[0]["view"]["hands"][0])

        run(server, play)
        assert server.hub.counts["failed.socket"] == 1
    clients = ("websockets.client", "httpx", "httpcore")
    said = [f"{one.getMessage()} {one.exc_info}" for one in caplog.records if not one.name.startswith(clients)]
    assert any("ZeroDivisionError" in text for text in said)
    assert not any(token in text for token in tokens for text in said)


def fails_with(secret: str) -> Callable[..., Awaitable[None]]:
    async def fail(*_: Any) -> None:
        raise ZeroDivisionError(secret)

    return fail


def test_origin_is_what_browsers_say() -> None:
    assert origin("http://127.0.0.1:8088/") == "http://127.0.0.1:8088"
