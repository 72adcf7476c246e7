"""The judge of real cards: hands and piles by every game, plays of Bashifen; each tap renews the verdict."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Look, Serve
from tests.browser.test_accessibility import check
from tests.browser.widths import width_of
from tests.sampling import slow

LOOKS: dict[str, dict[str, Any]] = {
    "phone, dark": {"viewport": PHONE, "has_touch": True, "color_scheme": "dark"},
    "desktop": {"viewport": DESKTOP},
}
# FqKLafm of the source's 補足 (5): 短一 with the willow ribbon as kasu, or 赤.
SLIP_IN_DREGS = ("plum ribbon", "cherry chaff", "cherry chaff", "clover chaff", "pampas chaff", "maple chaff")

_usual, *_others = LOOKS.values()


@pytest.fixture(params=[_usual, *(slow(each) for each in _others)], ids=list(LOOKS))
def page(request: pytest.FixtureRequest, look: Look) -> Page:
    return look(**request.param).new_page()


def tap(page: Page, cards: str, *names: str) -> None:
    """Tap the first card of each name in a picker that is not picked yet."""
    picker = page.get_by_role("group", name=cards)
    for name in names:
        picker.get_by_role("button", name=name, exact=True, pressed=False).first.click()


def pick(page: Page, cards: str, *names: str) -> None:
    """Tap playing cards in the picker of a set; a name that stands twice is tapped twice."""
    picker = page.get_by_role("group", name=f"The cards of: {cards}")
    for name in names:
        picker.get_by_role("button", name=re.compile(f"^{name}: ")).click()


def verdict(page: Page) -> Locator:
    """The line of the verdict."""
    return page.locator(".jd-line")


def in_game(page: Page, name: str) -> Locator:
    """The verdict by the rules of a game, opened."""
    part = page.get_by_role("group").filter(has=page.get_by_role("heading", level=2, name=name, exact=True))
    if part.get_attribute("open") is None:
        part.get_by_role("heading", level=2).click()
    return part


def test_seven_cards_are_judged_by_every_game_at_today_s_field(serve: Serve, page: Page) -> None:
    page.goto(f"{serve()}odds/sannin")
    page.get_by_role("link", name="What do seven cards make?").click()
    expect(verdict(page)).to_have_text("Tap the seven cards of a hand.")
    hand = "The seven cards of the hand"
    tap(page, hand, *SLIP_IN_DREGS)
    expect(verdict(page)).to_have_text("1 more card to tap.")
    tap(page, hand, "willow ribbon")
    expect(verdict(page)).to_have_text("tanichi 3 kan / aka 2 kan")
    page.get_by_role("button", name="grand field").click()
    expect(verdict(page)).to_have_text("tanichi 12 kan / aka 8 kan")
    page.get_by_role("combobox", name="Field multipliers").select_option("B: ×2 and ×3")
    expect(verdict(page)).to_have_text("tanichi 9 kan / aka 6 kan")

    sannin = in_game(page, "Hachi-Hachi for three")
    expect(sannin).to_contain_text("One of these is shown, or nothing")
    expect(sannin.get_by_role("heading", level=3)).to_have_text([re.compile("^tanichi"), re.compile("^aka")])
    slip, ribbons = sannin.get_by_role("table").all()
    expect(slip.get_by_role("cell")).to_have_text(["3 kan", "6 kan", "9 kan"])
    expect(ribbons.get_by_role("cell")).to_have_text(["2 kan", "4 kan", "6 kan"])
    expect(sannin.get_by_text("Open:").first).to_contain_text("maple chaff and willow ribbon")
    shiragiku = in_game(page, "Hachi-Hachi, Shiragiku")
    expect(shiragiku).to_contain_text("Always shown.")
    hachiju = in_game(page, "Hachijū")
    expect(hachiju.get_by_role("cell")).to_have_text(["30 points", "60 points", "120 points"])
    viewport = page.viewport_size
    assert viewport is not None
    assert width_of(page) <= viewport["width"]
    check(page, "a hand")

    # An eighth card stays where it is; one that is put back makes room. The device remembers the field.
    eighth = page.get_by_role("button", name=re.compile("^pine crane"))
    expect(eighth).to_be_disabled()
    page.get_by_role("button", name="plum ribbon", pressed=True).click()
    expect(verdict(page)).to_have_text("1 more card to tap.")
    eighth.click()
    expect(verdict(page)).to_have_text("pikaichi 12 kan")
    page.reload()
    expect(page.get_by_role("button", name="grand field", pressed=True)).to_be_visible()


@pytest.mark.slow
def test_a_hand_with_ribbons_to_choose_says_how_many_lie_open(serve: Serve, page: Page) -> None:
    page.goto(f"{serve()}judge")
    plants = ("pine", "plum", "cherry", "wisteria", "iris", "peony", "chrysanthemum")
    tap(page, "The seven cards of the hand", *(f"{plant} ribbon" for plant in plants))
    expect(in_game(page, "Hachi-Hachi for three")).to_contain_text("And 3 more of pine ribbon, plum ribbon")
    expect(in_game(page, "Hachi-Hachi, Nakayoshi")).to_contain_text("Nothing must lie open.")
    expect(in_game(page, "Hachijū")).to_contain_text("no hand yaku")


@pytest.mark.slow
def test_a_pile_says_its_yaku_and_how_far_others_are(serve: Serve, page: Page) -> None:
    page.goto(f"{serve()}judge")
    page.get_by_role("link", name="A pile").click()
    pile = "The cards of the pile"
    tap(page, pile, "pine ribbon", "plum ribbon")
    expect(verdict(page)).to_have_text("10 points · no yaku yet")
    akatan = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=re.compile("^akatan")))
    expect(akatan).to_contain_text("1 more")
    page.get_by_role("button", name="Other piles (0)").click()
    tap(page, "The cards in other piles", "cherry ribbon")
    expect(akatan).to_contain_text("not possible")
    page.get_by_role("button", name=re.compile("^cherry ribbon")).click()
    page.get_by_role("button", name="This pile (2)").click()
    tap(page, pile, "cherry ribbon")
    expect(verdict(page)).to_have_text("15 points · akatan 7 kan")
    expect(akatan).to_contain_text("made")
    page.get_by_role("combobox", name="Rules").select_option("Hachijū")
    page.get_by_role("button", name="×2", exact=True).click()
    expect(verdict(page)).to_contain_text("15 points · ")
    check(page, "a pile")


@pytest.mark.slow
def test_plays_of_bashifen_are_judged(serve: Serve, page: Page) -> None:
    page.goto(f"{serve()}judge")
    page.get_by_role("link", name="Plays of Bashifen").click()
    expect(verdict(page)).to_contain_text("Tap the cards of the hand")
    kings = ("king of hearts",) * 2
    pick(page, "Hand", "ace of hearts", *kings, "queen of hearts", "3 of spades")
    led = page.get_by_role("group", name="Tap what is led out of the hand")
    led.get_by_role("button", name="ace of hearts").click()
    expect(verdict(page)).to_contain_text("A single card or a pair is always right.")
    led.get_by_role("button", name="queen of hearts").click()
    expect(verdict(page)).to_contain_text("Not certain. These may be beaten: queen of hearts")
    page.get_by_role("button", name="Played (0)").click()
    pick(page, "Played", "ace of hearts")
    expect(verdict(page)).to_contain_text("Certain: no other hand can beat it.")
    led.get_by_role("button", name="3 of spades").click()
    expect(verdict(page)).to_contain_text("Not a lead: it has cards of trumps and hearts.")
    check(page, "a lead")

    page.get_by_role("button", name="May this be played?").click()
    pick(page, "Lead", "ace of hearts", "ace of hearts")
    page.get_by_role("button", name="Hand (0)").click()
    pick(page, "Hand", *kings, "3 of hearts")
    expect(verdict(page)).to_contain_text("Follow hearts with")
    played = page.get_by_role("group", name="Tap what is played out of the hand")
    played.get_by_role("button", name="3 of hearts").click()
    played.get_by_role("button", name="king of hearts").first.click()
    expect(verdict(page)).to_contain_text("It may not be played.")
    played.get_by_role("button", name="3 of hearts").click()
    played.get_by_role("button", name="king of hearts").last.click()
    expect(verdict(page)).to_contain_text("It may be played.")

    page.get_by_role("button", name="Who wins the trick?").click()
    for place, card in enumerate(("king of hearts", "3 of hearts", "4 of clubs")):
        ordinal = ("1st", "2nd", "3rd")[place]
        page.get_by_role("button", name=f"{ordinal} (0)").click()
        pick(page, ordinal, card)
    expect(verdict(page)).to_contain_text("Won by play 1: king of hearts")
    page.get_by_role("combobox", name="Level").select_option("4")
    expect(verdict(page)).to_contain_text("Won by play 3: 4 of clubs")
