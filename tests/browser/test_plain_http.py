"""The page over plain http under a name: browsers withhold from it what they call insecure, and it does without."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hachiya.server.reach import PublicUrl
from tests.browser.conftest import HTTP_NAME, Look
from tests.browser.score_keeper import ScoreKeeper
from tests.browser.serving import serving
from tests.server.running import free_port


@pytest.fixture
def address(tmp_path: Path, page_alone: Path) -> Iterator[str]:
    port = free_port()
    public = PublicUrl.read(f"http://{HTTP_NAME}:{port}")
    with serving(tmp_path, port=port, public=public, static=page_alone):
        yield str(public)


@pytest.fixture
def page(look: Look, address: str) -> Page:
    page = look(strict=False).new_page()  # a browser complains on the console of headers that only https obeys
    page.goto(address)
    assert page.evaluate("isSecureContext") is False
    return page


def test_the_score_keeper_begins_a_match(page: Page, address: str) -> None:
    keeper = ScoreKeeper(page)
    keeper.open(address, "sannin", ("Aki", "Ben", "Chie"))
    keeper.field()
    page.reload()
    expect(keeper.facts).to_have_text(["field without brights"])


def test_a_link_is_copied(page: Page, address: str) -> None:
    page.goto(f"{address}house/sannin")
    page.get_by_role("button", name="Copy the link").press("Enter")
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    link = page.get_by_role("textbox", name="Link to the rules").input_value()
    page.get_by_role("link", name="Keep the score at a real table").click()
    player = page.get_by_role("textbox").first
    player.press("Control+V")
    expect(player).to_have_value(link[:24])
