"""Faults of everything that servers need, while people play: nothing that was acknowledged is lost or made twice.

`python -m tests.server.many.faults 300 3600` makes 300 faults, or as many as fit into 3600 seconds. It prints how often
each kind was made, and how long tables stood still after the end of a fault.
"""

import asyncio
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random
from statistics import quantiles
from time import monotonic
from typing import NamedTuple

from tests.server.many.crowd import Crowd
from tests.server.many.fleet import Fleet, Server
from tests.server.many.postgres_pair import IS_ROOT, PostgresPair
from tests.server.people import begin, check_store, end

MOST_SECONDS = 5.0
"""How long a table may stand still after the end of a fault."""
_CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'"
_JUMP_SECONDS = 600


SITTINGS = (0, 1, 2, 3, 5)
"""The sittings of two or three persons beside the lobby."""


class World:
    """What can fail, and the people."""

    def __init__(self, fleet: Fleet, crowd: Crowd, random: Random) -> None:
        self.fleet = fleet
        self.crowd = crowd
        self.random = random
        self._measures: list[asyncio.Task[Mapping[str, float]]] = []

    @property
    def pair(self) -> PostgresPair:
        """The two PostgreSQL servers."""
        return self.fleet.pair

    def any_server(self) -> Server:
        """Return any server."""
        return self.random.choice(self.fleet.servers)

    def send_people(self) -> None:
        """Send people to the servers that run, and to no others."""
        self.crowd.addresses = [server.process.address for server in self.fleet.servers]

    def note_end(self) -> None:
        """Measure from now on how long tables stand still: a fault, or a part of it, has ended."""
        self._measures.append(asyncio.create_task(self.crowd.stillness(monotonic())))

    async def stillness(self) -> list[float]:
        """Return for how many seconds tables stood still since the ends that were noted."""
        measured, self._measures = await asyncio.gather(*self._measures), []
        return [seconds for tables in measured for seconds in tables.values()]


async def kill(world: World, server: Server) -> None:
    """Kill a server, and start another one later."""
    world.note_end()
    killing = asyncio.create_task(world.fleet.kill(server))
    await asyncio.sleep(0)
    world.send_people()
    await killing
    await asyncio.sleep(world.random.uniform(0.0, 1.0))
    await world.fleet.start()
    world.send_people()


async def kill_owner(world: World) -> None:
    """Kill the server with the most tables."""
    await kill(world, (await asyncio.to_thread(world.fleet.by_tables))[0])


async def kill_gateway(world: World) -> None:
    """Kill the server with the fewest tables, through which people reach others."""
    await kill(world, (await asyncio.to_thread(world.fleet.by_tables))[-1])


async def halt(world: World) -> None:
    """Halt a server, so that nobody hears of it, and let it go on."""
    server = world.any_server()
    server.process.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(world.random.uniform(0.5, 6.0))
    server.process.process.send_signal(signal.SIGCONT)
    world.note_end()


async def kill_postgres(world: World) -> None:
    """Kill the primary, and start it again."""
    await asyncio.to_thread(world.pair.restart, world.random.uniform(0.5, 1.5))
    world.note_end()


async def promote(world: World) -> None:
    """Kill the primary, and promote the standby."""
    await asyncio.to_thread(world.pair.promote)
    world.note_end()
    await asyncio.to_thread(world.pair.replace_standby)


async def cut_people(world: World) -> None:
    """Cut all connections of people to a server."""
    assert await _cut(world, lambda server: world.crowd.cut(server.process.address))
    world.note_end()


async def cut_servers(world: World) -> None:
    """Cut the connections of other servers to a server; to one that owns nothing there may be none."""
    assert await _cut(world, lambda server: server.detour.cut())
    world.note_end()


async def cut_database(world: World) -> None:
    """Cut all connections of a server to the database."""
    query = _CUT.format(name=world.any_server().name)
    assert await asyncio.to_thread(world.pair.primary.rows, query)
    world.note_end()


async def _cut(world: World, cut: Callable[[Server], int]) -> int:
    """Cut connections of any server that has some, and return their number."""
    async with asyncio.timeout(60):
        while not (number := cut(world.any_server())):
            await asyncio.sleep(0.01)
    return number


async def fill_disk(world: World) -> None:
    """Fill the disk of the primary for a while."""
    await asyncio.to_thread(world.pair.primary.fill_disk, world.random.uniform(0.5, 3.0))
    await asyncio.to_thread(world.pair.wait_until_writable)
    world.note_end()


async def fill_disk_of_standby(world: World) -> None:
    """Fill the disk of the standby for a while, without which nothing is committed."""
    await asyncio.to_thread(world.pair.fill_disk_of_standby, world.random.uniform(0.5, 3.0))
    await asyncio.to_thread(world.pair.wait_until_writable)
    world.note_end()


async def jump_clock(world: World) -> None:
    """Let the clock of a server's machine jump."""
    world.any_server().clock.jump(world.random.randint(-_JUMP_SECONDS, _JUMP_SECONDS))
    world.note_end()


async def jump_clock_of_database(world: World) -> None:
    """Let the clock of the database jump."""
    world.pair.primary.clock.jump(world.random.randint(-_JUMP_SECONDS, _JUMP_SECONDS))
    world.note_end()


async def upgrade(world: World) -> None:
    """Replace all servers by those of the next version, which has another schema, one after the other."""
    world.fleet.version += 1
    for server in [*world.fleet.servers]:
        await world.fleet.start()
        world.send_people()
        draining = asyncio.create_task(world.fleet.drain(server))
        world.note_end()
        await asyncio.sleep(0)
        world.send_people()
        await draining


Fault = Callable[[World], Awaitable[None]]
_OF_DISKS: Mapping[str, Fault] = {
    "disk of the primary full": fill_disk,
    "disk of the standby full": fill_disk_of_standby,
}
KINDS: Mapping[str, Fault] = {
    "owner killed": kill_owner,
    "people cut off": cut_people,
    "PostgreSQL killed": kill_postgres,
    "clock of a server jumps": jump_clock,
    "gateway killed": kill_gateway,
    "server halted": halt,
    "servers cut off from each other": cut_servers,
    "standby promoted": promote,
    "server cut off from the database": cut_database,
    "new version": upgrade,
    "clock of the database jumps": jump_clock_of_database,
    **(_OF_DISKS if IS_ROOT else {}),
}
"""The faults, in the order in which they are made."""


class Outcome(NamedTuple):
    """What was done and seen: stillness in seconds, by the kind of a fault; what the store has at the end."""

    faults: Counter[str]
    stillness: Mapping[str, list[float]]
    seen: Counter[str]


async def live_and_fail(fleet: Fleet, number: int, seconds: float) -> tuple[Crowd, Outcome]:
    """Let everybody play, and make one fault after another, for this many seconds at most."""
    until, random = monotonic() + seconds, Random(number)
    faults, stillness = Counter[str](), {kind: list[float]() for kind in KINDS}
    await fleet.begin()
    crowd = Crowd(*(server.process.address for server in fleet.servers))
    world = World(fleet, crowd, random)
    begin(crowd, SITTINGS)
    try:
        while faults.total() < number and monotonic() < until:
            await crowd.plays_on(10)
            await asyncio.sleep(random.uniform(0.0, 0.5))
            kind = [*KINDS][faults.total() % len(KINDS)]
            await KINDS[kind](world)
            measured = await world.stillness()
            stillness[kind] += measured
            faults[kind] += 1
            print(f"{faults.total():4} {kind}: {max(measured, default=0):.2f} s", flush=True)
            await asyncio.to_thread(fleet.pair.wait_until_synchronous)
            await crowd.until(fleet.are_alive)
        await crowd.plays_on(4)
    finally:
        await end(crowd)
        await fleet.end()
    return crowd, Outcome(faults, stillness, Counter())


def check(folder: Path, number: int, seconds: float) -> Outcome:
    """Make faults, and assert that nothing acknowledged is lost."""
    with PostgresPair() as pair:
        fleet = Fleet(pair, folder)
        crowd, outcome = asyncio.run(live_and_fail(fleet, number, seconds))
        assert "Traceback" not in fleet.logs()
        return outcome._replace(seen=check_store(crowd, pair.url("check")))


def _print(outcome: Outcome) -> None:
    for kind, number in outcome.faults.items():
        still = sorted(outcome.stillness[kind])
        if len(still) > 1:
            half, most = quantiles(still, n=20, method="inclusive")[9::9]
            print(f"{kind}: {number} faults, {len(still)} tables: {half:.2f} {most:.2f} {still[-1]:.2f} s")
    print(*(f"{what}: {number}" for what, number in outcome.seen.items()), sep="\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as where:
        _print(check(Path(where), *map(int, sys.argv[1:])))
