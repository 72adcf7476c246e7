"""Unknown addresses show the page with a link to the start."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Look, Serve
from tests.sampling import slow


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("nowhere", "There is no such page"),
        slow("t/AAAAAAAAAAAAAAAA", "There is no such page"),
        slow("t/short/0", "This table is gone"),
        slow("t/AAAAAAAAAAAAAAAA/9", "This table is gone"),
    ],
)
def test_a_wrong_address_shows_a_page_with_a_way_home(serve: Serve, look: Look, path: str, title: str) -> None:
    page = look(strict=False).new_page()  # browsers complain of every 404 on the console
    answer = page.goto(serve() + path)
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.get_by_role("link", name="To the start", exact=True).click()
    expect(page.get_by_role("button", name="Play Bashifen")).to_be_visible()
