"""A served page without a network: the score keeper and the judge go on, once they have been opened."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Look
from tests.browser.test_judging import SLIP_IN_DREGS, tap
from tests.browser.test_site import BOOT
from tests.server.running import running, settings_in

HAND = "The seven cards of the hand"


@pytest.fixture
def served(tmp_path: Path, look: Look) -> Iterator[tuple[BrowserContext, str]]:
    """A browser, and the address of a server that ends with the test."""
    with running(settings_in(tmp_path)) as server:
        yield look(strict=False), server.address  # a browser complains on the console of what it cannot reach


def until_kept(page: Page) -> None:
    """Wait until the page says that it opens without a network."""
    expect(page.get_by_text("now open without a network")).to_be_visible(timeout=BOOT)


@pytest.mark.slow
def test_cards_are_judged_without_a_network(served: tuple[BrowserContext, str]) -> None:
    context, address = served
    page = context.new_page()
    page.goto(f"{address}judge")
    until_kept(page)
    context.set_offline(True)
    tap(page, HAND, *SLIP_IN_DREGS, "willow ribbon")
    verdict = page.locator(".jd-line")
    expect(verdict).to_have_text("tanichi 3 kan / aka 2 kan", timeout=BOOT)
    page.goto(f"{address}judge/pile")
    tap(page, "The cards of the pile", "pine ribbon", "plum ribbon", "cherry ribbon")
    expect(verdict).to_have_text("15 points · akatan 7 kan", timeout=BOOT)
    page.get_by_role("button", name="日本語").click()
    expect(verdict).to_contain_text("15点")


@pytest.mark.slow
def test_the_score_is_kept_without_a_network(served: tuple[BrowserContext, str]) -> None:
    context, address = served
    page = context.new_page()
    page.goto(f"{address}tally")
    until_kept(page)
    context.set_offline(True)
    page.goto(f"{address}house/sannin?months=3")
    page.get_by_role("link", name="Keep the score at a real table").click()
    page.get_by_role("textbox").first.fill("Aki")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("Aki").first).to_be_visible(timeout=BOOT)
    page.reload()
    expect(page.get_by_text("Aki").first).to_be_visible(timeout=BOOT)
