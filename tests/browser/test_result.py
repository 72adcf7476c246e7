"""The result of a match opens at its top and has the focus."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Look, Serve
from tests.browser.person import Person

SMALL_LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 664}


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [PHONE, SMALL_LAPTOP])
def test_the_result_opens_at_its_top_with_the_winner(serve: Serve, look: Look, viewport: dict[str, int]) -> None:
    page = look(viewport=viewport).new_page()
    person = Person(page)
    page.goto(serve())
    person.options("Hachijū")
    page.get_by_role("spinbutton", name="Deals").fill("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    to_result, again = page.get_by_role("button", name="To the result"), page.get_by_role("button", name="Play again")
    person.play_until(to_result.is_visible)
    to_result.click()
    sheet = page.get_by_role("dialog").filter(has=again)
    expect(sheet.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_role("row").nth(1)).to_be_in_viewport(ratio=1)
    assert sheet.evaluate("sheet => sheet.contains(document.activeElement)")
    assert sheet.evaluate("sheet => sheet.scrollTop") == 0
