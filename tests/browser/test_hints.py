"""A hint on the table: the best card is lifted, the others show their loss, and reasons lie beside the hand."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Look, Serve
from tests.browser.decks import REBELLION, RED_RIBBONS
from tests.browser.person import Person
from tests.browser.test_bashifen import Player
from tests.browser.widths import resize, width_of

SIZES = [(1920, 1080), (1366, 768), (768, 1024), (390, 844), (360, 640), (844, 390)]
BEST = re.compile("best choice")


def hint_of(page: Page) -> Locator:
    """The drawer of the hint."""
    return page.get_by_role("region", name="Hint", exact=True)


def ask(page: Page) -> Locator:
    """Ask for a hint from the bar, and wait until it is certain."""
    page.get_by_role("banner").get_by_role("button", name="Hint", exact=True).click()
    hint = hint_of(page)
    expect(hint.get_by_role("status").first).to_contain_text("The best choice is ", timeout=60_000)
    return hint


def overlap(first: Locator, second: Locator) -> bool:
    """Whether two elements cover a common place of the page."""
    here, there = first.bounding_box(), second.bounding_box()
    assert here
    assert there
    beside = here["x"] + here["width"] <= there["x"] or there["x"] + there["width"] <= here["x"]
    below = here["y"] + here["height"] <= there["y"] or there["y"] + there["height"] <= here["y"]
    return not (beside or below)


def check_that_the_hand_stays_free(page: Page, cards: Locator) -> None:
    """Compare the places of hint and cards at all sizes."""
    for width, height in SIZES:
        resize(page, width, height)
        assert width_of(page) == width
        expect(hint_of(page).get_by_text("Best: ")).to_be_in_viewport()
        covered = [card.get_attribute("aria-label") for card in cards.all() if overlap(hint_of(page), card)]
        assert covered == [], (width, height)


@pytest.mark.slow
def test_a_hint_lifts_the_best_card_and_goes_with_the_play(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_until(lambda: person.ready)
    hint = ask(page)
    best = person.hand.filter(has=page.locator("visible=true")).and_(page.get_by_role("button", name=BEST))
    expect(best).to_have_count(1)
    name = re.sub(" takes .*| best choice.*|: .*", "", best.get_attribute("aria-label") or "")
    expect(hint.get_by_text(f"Best: {name}")).to_be_visible()
    expect(best).to_contain_text(re.compile(r"^[+−]\d"))
    others = [card for card in person.hand.all() if not BEST.search(card.get_attribute("aria-label") or "")]
    for card in others:
        expect(card).to_have_accessible_name(re.compile("less than the best|as good as the best"))
    tops = [box["y"] for card in [best, *others] if (box := card.bounding_box())]
    assert tops[0] < min(tops[1:])
    pictures = hint.get_by_role("list", name="For it").get_by_role("img")
    assert all(picture.get_attribute("alt") for picture in pictures.all())

    check_that_the_hand_stays_free(page, person.hand)
    page.set_viewport_size(ViewportSize(width=1366, height=768))
    others[0].click()
    expect(hint.get_by_role("button", pressed=True)).to_have_count(1)
    page.keyboard.press("Enter")
    expect(hint).to_have_count(0)


@pytest.mark.slow
def test_a_hint_is_closed_by_escape(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_until(lambda: person.ready)
    hint = ask(page)
    hint.get_by_role("list", name="Other choices").get_by_role("button").last.press("Enter")
    expect(hint.get_by_role("status").last).to_contain_text(re.compile("less|as good"))
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(page.get_by_role("button", name=BEST)).to_have_count(0)


@pytest.mark.slow
def test_a_hint_marks_the_buttons_of_a_question(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.sheet.get_by_role("button", name="Hint", exact=True).click()
    hint = person.sheet.get_by_role("region", name="Hint", exact=True)
    expect(hint.get_by_role("status").first).to_contain_text("The best choice is ", timeout=60_000)
    expect(hint.get_by_text("Best: ")).to_be_in_viewport()
    expect(person.sheet.get_by_role("button", name=BEST)).to_have_count(1)
    person.sheet.get_by_role("button", name=re.compile("^Show nothing")).click()
    expect(hint).to_have_count(0)


@pytest.mark.slow
def test_a_hint_at_bashifen_leaves_the_hand_free(serve: Serve, look: Look) -> None:
    page = look().new_page()
    player = Player(page)
    player.open_table(serve(REBELLION))
    player.rebel()
    player.pick("5 of spades", "5 of spades", "3 of spades", "3 of spades", "4 of spades", "4 of spades", "jack of dia")
    player.pick("king of diamonds")
    player.action_button.click()
    expect(player.cards).to_have_count(25)
    expect(player.action_button).to_be_visible()
    hint = ask(page)
    # Every card of the best lead is marked, and a pair may be the best.
    assert player.cards.and_(page.get_by_role("button", name=BEST)).count() >= 1
    check_that_the_hand_stays_free(page, player.cards)
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
