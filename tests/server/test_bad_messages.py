"""Invalid messages of a connection are refused, and the others at the table are not notified."""

import os
from pathlib import Path

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from hachiya.tables.live.table import LiveTable
from tests.server.at_a_table import At, fails_with, run
from tests.server.running import Running, running, settings_in

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


def test_bad_messages_are_refused_and_not_announced(server: Running) -> None:
    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        bad = at.wires[(turn + 1) % 3]
        counted = server.parts.counts["refused.bad_message"]
        for text in BAD:
            await bad.connection.send(text)
            nack = await bad.hear_a("nack")
            assert (nack["code"], nack["version"]) == ("bad_message", 1)
            assert nack["id"] in (None, "x")
        assert server.parts.counts["refused.bad_message"] == counted + len(BAD)
        await at.move(at.first[0]["view"], 1)

    run(server, play)


@pytest.mark.parametrize("size", [5_000, 10_000_000])
def test_a_message_above_the_size_limit_ends_its_own_connection_only(server: Running, size: int) -> None:
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


def test_invalid_websocket_frames_end_their_own_connection_only(server: Running) -> None:
    """The frames are raw bytes below WebSocket, and text that is not UTF-8."""

    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        for number, garbage in enumerate((b"\xff" * 500, b"\x81\x85\x00\x00\x00\x00\xff\xfe\xfd\xfc\xfb")):
            bad = at.wires[(turn + 1 + number) % 3]
            bad.connection.transport.write(garbage)
            with pytest.raises(ConnectionClosed):
                await bad.hear()
        await at.wires[turn].act("a", 1, 56)
        await at.wires[turn].hear_a("ack")

    failed = server.parts.counts["failed.socket"]
    run(server, play)
    assert server.parts.counts["failed.socket"] == failed


def test_a_failing_send_ends_its_connection_and_logs_no_secret(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(at: At) -> None:
        failed = server.parts.counts["failed.socket"]
        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(WebSocket, "send", fails_with("a hand"))
            await at.wires[0].say(do="ping")
            with pytest.raises(ConnectionClosed):
                await at.wires[0].hear()
        # The others cannot be told that one has gone.
        assert failed < server.parts.counts["failed.socket"] <= failed + len(at.wires)

    run(server, play)
    lines = [
        f"{log_record.getMessage()} {log_record.exc_text}"
        for log_record in caplog.records
        if log_record.name.startswith("hachiya")
    ]
    assert any("ZeroDivisionError" in text for text in lines)
    assert not any("a hand" in text for text in lines)


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
        assert server.parts.counts["failed.socket"] == 1
    clients = ("websockets.client", "httpx", "httpcore")
    lines = [
        f"{log_record.getMessage()} {log_record.exc_info}"
        for log_record in caplog.records
        if not log_record.name.startswith(clients)
    ]
    assert any("ZeroDivisionError" in text for text in lines)
    assert not any(token in text for token in tokens for text in lines)
