"""Against bots a choice is taken back, or a match is played on from a moment; each opens a new table."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Look, Serve
from tests.browser.decks import FOUR_AND_THREE, RED_RIBBONS
from tests.browser.person import Person


@pytest.mark.slow
def test_a_choice_is_taken_back_and_a_deal_is_played_from_another_seat(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    address = serve(FOUR_AND_THREE, RED_RIBBONS)
    path = person.open_table(address)
    person.press(person.sheet.get_by_role("button", name="Show").first)
    expect(person.sheet.get_by_role("button", name="Result")).to_be_visible()

    # That match is over. Seen again, its deal is played once more from another seat.
    page.goto(f"{address}replay/{path.split('/')[2]}?seat=1&deal=1&at=1")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Play on as")).click()
    page.wait_for_url(re.compile(r"/t/[\w-]{16}/1$"))
    expect(person.sheet.or_(person.hand.nth(6)).first).to_be_visible()

    # One choice back: the card is in the hand again, at another table.
    path = person.open_table(address)
    person.play_until(lambda: person.ready and not person.sheet.count() and person.hand.count() == 6)
    page.get_by_role("button", name="Menu").first.click()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/from", hold)
    take_back = page.get_by_role("dialog").get_by_role("button", name="Take back my last choice")
    with page.expect_request("**/from"):
        take_back.dblclick()
    expect(take_back).to_be_disabled()
    for route in held:
        route.continue_()
    expect(page).not_to_have_url(re.compile(f"{path}$"))
    expect(person.hand).to_have_count(7)

    # Two presses have opened one table, beside those of the choice and of the other seat.
    page.goto(f"{address}tables")
    running = page.get_by_role("region", name="Running")
    expect(running.get_by_role("link", name=re.compile("^Hachi-Hachi for three"))).to_have_count(3)
