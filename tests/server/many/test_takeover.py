"""A server that dies or ends: others take its tables over, and nothing that was acknowledged is lost."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from tests.cli.command import Hachiya, hachiya
from tests.server.client import Wire, order, socket, wire
from tests.server.many.detours import Detour
from tests.server.many.servers import PATIENCE, Servers, post, seat_persons, until
from tests.server.running import Process
from tests.tables.choosing import Message, choice

__all__ = ["hachiya"]  # a fixture
pytestmark = pytest.mark.postgres
TAKEOVER_SECONDS = 5.0
LEASE_SECONDS = 3.0
"""How long the lease of a dead server is valid."""
GONE = (OSError, WebSocketException, TimeoutError, EOFError)
CHOOSES = 0.05
"""The seconds before a person chooses."""


class Persistent:
    """A person who plays at any server that answers, and counts only on what was acknowledged."""

    def __init__(self, servers: Servers, seat: Message, addresses: list[str], random: Random) -> None:
        self.servers = servers
        self.seat = seat
        self.addresses = addresses[seat["seat"] % len(addresses) :] + addresses[: seat["seat"] % len(addresses)]
        self.random = random
        self.acknowledged: dict[str, int] = {}
        """By id of a message: the version that it was acknowledged with."""
        self.open = True
        self._unacknowledged: Message | None = None
        self._least = 0
        """The least version of the table at which this person chooses again."""

    async def play(self) -> None:
        """Play over as many connections as it takes, until the match is over or the test ends."""
        while self.open:
            address = next(address for address in self.addresses if address not in self.servers.gone)
            with suppress(*GONE):
                async with wire(address, self.seat["path"], self.seat["recovery"]) as peer:
                    await self._play(peer)
            self.addresses.append(self.addresses.pop(0))  # as a balancer may do
            await asyncio.sleep(0.1)

    async def _play(self, peer: Wire) -> None:
        is_first, table = True, None
        with suppress(*GONE):
            while self.open:
                message = await peer.hear_any()
                if is_first and self._unacknowledged is not None:
                    await peer.say(**self._unacknowledged)
                is_first = False
                if message["is"] in ("table", "entry"):
                    table = message
                await self._hear(peer, message)
                if table is not None and self._unacknowledged is None and table["version"] >= self._least:
                    await self._answer(peer, table)

    async def _hear(self, peer: Wire, message: Message) -> None:
        """Note an answer to the own choice; send a choice again that could not be stored."""
        own = self._unacknowledged
        if own is None or message.get("id") != own["id"]:
            return
        if message["is"] == "ack":
            self.acknowledged[own["id"]] = self._least = message["version"]
            self._unacknowledged = None
        elif message["code"] == "unavailable":
            await asyncio.sleep(CHOOSES)
            await peer.say(**own)
        else:
            self._unacknowledged, self._least = None, own["version"] + 1

    async def _answer(self, peer: Wire, message: Message) -> None:
        view = message["view"]
        if view["phase"] == "over":
            self.open = False
        elif view["turn"] == self.seat["seat"] and view["choices"]:
            await asyncio.sleep(CHOOSES)
            self._unacknowledged = {
                "do": "act",
                "id": f"p{self.seat['seat']}-{self.random.getrandbits(48)}",
                "version": message["version"],
                "actions": choice(view, self.random),
            }
            await peer.say(**self._unacknowledged)


def choices(servers: Servers, table: str) -> dict[str, int]:
    """Return the versions of the choices that are stored, by the ids of their messages."""
    query = "SELECT message, version FROM entries WHERE table_id = :table AND message IS NOT NULL"
    return {row.message: row.version for row in servers.rows(query, table=table)}


def versions(servers: Servers, table: str) -> list[int]:
    query = "SELECT version FROM entries WHERE table_id = :table ORDER BY version"
    return [row.version for row in servers.rows(query, table=table)]


def version(servers: Servers, table: str) -> int:
    """Return the version of a table, also of one whose match is over."""
    (row,) = servers.rows("SELECT version FROM standings WHERE table_id = :table", table=table)
    return int(row.version)


def clock(servers: Servers) -> float:
    """Return the seconds of the database's clock."""
    return float(servers.rows("SELECT extract(epoch FROM clock_timestamp()) AS now")[0].now)


Fault = Callable[[], Awaitable[None]]


async def play_through(servers: Servers, seats: dict[int, Message], addresses: list[str], fault: Fault) -> float:
    """Let persons play while something fails; return the seconds from the fault to the next choice that is stored.

    Whatever was acknowledged is stored, once, and the versions have no gap.
    """
    table = next(iter(seats.values()))["table"]
    persons = [Persistent(servers, seat, addresses, Random(number)) for number, seat in seats.items()]
    lives = [asyncio.create_task(person.play()) for person in persons]
    try:
        await until(lambda: len(choices(servers, table)) >= 12)
        began, before = clock(servers), len(choices(servers, table))
        await fault()
        await until(lambda: len(choices(servers, table)) > before + 3)
        seconds = clock(servers) - began
        await until(lambda: len(choices(servers, table)) >= before + 20 or not all(person.open for person in persons))
    finally:
        for person in persons:
            person.open = False
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
    stored = choices(servers, table)
    for person in persons:
        assert person.acknowledged
        assert person.acknowledged.items() <= stored.items()
    numbers = versions(servers, table)
    assert numbers == list(range(1, len(numbers) + 1))
    assert "Traceback" not in servers.log()
    return seconds


async def seat_three(servers: Servers, addresses: list[str]) -> dict[int, Message]:
    """Seat three persons at a table that the first server owns."""
    seats = await seat_persons(addresses, game="nakayoshi", opponents=["person", "person"])
    assert servers.owner(seats[0]["table"]) is servers.processes[0]
    return seats


def end(servers: Servers, number: int, how: signal.Signals) -> Fault:
    """Make the fault of a server that gets a signal; the balancer notices it."""

    async def fault() -> None:
        servers.processes[number].process.send_signal(how)
        servers.gone.add(servers.processes[number].address)

    return fault


@pytest.mark.parametrize("number", [0, 1], ids=["owner", "gateway"])
def test_a_killed_server_loses_nothing_and_its_tables_go_on_within_five_seconds(servers: Servers, number: int) -> None:
    addresses = servers.start(3)

    async def script() -> None:
        seats = await seat_three(servers, addresses)
        seconds = await play_through(servers, seats, addresses, end(servers, number, signal.SIGKILL))
        assert seconds < TAKEOVER_SECONDS

    asyncio.run(script())


@pytest.mark.parametrize("number", [0, 1], ids=["owner", "gateway"])
def test_a_server_that_is_stopped_hands_its_tables_over_at_once(servers: Servers, number: int) -> None:
    addresses = servers.start(3)

    async def script() -> None:
        seats = await seat_three(servers, addresses)
        seconds = await play_through(servers, seats, addresses, end(servers, number, signal.SIGTERM))
        assert seconds < LEASE_SECONDS
        assert await asyncio.to_thread(servers.processes[number].process.wait, 60) == -signal.SIGTERM

    asyncio.run(script())


def test_a_server_that_drains_waits_for_nobody_as_long_as_another_can_take_its_tables(
    servers: Servers, tmp_path: Path, hachiya: Hachiya
) -> None:
    servers.start(1, admin=str(tmp_path / "admin"))
    addresses = servers.start(1)

    async def script() -> None:
        async def fault() -> None:
            servers.gone.add(addresses[0])
            option = f"--admin-socket={tmp_path / 'admin'}"
            assert (await asyncio.to_thread(hachiya, "admin drain --seconds 600", option)).code == 0
            await until(lambda: servers.processes[0].process.poll() is not None)

        await play_through(servers, await seat_three(servers, addresses), addresses, fault)

    asyncio.run(script())


def test_a_server_that_hangs_loses_its_tables_and_writes_nothing_when_it_goes_on(servers: Servers) -> None:
    addresses = servers.start(3)

    async def script() -> None:
        seats = await seat_three(servers, addresses)
        table = seats[0]["table"]

        async def fault() -> None:
            servers.processes[0].process.send_signal(signal.SIGSTOP)
            servers.gone.add(addresses[0])
            await until(lambda: servers.owner(table) not in (None, servers.processes[0]))
            servers.processes[0].process.send_signal(signal.SIGCONT)
            servers.gone.clear()

        await play_through(servers, seats, addresses, fault)
        await until(lambda: len(servers.alive()) == 3)

    asyncio.run(script())


def test_lines_between_servers_that_are_cut_lose_nothing_that_was_acknowledged(servers: Servers) -> None:
    addresses = servers.start(2)

    async def script() -> None:
        async with cutting_proxy(servers, servers.processes[0]) as cut:
            seats = await seat_three(servers, addresses)

            async def fault() -> None:
                for _ in range(5):
                    await cut()
                    await asyncio.sleep(CHOOSES)

            await play_through(servers, seats, addresses[1:], fault)

    asyncio.run(script())


def test_servers_whose_connections_to_the_database_are_cut_lose_nothing_that_was_acknowledged(
    servers: Servers,
) -> None:
    addresses = servers.start(2)
    others = "datname = current_database() AND pid <> pg_backend_pid()"

    async def script() -> None:
        async def fault() -> None:
            for _ in range(5):
                query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
                assert await asyncio.to_thread(servers.rows, query)
                await asyncio.sleep(10 * CHOOSES)

        await play_through(servers, await seat_three(servers, addresses), addresses, fault)

    asyncio.run(script())


def test_a_server_that_does_not_know_the_others_does_not_start_beside_them(servers: Servers) -> None:
    servers.start(1)
    with pytest.raises(AssertionError, match="did not start"):
        servers.start(1, peers=None)
    assert "--peers" in servers.log()


def test_bots_and_clocks_of_a_dead_server_go_on_without_any_person(servers: Servers) -> None:
    addresses = servers.start(2, away_seconds=1.0)

    async def script() -> None:
        body = order("person", "greedy", timing={"move": 6})
        opened = (await post(addresses[0], "/api/tables", body)).json()
        table, link = opened["table"], opened["joins"][0]
        joined = await post(addresses[0], f"/t/{table}/{link['seat']}/join", {"invitation": link["invitation"]})
        assert joined.status_code == 201
        servers.processes[0].kill()
        await until(lambda: version(servers, table) > 3)
        assert servers.owner(table) is servers.processes[1]

    asyncio.run(script())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_lobby_of_a_server_that_ends_is_shown_by_another(servers: Servers, how: signal.Signals) -> None:
    addresses = servers.start(2)

    async def script() -> None:
        opened = (await post(addresses[0], "/api/tables", order("person", game="hachiju", lobby=True))).json()
        async with wire(addresses[0], opened["path"], opened["recovery"]) as host:
            await host.hear_beside("presence")
        owner = servers.owner("lobby")
        assert owner is not None
        assert servers.owner(opened["table"]) is owner
        (other,) = (process for process in servers.processes if process is not owner)
        owner.process.send_signal(how)
        await until(lambda: servers.owner("lobby") is other)
        async with socket(other.address, "/api/lobby") as lobby:
            assert opened["table"] in str(await lobby.recv())
        joined = await post(other.address, f"/api/lobby/{opened['table']}", {"name": "Rin"})
        assert joined.status_code == 201, joined.text

    asyncio.run(script())


@asynccontextmanager
async def cutting_proxy(servers: Servers, process: Process) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """A proxy before the peer line of a process; the function cuts the connections as soon as there are any."""
    detour = Detour(servers.peer_address(process))
    await detour.open()
    servers.move_peer_address(process, detour.proxy)

    async def cut() -> None:
        async with asyncio.timeout(PATIENCE):
            while not detour.cut():
                await asyncio.sleep(CHOOSES)

    try:
        yield cut
    finally:
        await detour.close()
