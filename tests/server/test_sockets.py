"""A table over WebSockets: choices are acknowledged once, and sent to all in order."""

import asyncio
import gc
import logging
from urllib.parse import quote

import pytest

from hachiya.server.connections import WebSocketProtocol
from hachiya.tables.messages.common import PROTOCOL
from hachiya.words.languages import languages
from hachiya.words.voice import say
from hachiya.words.wire import message_of
from tests.server.at_a_table import RANDOM, At, run, server_version, until
from tests.server.client import wire
from tests.server.running import Running
from tests.tables.choosing import choice


def test_a_choice_is_acknowledged_and_sent_to_all_in_order(server: Running) -> None:
    async def play(at: At) -> None:
        view, version = at.first[0]["view"], at.first[0]["version"]
        assert version == 1
        assert [first["viewer"] for first in at.first] == [0, 1, 2]
        for _ in range(40):
            if view["turn"] is None:
                messages = [await peer.hear_a("entry") for peer in at.wires]  # the next deal
            else:
                messages = await at.move(view, version)
            version += 1
            assert [message["version"] for message in messages] == [version] * 3
            view = messages[0]["view"]

    run(server, play)


def test_the_table_message_holds_the_whole_table(server: Running) -> None:
    async def play(at: At) -> None:
        (entry, *_) = await at.move(at.first[0]["view"], 1)
        async with wire(server.address, *at.place(0)) as tab:
            table = await tab.hear_a("table")
        assert table["version"] == 2
        assert table["table"] == at.id
        assert table["players"] == ["person"] * 3
        assert table["options"] == {"multipliers": "A", "overtime": "no", "months": 12}
        assert table["view"] == entry["view"]
        assert table["record"] == at.first[0]["record"] + entry["record"]
        assert [event["e"] for event in table["record"][:4]] == ["match", "draw_seats", "deal", "stock"]

    run(server, play)


def test_a_repeated_message_id_gets_the_same_answer_and_acts_once(server: Running) -> None:
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


def test_a_reused_message_id_gets_the_answer_of_the_earlier_choice(server: Running) -> None:
    async def play(at: At) -> None:
        view, version = at.first[0]["view"], 1
        turn = view["turn"]
        await at.wires[turn].act("mine", 1, *choice(at.first[turn]["view"], RANDOM))
        await at.wires[turn].hear_a("ack")
        messages = [await peer.hear_a("entry") for peer in at.wires]
        version = 2
        while messages[0]["view"]["turn"] != turn:
            messages = await at.move(messages[0]["view"], version)
            version += 1
        await at.wires[turn].act("mine", version, *choice(messages[turn]["view"], RANDOM))
        assert await at.wires[turn].hear_a("ack") == {"is": "ack", "id": "mine", "version": 2}
        for peer in at.wires:
            await peer.quiet()
        assert await server_version(at) == version

    run(server, play)


def test_two_seats_may_use_the_same_message_id(server: Running) -> None:
    async def play(at: At) -> None:
        messages, version = at.first, 1
        for _ in range(3):
            turn = messages[0]["view"]["turn"]
            await at.wires[turn].act("1", version, *choice(messages[turn]["view"], RANDOM))
            version += 1
            assert (await at.wires[turn].hear_a("ack"))["version"] == version
            messages = [await peer.hear_a("entry") for peer in at.wires]

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
def test_a_refused_choice_changes_nothing(
    server: Running, version: int, who: str, actions: list[int], code: str
) -> None:
    async def play(at: At) -> None:
        seat = at.first[0]["view"]["turn"] if who == "turn" else at.first[0]["view"]["order"][1]
        counted = server.parts.counts[f"refused.{code}"]
        await at.wires[seat].act("wrong", version, *actions)
        nack = await at.wires[seat].hear_a("nack")
        assert (nack["id"], nack["code"], nack["version"]) == ("wrong", code, 1)
        assert nack["view"] == at.first[seat]["view"]
        assert all(say(message_of(nack["say"]), language) for language in languages())
        assert server.parts.counts[f"refused.{code}"] == counted + 1
        for peer in at.wires:
            await peer.quiet()
        # The id was not used up.
        if code == "illegal":
            await at.wires[seat].act("wrong", 1, 56)
            await at.wires[seat].hear_a("ack")

    run(server, play)


def test_the_second_of_two_simultaneous_choices_is_stale(server: Running) -> None:
    """Two tabs of one seat send different choices for one version: one is stored, and the other is stale."""

    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        async with wire(server.address, *at.place(turn)) as tab:
            await tab.hear_a("table")
            await asyncio.gather(at.wires[turn].act("one", 1, 56), tab.act("two", 1, 56))
            heard = [[await peer.hear() for _ in range(2)] for peer in (at.wires[turn], tab)]
        kinds = sorted(sorted(message["is"] for message in two) for two in heard)
        assert kinds == [["ack", "entry"], ["entry", "nack"]]
        assert [message["code"] for two in heard for message in two if message["is"] == "nack"] == ["stale"]

    run(server, play)


def test_two_tabs_of_one_seat_both_work(server: Running) -> None:
    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        async with wire(server.address, *at.place(turn)) as tab:
            assert (await tab.hear_a("table"))["view"] == at.first[turn]["view"]
            await tab.act("tab-2", 1, 56)
            assert (await tab.hear_a("ack"))["version"] == 2
            assert await tab.hear_a("entry") == await at.wires[turn].hear_a("entry")

    run(server, play)


def test_a_sync_message_gets_the_missing_entries_or_the_whole_table(server: Running) -> None:
    async def play(at: At) -> None:
        messages = await at.move(at.first[0]["view"], 1)
        own = at.wires[0]
        own.follower.view = at.first[0]["view"]
        await own.say(do="sync", version=1)
        assert (await own.hear_a("since"))["version"] == 2
        assert await own.hear_a("entry") == messages[0]
        await own.say(do="sync", version=2)
        await own.quiet()
        for never in (0, 99):
            await own.say(do="sync", version=never)
            table = await own.hear_a("table")
            assert (table["version"], table["view"]) == (2, messages[0]["view"])

    run(server, play)


@pytest.mark.parametrize("version", ["", "x", "-1", "1e3", "٣", "99", "9" * 40])
def test_a_client_without_a_version_is_sent_the_whole_table(server: Running, version: str) -> None:
    async def play(at: At) -> None:
        async with wire(server.address, *at.place(0), version=quote(version)) as tab:
            assert (await tab.hear_a("table"))["version"] == 1

    run(server, play)


def test_a_reconnected_client_is_sent_the_entries_it_lacks(server: Running) -> None:
    """The table may have been dropped from memory; a client that lacks nothing is sent no entry."""

    async def play(at: At) -> None:
        messages = [(await at.move(at.first[0]["view"], 1))[0]]
        messages.append((await at.move(messages[0]["view"], 2))[0])
        for _ in range(2):
            for lacks in range(3):
                async with wire(server.address, *at.place(0), version=3 - lacks) as tab:
                    tab.follower.view = [at.first[0], *messages][2 - lacks]["view"]
                    assert await tab.hear_a("since") == {"is": "since", "protocol": PROTOCOL, "version": 3}
                    assert [await tab.hear_a("entry") for _ in range(lacks)] == messages[2 - lacks :]
                    await tab.quiet()
            server.parts.tables.registry._live.pop(at.id)

    run(server, play)


def test_a_ping_is_answered_with_a_pong(server: Running) -> None:
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


@pytest.mark.slow
def test_a_send_after_a_close_is_no_failure(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """A peer may close while a message is on its way, which is nobody's fault."""
    failed = server.parts.counts["failed.socket"]

    async def play(at: At) -> None:
        async with wire(server.address, f"/t/{at.id}/table") as spectator:
            await spectator.hear_a("table")
            # Of an earlier test's connection the same may be told until it is gone.
            await until(lambda: server.parts.connections.total == len(at.wires) + 1)
            caplog.clear()
            mine = spectator.connection.local_address
            (protocol,) = (
                candidate
                for candidate in gc.get_objects()
                if type(candidate) is WebSocketProtocol and candidate.client == tuple(mine)
            )
            protocol.close_sent = True
            await at.move(at.first[0]["view"], at.first[0]["version"])
            await until(lambda: bool(caplog.messages))
            assert caplog.messages == ["a connection was closed before all was sent"]

    with caplog.at_level(logging.INFO, "hachiya.server"):
        run(server, play)
    assert server.parts.counts["failed.socket"] == failed


CLOSING = b"\x88\x82\x00\x00\x00\x00\x03\xe8"
"""The frame by which a client closes the connection, with code 1000."""


def test_a_server_can_stop_while_a_peer_closes(server: Running) -> None:
    """The peer has its answer, and the application has not yet received the close."""

    async def play(at: At) -> None:
        mine = at.wires[0].connection.local_address
        (protocol,) = (
            candidate
            for candidate in gc.get_objects()
            if type(candidate) is WebSocketProtocol and candidate.client == tuple(mine)
        )

        async def end() -> bool:
            protocol.conn.receive_data(CLOSING)
            protocol.shutdown()
            return protocol.transport.is_closing()

        assert await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(end(), protocol.loop))

    run(server, play)


def test_closed_connections_are_removed(server: Running) -> None:
    async def play(at: At) -> None:
        at.wires[1].connection.transport.abort()
        await at.wires[2].connection.close()
        await until(lambda: server.parts.tables.registry._live[at.id].audience.viewers() == {0})

    run(server, play)
    asyncio.run(until(lambda: server.parts.connections.total == 0))
