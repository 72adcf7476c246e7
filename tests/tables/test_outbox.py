"""The queue of messages to one connection."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from hachiya.tables.attendance.outbox import Outbox


class Connection:
    """A connection that takes texts only while `takes`."""

    def __init__(self, limit: int = 10**6) -> None:
        self.takes = True
        self.texts: list[str] = []
        self.aborts = 0
        self.dropped = 0
        self.close_code: int | None = None
        self.box = Outbox(limit, self._abort, self._drop)

    def _abort(self) -> None:
        self.aborts += 1

    def _drop(self) -> None:
        self.dropped += 1

    async def send(self, text: str) -> None:
        while not self.takes:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        self.texts.append(text)

    async def close(self, code: int, _reason: str) -> None:
        self.close_code = code


def play(script: Callable[[Connection], Awaitable[None]], limit: int = 10**6) -> None:
    """Run a script with a connection whose task sends the queue."""

    async def run() -> None:
        connection = Connection(limit)
        task = asyncio.create_task(connection.box.run(connection.send, connection.close))
        await settle()
        await script(connection)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        connection.box.put("after the end of the task")
        connection.box.close(1000, "closing then is harmless")

    asyncio.run(run())


async def settle() -> None:
    """Let all tasks go on until they wait."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_messages_before_the_task_runs_wait_for_it() -> None:
    async def run() -> None:
        connection = Connection()
        connection.box.put("a")
        assert not connection.texts
        task = asyncio.create_task(connection.box.run(connection.send, connection.close))
        await settle()
        assert connection.texts == ["a"]
        connection.box.close(1001, "the end")
        await task
        assert connection.close_code == 1001

    asyncio.run(run())


@pytest.mark.parametrize("seed", range(20))
def test_messages_keep_their_order_however_slow_the_connection_is(seed: int) -> None:
    random = Random(seed)

    async def script(connection: Connection) -> None:
        for number in range(200):
            connection.takes = random.random() < 0.5
            connection.box.put(str(number))
            for _ in range(random.choice((0, 0, 1, 30))):
                await asyncio.sleep(0)
        connection.takes = True
        while len(connection.texts) < 200:
            await asyncio.sleep(0)
        assert connection.texts == [str(number) for number in range(200)]

    play(script)


def test_a_closed_outbox_sends_what_waits_before_it_closes() -> None:
    async def script(connection: Connection) -> None:
        connection.takes = False
        connection.box.put("a")
        connection.box.put("b")
        connection.box.close(4403, "the key was revoked")
        connection.box.put("c")
        await settle()
        assert not connection.texts
        connection.takes = True
        await settle()
        assert (connection.texts, connection.close_code) == (["a", "b"], 4403)

    play(script)


def test_a_connection_is_cut_when_its_queue_grows_too_long() -> None:
    async def script(connection: Connection) -> None:
        connection.takes = False
        for _ in range(5):
            connection.box.put("12345")
            await settle()
        assert (connection.aborts, connection.dropped, connection.box.closed) == (1, 1, True)

    play(script, limit=12)
