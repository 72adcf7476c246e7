"""The clock of the draw."""

import asyncio

import pytest

from hachiya.tables.live.drawing import Drawing


def test_the_clock_draws_cards_at_equal_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The intervals are equal whatever the server does between two cards; after a delay the clock starts again."""
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
        now += 0.69
        await clock.next_card(300)
        monkeypatch.undo()

    asyncio.run(check())
    assert slept == [0.3, 0.29, 0.05, 0.3, 0.31]  # and it begins on the beat


def test_drawing_clocks_of_different_tables_tick_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """One transaction can store the cards of many tables; a clock faster than the beat is left alone."""
    due: list[float] = []

    async def check() -> None:
        loop = asyncio.get_running_loop()
        now = 100.0

        async def sleep(seconds: float) -> None:
            due.append(round(now + seconds, 6))

        monkeypatch.setattr(loop, "time", lambda: now)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        for begun, milliseconds in ((100.001, 300), (100.012, 300), (100.024, 300), (100.026, 300), (100.026, 2)):
            now = begun
            await Drawing().next_card(milliseconds)
        monkeypatch.undo()

    asyncio.run(check())
    assert due == [100.325, 100.325, 100.325, 100.35, 100.028]
