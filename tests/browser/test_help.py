"""Help at the table: what cards are for, a warning before a hatto card, unseen cards, and the rules."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import HATTO, RED_RIBBONS
from tests.browser.person import Person
from tests.browser.widths import width_of

HATTO_CARD = re.compile("^maple ribbon: takes nothing")


def before_the_hatto_card(page: Page, address: str) -> Person:
    """A table after one turn of each seat, at which Kanoko 1 lacks the maple ribbon for aotan."""
    person = Person(page)
    person.open_table(address)
    person.play_until(lambda: person.ready and not person.sheet.count())
    harmless = person.hand.and_(page.get_by_role("button", name=re.compile("^pine chaff")))
    person.press(harmless)
    person.press(harmless)
    person.play_until(lambda: person.ready and person.hand.count() == 6)
    return person


@pytest.mark.slow
def test_a_hatto_card_asks_for_confirmation_and_can_be_played(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = before_the_hatto_card(page, serve(HATTO))
    card = page.get_by_role("button", name=HATTO_CARD)
    expect(card).to_have_accessible_name(re.compile("Hatto: helps Kanoko 1 to aotan. You would pay for both, 14 kan"))
    card.click()
    warning = page.get_by_role("main").get_by_text("Hatto: helps Kanoko 1 to aotan.").locator("visible=true")
    expect(warning).to_contain_text("14 kan")
    page.get_by_role("button", name="Lay on the field").locator("visible=true").click()
    expect(person.sheet).to_contain_text("A hatto card")
    expect(person.sheet).to_contain_text("\u221214 kan")
    expect(person.sheet.get_by_role("button", name="Choose another card")).to_be_focused()
    page.keyboard.press("Enter")
    expect(person.sheet).to_have_count(0)
    expect(person.hand).to_have_count(6)
    card.press("Enter")
    person.sheet.get_by_role("button", name="Play it all the same").click()
    expect(person.bill).to_be_visible()
    share = person.sheet.get_by_role("row").filter(has_text="borne for throwing a hatto card")
    expect(share).to_contain_text("7 kan")

    # The clause leads to what the rules say of it.
    with page.expect_popup() as opened:
        share.get_by_role("link", name="SAN A8").click()
    rules = opened.value
    heading = rules.get_by_role("heading", name=re.compile("^A8 "))
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()


@pytest.mark.slow
def test_hatto_questions_can_be_switched_off_and_a_warning_remains(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, has_touch=True).new_page()
    person = before_the_hatto_card(page, serve(HATTO))
    page.get_by_role("button", name="Menu").locator("visible=true").tap()
    page.get_by_role("button", name="Settings").locator("visible=true").tap()
    page.get_by_role("group", name="Before a hatto card").get_by_role("button", name="Only warn").tap()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    card = page.get_by_role("button", name=HATTO_CARD)
    card.tap()
    expect(page.get_by_text("Hatto: helps Kanoko 1 to aotan.").locator("visible=true")).to_be_visible()
    card.tap()
    expect(person.bill).to_be_visible()


@pytest.mark.slow
def test_the_side_panel_shows_the_yaku_of_all_and_the_unseen_cards(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = before_the_hatto_card(page, serve(HATTO))
    panel = page.get_by_role("region", name="Yaku")
    blue = panel.get_by_role("listitem").filter(has=page.get_by_role("heading", name="aotan"))
    expect(blue).to_contain_text("not possible")
    expect(blue.get_by_role("group", name="captured by others").get_by_role("img")).to_have_count(2)
    expect(panel).to_contain_text("Kanoko 1 is one card short of aotan: maple ribbon.")
    panel.get_by_role("button", name="Kanoko 1").click()
    expect(blue).to_contain_text("1 more")
    expect(blue.get_by_role("group", name="still to be had").get_by_role("img", name="maple ribbon")).to_be_visible()

    page.get_by_role("button", name="Unseen cards: 24").click()
    months = person.sheet.get_by_role("listitem")
    expect(months).to_have_count(12)
    expect(months.filter(has_text="plum")).to_have_accessible_name("plum: all seen")
    expect(months.filter(has_text="pine")).to_have_accessible_name("pine: pine crane and pine ribbon")


@pytest.mark.slow
def test_matching_hand_and_field_cards_are_highlighted_both_ways(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = before_the_hatto_card(page, serve(HATTO))
    person.hand.first.focus()
    page.keyboard.press("ArrowUp")
    # The keyboard walks along the field, too; Enter there picks what takes the card.
    focused = page.locator("*:focus")
    for _ in range(4):
        if (focused.get_attribute("aria-label") or "").startswith("iris"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    taker = page.get_by_role("button", name=re.compile("^iris chaff: takes iris"))
    expect(taker).to_have_attribute("aria-pressed", "true")
    expect(person.to_be_taken).to_have_count(1)
    ribbon = page.get_by_role("button", name=HATTO_CARD)
    ribbon.hover()
    expect(ribbon).to_have_accessible_description("maple ribbon, wanted by Kanoko 1 (aotan, 1 left)")


def test_the_rules_can_be_read_without_a_table(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE).new_page()
    page.goto(serve())
    Person(page).options()
    page.get_by_role("button", name="All rooms").click()
    page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Sannin Hachi-Hachi"))
    lights = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="goko"))
    expect(lights.get_by_role("img")).to_have_count(5)
    expect(lights).to_contain_text("20 kan")
    page.get_by_role("link", name="C-49", exact=True).first.click()
    expect(page.get_by_role("cell", name="C-49", exact=True)).to_be_in_viewport()
    assert width_of(page) <= PHONE["width"]
    page.get_by_role("navigation", name="Games").get_by_role("link", name="Bashifen").click()
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_role("heading", name="B2 遊び方")).to_be_visible()
    page.get_by_role("button", name="中文").click()
    expect(page.get_by_role("heading", name="B2 打法")).to_be_visible()


@pytest.mark.slow
def test_the_choice_to_go_on_shows_gains_and_costs(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_until(lambda: person.button("Stop and take 14 kan") is not None)
    person.sheet.get_by_role("button", name="Go on", exact=True).click()
    cancel = person.sheet.get_by_role("region", name="Cancel", exact=True)
    expect(cancel).to_contain_text("+7 kan")
    go_on = person.sheet.get_by_role("region", name="Go on", exact=True)
    expect(go_on).to_contain_text("Another player completes a yaku")
