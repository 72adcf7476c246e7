"""What helps to learn, on the page: a hint at a table with bots, a review of a match that is over."""

from playwright.sync_api import expect

import hachiya as library
from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import RED_RIBBONS
from tests.browser.person import Person
from tests.browser.widths import width_of


def test_a_hint_judges_every_choice_and_says_why(serve: Serve, look: Look) -> None:
    address, page = serve(RED_RIBBONS), look().new_page()
    person = Person(page)
    person.open_table(address)
    # It begins with a question about the hand, over which a hint is asked for too.
    person.sheet.get_by_role("button", name="Hint").click()
    sheet = page.get_by_role("dialog", name="Hint")
    expect(sheet.get_by_text("best", exact=True)).to_be_visible()
    choices = sheet.locator("details")
    assert choices.count() >= 2
    expect(sheet.get_by_text("54 ways")).to_be_visible()
    choices.nth(1).locator("summary").press("Enter")
    expect(choices.nth(1)).to_have_attribute("open", "")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert width_of(page) == PHONE["width"]
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_a_match_is_reviewed_and_its_moments_are_looked_at(serve: Serve, look: Look) -> None:
    address, page = serve(), look().new_page()
    match = library.play("hachiju", bots=["novice", "greedy"], seed=3, options={"deals": 3})
    sent = page.request.post(f"{address}api/replays", data=match.to_jsonl().encode())
    page.goto(f"{address}review/{sent.json()['key']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Review")
    seats = page.get_by_role("region", name="The seats")
    expect(seats.get_by_role("row", name="Novice")).to_contain_text("%")
    assert page.get_by_role("region", name="The dearest moments").get_by_role("listitem").count() > 1
    page.get_by_text("The same as a table").click()
    expect(page.get_by_role("region", name="The course").get_by_role("row")).to_have_count(4)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert width_of(page) == PHONE["width"]
    page.get_by_role("link", name="Look at it").first.click()
    page.wait_for_url("**/replay/**")
    expect(page.get_by_role("slider")).to_be_visible()


def test_what_is_no_match_is_not_reviewed(serve: Serve, look: Look) -> None:
    address, page = serve(), look(strict=False).new_page()
    page.goto(f"{address}review/nosuchmatchhere0")
    expect(page.get_by_role("alert")).to_contain_text("there is no such table")
