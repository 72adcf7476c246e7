"""Bots speak at the table at rare moments, if the person wishes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Look, Serve
from tests.browser.decks import RED_RIBBONS
from tests.browser.person import Person, choose_opponent

GREETING = "Kanoko 2: Good day. First I listen, then I step."


def open_table(page: Page, address: str) -> Person:
    person = Person(page)
    person.open_table(address)
    return person


@pytest.mark.slow
def test_a_bot_greets_once_and_a_screen_reader_reads_it(serve: Serve, look: Look) -> None:
    page = look(speed="brisk").new_page()
    open_table(page, serve(RED_RIBBONS))
    # While the sheet of the first question lies over the table, the greeting waits.
    expect(page.get_by_text("First I listen")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("status").filter(has_text=GREETING)).to_have_count(1)
    bubble = page.get_by_role("main").get_by_text("First I listen")
    expect(bubble.locator("visible=true")).to_be_visible()
    expect(page.get_by_role("article", name="Kanoko 2").get_by_role("img", name="Adept")).to_be_visible()
    expect(bubble).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("January")
    page.keyboard.press("Escape")
    expect(page.get_by_role("status").filter(has_text=GREETING)).to_have_count(0)


@pytest.mark.slow
def test_bots_are_silent_where_the_person_wants_no_remarks_or_no_pace(serve: Serve, look: Look) -> None:
    address = serve(RED_RIBBONS, RED_RIBBONS)
    for speed, remarks in (("brisk", "off"), ("instant", "on")):
        page = look(speed=speed).new_page()
        page.goto(address)
        page.get_by_role("button", name="Settings").locator("visible=true").last.click()
        wish = page.get_by_role("group", name="Remarks of computer players")
        wish.get_by_role("button", name=remarks).click()
        person = open_table(page, address)
        person.sheet.get_by_role("button", name="Show nothing").click()
        person.play_until(lambda: person.ready and person.hand.count() == 6)  # noqa: B023  (called in this turn)
        expect(page.get_by_role("status").filter(has_text="Kanoko")).to_have_count(0)


@pytest.mark.slow
def test_each_bot_has_its_own_manner(serve: Serve, look: Look) -> None:
    page = look(speed="brisk").new_page()
    page.goto(serve(RED_RIBBONS))
    Person(page).options()
    choose_opponent(page, 2, "Tazu (Master)")
    page.get_by_role("button", name="Open the table").click()
    Person(page).sheet.get_by_role("button", name="Show nothing").click()
    expect(page.get_by_role("status", include_hidden=True).filter(has_text="Tazu: Please sit down.")).to_have_count(1)


@pytest.mark.slow
def test_bots_of_one_rung_are_told_apart_by_their_portraits(serve: Serve, look: Look) -> None:
    page = look().new_page()
    open_table(page, serve(RED_RIBBONS))
    page.keyboard.press("Escape")
    portraits = page.get_by_role("img", name="Adept")
    expect(portraits).to_have_count(2)
    assert portraits.first.get_attribute("src") != portraits.last.get_attribute("src")
