"""Several servers on one database, each in a process of its own, and persons who reach any of them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
from sqlalchemy import create_engine, text

from tests.server.client import Wire, order, wire
from tests.server.running import Process, free_port
from tests.tables.choosing import Message, choice

PATIENCE = 60.0
"""The seconds to wait for anything."""


class Servers:
    """Servers on one database; those that still run at the end are killed."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.processes: list[Process] = []
        self._by_peer_address: dict[str, Process] = {}
        self.gone: set[str] = set()
        """The addresses to which a balancer sends nobody any more."""
        self.engine = create_engine(database)

    def __enter__(self) -> "Servers":
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        for process in self.processes:
            if process.process.poll() is None:
                process.kill()
            elif process.process.stdout is not None:
                process.process.stdout.close()
        self.engine.dispose()

    def start(self, number: int, variables: Mapping[str, str] | None = None, /, **changes: object) -> list[str]:
        """Start this number of servers, with more variables of their environment, and return the addresses of all."""
        with ThreadPoolExecutor(number) as pool:
            self.processes += pool.map(lambda place: self._start(place, variables, changes), range(number))
        return [process.address for process in self.processes]

    def _start(self, place: int, variables: Mapping[str, str] | None, changes: dict[str, object]) -> Process:
        log = self.folder / f"server-{len(self.processes)}-{place}.log"
        # A host of its own: while the server starts, a client's connection may take the port at 127.0.0.1.
        peers = f"127.2.{len(self.processes)}.{place + 1}:{free_port()}"
        process = Process(self.folder, log, variables, **{"database": self.database, "peers": peers, **changes})
        self._by_peer_address[peers] = process
        return process

    def log(self) -> str:
        """Return the log of all servers."""
        return "\n".join(file.read_text() for file in self.folder.glob("server-*.log"))

    def rows(self, query: str, **values: Any) -> list[Any]:
        """Return the rows of a query."""
        with self.engine.connect() as connection:
            return [*connection.execute(text(query), values)]

    def write(self, statement: str) -> None:
        """Execute a statement that changes rows."""
        with self.engine.begin() as connection:
            connection.execute(text(statement))

    def peer_address(self, process: Process) -> str:
        """Return the address at which other servers reach a process."""
        return next(address for address, other in self._by_peer_address.items() if other is process)

    def move_peer_address(self, process: Process, address: str) -> None:
        """Let other servers reach a process at another address from now on."""
        values = {"before": self.peer_address(process), "after": address}
        with self.engine.begin() as connection:
            connection.execute(text("UPDATE processes SET address = :after WHERE address = :before"), values)
        self._by_peer_address[address] = self._by_peer_address.pop(values["before"])

    def alive(self) -> list[str]:
        """Return the ids of the processes that are alive."""
        query = "SELECT id FROM processes WHERE until > extract(epoch FROM clock_timestamp()) * 1000"
        return [row.id for row in self.rows(query)]

    def owner(self, name: str) -> Process | None:
        """Return the process that owns a table or the lobby; None if there is none that is alive."""
        query = """SELECT address FROM leases JOIN processes ON id = process WHERE name = :name
            AND until > extract(epoch FROM clock_timestamp()) * 1000"""
        return next((self._by_peer_address[row.address] for row in self.rows(query, name=name)), None)


async def post(address: str, path: str, body: Message, token: str | None = None) -> httpx.Response:
    """Send a POST request as the person of a seat, and return the answer."""
    headers = {} if token is None else {"cookie": f"seat={token}"}
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        return await http.post(path, json=body, headers=headers)


async def seat_persons(addresses: list[str], **more: Any) -> dict[int, Message]:
    """Open a table at the first server, and join it at the others in turn; return who sits at each seat."""
    opened = await post(addresses[0], "/api/tables", order(**more))
    assert opened.status_code == 201, opened.text
    seats = {opened.json()["seat"]: {**opened.json(), "address": addresses[0]}}
    for number, link in enumerate(opened.json()["joins"], 1):
        address, path = addresses[number % len(addresses)], f"/t/{opened.json()['table']}/{link['seat']}/join"
        joined = await post(address, path, {"invitation": link["invitation"]})
        assert joined.status_code == 201, joined.text
        seats[link["seat"]] = {**joined.json(), "address": address}
    return seats


@asynccontextmanager
async def wires(seats: dict[int, Message]) -> AsyncIterator[dict[int, Wire]]:
    """Connect all seats, each to the server that its person reaches."""
    async with AsyncExitStack() as stack:
        yield {
            number: await stack.enter_async_context(wire(seat["address"], seat["path"], seat["recovery"]))
            for number, seat in sorted(seats.items())
        }


async def play(at: dict[int, Wire], tables: dict[int, Message], moves: int, random: Random) -> dict[int, Message]:
    """Let persons make this number of choices in their turns; return the last message of each, all at one version."""
    for number in range(moves):
        version, view = tables[0]["version"], tables[0]["view"]
        assert {message["version"] for message in tables.values()} == {version}
        if view["phase"] == "over":
            break
        if (turn := view["turn"]) is not None and tables[turn]["view"]["choices"]:
            await at[turn].act(f"m{version}-{number}", version, *choice(tables[turn]["view"], random))
            assert (await at[turn].hear_a("ack"))["version"] == version + 1
        tables = {seat: await wire.hear_a("entry") for seat, wire in at.items()}
    return tables


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(is_so):
            await asyncio.sleep(0.05)
