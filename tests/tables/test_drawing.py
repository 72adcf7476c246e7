"""The clock of a drawing."""

import asyncio

import pytest

from hachiya.tables.drawing import Drawing


def test_cards_are_equally_far_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the server does between two cards; only where it is late does it begin anew."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(round(seconds, 6))

    async def check() -> None:
        loop = asyncio.get_running_loop()
        now = 100.0
        monkeypatch.setattr(loop, "time", lambda: now)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        clock = Drawing()
        for busy in (0.0, 0.01, 0.25, 0.0):
            now += busy
            await clock.next_card(300)
            now += slept[-1]
        now += 0.7
        await clock.next_card(300)
        monkeypatch.undo()

    asyncio.run(check())
    assert slept == [0.3, 0.29, 0.05, 0.3, 0.3]
