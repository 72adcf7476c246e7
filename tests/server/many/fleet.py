"""Three servers on a pair of PostgreSQL servers, each with a clock of its own and a proxy before its address."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

from hachiya.store.database import open_database
from tests.later_programs import environment, later_program
from tests.server.many.detours import Detour, enter_detour, make_detours
from tests.server.many.jumping_clock import JumpingClock
from tests.server.many.postgres_pair import PostgresPair
from tests.server.people import AWAY_SECONDS
from tests.server.running import Process, free_port

SERVERS = 3
_ALIVE = "SELECT address FROM processes WHERE until > extract(epoch FROM clock_timestamp()) * 1000"
_TABLES = f"""
    SELECT address, count(*) FROM processes JOIN leases ON id = process
    WHERE address IN ({_ALIVE}) GROUP BY address ORDER BY count(*) DESC, address
"""


@dataclass
class Server:
    """A server of the fleet."""

    name: str
    process: Process
    clock: JumpingClock
    detour: Detour


class Fleet:
    """The servers that run, which all have one version of the program."""

    def __init__(self, pair: PostgresPair, folder: Path) -> None:
        self.pair = pair
        self.folder = folder
        self.servers: list[Server] = []
        self.version = 0
        """The number of the program's version; later versions have another schema."""
        self._started = 0

    async def begin(self) -> None:
        """Start all servers."""
        await asyncio.to_thread(lambda: open_database(self.pair.url("first")).dispose())
        await asyncio.to_thread(make_detours, self.pair.primary)
        for _ in range(SERVERS):
            await self.start()

    async def start(self) -> Server:
        """Start one more server, of the present version."""
        self._started += 1
        name = f"server-{self._started}"
        # A host of its own: while the server starts, a client's connection may take the port at 127.0.0.1.
        host = f"127.1.{self._started // 250}.{self._started % 250 + 1}"
        detour, clock = Detour(f"{host}:{free_port()}"), JumpingClock(self.folder / f"{name}.clock")
        await detour.open()
        await asyncio.to_thread(enter_detour, self.pair.primary, detour)
        program = await asyncio.to_thread(later_program, self.folder, self.version)
        variables = {**environment(program), **clock.environment}
        settings = {
            "database": self.pair.url(name),
            "peers": detour.address,
            "away_seconds": AWAY_SECONDS,
            "words_seconds": 1.0,
        }
        log = self.folder / f"{name}.log"
        process = await asyncio.to_thread(lambda: Process(self.folder, log, variables, **settings))
        server = Server(name, process, clock, detour)
        self.servers.append(server)
        return server

    async def kill(self, server: Server) -> None:
        """Kill a server (`kill -9`)."""
        self.servers.remove(server)
        await asyncio.to_thread(server.process.kill)
        await server.detour.close()

    async def drain(self, server: Server) -> None:
        """Let a server hand its tables over and end."""
        self.servers.remove(server)
        await asyncio.to_thread(server.process.stop)
        await server.detour.close()

    async def end(self) -> None:
        """Stop all servers."""
        for server in [*self.servers]:
            await self.drain(server)

    def by_tables(self) -> list[Server]:
        """Return the servers, those with the most tables first."""
        numbers = {str(address): int(str(number)) for address, number in self.pair.primary.rows(_TABLES, "hachiya")}
        return sorted(self.servers, key=lambda server: -numbers.get(server.detour.proxy, 0))

    def are_alive(self) -> bool:
        """Whether all servers have valid rows among the processes."""
        alive = {address for (address,) in self.pair.primary.rows(_ALIVE, "hachiya")}
        return alive >= {server.detour.proxy for server in self.servers}

    def logs(self) -> str:
        """Return the logs of all servers, also of those that are gone."""
        return "\n".join(file.read_text() for file in self.folder.glob("server-*.log"))
