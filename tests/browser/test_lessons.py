"""Lessons as a learner does them: highlighted cards are played, texts are read, and mistakes are explained."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from hachiya.learn.lessons import Lesson, lessons
from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import RED_RIBBONS
from tests.browser.person import Person
from tests.browser.widths import width_of

ALL = [lesson for taught in lessons().values() for lesson in taught]
MOST_DEEDS = 120
ON_A_PHONE = ("sannin-hand", "sannin-captured", "sannin-month", "hachiju-double", "bashifen-kitty", "bashifen-eighty")
"""Lessons with sheets, bills and hands of every size."""

COVERED = """
() => {
    const box = (part) => document.querySelector(part)?.getBoundingClientRect();
    const [words, sheet, dock] = [".co", "dialog[open]", ".dock"].map(box);
    const end = dock?.height ? dock.top : innerHeight;
    const cards = [...document.querySelectorAll(".hand button, .w-hand button")].map((card) =>
        card.getBoundingClientRect());
    return {
        words: sheet ? Math.max(0, words.bottom - sheet.top) : 0,
        hand: Math.max(0, ...cards.flatMap((card) => {
            const wide = Math.min(words.right, card.right) - Math.max(words.left, card.left);
            const high = Math.min(words.bottom, card.bottom) - Math.max(words.top, card.top);
            return [Math.min(wide, high), card.bottom - end];
        })),
    };
}
"""
"""A script that measures how many pixels of the text a sheet covers, and how many of the hand anything covers."""


class Pupil:
    """A learner in a lesson."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.coach = page.locator(".co")
        self.sheet = page.get_by_role("dialog")
        self.on = self.coach.get_by_role("button", name="Go on")
        self.again = self.coach.get_by_role("button", name="Once more")
        self.hand = page.get_by_label("Your hand")
        self.lit_buttons = page.locator(".w-act button[data-lit]")

    def lit(self, within: Locator) -> Locator:
        return within.locator("button[data-lit]:not([aria-disabled=true])")

    def wait(self) -> None:
        """Wait until the lesson asks for an action, or is finished."""
        field = self.page.get_by_role("region", name="Field")
        waits = (
            self.on.or_(self.again).or_(self.sheet).or_(self.lit(self.hand)).or_(self.lit(field)).or_(self.lit_buttons)
        )
        expect(waits.first).to_be_visible()

    def do(self, says: str) -> None:
        """Do the action that the lesson asks for."""
        if self.sheet.count():
            self.answer(says)
        elif self.on.count():
            self.on.click()
        elif self.lit_buttons.count():
            self.lit_buttons.click()
        elif self.lit(self.hand).count():
            self.play(self.lit(self.hand).first)
        else:
            self.lit(self.page.get_by_role("region", name="Field")).first.click()

    def play(self, card: Locator) -> None:
        """Select a card and play it, or select all highlighted cards and play them together."""
        if self.page.locator(".bashifen").count():
            # What must be played in any case is picked already.
            for lit_card in self.lit(self.hand).all():
                if lit_card.get_attribute("aria-pressed") != "true":
                    lit_card.click()
            self.page.locator(".w-act .btn-go").click()
            return
        card.click()
        if card.get_attribute("aria-pressed") == "true":
            card.click()

    def answer(self, says: str) -> None:
        """Answer the question on the table, or close the bill."""
        call = re.search(r"\b(Come in|Fold|Double)( unseen)?\.$", says)
        if call:
            self.sheet.get_by_role("button", name=re.compile(f"^{call[1]}(?! fee)")).first.click()
            return
        go_on = self.sheet.locator(".choices .btn:not(.btn-go)")
        if go_on.count() and says.endswith("Go on."):
            go_on.click()
        elif self.sheet.locator(".btn-go").count() and not self.sheet.get_by_role("table").count():
            self.sheet.locator(".btn-go").first.click()
        else:
            self.page.keyboard.press("Escape")
        self.page.wait_for_timeout(100)


def finish(pupil: Pupil, look_at: Callable[[], None] = lambda: None) -> None:
    """Play to the end of the lesson and check each step."""
    for _ in range(MOST_DEEDS):
        pupil.wait()
        look_at()
        if pupil.again.count() and not pupil.sheet.count():
            return
        pupil.do(pupil.coach.get_by_role("status").inner_text())
    raise AssertionError("the lesson does not end")


def test_the_first_lesson_is_done_from_the_start_page_on_a_phone(serve: Serve, look: Look) -> None:
    address = serve()
    page = look(viewport=PHONE).new_page()
    page.goto(address)
    page.get_by_role("link", name="Learn it in short lessons").click()
    expect(page.get_by_text("0 of 12 done")).to_be_visible()
    page.get_by_role("link", name="The deck").click()
    pupil = Pupil(page)
    pupil.wait()
    assert width_of(page) <= PHONE["width"]
    pupil.on.click()
    pupil.on.click()
    # Another card is no harm: it stays where it is, and one is told why.
    other = pupil.hand.locator("button:not([data-lit])").first
    pupil.play(other)
    expect(pupil.coach.get_by_role("alert")).to_contain_text("of another month")
    expect(pupil.hand.get_by_role("button")).to_have_count(7)
    finish(pupil)
    expect(pupil.coach.get_by_role("alert")).to_have_count(0)
    expect(pupil.coach.get_by_role("link", name="Next lesson")).to_have_attribute("href", "/learn/sannin/taking")
    pupil.coach.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("1 of 12 done")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="The deck")).to_contain_text("done")


@pytest.mark.slow
def test_the_lesson_on_the_score_leads_to_the_score_keeper(serve: Serve, look: Look) -> None:
    (lesson,) = (lesson for lesson in ALL if lesson.room == "tally")
    page = look().new_page()
    page.goto(f"{serve()}learn/{lesson.game}/{lesson.name}")
    finish(Pupil(page))
    link = page.get_by_role("link", name="Keep the score of a real table")
    expect(link).to_have_attribute("href", re.compile("/tally$"))


@pytest.mark.slow
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.key)
def test_every_lesson_can_be_finished(lesson: Lesson, serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.goto(f"{serve()}learn/{lesson.game}/{lesson.name}")
    finish(Pupil(page))


@pytest.mark.slow
@pytest.mark.parametrize(
    "lesson", [lesson for lesson in ALL if lesson.key[8:] in ON_A_PHONE], ids=lambda lesson: lesson.key
)
def test_no_lesson_covers_its_words_or_the_hand_on_a_phone(lesson: Lesson, serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE).new_page()
    page.goto(f"{serve()}learn/{lesson.game}/{lesson.name}")

    def free() -> None:
        # The words move to their place.
        page.wait_for_function(f"() => Math.max(...Object.values(({COVERED})())) < 1")

    finish(Pupil(page), free)


@pytest.mark.slow
def test_a_lesson_is_offered_at_the_first_table_and_leads_back_to_it(serve: Serve, look: Look) -> None:
    address = serve(RED_RIBBONS, RED_RIBBONS)
    page = look(newcomer=True).new_page()
    person = Person(page)
    path = person.open_table(address)
    person.sheet.get_by_role("button", name="Show nothing").click()
    person.play_until(lambda: person.ready and person.hand.count() == 6)
    hand = [card.get_attribute("aria-label") for card in person.hand.all()]
    offer = page.get_by_role("complementary", name="Learn")
    offer.get_by_role("link", name="Three minutes").click()
    pupil = Pupil(page)
    pupil.wait()
    expect(page.get_by_role("heading", level=1, name="The deck")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**{path}")
    expect(person.hand).to_have_count(6)
    assert [card.get_attribute("aria-label") for card in person.hand.all()] == hand
    expect(offer).to_have_count(0)
    # It is offered once for each game.
    person.open_table(address)
    expect(offer).to_have_count(0)


def test_a_word_of_the_table_opens_its_lesson_and_leads_back(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE).new_page()
    person = Person(page)
    path = person.open_table(serve(RED_RIBBONS))
    expect(person.sheet).to_be_visible()  # the question about the hand, a moment after its cards
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").locator("visible=true").click()
    person.sheet.get_by_role("button", name="Words").click()
    person.sheet.get_by_role("link", name=re.compile("sage$")).click()
    expect(page.get_by_role("heading", level=1, name="Going on: sage")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**{path}")
    expect(person.hand).to_have_count(7)


def test_a_wrong_choice_in_a_lesson_is_told_with_reasons(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.goto(f"{serve()}learn/sannin/captured")
    pupil = Pupil(page)
    pupil.wait()
    pupil.on.click()
    pupil.wait()
    pupil.play(pupil.hand.locator("button:not([data-lit])").first)
    alert = pupil.coach.get_by_role("alert")
    expect(alert).to_contain_text("Take while you can")
    expect(alert.get_by_role("list", name="For it").get_by_role("img").first).to_be_visible()
