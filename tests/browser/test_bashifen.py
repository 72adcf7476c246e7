"""A deal of 八十分 with the mouse: declaration, burial and a lead of top cards to its end."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from hachiya.games.bashifen import ruleset
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Look, Serve
from tests.browser.decks import REBELLION
from tests.browser.texts import faults_of

BASHIFEN = "Bashifen"
DRAWING = 60_000
"""The milliseconds in which a hundred cards are drawn."""
DEAL = 120.0
"""The seconds for the tricks of a deal."""


class Player:
    """A person at a table of 八十分, who clicks, taps or types."""

    def __init__(self, page: Page, press: Callable[[Locator], None] = lambda button: button.click()) -> None:
        self.page = page
        self.press = press

    def open_table(self, address: str) -> None:
        """Open a table at which cards are drawn fast."""
        self.page.goto(address)
        self.press(self.page.get_by_role("button", name=f"Options of {BASHIFEN}"))
        self.press(self.page.get_by_role("group", name="How fast cards are drawn").get_by_role("button", name="fast"))
        self.press(self.page.get_by_role("button", name="Open the table"))
        self.page.wait_for_url("**/t/**")

    @property
    def seat(self) -> Locator:
        """The person's own seat."""
        return self.page.get_by_role("region", name="You", exact=True)

    @property
    def cards(self) -> Locator:
        """The person's own cards."""
        return self.page.get_by_role("group", name="Your hand").get_by_role("button")

    def named(self, *names: str) -> list[Locator]:
        """Own cards by name; a name mentioned n times gives the n-th card of that name."""
        return [
            self.cards.filter(has_text=re.compile(name, re.IGNORECASE)).nth(names[:at].count(name))
            for at, name in enumerate(names)
        ]

    @property
    def action_button(self) -> Locator:
        """The button that plays, leads or buries."""
        return self.seat.get_by_role("button", name=re.compile("^(Lead|Play|Bury|Choose|[0-9]+ (more|too many))"))

    def pick(self, *names: str) -> None:
        """Select these cards."""
        for card in self.named(*names):
            self.press(card)

    def rebel(self) -> None:
        """Overrule the two of clubs; no seat can declare more after the last card, and the kitty is taken."""
        self.press(self.seat.get_by_role("button", name="Show 2 of hearts (a pair)"))
        expect(self.cards).to_have_count(33, timeout=DRAWING)

    def play_on(self, until: Locator) -> None:
        """Play any legal card until an element is visible."""
        deadline = time.monotonic() + DEAL
        while not until.is_visible():
            assert time.monotonic() < deadline, "the deal does not end"
            if not self.action_button.count():
                self.page.wait_for_timeout(30)
                continue
            free = self.cards.and_(self.page.locator(":not([aria-disabled]):not([aria-pressed=true])"))
            if self.action_button.get_attribute("aria-disabled") and free.count():
                self.press(free.last)
            elif self.action_button.count() and not self.action_button.get_attribute("aria-disabled"):
                self.press(self.action_button)
                again = self.page.get_by_role("button", name="Throw them all the same")
                if again.is_visible():
                    self.press(again)


COVERED = """() => {
  const found = [];
  for (const plate of document.querySelectorAll(".ring .plate")) {
    const edge = plate.getBoundingClientRect();
    if (!edge.width) continue;
    const parts = [...plate.querySelectorAll("h2, .plate-score, .plate-known > *")];
    const places = parts.map(part => part.getBoundingClientRect());
    places.forEach((one, index) => {
      const covers = places.some((other, at) => at !== index && other.left < one.right - 1
        && other.right > one.left + 1 && other.top < one.bottom - 1 && other.bottom > one.top + 1);
      const hangs = getComputedStyle(parts[index]).position === "absolute";
      if (covers || one.right > edge.right - 2 || (one.bottom > edge.bottom && !hangs))
        found.push(parts[index].textContent);
    });
  }
  for (const said of document.querySelectorAll(".w-say"))
    if (said.scrollHeight > said.clientHeight + 1) found.push(said.textContent);
  return found;
}"""


SCREENS = [(360, 640), (390, 844), (1280, 720), (1366, 768)]
"""Phones, where seats are narrowest, and laptops, where the seats at the sides are."""


def table_is_read(page: Page) -> None:
    """Assert that the parts of a seat do not overlap, that the instruction is whole, and that nothing is cut."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert faults_of(page) == [], (width, height)
        assert page.evaluate(COVERED) == [], (width, height)
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})


@pytest.mark.slow
def test_a_bashifen_deal_is_played_with_declaration_burial_and_throw(serve: Serve, look: Look) -> None:
    page = look().new_page()
    player = Player(page)
    player.open_table(serve(REBELLION))
    log = page.get_by_role("log")
    # The next seat shows its two of clubs at once; a pair overthrows it.
    expect(log).to_contain_text("shows 2 of clubs")
    player.rebel()
    expect(log).to_contain_text("Guest rebels with the pair 2 of hearts")
    # After the last card all four are asked; alone with bots nobody is who has nothing to say.
    expect(log).to_contain_text("Trumps are hearts")
    expect(player.cards).to_have_count(33)
    # The widow is exchanged: eight cards, no fewer.
    player.pick("5 of spades", "5 of spades", "3 of spades", "3 of spades", "4 of spades", "4 of spades", "jack of dia")
    expect(player.action_button).to_contain_text("1 more")
    expect(player.action_button).to_have_attribute("aria-disabled", "true")
    player.pick("king of diamonds")
    player.action_button.click()
    expect(player.cards).to_have_count(25)
    table_is_read(page)
    # A K K Q Q nobody can beat: all are marked, and no question is asked.
    tops = ("ace of spades", "king of spades", "king of spades", "queen of spades", "queen of spades")
    for card in player.named(*tops[:3]):
        expect(card).to_contain_text("certain to win")
    player.pick(*tops)
    player.action_button.click()
    expect(log).to_contain_text("ace of spades king of spades king of spades queen of spades queen of spades")
    end = page.get_by_role("dialog").filter(has_text="Next declarer")
    player.play_on(end)
    expect(end).to_contain_text(re.compile("Won by the opponents"))
    expect(end).to_contain_text("20 points buried")


@pytest.mark.slow
def test_an_uncertain_throw_is_confirmed_before_it_is_played(serve: Serve, look: Look) -> None:
    """An uncertain throw is played after a confirmation; if it fails, the deal is over."""
    page = look(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    player = Player(page)
    player.open_table(serve(REBELLION))
    player.rebel()
    expect(player.cards).to_have_count(33)
    player.pick(
        "ace of spades", "5 of spades", "5 of spades", "3 of spades", "3 of spades", "4 of spades", "4 of spades"
    )
    player.pick("jack of diamonds")
    player.action_button.click()
    expect(player.cards).to_have_count(25)
    player.pick("ace of clubs", "3 of clubs")
    player.action_button.click()
    question = page.get_by_role("dialog", name="Throw these?")
    expect(question).to_contain_text("your pair loses the rest of the deal")
    question.get_by_role("button", name="Choose again").click()
    expect(player.cards).to_have_count(25)
    player.action_button.click()
    question.get_by_role("button", name="Throw them all the same").click()
    end = page.get_by_role("dialog").filter(has_text="Next declarer")
    expect(end).to_contain_text("threw several cards of which one could be beaten")


@pytest.mark.slow
def test_the_result_of_a_bashifen_match_fits_every_screen(
    serve: Serve, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The declarer sits at the side, where plates are narrow; the match ends with its first deal."""
    monkeypatch.setattr(ruleset, "_PAST_ACE", 1)
    page = look().new_page()
    player = Player(page)
    player.open_table(serve(REBELLION))
    declarer = page.get_by_role("article", name="Kanoko 1").get_by_text("declarer", exact=True)
    pass_by = page.get_by_role("button", name=re.compile("^(Nothing to show|Show nothing more)$"))
    expect(pass_by.or_(declarer).first).to_be_attached(timeout=DRAWING)
    if pass_by.count():
        pass_by.click()
    expect(declarer).to_be_attached(timeout=DRAWING)
    expect(player.action_button).to_be_visible()
    table_is_read(page)
    to_result = page.get_by_role("button", name="To the result")
    player.play_on(to_result)
    to_result.click()
    result = page.get_by_role("dialog").filter(has_text="won the match")
    expect(result.get_by_role("columnheader", name="remarks")).to_be_visible()
    expect(result.get_by_role("button", name="Hint")).to_have_count(0)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert faults_of(page, within="dialog") == [], (width, height)


WATCH = """() => {
  window.seen = [];
  const look = () => {
    const said = [...document.querySelectorAll("[role=status]")].map((one) => one.textContent);
    const told = said.find((text) => text.startsWith("Replay"));
    if (told) window.seen.push([told, document.querySelectorAll("figure").length]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""A script that keeps the announced text and the number of plays at every replayed move."""


@pytest.mark.slow
def test_the_last_three_bashifen_moves_are_replayed_after_a_reload(serve: Serve, look: Look) -> None:
    page = look().new_page()
    player = Player(page)
    player.open_table(serve(REBELLION))
    player.rebel()
    expect(player.cards).to_have_count(33)
    player.pick("5 of spades", "5 of spades", "3 of spades", "3 of spades", "4 of spades", "4 of spades", "jack of dia")
    player.pick("king of diamonds")
    player.action_button.click()
    player.pick("ace of spades", "king of spades", "king of spades", "queen of spades", "queen of spades")
    player.action_button.click()
    expect(player.cards).to_have_count(20)
    expect(player.action_button).to_be_visible()
    page.reload()
    expect(player.cards).to_have_count(20)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Last moves: see three again").first.click()
    status = page.get_by_role("status").filter(has_text="Replay")
    expect(status).to_contain_text("the table before the last moves")
    expect(player.cards).to_have_count(20)  # the hand is without its lead already
    expect(status).to_have_count(0, timeout=PATIENCE)
    seen = dict(page.evaluate("window.seen"))
    lying = [(line.partition(":")[0], plays) for line, plays in seen.items() if "wins the trick" not in line]
    assert lying == [("Replay", 1), *((f"Replay, move {move} of 3", move + 1) for move in (1, 2, 3))]
    expect(player.action_button).to_be_visible()
