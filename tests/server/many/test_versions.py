"""Servers of another version, with another schema or other rules, and on machines whose clocks are wrong."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.later_programs import environment, later_program, with_later_rules
from tests.server.client import order, wire
from tests.server.many.jumping_clock import JumpingClock
from tests.server.many.servers import Servers, post, seat_persons, until
from tests.server.many.test_meeting import code_of_end
from tests.server.many.test_takeover import end, play_through
from tests.tables.choosing import Message

pytestmark = pytest.mark.postgres
OUTDATED = 4410
HOUR = 3600
TWO = {"game": "hachiju", "opponents": ["person"]}


def rules(servers: Servers, table: str) -> int:
    """Return the version of the rules of a table."""
    (row,) = servers.rows("SELECT rules FROM tables WHERE id = :table", table=table)
    return int(row.rules)


def test_a_match_goes_on_at_a_later_program_and_ends_under_its_rules(servers: Servers, tmp_path: Path) -> None:
    servers.start(1)
    addresses = servers.start(1, environment(with_later_rules(later_program(tmp_path, 1))))

    async def script() -> None:
        seats = await seat_persons(addresses, **TWO)
        await play_through(servers, seats, addresses, end(servers, 0, signal.SIGTERM))
        opened = (await post(addresses[1], "/api/tables", order(**TWO))).json()
        assert rules(servers, opened["table"]) == rules(servers, seats[0]["table"]) + 1

    asyncio.run(script())


def test_a_table_of_later_rules_waits_for_a_server_that_knows_them(servers: Servers, tmp_path: Path) -> None:
    later = environment(with_later_rules(later_program(tmp_path, 1)))
    servers.start(1, later)

    async def hear_at(address: str, seat: Message) -> str:
        async with wire(address, seat["path"], seat["recovery"]) as peer:
            return str((await peer.hear_a("table"))["version"])

    async def script() -> None:
        addresses = await asyncio.to_thread(servers.start, 1)
        seats = await seat_persons(addresses[:1], **TWO)
        before = await hear_at(addresses[1], seats[0])  # the older server passes messages on
        servers.processes[0].kill()
        await until(lambda: len(servers.alive()) == 1)
        async with wire(addresses[1], seats[0]["path"], seats[0]["recovery"]) as peer:
            assert await code_of_end(peer) == OUTDATED
        addresses = await asyncio.to_thread(servers.start, 1, later)
        assert await hear_at(addresses[2], seats[0]) == before
        assert await hear_at(addresses[1], seats[0]) == before

    asyncio.run(script())


@pytest.mark.parametrize("ahead", [HOUR, -HOUR])
def test_persons_lose_no_time_to_a_server_whose_clock_is_wrong(servers: Servers, tmp_path: Path, ahead: int) -> None:
    clock = JumpingClock(tmp_path / "clock")
    clock.jump(ahead)
    servers.start(1)
    addresses = servers.start(1, clock.environment)

    async def script() -> None:
        seats = await seat_persons(addresses, timing={"move": 60, "match": 600}, **TWO)

        async def fault() -> None:
            servers.gone.add(addresses[0])
            await asyncio.to_thread(servers.processes[0].kill)

        await play_through(servers, seats, addresses, fault)
        assert servers.rows("SELECT * FROM entries WHERE kind = 'seat'") == []

    asyncio.run(script())
