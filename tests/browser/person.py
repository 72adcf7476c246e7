"""A person who uses the page by roles and texts, never by its internal names.

A table is opened in English; at a table the person understands every language of the page.
"""

import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Overdue

from hachiya.words.languages import languages
from hachiya.words.message import Message
from hachiya.words.voice import say

PATIENCE = 180.0
"""The seconds to wait for a whole deal on a busy machine."""
FIRST_GAME = "Hachi-Hachi for three"
"""The game at the top of the start page."""
ANYTHING = "\N{HORIZONTAL ELLIPSIS}"


def wording(key: str, *filled: str) -> str:
    """A pattern of a message's text in any language, with any arguments."""
    return "|".join(re.escape(text).replace(ANYTHING, ".+") for text in _in_every_language(key, *filled))


def wording_within(key: str, *filled: str) -> re.Pattern[str]:
    """A pattern that finds a message in a text; it begins with fixed text, because a leading wildcard is slow."""
    texts = [text.strip(ANYTHING) for text in _in_every_language(key, *filled)]
    return re.compile("|".join(re.escape(text).replace(ANYTHING, ".+") for text in texts))


def _in_every_language(key: str, *filled: str) -> list[str]:
    message = Message(key, tuple((argument, ANYTHING) for argument in filled))
    return [say(message, language) for language in languages()]


HAND = re.compile(f"^({wording('desk-hand')})$")
NEXT = re.compile(f"^({wording('flowers-bill-next')}|{wording('flowers-bill-next-hachiju')})$")
INSIST = re.compile(f"^({wording('flowers-hatto-do')})$")
HATTO = wording_within("flowers-hatto-warning", "who", "yaku", "money")
TO_BE_TAKEN = re.compile(f"^({wording('flowers-field-target', 'card')})$")
TO_CHOOSE = wording_within("flowers-act-hint")
TO_PICK = wording_within("flowers-act-pick", "card")
NOTHING_TO_SHOW = wording_within("flowers-show-none")
GO_ON = re.compile(f"^({wording('flowers-show-go-on')})$")
ANSWERS = (
    wording("flowers-mizuten-look-do"),
    wording("flowers-bid-in-do"),
    wording("flowers-double-in-do", "rate"),
    wording("flowers-decide-stop-do", "money"),
    wording("flowers-decide-stop-do-collected"),
    wording("flowers-cancel-pass"),
    wording("flowers-show-pass"),
    wording("flowers-bid-out-do", "money"),
    wording("flowers-bid-out-do-hachiju", "money"),
    wording("flowers-bid-out"),
    wording("flowers-hatto-do"),
)
"""The answers to a question on the table; the first that is offered is pressed."""


FRIEND = "A friend, by a link"
"""The opponent that is a person."""


def opponent(page: Page, seat: int) -> Locator:
    """The choice of who plays at a seat, on the form for a new table."""
    return page.get_by_role("group", name=f"Opponent {seat}")


def choose_opponent(page: Page, seat: int, who: str) -> None:
    """Choose a bot or a person for a seat, on the form for a new table."""
    # The picture beside the button takes the press.
    opponent(page, seat).get_by_role("radio", name=who).check(force=True)


class Person:
    """A person at a seat, who clicks, taps or types."""

    def __init__(self, page: Page, press: Callable[[Locator], None] = lambda button: button.click()) -> None:
        self.page = page
        self.press = press

    def options(self, game: str = FIRST_GAME) -> None:
        """Unfold the options of a game."""
        self.press(self.page.get_by_role("button", name=f"Options of {game}"))

    def play(self, game: str = FIRST_GAME) -> None:
        """Press Play at a game."""
        self.press(self.page.get_by_role("button", name=f"Play {game}"))

    def open_table(self, address: str, game: str = FIRST_GAME, seats: int | None = None) -> str:
        """Open a table of this game and size with default options, and return its path."""
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
        """The person's own cards."""
        return self.page.get_by_role("list", name=HAND).get_by_role("button")

    @property
    def sheet(self) -> Locator:
        """The uppermost dialog."""
        return self.page.get_by_role("dialog").last

    @property
    def to_be_taken(self) -> Locator:
        """The field cards that are marked as targets."""
        return self.page.get_by_role("button", name=TO_BE_TAKEN)

    @property
    def ready(self) -> bool:
        """Whether the page asks for a card."""
        return self._sees(TO_CHOOSE)

    @property
    def picking(self) -> bool:
        """Whether the page asks which of two cards to take."""
        return self._sees(TO_PICK)

    @property
    def bare(self) -> bool:
        """Whether the page asks beside the field what to show of a hand without yaku."""
        return self._sees(NOTHING_TO_SHOW)

    @property
    def asked(self) -> bool:
        """Whether the page asks for an action."""
        return self.sheet.count() > 0 or self.picking or self.ready or self.bare

    def _sees(self, words: re.Pattern[str]) -> bool:
        return self.page.get_by_text(words).locator("visible=true").count() > 0

    @property
    def bill(self) -> Locator:
        """The settlement of the month."""
        return self.page.get_by_role("button", name=NEXT)

    def button(self, *names: str) -> Locator | None:
        """The first present button of the uppermost sheet whose name begins with one of the patterns `names`."""
        for name in names:
            buttons = self.sheet.get_by_role("button", name=re.compile(f"^({name})"))
            if buttons.count() and buttons.first.is_visible():
                return buttons.first
        return None

    def play_one(self) -> str | None:
        """Do the next action that the page asks for, and return its kind."""
        if self.sheet.count():
            answer = self.button(*ANSWERS)
            if answer is None:
                return None
            self.press(answer)
            return "answer"
        if self.picking:
            self.press(self.to_be_taken.first)
            return "pick"
        if self.bare:
            # The server itself gives the only answer of the only person, so the question may be gone before the press.
            with suppress(Overdue):
                self.press(self.page.get_by_role("button", name=GO_ON).locator("visible=true"))
            expect(self.page.get_by_text(NOTHING_TO_SHOW).locator("visible=true")).to_have_count(0)
            return "answer"
        if not self.ready:
            return None
        before = self.hand.count()
        card = self.hand.first
        self.press(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        asks = HATTO.search(card.get_attribute("aria-label") or "")
        self.press(card)
        if asks:
            self.press(self.sheet.get_by_role("button", name=INSIST))
        expect(self.hand).to_have_count(before - 1)
        return "play"

    def play_until(self, done: Callable[[], bool]) -> list[str]:
        """Play until the condition holds, and return what was done."""
        actions: list[str] = []
        deadline = time.monotonic() + PATIENCE
        while True:
            asked = self.asked
            if done():
                return actions
            assert time.monotonic() < deadline, f"nothing more to do after {actions}"
            action = self.play_one() if asked else None
            if action:
                actions.append(action)
            else:
                self.page.wait_for_timeout(20)

    def play_the_month(self) -> list[str]:
        """Play until the month is settled."""
        return self.play_until(self.bill.is_visible)


def play_together(persons: Sequence[Person], done: Callable[[], bool]) -> None:
    """Let several persons at one table play until the condition holds."""
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline, "nobody is asked any more"
        for person in persons:
            if person.asked:
                person.play_one()
        persons[0].page.wait_for_timeout(20)


def one_is_to_play(persons: Sequence[Person]) -> bool:
    """Whether one person is asked for a card; nobody else is asked then, and no sheet covers a table."""
    return any(person.ready and not person.sheet.count() for person in persons)
