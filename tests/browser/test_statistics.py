"""Statistics on the page: of the person and of bots, as tables, and a text where nobody has played."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.widths import width_of
from tests.playing import HACHIJU_MENUS, SANNIN
from tests.server.history import TOKEN, play_matches, wait_until_counted

MATCHES = [(SANNIN, 2), (HACHIJU_MENUS[5], 2)]


def known(look: Look, address: str, **settings: object) -> Page:
    """A browser with the cookie of the person who has played."""
    context = look(**settings)
    context.add_cookies([{"name": "person", "value": TOKEN, "url": address}])
    return context.new_page()


@pytest.mark.slow
def test_own_and_bot_statistics_are_shown_in_tables(serve: Serve, look: Look, tmp_path: Path) -> None:
    play_matches(tmp_path, MATCHES)
    address = serve()
    wait_until_counted(address, 4)
    page = known(look, address)
    page.goto(address)
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Statistics")
    sannin = page.get_by_role("region", name="Hachi-Hachi for three")
    won = sannin.get_by_role("table", name="Won")
    expect(won.get_by_role("row", name="kan a deal, at ×1")).to_contain_text(re.compile(r"95 %: \S+ to \S+"))
    expect(won.get_by_role("row", name="kan a deal, as played").get_by_role("cell").nth(1)).to_have_text("24")
    yaku = sannin.get_by_role("table", name="Hand yaku held")
    expect(yaku.get_by_role("row", name="sanbon", exact=False).first).to_contain_text("6.27%")
    sannin.get_by_text("The same as a table").click()
    expect(sannin.get_by_role("group", name="kan in all, over the last 2 matches").get_by_role("row")).to_have_count(3)
    expect(page.get_by_role("region", name="Hachijū").get_by_role("table", name="Won")).to_contain_text("points a deal")

    page.get_by_role("link", name="The bots").click()
    expect(page.get_by_role("region", name="Hachijū").get_by_role("link")).to_have_text(["Uribo", "Kanoko"])
    page.get_by_role("region", name="Hachijū").get_by_role("link", name="Kanoko").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Kanoko")
    expect(page.get_by_role("heading", level=2)).to_have_text(["Hachi-Hachi for three", "Hachijū"])
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_text("配られた手役と正確な確率").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("path", ["statistics", "statistics/bots", "statistics/greedy"])
def test_statistics_fit_a_phone_without_sideways_scrolling(serve: Serve, look: Look, tmp_path: Path, path: str) -> None:
    play_matches(tmp_path, MATCHES[1:])
    address = serve()
    wait_until_counted(address, 2)
    page = known(look, address, viewport=PHONE)
    page.goto(address + path)
    expect(page.get_by_role("heading", level=2, name="Hachijū", exact=True).first).to_be_visible()
    assert width_of(page) == PHONE["width"]


@pytest.mark.slow
def test_empty_statistics_say_that_nobody_has_played(serve: Serve, look: Look) -> None:
    address, page = serve(), look().new_page()
    page.goto(address + "statistics")
    expect(page.get_by_text("No match of yours is over yet.")).to_be_visible()
    expect(page.get_by_role("link", name="Play one")).to_have_attribute("href", "/")
    page.get_by_role("link", name="The bots").click()
    expect(page.get_by_text("No match with a bot is over in this house yet.")).to_be_visible()
    page.goto(address + "statistics/master")
    expect(page.get_by_text("No match with Tazu is over in this house yet.")).to_be_visible()


@pytest.mark.slow
def test_an_unknown_bot_in_statistics_shows_an_error(serve: Serve, look: Look) -> None:
    address, page = serve(), look(strict=False).new_page()
    page.goto(address + "statistics/nobody")
    expect(page.get_by_role("alert")).to_contain_text("'nobody'")
