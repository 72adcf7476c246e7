"""The site in a tab for people without a network: the browser keeps it, and its web server is stopped."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Look
from tests.browser.person import Person, choose_opponent, opponent
from tests.browser.static_site import StaticSite, static_site
from tests.browser.test_bashifen import BASHIFEN, Player

BOOT = 120_000
"""Milliseconds to wait for Python in a browser, on a busy machine."""
KEPT = "Everything is here"
NOTHING_TO_SHOW = re.compile("^(Nothing to show|Show nothing more)$")
"""The names of the button with which a player of 八十分 shows no card."""


class KeptSite:
    """A site that `context` keeps; `address` is that of its start page, where no server answers."""

    def __init__(self, served: StaticSite, context: BrowserContext) -> None:
        self.address = served.address
        self.context = context
        page = context.new_page()
        page.goto(self.address)
        expect(page.get_by_text(KEPT)).to_be_visible(timeout=BOOT)
        page.close()
        served.stop()

    def open(self, path: str = "") -> Page:
        """Open a page of the site in a tab of its own."""
        page = self.context.new_page()
        page.goto(self.address + path)
        expect(page.get_by_role("heading").first).to_be_visible(timeout=BOOT)
        return page


@pytest.fixture
def kept(tmp_path: Path, look: Look) -> Iterator[KeptSite]:
    """A site that a browser has kept."""
    with static_site(tmp_path) as served:
        yield KeptSite(served, look(accept_downloads=True))


def open_against_master(person: Person, game: str) -> None:
    """Open a table of a game in its usual size from the start page, with master in all other seats."""
    page = person.page
    person.options(game)
    expect(opponent(page, 1)).to_be_visible()
    seats = page.get_by_role("group", name=re.compile("^Opponent"))
    for seat in range(1, seats.count() + 1):
        choose_opponent(page, seat, "Tazu (Master)")
    if game == BASHIFEN:
        page.get_by_role("group", name="How fast cards are drawn").get_by_role("button", name="fast").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")


def play_tricks(player: Player, end: Locator) -> None:
    """Play a deal of 八十分 without showing a card."""
    page = player.page
    shows_nothing = page.get_by_role("button", name=NOTHING_TO_SHOW)
    expect(shows_nothing.or_(player.action_button).first).to_be_visible(timeout=BOOT)
    if shows_nothing.count():
        shows_nothing.click()
    expect(player.action_button).to_be_visible(timeout=BOOT)
    player.play_on(end)
