"""八十: doubling, folding, two players, and a match of one deal."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import DOUBLING, PUT_OUT
from tests.browser.person import Person
from tests.browser.test_flower_card_months import A_MONTH, fits

HACHIJU = "Hachijū"
CUBE = re.compile("the cube lies here, ×2")


@pytest.mark.slow
def test_a_hachiju_deal_is_played_with_a_double_and_a_fold(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(DOUBLING), HACHIJU, 4)
    sheet = person.sheet
    expect(sheet).to_contain_text("Deal 1 · rate ×1")
    expect(sheet.get_by_role("button", name="Fold for 20 points")).to_be_visible()
    # At twice the rate the hand is worth twice as much.
    for choice, worth in (("Come in", "+90"), ("Double", "+180")):
        hand = sheet.get_by_role("region", name=choice).get_by_role("listitem").filter(has_text="Your hand yaku")
        expect(hand).to_contain_text(worth)
    sheet.get_by_role("button", name="Double to ×2").click()
    # One has come in, one has folded for 20 points, and all families of the hand may be shown.
    expect(sheet.get_by_role("button", name="Show")).to_have_text(
        ["Show karasu + kuttsuki", "Show karasu", "Show kuttsuki", "Show nothing"]
    )
    sheet.get_by_role("button", name="Show karasu + kuttsuki").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{HACHIJU} Deal 1 rate ×2")
    person.play_until(lambda: person.ready and not person.sheet.count())
    table = page.get_by_role("main")
    expect(table.get_by_role("region", name="You")).to_contain_text(CUBE)
    expect(table.get_by_role("article").filter(has_text="folded")).to_have_count(1)
    expect(page.get_by_role("complementary", name="Scores and log")).to_contain_text("Pot 20 points")
    person.play_the_month()
    rows = person.sheet.get_by_role("row")
    expect(rows.filter(has_text="Fold fee: not in this deal")).to_contain_text("20 pts")
    expect(rows.filter(has_text="Hand yaku karasu + kuttsuki")).to_have_count(2)
    expect(rows.filter(has_text="Hand yaku karasu + kuttsuki").first).to_contain_text("180 pts")
    expect(rows.filter(has_text="The pot of fold fees")).to_contain_text("20 pts")
    assert "kan" not in person.sheet.inner_text()
    person.bill.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Deal 2 rate")


@pytest.mark.slow
def test_a_hachiju_player_who_folds_pays_the_fee_and_watches(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(DOUBLING), HACHIJU, 4)
    person.sheet.get_by_role("button", name="Fold for 20 points").click()
    expect(person.bill).to_be_visible(timeout=A_MONTH)
    fee = person.sheet.get_by_role("row").filter(has_text="Fold fee: not in this deal")
    expect(fee.first).to_contain_text("20 pts")
    assert "You have folded. You watch until the deal ends." in page.get_by_role("main").inner_text()


@pytest.mark.slow
def test_a_hachiju_player_who_is_put_out_pays_nothing_on_a_phone(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    person = Person(page, lambda button: button.tap())
    person.open_table(serve(PUT_OUT), HACHIJU, 6)
    fits(page)
    person.sheet.get_by_role("button", name="Double to ×2").tap()
    expect(person.bill).to_be_visible(timeout=A_MONTH)
    fits(page)
    assert "Three were in at the highest rate" in page.get_by_role("main").inner_text()
    expect(person.sheet.get_by_role("row").filter(has_text="You")).to_have_count(0)


@pytest.mark.slow
def test_one_hachiju_deal_between_two_players_ends_the_match(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    page.goto(serve())
    person.options(HACHIJU)
    page.get_by_role("group", name="Number of players").get_by_role("button", name="2").click()
    deals = page.get_by_role("spinbutton", name="Deals")
    expect(deals).to_have_value("12")
    deals.fill("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    first = page.url
    to_result = page.get_by_role("button", name="To the result")
    person.play_until(to_result.is_visible)
    to_result.click()
    expect(person.sheet).to_contain_text("won the match")
    expect(person.sheet.get_by_role("columnheader")).to_have_count(3)
    person.sheet.get_by_role("button", name="Score sheet").click()
    expect(person.sheet.get_by_role("rowheader", name="1", exact=True)).to_have_count(1)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Deal 1")


@pytest.mark.slow
def test_hachiju_bids_are_made_by_keyboard(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(DOUBLING), HACHIJU, 4)
    expect(person.sheet.get_by_role("button", name="Come in at ×1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(person.sheet.get_by_role("button", name="Double to ×2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(person.sheet.get_by_role("button", name="Show karasu + kuttsuki")).to_be_focused()
