"""The lines between servers of one database: addresses, frames, the proof of both sides, calls and viewers."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

from hachiya.desk.problems import TooMany
from hachiya.server.peers.address import PeerAddress
from hachiya.server.peers.frames import ANSWER, OPENING, Answer, Call, Frame, RefusalJson, opening_text
from hachiya.server.peers.gateway import GatewayEnd, RemoteLine
from hachiya.server.peers.opening import open_peers
from hachiya.server.peers.outlet import RelayedOutbox
from hachiya.server.peers.proof import NoPeer, check_proof, prove
from hachiya.server.peers.relayed_caller import Kept, RelayedCaller, caller_json, let_keep
from hachiya.server.peers.relayed_problem import relayed_problem
from hachiya.server.problems import BadPeerAddress, CannotServe
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.ownership import MOVED
from hachiya.tables.problems import StoreFailed
from hachiya.words.wire import message_json

CALL: Call = {
    "operation": "revoke",
    "request": "{}",
    "caller": {"client": "192.0.2.1", "language": "ja", "person_key": "digest", "token": "token"},
}


@pytest.mark.parametrize("text", ["10.0.0.5:8089", "[fd00::5]:8089", "db.example.org:0"])
def test_an_address_is_read_as_it_is_written(text: str) -> None:
    assert str(PeerAddress.read(text)) == text


@pytest.mark.parametrize("text", ["", "8089", ":8089", "host:", "host:x", "host:65536", "0.0.0.0:8089", "[::]:8089"])
def test_an_address_that_other_servers_cannot_reach_is_refused(text: str) -> None:
    with pytest.raises(BadPeerAddress):
        PeerAddress.read(text)


def test_servers_cannot_share_a_sqlite_file() -> None:
    with pytest.raises(CannotServe):
        open_peers(PeerAddress("127.0.0.1", 0), None)
    assert open_peers(None, None) is None


def test_a_server_without_an_address_is_refused_where_others_share_the_database() -> None:
    with pytest.raises(CannotServe):
        open_peers(None, None, is_shared=True)


@pytest.mark.parametrize("content", ["", '{"is":"pong"}', "a text\nof two lines"])
def test_a_frame_is_read_as_it_is_written(content: str) -> None:
    frame = Frame("text", 12, content)
    assert Frame.read(frame.text()) == frame


@pytest.mark.parametrize("text", ["", "text", "text 1", "text x y"])
def test_a_text_that_is_no_frame_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"unpack|invalid literal"):
        Frame.read(text)


async def prove_each_other(
    connecting: Callable[[Connection], Awaitable[None]], listening: Callable[[Connection], Awaitable[None]]
) -> list[type[BaseException] | None]:
    """Connect two sides, and return the error of the side that connects and of the one that listens."""
    errors = dict[str, type[BaseException] | None]()

    async def run(name: str, side: Callable[[Connection], Awaitable[None]], connection: Connection) -> None:
        try:
            await side(connection)
        except (NoPeer, ConnectionClosed) as error:
            errors[name] = type(error)

    async with serve(lambda connection: run("listens", listening, connection), "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        async with connect(f"ws://{host}:{port}") as connection:
            await run("connects", connecting, connection)
    return [errors.get("connects"), errors.get("listens")]


def test_two_sides_that_know_the_secret_accept_each_other() -> None:
    def sides() -> Awaitable[list[type[BaseException] | None]]:
        return prove_each_other(lambda one_side: prove(one_side, "s"), lambda other_side: check_proof(other_side, "s"))

    async def script() -> None:
        assert await sides() == [None, None]

    asyncio.run(script())


@pytest.mark.parametrize("answer", ["", "words", "words words", "\u00e9 \u00e9"])
def test_a_side_that_does_not_know_the_secret_is_refused(answer: str) -> None:
    async def guess(connection: Connection) -> None:
        await connection.recv()
        await connection.send(answer)
        await connection.recv()

    async def script() -> None:
        errors = await prove_each_other(guess, lambda connection: check_proof(connection, "s"))
        assert errors[1] is NoPeer
        assert errors[0] is not None
        errors = await prove_each_other(
            lambda connection: prove(connection, "s"), lambda connection: check_proof(connection, "other")
        )
        assert errors[1] is NoPeer

    asyncio.run(script())


def test_a_process_that_only_pretends_to_be_the_owner_is_refused() -> None:
    async def pretend(connection: Connection) -> None:
        await connection.send("words")
        proof = str(await connection.recv()).partition(" ")[2]
        await connection.send(proof)  # the proof of the other side, sent back

    async def script() -> None:
        errors = await prove_each_other(lambda connection: prove(connection, "s"), pretend)
        assert errors[0] is NoPeer

    asyncio.run(script())


def outbox(texts: list[str]) -> tuple[Outbox, list[int], "asyncio.Task[None]"]:
    """An outbox whose texts are added to a list, the codes with which it is closed, and the task that sends."""
    codes = list[int]()

    async def send(text: str) -> None:
        texts.append(text)

    async def close(code: int, _reason: str) -> None:
        codes.append(code)

    box = Outbox(10**6, lambda: None, lambda: None)
    return box, codes, asyncio.create_task(box.run(send, close))


def test_a_call_is_refused_when_the_line_ends_before_its_answer() -> None:
    async def script() -> None:
        texts = list[str]()
        line, _, sending = outbox(texts)
        end = GatewayEnd(line)
        calls = [asyncio.create_task(end.call(CALL)) for _ in range(2)]
        while len(texts) < 2:
            await asyncio.sleep(0)
        answer: Answer = {"content": "{}", "refusal": None, "elsewhere": None, "failed": False, "kept": []}
        end.take(Frame("answer", 1, ANSWER.dump_json(answer).decode()))
        end.close()
        assert await calls[0] == answer
        with pytest.raises(StoreFailed):
            await calls[1]
        line.close(1000, "")
        with pytest.raises(StoreFailed):
            await end.call(CALL)
        await sending

    asyncio.run(script())


def test_viewers_of_a_line_that_is_cut_move_and_nothing_more_is_sent_for_them() -> None:
    async def script() -> None:
        texts, heard = list[str](), list[str]()
        line, _, sending = outbox(texts)
        viewer, codes, hearing = outbox(heard)
        end = GatewayEnd(line)
        remote = RemoteLine(end, "table", 2, "digest", viewer)
        await remote.open("person", 7)
        end.take(Frame("text", 1, "news"))
        end.take(Frame("text", 9, "of another viewer"))
        end.close()
        await hearing
        remote.close()
        line.close(1000, "")
        await sending
        assert (heard, codes) == (["news"], [MOVED])
        opening = Frame.read(texts[0])
        assert opening == Frame("open", 1, opening_text("table", 2, "digest", "person", 7))
        assert OPENING.validate_json(opening.content)["viewer"] == 2
        assert len(texts) == 1
        with pytest.raises(StoreFailed):
            await RemoteLine(end, "table", "table", None, viewer).open()

    asyncio.run(script())


def test_a_viewer_elsewhere_gets_texts_in_frames_until_the_end() -> None:
    async def script() -> None:
        texts = list[str]()
        line, _, sending = outbox(texts)
        box = RelayedOutbox(line, 5)
        box.put("news")
        box.close(4403, "the key was revoked")
        box.put("nothing more")
        box.close(4404, "")
        line.close(1000, "")
        await sending
        assert texts == ["text 5 news", "end 5 4403 the key was revoked"]

    asyncio.run(script())


def test_a_caller_keeps_what_the_owner_gives_them() -> None:
    relayed = RelayedCaller(CALL["caller"])
    relayed.keep_seat("table", 1, "key")
    relayed.drop_seat("table", 2)
    relayed.keep_person()
    relayed.keep_person("key")
    relayed.drop_person()
    other = RelayedCaller(CALL["caller"])
    let_keep(other, relayed.kept)
    assert other.kept == relayed.kept
    assert caller_json(relayed, "table", 1) == CALL["caller"]
    assert caller_json(relayed, None, None)["token"] is None


@pytest.mark.parametrize("kept", [["run"], ["keep_seat", 1, 1, "key"], ["keep_person", 7]])
def test_nothing_else_is_called_for_a_caller(kept: Kept) -> None:
    caller = RelayedCaller(CALL["caller"])
    let_keep(caller, [kept])
    assert not caller.kept


def test_a_refusal_comes_back_with_its_code_and_message() -> None:
    fault = TooMany()
    refusal: RefusalJson = {"code": fault.code, "say": message_json(fault.message), "retry_after": 3}
    problem = relayed_problem(refusal)
    assert (problem.code, problem.message, problem.retry_after) == (fault.code, fault.message, 3)
    unknown = relayed_problem({**refusal, "code": "of_the_next_version"})
    assert isinstance(unknown, StoreFailed)
