"""A clock or countdown is visible and runs out; one press takes the seat back."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from hachiya.tables.protocol.order import TimingOrder
from hachiya.tables.stored.timing import Timing
from tests.browser import serving
from tests.browser.conftest import Look, Serve
from tests.browser.decks import RED_RIBBONS
from tests.browser.person import Person
from tests.browser.test_friends import follow_link, invite
from tests.server.running import settings_in

BACK = "Play on yourself"


def lose_the_seat(page: Page, address: str) -> Person:
    """Open a table with a clock, and let the clock run out."""
    page.goto(address)
    person = Person(page)
    person.options()
    page.get_by_role("combobox", name="Time to think").select_option(label="30 seconds a move")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("timer", name="left").first).to_be_visible()
    expect(page.get_by_role("button", name=BACK).last).to_be_visible(timeout=30_000)
    return person


@pytest.mark.slow
def test_a_player_takes_the_seat_back_after_the_clock_runs_out(
    serve: Serve, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TimingOrder, "timing", lambda _: Timing(move=8))
    # The bots take their time, so that the match is not over before the bill of the first month is shown.
    monkeypatch.setattr(serving, "settings_in", partial(settings_in, pace_ms=300))
    page = look().new_page()
    person = lose_the_seat(page, serve(RED_RIBBONS))
    expect(person.bill).to_be_visible(timeout=60_000)
    person.sheet.get_by_role("button", name=BACK).click()
    expect(page.get_by_role("button", name=BACK)).to_have_count(0)
    person.bill.click()
    expect(page.get_by_role("timer", name="left").first).to_be_visible(timeout=20_000)


@pytest.mark.slow
def test_a_seat_cannot_be_taken_back_after_bots_have_finished_the_match(
    serve: Serve, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TimingOrder, "timing", lambda _: Timing(move=8))
    page = look().new_page()
    person = lose_the_seat(page, serve(RED_RIBBONS))
    expect(person.bill).to_be_visible(timeout=60_000)  # the page still shows the first month
    expect(page.get_by_role("button", name=BACK)).to_have_count(0, timeout=60_000)


@pytest.mark.slow
def test_an_absent_player_is_counted_down_visibly_to_all(
    serve: Serve, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "settings_in", partial(settings_in, still_seconds=6.0))
    idle, waiting = look().new_page(), look().new_page()
    follow_link(waiting, invite(idle, serve(RED_RIBBONS)), "Rin")
    expect(idle.get_by_text("The others wait for you.").last).to_be_visible()
    expect(waiting.get_by_role("timer", name="A computer player plays for them")).to_be_visible()
    back = idle.get_by_role("button", name="Play on yourself")
    back.last.click(timeout=20_000)
    expect(back).to_have_count(0)
