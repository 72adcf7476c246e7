"""Exact odds on the page: any seven cards, what they make in every game, and the tables."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Look, Serve
from tests.browser.person import Person
from tests.browser.widths import width_of
from tests.sampling import slow

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True},
}
# FqKLafm of the source's 補足 (5): 短一 with the willow ribbon as kasu, or 赤.
SLIP_IN_DREGS = ("plum ribbon", "cherry chaff", "cherry chaff", "clover chaff", "pampas chaff", "maple chaff")

_usual, *_others = LOOKS.values()


@pytest.fixture(params=[_usual, *(slow(each) for each in _others)], ids=list(LOOKS))
def page(request: pytest.FixtureRequest, look: Look) -> Page:
    return look(**request.param).new_page()


def choose(page: Page, name: str) -> None:
    """Choose the first unchosen card of this name."""
    deck = page.get_by_role("group", name="What do seven cards make?")
    deck.get_by_role("button", name=name, exact=True, pressed=False).first.click()


def in_game(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def test_any_seven_cards_show_their_odds_in_every_game(serve: Serve, page: Page) -> None:
    page.goto(serve())
    Person(page).options()
    page.get_by_role("link", name="Odds of Hachi-Hachi for three").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Odds of Hachi-Hachi for three")
    expect(page.get_by_role("status").filter(has_text="chosen")).to_have_text("0 of 7 chosen")
    for card in SLIP_IN_DREGS:
        choose(page, card)
    expect(in_game(page, "Hachijū")).to_have_count(0)
    choose(page, "willow ribbon")
    expect(page.get_by_text("7 of 7 chosen")).to_be_visible()

    sannin = in_game(page, "Hachi-Hachi for three")
    expect(sannin).to_contain_text("One of these is shown, or nothing")
    expect(sannin.get_by_role("heading", level=4)).to_have_text(["tanichi", "aka"])
    slip, ribbons = sannin.get_by_role("table").all()
    expect(slip.get_by_role("cell")).to_have_text(["3 kan", "6 kan", "12 kan"])
    expect(ribbons.get_by_role("cell")).to_have_text(["2 kan", "4 kan", "8 kan"])
    expect(sannin.get_by_text("Open:").first).to_contain_text("maple chaff and willow ribbon")
    shiragiku = in_game(page, "Hachi-Hachi, Shiragiku")
    expect(shiragiku).to_contain_text("Always shown.")
    expect(shiragiku.get_by_role("heading", level=4)).to_have_text(["tanichi"])
    hachiju = in_game(page, "Hachijū")
    expect(hachiju.get_by_role("heading", level=4)).to_have_text(["suroku"])
    expect(hachiju.get_by_role("cell")).to_have_text(["30 points", "60 points", "120 points"])
    viewport = page.viewport_size
    assert viewport is not None
    assert width_of(page) <= viewport["width"]

    # An eighth card stays where it is; one that is put back makes room.
    eighth = page.get_by_role("button", name="pine crane")
    expect(eighth).to_be_disabled()
    eighth.click(force=True)
    expect(eighth).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="plum ribbon", pressed=True).click()
    expect(hachiju).to_have_count(0)
    eighth.click()
    expect(sannin.get_by_role("heading", level=4)).to_have_text(["pikaichi"])
    page.get_by_role("button", name="Put them back").click()
    expect(page.get_by_text("0 of 7 chosen")).to_be_visible()
    page.get_by_role("button", name="Deal seven").click()
    expect(page.get_by_text("7 of 7 chosen")).to_be_visible()
    expect(hachiju).to_be_visible()


@pytest.mark.slow
def test_a_hand_with_ribbons_to_choose_shows_its_odds(serve: Serve, page: Page) -> None:
    page.goto(f"{serve()}odds/nakayoshi")
    for plant in ("pine", "plum", "cherry", "wisteria", "iris", "peony", "chrysanthemum"):
        choose(page, f"{plant} ribbon")
    expect(in_game(page, "Hachi-Hachi for three")).to_contain_text("And 3 more of pine ribbon, plum ribbon")
    expect(in_game(page, "Hachi-Hachi, Nakayoshi")).to_contain_text("Nothing must lie open.")
    expect(in_game(page, "Hachijū")).to_contain_text("No hand yaku.")


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
    page.get_by_role("link", name="Odds", exact=True).click()
    drawn = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="25 drawn"))
    expect(drawn).to_contain_text("19.38886%")
    expect(page.get_by_role("heading", name="What do seven cards make?")).to_have_count(0)
    page.get_by_role("button", name="中文").click()
    expect(page.get_by_role("table", name="按摸的张数")).to_contain_text("摸了 25 张")
    expect(page.get_by_role("columnheader")).to_have_text([*(f"{held} 张" for held in range(9)), "一对级牌", "一对王"])
    page.goto(f"{address}odds/chess")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("Odds")
