"""What helps to learn, on the page: a hint at a table with bots, a review of a match that is over."""

from playwright.sync_api import expect

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
