"""Optional rules of the sources: bidding at Shiragiku, and a 四三 that ends the match."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import FIVE_SEATS, FOUR_AND_THREE_OF_FOUR, SEVEN_SEATS
from tests.browser.person import Person
from tests.browser.test_flower_card_months import A_MONTH
from tests.browser.widths import width_of


@pytest.mark.slow
def test_two_of_five_players_at_shiragiku_sit_out(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(FIVE_SEATS), "Hachi-Hachi, Shiragiku", 5)
    expect(person.sheet).to_contain_text("Come in or fold?")
    # Folding costs nothing here, so there is no pot to be won.
    expect(person.sheet.get_by_role("button", name="Fold", exact=True)).to_be_visible()
    assert not re.search("fee|pot", person.sheet.inner_text(), re.IGNORECASE)
    person.sheet.get_by_role("button", name="Come in", exact=True).click()
    person.play_until(lambda: person.ready and not person.sheet.count())
    expect(page.get_by_role("article").filter(has_text=re.compile("folded|squeezed out"))).to_have_count(2)
    expect(page.get_by_role("article").filter(has_text="plays as number")).to_have_count(2)
    actions = person.play_the_month()
    assert actions.count("play") >= 3
    bill = person.sheet
    expect(bill.get_by_role("row").filter(has_text="Hand yaku aka")).not_to_have_count(0)
    expect(bill).not_to_contain_text("Fold fee")
    # All five have a score, those who looked on too.
    expect(bill.get_by_role("list").get_by_role("listitem")).to_have_count(5)
    person.bill.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("February")


@pytest.mark.slow
def test_a_player_who_sits_out_at_shiragiku_watches_and_pays_nothing(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(FIVE_SEATS), "Hachi-Hachi, Shiragiku", 5)
    person.sheet.get_by_role("button", name="Fold", exact=True).click()
    expect(page.get_by_text("You have folded. You watch until the month ends.").first).to_be_visible()
    expect(person.hand).to_have_count(0)
    expect(person.bill).to_be_visible(timeout=A_MONTH)
    own = person.sheet.get_by_role("list").get_by_role("listitem").filter(has_text="You")
    expect(own).to_contain_text("5 kan")


@pytest.mark.slow
def test_a_four_three_hand_ends_a_nakayoshi_match(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    page.goto(serve(FOUR_AND_THREE_OF_FOUR))
    person.options("Hachi-Hachi, Nakayoshi")
    choice = page.get_by_role("group", name="Four and three (shiso)")
    expect(choice.get_by_role("radio", name="a yaku of 20 kan")).to_be_checked()
    choice.get_by_role("radio", name="ends the match").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    person.sheet.get_by_role("button", name="Look at my hand").click()
    person.sheet.get_by_role("button", name="Come in", exact=True).click()
    to_result = page.get_by_role("button", name=re.compile("^To the (year’s )?result"))
    expect(to_result).to_be_visible(timeout=A_MONTH)
    paid = person.sheet.get_by_role("row").filter(has_text="shiso")
    expect(paid.first).to_contain_text("20 kan")
    folded = page.get_by_role("article").filter(has_text="folded").count()
    expect(paid).to_have_count(2 + folded)
    to_result.click()
    expect(person.sheet).to_contain_text("You won")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.slow
def test_one_of_seven_players_draws_the_white_card(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    person = Person(page, lambda button: button.tap())
    person.open_table(serve(SEVEN_SEATS), "Hachi-Hachi, Nakayoshi", 7)
    person.press(person.sheet.get_by_role("button", name="Look at my hand"))
    expect(person.sheet.get_by_role("listitem").filter(has_text="white card")).to_have_count(1)
    person.press(person.sheet.get_by_role("button", name="Come in", exact=True))
    person.play_until(lambda: person.ready)
    sits_out = page.get_by_role("article").filter(has_text="white card")
    expect(sits_out).to_have_count(1)
    assert width_of(page) <= PHONE["width"]
    person.play_the_month()
    expect(person.sheet.get_by_role("list").get_by_role("listitem")).to_have_count(7)
    assert width_of(page) <= PHONE["width"]
