"""A deal of every game is played by keyboard and announced to screen readers."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Look, Serve
from tests.browser.decks import DOUBLING, REBELLION, RED_RIBBONS
from tests.browser.person import Person
from tests.browser.test_bashifen import Player

TAKES = re.compile(r"^Guest (?:plays|turns) .+ and takes .+", re.MULTILINE)
LAYS = re.compile(r"(on the field|stays on the field)\.$", re.MULTILINE)


def focused(page: Page) -> str:
    """The name of the element that has the focus."""
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"))


def on_body(page: Page) -> bool:
    """Whether no element has the focus."""
    return bool(page.evaluate("document.activeElement === document.body"))


class Typist:
    """A person who presses keys and reads the live region."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[str] = []

    def at(self, button: Locator) -> bool:
        """Whether an element has the focus."""
        return bool(button.evaluate("button => button === document.activeElement"))

    def walk(self, button: Locator, *keys: str) -> bool:
        """Press these keys in turn until an element has the focus; return whether it got it."""
        for key in keys:
            if self.at(button):
                return True
            self.page.keyboard.press(key)
        return self.at(button)

    def press(self, button: Locator) -> None:
        """Move to an element with arrows among cards, with Tab elsewhere, and press Enter."""
        expect(button).to_be_visible()
        there = False
        if not self.page.get_by_role("dialog").count() and self.page.get_by_role("log").count():
            if "take it" in (button.get_attribute("aria-label") or ""):
                there = self.walk(button, "ArrowUp", *["ArrowRight"] * 12)
            elif button.get_attribute("aria-pressed"):
                there = self.walk(button, "ArrowDown", "End", *["ArrowLeft"] * 34)
            else:
                there = self.walk(button, "ArrowUp", "ArrowUp", "ArrowUp")
        there = there or self.walk(button, *["Tab"] * 60)
        assert there, f"no key leads to {button}: the focus is at {focused(self.page)!r}"
        self.page.keyboard.press("Enter")
        self.listen()

    def listen(self) -> str:
        """All announced lines since the table was opened."""
        now = self.page.get_by_role("log").get_by_role("paragraph").all_inner_texts()
        # The region keeps what is latest; what has left it was heard before.
        known = next(n for n in range(len(now), -1, -1) if n == 0 or self.lines[-n:] == now[:n])
        self.lines += now[known:]
        return "\n".join(self.lines)


def test_a_month_for_three_is_played_by_keyboard_and_announced(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.goto(serve(RED_RIBBONS))
    press = page.keyboard.press
    typist, person = Typist(page), Person(page)
    typist.press(page.get_by_role("button", name="Play Hachi-Hachi for three"))

    # 赤: one of five ribbons is to lie open, chosen by Tab and Space.
    expect(person.sheet).to_be_visible()
    for _ in range(12):
        press("Tab")
        if focused(page) == "wisteria ribbon":
            break
    press("Space")
    typist.press(person.sheet.get_by_role("button", name="Show aka"))
    expect(page.get_by_role("log")).to_contain_text("Guest announces aka")

    deadline = time.monotonic() + 60
    plays = 0
    while not person.bill.is_visible():
        assert time.monotonic() < deadline
        typist.listen()
        if person.sheet.count():
            press("Enter")  # the sheet's first choice has the focus
        elif person.picking and "take it" in focused(page):
            press("ArrowRight")
            press("Enter")
        elif person.ready:
            cards = person.hand.count()
            card = person.hand.nth(1 if cards > 1 else 0)
            name = (card.get_attribute("aria-label") or "").split(":")[0]
            press("2" if cards > 1 else "1")
            expect(card).to_be_focused()
            press("Enter")
            expect(person.hand).to_have_count(cards - 1)
            plays += 1
            if person.page.get_by_role("dialog").count() == 0:
                assert not on_body(page)
            if not person.to_be_taken.count():
                expect(page.get_by_role("complementary", name="Scores and log")).to_contain_text(
                    re.compile(f"Guest (lays|plays) {name}")
                )
        page.wait_for_timeout(20)
    assert plays >= 3
    # Captures are told in words, of the own cards and of the stock's, and what stayed; then the month's end.
    spoken = typist.listen()
    assert TAKES.search(spoken), spoken
    assert re.search(r"^Guest turns ", spoken, re.MULTILINE), spoken
    assert re.search(r"^Kanoko.* (plays|lays|turns) .+\.$", spoken, re.MULTILINE), spoken
    assert "deals next" in spoken
    press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("February")
    assert not on_body(page)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "deck", "declared"),
    [
        ("Hachi-Hachi, Nakayoshi", 4, DOUBLING, r"^Guest comes in\.$"),
        ("Hachi-Hachi, Shiragiku", None, RED_RIBBONS, r"^Guest announces aka"),
        ("Hachijū", 4, DOUBLING, r"^Guest comes in\.$"),
    ],
)
def test_a_deal_of_each_other_game_is_played_by_keyboard_and_announced(
    serve: Serve, look: Look, game: str, seats: int | None, deck: list[int], declared: str
) -> None:
    page = look().new_page()
    typist = Typist(page)
    person = Person(page, typist.press)
    person.open_table(serve(deck), game, seats)

    def settled() -> bool:
        typist.listen()
        return person.bill.is_visible()

    actions = person.play_until(settled)
    assert actions.count("play") >= 3
    spoken = typist.listen()
    assert re.search(declared, spoken, re.MULTILINE), spoken
    assert TAKES.search(spoken), spoken
    assert re.search(r"deals next\.$", spoken, re.MULTILINE), spoken
    expect(person.bill).to_be_focused()
    page.keyboard.press("Enter")
    expect(person.bill).to_have_count(0)
    assert not on_body(page)


@pytest.mark.slow
def test_a_deal_of_bashifen_is_played_by_keyboard_and_announced(serve: Serve, look: Look) -> None:
    page = look().new_page()
    typist = Typist(page)
    player = Player(page, typist.press)
    player.open_table(serve(REBELLION))
    log = page.get_by_role("log")
    expect(log).to_contain_text("shows 2 of clubs")
    player.rebel()
    expect(log).to_contain_text("Guest rebels with the pair 2 of hearts")
    expect(log).to_contain_text("Trumps are hearts")
    expect(player.cards).to_have_count(33)
    end = page.get_by_role("dialog").filter(has_text="Next declarer")
    player.play_on(end)
    spoken = typist.listen()
    assert re.search(r"^Guest (leads|plays|ruffs with|discards) .+ of (hearts|spades)", spoken, re.MULTILINE), spoken
    assert re.search(r"^.+ wins the trick", spoken, re.MULTILINE), spoken
    assert not on_body(page)
