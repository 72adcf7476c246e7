"""What a person at the page sees and does: by roles and words, never by the page's inner names."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60.0
"""Seconds for a whole deal."""
FIRST_GAME = "Hachi-Hachi for three"
"""The game whose print hangs first."""
NEXT = re.compile("^Next (month|deal)$")
INSIST = "Play it all the same"
TO_BE_TAKEN = re.compile(": take it$")


class Person:
    """Someone at a seat, who clicks (or taps, or types)."""

    def __init__(self, page: Page, press: Callable[[Locator], None] = lambda button: button.click()) -> None:
        self.page = page
        self.press = press

    def options(self, game: str = FIRST_GAME) -> None:
        """Unfold how a game is played."""
        self.press(self.page.get_by_role("button", name=f"Options of {game}"))

    def play(self, game: str = FIRST_GAME) -> None:
        """Press Play on the print of a game."""
        self.press(self.page.get_by_role("button", name=f"Play {game}"))

    def open_table(self, address: str, game: str = FIRST_GAME, seats: int | None = None) -> str:
        """A new table as it is offered, of this game and for so many; its path."""
        self.page.goto(address)
        if seats is None:
            self.play(game)
        else:
            self.options(game)
            number = self.page.get_by_role("group", name="Number of players")
            self.press(number.get_by_role("button", name=str(seats)))
            self.press(self.page.get_by_role("button", name="Open the table"))
        self.page.wait_for_url("**/t/**")
        # It begins with a question, before any cards or over them, or with cards to play.
        expect(self.sheet.or_(self.hand.nth(6)).first).to_be_visible()
        return self.page.url.removeprefix(address.rstrip("/"))

    @property
    def hand(self) -> Locator:
        """The own cards."""
        return self.page.get_by_role("list", name="Your hand").get_by_role("button")

    @property
    def sheet(self) -> Locator:
        """The dialog that lies uppermost."""
        return self.page.get_by_role("dialog").last

    @property
    def to_be_taken(self) -> Locator:
        """The field cards that light up as targets."""
        return self.page.get_by_role("button", name=TO_BE_TAKEN)

    @property
    def ready(self) -> bool:
        """Does the page ask for a card?"""
        return self._sees("Choose a card from your hand.")

    @property
    def picking(self) -> bool:
        """Does the page ask which of two cards to take?"""
        return self._sees("Which of the two does")

    @property
    def bare(self) -> bool:
        """Does the page ask, beside the field, what to show of a hand that has nothing to show?"""
        return self._sees("Your hand makes no hand yaku.")

    @property
    def asked(self) -> bool:
        """Does the page ask for anything?"""
        return self.sheet.count() > 0 or self.picking or self.ready or self.bare

    def _sees(self, words: str) -> bool:
        return self.page.get_by_text(words).locator("visible=true").count() > 0

    @property
    def bill(self) -> Locator:
        """The settlement of the month."""
        return self.page.get_by_role("button", name=NEXT)

    def button(self, *names: str) -> Locator | None:
        """The first of these buttons of the uppermost sheet that is there."""
        for name in names:
            found = self.sheet.get_by_role("button", name=re.compile(f"^{name}"))
            if found.count() and found.first.is_visible():
                return found.first
        return None

    def play_one(self) -> str | None:
        """Do the next thing that is asked for, if anything is; what it was."""
        if self.sheet.count():
            answer = self.button("Look at my hand", "Come in", "Stop", "Go on", "Show nothing", "Fold", INSIST)
            if answer is None:
                return None
            self.press(answer)
            return "answer"
        if self.picking:
            self.press(self.to_be_taken.first)
            return "pick"
        if self.bare:
            self.press(self.page.get_by_role("button", name="Go on").locator("visible=true"))
            expect(self.page.get_by_text("Your hand makes no hand yaku.").locator("visible=true")).to_have_count(0)
            return "answer"
        if not self.ready:
            return None
        before = self.hand.count()
        card = self.hand.first
        self.press(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        asks = "Hatto: helps" in (card.get_attribute("aria-label") or "")
        self.press(card)
        if asks:
            self.press(self.sheet.get_by_role("button", name=INSIST))
        expect(self.hand).to_have_count(before - 1)
        return "play"

    def play_until(self, done: Callable[[], bool]) -> list[str]:
        """Play on until then; what was done."""
        deeds: list[str] = []
        deadline = time.monotonic() + PATIENCE
        while True:
            asked = self.asked
            if done():
                return deeds
            assert time.monotonic() < deadline, f"nothing more to do after {deeds}"
            deed = self.play_one() if asked else None
            if deed:
                deeds.append(deed)
            else:
                self.page.wait_for_timeout(20)

    def play_the_month(self) -> list[str]:
        """Play on until the month is settled."""
        return self.play_until(self.bill.is_visible)
