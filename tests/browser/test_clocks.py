"""A person plays by the clock: it is seen, it runs out, and the seat is taken back by one press."""

import pytest
from playwright.sync_api import expect

from hachiya.tables.timing import Timing, TimingOrder
from tests.browser.conftest import Look, Serve
from tests.browser.decks import RED_RIBBONS
from tests.browser.person import Person


def test_a_clock_runs_out_and_the_seat_is_taken_back(serve: Serve, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TimingOrder, "timing", lambda _: Timing(move=3))
    page = look().new_page()
    page.goto(serve(RED_RIBBONS))
    person = Person(page)
    person.options()
    page.get_by_role("combobox", name="Time to think").select_option(label="30 seconds a move")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Your time")).to_be_visible()
    back = page.get_by_role("button", name="Play on yourself")
    back.dispatch_event("click", timeout=20_000)  # bots without pause may have laid a bill over it
    expect(page.get_by_text("Your time")).to_be_visible()
    expect(back).to_have_count(0)
