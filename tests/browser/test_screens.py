"""Every page fits every screen, and the controls of play are visible."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Look, Serve
from tests.browser.decks import DOUBLING, REBELLION, RED_RIBBONS, SEVEN_SEATS, SIX_SEATS
from tests.browser.person import Person
from tests.browser.texts import faults_of
from tests.browser.widths import width_of

SCREENS = [(360, 640), (740, 360), (768, 1024), (1440, 900), (3840, 2160)]
WINDOWS = [
    (1280, 640),
    (1366, 640),
    (1280, 720),
    (1366, 768),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
    (3840, 2160),
    (768, 1024),
]
"""The sizes of laptop, desktop and tablet screens."""
LANGUAGES = ("English", "日本語", "中文")
GAMES = {
    "Hachi-Hachi for three": (3, RED_RIBBONS),
    "Hachi-Hachi, Nakayoshi": (6, SIX_SEATS),
    "Hachi-Hachi, Shiragiku": (3, RED_RIBBONS),
    "Hachijū": (4, DOUBLING),
    "Bashifen": (4, REBELLION),
}
"""The seats and decks of each game; the person is asked at once, and no other sheet opens."""

A_MONTH = 120_000


def fits(page: Page, where: str) -> None:
    """Assert that the page is as wide as each screen."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        assert width_of(page) == width, f"{where} at {width}×{height}"


@pytest.mark.slow
@pytest.mark.parametrize(
    "locale", ["en-US", *(pytest.param(other, marks=pytest.mark.slow) for other in ("ja-JP", "zh-CN"))]
)
def test_the_start_page_fits_every_screen(serve: Serve, look: Look, locale: str) -> None:
    page = look(locale=locale).new_page()
    page.goto(serve())
    page.get_by_role("main").get_by_role("listitem").first.wait_for()
    fits(page, "start")
    for game in page.get_by_role("main").get_by_role("list").first.get_by_role("listitem").all():
        game.get_by_role("button").last.click()
        fits(page, game.inner_text())


@pytest.mark.slow
def test_a_table_of_six_fits_and_its_hand_is_within_reach(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(SIX_SEATS), "Hachi-Hachi, Nakayoshi", 6)
    person.play_until(lambda: person.ready and not person.sheet.count())
    fits(page, "a table of six")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for card in person.hand.all():
            expect(card).to_be_in_viewport(ratio=0.99)


def seen_whole(page: Page, where: str) -> None:
    """Assert that the whole table is visible and readable in every window, also those of small laptops."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        below = page.locator(".table").evaluate("table => table.scrollHeight - table.clientHeight")
        assert below == 0, f"{where} at {width}×{height}: {below} pixels are not seen"
        assert faults_of(page) == [], f"{where} at {width}×{height}"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_a_table_of_flower_cards_fits_the_screen(serve: Serve, look: Look, seats: int) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(SEVEN_SEATS if seats == 7 else SIX_SEATS), "Hachi-Hachi, Nakayoshi", seats)
    person.play_until(lambda: person.bill.is_visible() or (not person.sheet.count() and person.hand.count() == 6))
    page.keyboard.press("Escape")
    for language in LANGUAGES:
        page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
        page.get_by_role("button", name=language).locator("visible=true").click()
        seen_whole(page, language)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 6])
def test_a_spectator_sees_the_whole_table(serve: Serve, look: Look, seats: int) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(SIX_SEATS), "Hachi-Hachi, Nakayoshi", seats)
    person.sheet.get_by_role("button", name="Look at my hand").click()
    person.sheet.get_by_role("button", name="Fold for 1 kan").click()
    expect(person.bill).to_be_visible(timeout=A_MONTH)
    seen_whole(page, "looking on")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hand", ["right", "left"])
def test_tables_of_every_game_fit_every_screen(serve: Serve, look: Look, game: str, hand: str) -> None:
    context = look()
    context.add_init_script(f"if (location.host) localStorage.setItem('hachiya.thumb', '{hand}')")
    page, (seats, deck) = context.new_page(), GAMES[game]
    page.goto(serve(deck))
    person = Person(page)
    person.options(game)
    number = page.get_by_role("group", name="Number of players")
    if number.count():
        number.get_by_role("button", name=str(seats)).click()
    page.get_by_role("button", name="Open the table").click()
    own = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(person.sheet.or_(person.hand.nth(6)).or_(own).first).to_be_visible()
    fits(page, "decision")
    page.keyboard.press("Escape")
    fits(page, "table")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Menu").locator("visible=true").click()
    fits(page, "menu")
    page.get_by_role("button", name="Settings").click()
    fits(page, "settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Words of the game").click()
    fits(page, "terms")
