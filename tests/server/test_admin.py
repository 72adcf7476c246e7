"""`hachiya admin`: operations of the operator at a running server, over its Unix socket."""

import asyncio
import json
import socket
import stat
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode

from hachiya.desk.operations import OPERATIONS
from hachiya.desk.operators import OPERATOR_OPERATIONS
from hachiya.server.bans import Bans
from hachiya.server.beside import BesideServer, listen_at
from hachiya.server.problems import CannotServe
from hachiya.store.admin_socket import default_admin_socket
from tests.cli.command import Hachiya, hachiya, one_error
from tests.server.client import Wire, asks, open_table, order, origin, wire
from tests.server.client import socket as connect_socket
from tests.server.running import Process, Running, running, settings_in
from tests.tables.choosing import Message

__all__ = ["hachiya"]  # a fixture
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no Unix sockets there")


class House(NamedTuple):
    """A running server and the Unix socket of its operator."""

    server: Running
    socket: Path

    @property
    def address(self) -> str:
        return self.server.address

    @property
    def option(self) -> str:
        return f"--admin-socket={self.socket}"


@contextmanager
def running_with_socket(folder: Path, **changes: Any) -> Iterator[House]:
    file = folder / "admin"
    with running(settings_in(folder, admin=file, **changes)) as server:
        yield House(server, file)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_with_socket(tmp_path_factory.mktemp("house")) as running_house:
        yield running_house


def new_table(house: House, *opponents: str, **more: Any) -> Message:
    return asyncio.run(open_table(house.address, order(*opponents, **more)))


async def end_of(line: Wire) -> int | None:
    """Wait until the server closes a connection, and return the close code."""
    try:
        while True:
            await line.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def listed(hachiya: Hachiya, house: House, command: str) -> list[Message]:
    done = hachiya(f"admin {command} --json", house.option)
    assert (done.code, done.err) == (0, "")
    rows: list[Message] = json.loads(done.text)
    return rows


def test_tables_and_persons_are_listed(hachiya: Hachiya, house: House) -> None:
    table = new_table(house, "person", "greedy")

    async def look() -> None:
        async with (
            wire(house.address, table["path"], table["recovery"]) as own,
            wire(house.address, f"/t/{table['table']}/table") as spectator,
        ):
            await own.hear_a("table")
            await spectator.hear_a("table")
            (row,) = (row for row in listed(hachiya, house, "tables") if row["table"] == table["table"])
            assert (row["game"], row["state"], row["here"]) == ("sannin", "running", [table["seat"], "table"])
            assert sorted(row["players"]) == ["greedy", "person", "person"]
            persons = [row for row in listed(hachiya, house, "persons") if row["table"] == table["table"]]
            assert {row["viewer"]: row["name"] for row in persons} == {table["seat"]: "Hana", "table": None}
            assert {row["address"] for row in persons} == {"127.0.0.1"}
            text = hachiya("admin tables --lang=ja", house.option).text
            assert table["table"] in text
            assert "進行中" in text
            assert "Hana" in hachiya("admin persons", house.option).text

    asyncio.run(look())
    gone = hachiya("admin persons", house.option)
    assert table["table"] not in gone.text


def test_a_server_that_has_its_database_for_itself_is_listed_alone(hachiya: Hachiya, house: House) -> None:
    new_table(house, "person", "greedy")
    (server,) = listed(hachiya, house, "servers")
    assert (server["address"], server["since"], server["lobby"], server["this"]) == (None, None, True, True)
    assert server["tables"] > 0
    assert hachiya("admin servers", house.option).text.count("✓") == 2


def test_a_table_that_has_not_begun_is_closed(hachiya: Hachiya, house: House) -> None:
    with httpx.Client(base_url=house.address) as http:
        table = http.post("/api/tables", json=order("person", "greedy")).json()
        done = hachiya(f"admin close {table['table']}", house.option)
        assert (done.code, done.text) == (0, f"Table {table['table']} is closed\n")
        assert http.get(f"{table['path']}/record.jsonl").status_code == 404
    again = one_error(hachiya(f"admin close {table['table']}", house.option))
    assert again == "There is no such table"


def test_a_match_is_ended_as_it_stands_and_its_players_are_told(hachiya: Hachiya, house: House) -> None:
    table = new_table(house, "person", "greedy")

    async def play() -> None:
        async with wire(house.address, table["path"], table["recovery"]) as own:
            await own.hear_a("table")
            assert hachiya(f"admin close {table['table']}", house.option).code == 0
            await own.hear_beside("ended")

    asyncio.run(play())
    (row,) = (row for row in listed(hachiya, house, "tables") if row["table"] == table["table"])
    assert row["state"] == "over"
    assert one_error(hachiya(f"admin close {table['table']}", house.option)) == "The match is over"


def test_a_person_is_silenced_and_may_speak_again(hachiya: Hachiya, house: House) -> None:
    table = new_table(house, "person", "greedy")
    bot = next(seat for seat in range(3) if seat not in table["seats"])
    silence = f"admin silence {table['table']}"
    assert asks(house.address, table, "chat", phrase="hello") == "ack"
    assert hachiya(f"{silence} {table['seat']}", house.option).code == 0
    assert asks(house.address, table, "chat", phrase="hello") == "silenced"
    assert hachiya(f"{silence} {table['seat']} --lift", house.option).code == 0
    assert asks(house.address, table, "chat", phrase="luck") == "ack"
    for seat in (bot, 6):
        assert one_error(hachiya(f"{silence} {seat}", house.option)) == "No person sits in this seat"
    assert "seat" in one_error(hachiya(f"{silence} 7", house.option))


def test_a_banned_address_is_disconnected_and_refused_until_its_ban_ends(hachiya: Hachiya, tmp_path: Path) -> None:
    with running_with_socket(tmp_path) as house:
        table = new_table(house, "greedy", "greedy")

        async def play() -> None:
            async with wire(house.address, table["path"], table["recovery"]) as own:
                await own.hear_a("table")
                done = await asyncio.to_thread(hachiya, "admin ban 127.0.0.0/8", house.option)
                assert (done.code, done.text) == (0, "127.0.0.0/8 is banned; 1 connection was closed\n")
                assert await end_of(own) == CloseCode.POLICY_VIOLATION
            with pytest.raises(InvalidStatus, match="403"):
                async with wire(house.address, table["path"], table["recovery"]):
                    pass

        asyncio.run(play())
        with httpx.Client(base_url=house.address) as http:
            refused = http.get("/api/games")
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")
            assert listed(hachiya, house, "bans") == [{"network": "127.0.0.0/8", "until": None}]
            assert one_error(hachiya("admin unban 10.0.0.1", house.option)) == "10.0.0.1/32 is not banned"
            assert hachiya("admin unban 127.0.0.0/8", house.option).code == 0
            assert http.get("/api/games").status_code == 200
        assert hachiya("admin bans", house.option).text == "No address is banned\n"
        assert house.server.parts.counts["refused.banned"] == 2


def test_a_ban_ends_after_its_time(hachiya: Hachiya, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hachiya("admin ban 192.0.2.7 --minutes 10", house.option).code == 0
    (row,) = listed(hachiya, house, "bans")
    assert row["network"] == "192.0.2.7/32"
    bans = house.server.parts.bans
    assert bans.has("192.0.2.7")
    assert not bans.has("192.0.2.8")
    now = row["until"]
    monkeypatch.setattr("hachiya.server.bans.monotonic", lambda: now)
    assert not bans.has("192.0.2.7")
    assert listed(hachiya, house, "bans") == []


def test_a_ban_closes_connections_to_the_lobby(hachiya: Hachiya, tmp_path: Path) -> None:
    async def look(house: House) -> None:
        async with connect_socket(house.address, "/api/lobby") as lobby:
            assert json.loads(await lobby.recv())["whole"]
            done = await asyncio.to_thread(hachiya, "admin ban 127.0.0.1", house.option)
            assert done.text == "127.0.0.1 is banned; 1 connection was closed\n"
            with pytest.raises(ConnectionClosed) as closed:
                await lobby.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CloseCode.POLICY_VIOLATION

    with running_with_socket(tmp_path) as house:
        asyncio.run(look(house))
        assert listed(hachiya, house, "persons") == []


@pytest.mark.parametrize(
    ("banned", "client", "is_out"),
    [
        ("192.0.2.0/24", "192.0.2.200", True),
        ("192.0.2.0/24", "192.0.3.1", False),
        ("2001:db8::1", "2001:db8::/64", True),
        ("2001:db8::/32", "2001:db8:1::/64", True),
        ("2001:db8::/64", "2001:db9::/64", False),
        ("192.0.2.0/24", "2001:db8::/64", False),
        ("192.0.2.0/24", "-", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.7", "192.0.2.8", False),
        ("::ffff:192.0.2.7", "::/64", False),
        ("::ffff:192.0.2.0/120", "192.0.2.8", True),
        ("::1", "::/64", True),
    ],
)
def test_a_ban_holds_for_the_clients_of_its_network(banned: str, client: str, is_out: bool) -> None:
    bans = Bans()
    bans.add(ip_network(banned))
    assert bans.has(client) is is_out


@pytest.mark.parametrize("address", ["here", "192.0.2.1/24", "192.0.2.256", ""])
def test_a_ban_of_no_address_is_refused(hachiya: Hachiya, house: House, address: str) -> None:
    done = hachiya("admin ban", address, house.option)
    assert "network" in one_error(done)


@pytest.mark.parametrize("table", ["nowhere", "../bans", "AAAAAAAAAAAAAAAA", "a/b", "%2e%2e"])
def test_closing_an_unknown_table_is_refused(hachiya: Hachiya, house: House, table: str) -> None:
    assert one_error(hachiya(f"admin close {table}", house.option)) == "There is no such table"


def test_a_failure_of_an_operation_is_answered_counted_and_logged(
    hachiya: Hachiya, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    secret = "".join(["a", " ", "secret"])  # the traceback quotes this file

    def fail() -> None:
        raise RuntimeError(secret)

    parts = house.server.parts
    monkeypatch.setattr(parts.bans, "until", fail)
    failures = parts.counts["failed.http"]
    assert one_error(hachiya("admin bans", house.option)) == "The server failed; no table is lost"
    assert parts.counts["failed.http"] == failures + 1
    assert "RuntimeError" in caplog.text
    assert secret not in caplog.text


def test_metrics_are_printed(hachiya: Hachiya, house: House) -> None:
    done = hachiya("admin metrics", house.option)
    assert done.code == 0
    assert "\nhachiya_tables{" in done.text


# ------------------------------------------------------------------------------------- the end of a server


def test_a_draining_server_opens_no_tables_but_seats_people_at_existing_ones(hachiya: Hachiya, tmp_path: Path) -> None:
    server = Process(tmp_path, admin=str(tmp_path / "admin"))
    option = f"--admin-socket={tmp_path / 'admin'}"

    async def play() -> None:
        async with httpx.AsyncClient(base_url=server.address) as http:
            waiting = (await http.post("/api/tables", json=order("person", "greedy"))).json()
            table = await open_table(server.address, order("person", "greedy"))
            async with wire(server.address, table["path"], table["recovery"]) as own:
                await own.hear_a("table")
                assert hachiya("admin drain --seconds 600", option).code == 0
                refused = await http.post("/api/tables", json=order())
                assert (refused.status_code, refused.json()["code"]) == (503, "draining")
                assert int(refused.headers["retry-after"]) > 0
                ready = await http.get("/readyz")
                assert (ready.status_code, ready.json()) == (503, {"status": "not ready", "fault": "drain"})
                assert (await http.get("/livez")).status_code == 200
                assert "\nhachiya_draining 1.0\n" in hachiya("admin metrics", option).text
                link = waiting["joins"][0]
                path = f"/t/{waiting['table']}/{link['seat']}/join"
                assert (await http.post(path, json={"invitation": link["invitation"]})).status_code == 201
                assert (await own.ask("chat", phrase="hello"))["is"] == "ack"
                # The second drain ends the server at once; the connection closes with the code for a restart.
                assert hachiya("admin drain", option).code == 0
                assert await end_of(own) == CloseCode.SERVICE_RESTART

    asyncio.run(play())
    assert server.process.wait(20) == 0
    assert server.process.stdout is not None
    server.process.stdout.close()
    assert not (tmp_path / "admin").exists()


@pytest.mark.slow
def test_a_draining_server_ends_when_nobody_plays(hachiya: Hachiya, tmp_path: Path) -> None:
    server = Process(tmp_path, admin=str(tmp_path / "admin"))
    option = f"--admin-socket={tmp_path / 'admin'}"

    async def play() -> None:
        table = await open_table(server.address, order("person", "greedy"))
        async with wire(server.address, table["path"], table["recovery"]) as own:
            await own.hear_a("table")
            assert hachiya("admin drain --seconds 600", option).code == 0
            assert (await own.ask("chat", phrase="hello"))["is"] == "ack"

    asyncio.run(play())
    assert server.process.wait(20) == 0
    assert server.process.stdout is not None
    server.process.stdout.close()


# ------------------------------------------------------------------------------------- who may ask


def test_no_public_address_has_an_operation_of_the_operator(house: House) -> None:
    assert not OPERATIONS.keys() & OPERATOR_OPERATIONS.keys()
    with httpx.Client(base_url=house.address, headers={"origin": origin(house.address)}) as http:
        for operation in OPERATOR_OPERATIONS.values():
            path = operation.path.replace("{table}", "AAAAAAAAAAAAAAAA")
            answer = http.request(operation.method, path, json=None if operation.method == "GET" else {})
            assert answer.status_code in (404, 405), path


def test_only_the_own_user_may_open_the_socket(house: House) -> None:
    assert stat.S_IMODE(house.socket.stat().st_mode) == 0o600
    assert house.socket.is_socket()


def test_a_socket_without_a_server_is_named_in_the_error(hachiya: Hachiya, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert one_error(hachiya("admin tables", f"--admin-socket={nowhere}")) == f"No server answers at {nowhere}"
    nowhere.write_text("no socket")
    assert one_error(hachiya("admin drain", f"--admin-socket={nowhere}")) == f"No server answers at {nowhere}"


def test_an_answer_of_another_program_is_no_answer_of_a_server(hachiya: Hachiya, tmp_path: Path) -> None:
    def answer(listening: socket.socket) -> None:
        connection, _ = listening.accept()
        with connection:
            connection.recv(4096)
            connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello")

    file = tmp_path / "admin"
    with listen_at(file) as listening, ThreadPoolExecutor(1) as threads:
        listening.settimeout(20)
        answered = threads.submit(answer, listening)
        assert one_error(hachiya("admin tables", f"--admin-socket={file}")) == f"No server answers at {file}"
        answered.result(20)


def test_the_default_socket_is_beside_a_sqlite_file_and_others_must_be_named(hachiya: Hachiya, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    assert default_admin_socket(f"sqlite:///{file}") == tmp_path / "tables.sqlite-admin"
    assert default_admin_socket(f"sqlite:///{tmp_path / ('a' * 90)}.sqlite") is None
    assert default_admin_socket("sqlite://") is None
    error = one_error(hachiya("admin tables --database postgresql+psycopg://user@localhost/name"))
    assert "--admin-socket" in error
    with running(settings_in(tmp_path, admin=default_admin_socket(f"sqlite:///{file}"))):
        done = hachiya("admin tables", f"--database=sqlite:///{file}")
        assert done.text == "No table is in memory\n"


def test_the_socket_of_a_killed_server_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "admin"
    left_over = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    left_over.bind(str(file))
    left_over.close()
    with listen_at(file) as listening:
        assert listening.getsockname() == str(file)
        with pytest.raises(CannotServe, match="admin"):
            listen_at(file)


def test_a_server_that_ends_leaves_the_socket_of_the_next_server(tmp_path: Path) -> None:
    async def end() -> None:
        file = tmp_path / "admin"
        server = BesideServer(Starlette(), listen_at(file))
        server.start()
        while not server.started:
            await asyncio.sleep(0)
        ending = asyncio.create_task(server.end())
        while file.exists():
            await asyncio.sleep(0)
        assert not ending.done()
        with listen_at(file):
            await ending
            assert file.is_socket()

    asyncio.run(end())


def test_a_file_of_another_kind_is_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "admin"
    file.write_text("dear")
    with pytest.raises(CannotServe):
        listen_at(file)
    assert file.read_text() == "dear"
    with pytest.raises(CannotServe):
        listen_at(tmp_path / ("a" * 200))
    assert [*tmp_path.iterdir()] == [file]
