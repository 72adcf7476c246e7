"""Exact odds on the page: the tables of every game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Look, Serve
from tests.sampling import slow

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True},
}
_usual, *_others = LOOKS.values()


@pytest.fixture(params=[_usual, *(slow(each) for each in _others)], ids=list(LOOKS))
def page(request: pytest.FixtureRequest, look: Look) -> Page:
    return look(**request.param).new_page()


@pytest.mark.slow
def test_the_odds_page_shows_the_tables_of_a_game(serve: Serve, page: Page) -> None:
    page.goto(f"{serve()}odds/sannin")
    compounds = page.get_by_role("table", name="Compounds")
    sanbon = compounds.get_by_role("row").filter(has=page.get_by_role("rowheader", name="sanbon", exact=True))
    expect(sanbon.get_by_role("cell").nth(1)).to_have_text(re.compile(r"4 kan\s*0\.284447%\s*1/351\.559"))
    kinds = page.get_by_role("table", name="Kinds of field").first
    expect(kinds).to_contain_text("5.7206")
    expect(page.get_by_role("table", name="Left after the last month")).to_contain_text("1/22.6969")
    expect(page.get_by_role("table", name="By the months of the first cards")).to_contain_text("2+1+1", timeout=30_000)

    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("の確率")
    expect(page.get_by_role("table", name="手役の複合")).to_contain_text("三本立三本")


@pytest.mark.slow
def test_the_odds_of_bashifen_and_unknown_games_have_pages(serve: Serve, page: Page) -> None:
    address = serve()
    page.goto(f"{address}rules/bashifen")
    expect(page.get_by_role("heading", level=1)).to_contain_text("\u516b\u5341\u5206")
    rooms, all_rooms = page.get_by_role("navigation", name="Rooms"), page.get_by_role("button", name="All rooms")
    if all_rooms.is_visible():  # on a phone
        all_rooms.click()
        rooms = page.get_by_role("dialog", name="Rooms")
    rooms.get_by_role("link", name="Odds").click()
    drawn = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="25 drawn"))
    expect(drawn).to_contain_text("19.38886%")
    expect(page.get_by_role("link", name="What do seven cards make?")).to_have_count(0)
    page.get_by_role("button", name="中文").click()
    expect(page.get_by_role("table", name="按摸的张数")).to_contain_text("摸了 25 张")
    expect(page.get_by_role("columnheader")).to_have_text([*(f"{held} 张" for held in range(9)), "一对级牌", "一对王"])
    page.goto(f"{address}odds/chess")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("Odds")
