"""Background tasks go on after any failure, which is logged and counted."""

import asyncio
from dataclasses import replace

import pytest

from hachiya.tables.live import background
from hachiya.tables.live.background import keep_running
from hachiya.tables.live.tables import Tables
from tests.tables.memory import MemoryStore
from tests.tables.test_tables import at_tables


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A task begins anew without a pause."""
    monkeypatch.setattr(background, "_RETRY_SECONDS", 0.0)


def test_a_task_that_fails_begins_anew_until_it_ends(caplog: pytest.LogCaptureFixture) -> None:
    faults, failed = [ValueError("a secret"), LookupError("a secret")], list[str]()

    async def work() -> None:
        if faults:
            raise faults.pop()

    asyncio.run(keep_running("sweeper", work, failed.append))
    assert failed == ["sweeper", "sweeper"]
    assert "the sweeper has failed" in caplog.text
    assert "LookupError" in caplog.text
    assert "a secret" not in caplog.text


def test_a_task_that_is_cancelled_does_not_begin_anew() -> None:
    async def script() -> None:
        has_begun, failed = asyncio.Event(), list[str]()

        async def work() -> None:
            has_begun.set()
            await asyncio.Event().wait()

        task = asyncio.create_task(keep_running("sweeper", work, failed.append))
        await has_begun.wait()
        task.cancel()
        await asyncio.wait([task])
        assert (task.cancelled(), failed) == (True, [])

    asyncio.run(script())


class OddStore(MemoryStore):
    """A store of which the first question about deadlines fails as no store should."""

    def __init__(self) -> None:
        super().__init__()
        self.was_asked_again = asyncio.Event()
        self._has_failed = False

    async def due(self, before: int) -> list[str]:
        if not self._has_failed:
            self._has_failed = True
            raise LookupError
        self.was_asked_again.set()
        return await super().due(before)


def test_the_caretaker_minds_deadlines_after_any_failure() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        store = OddStore()
        again = Tables(replace(tables.services, store=store))
        again.start()
        await store.was_asked_again.wait()
        await again.close()

    assert at_tables(script)["failed.caretaker"] == 1
