"""On phones, upright and sideways, names, sums and yaku of every seat are readable, and no card is cut."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Look, Serve
from tests.browser.decks import FIVE_SEATS, RED_RIBBONS, SEVEN_SEATS, SIX_SEATS
from tests.browser.person import Person
from tests.browser.texts import faults_of
from tests.sampling import slow

ROOMS = [
    *("Play", "Lobby", "Learn", "Puzzles", "Review", "Statistics", "Rules", "Odds", "Words"),
    *("Keep score", "Judge", "Your tables"),
]
PHONES = [(390, 844), (360, 640), (844, 390)]

CUT = """() => {
  const seen = element => element.getClientRects().length > 0;
  const found = [];
  for (const element of document.querySelectorAll(".plate h2, .plate-score, .ticker"))
    if (seen(element) && element.scrollWidth > element.clientWidth + 1) found.push("cut: " + element.textContent);
  for (const plate of document.querySelectorAll(".plate")) {
    const edge = plate.getBoundingClientRect();
    const parts = [...plate.querySelectorAll("h2, .plate-score, .plate-known > *")].filter(seen);
    for (const part of parts) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (right > edge.right - 2 || bottom > edge.bottom) found.push("at the edge: " + part.textContent);
      for (const other of parts) {
        const place = other.getBoundingClientRect();
        if (other !== part && place.top < bottom - 1 && place.bottom > top + 1
            && place.left < right - 1 && place.right > left + 1)
          found.push(other.textContent + " covers " + part.textContent);
      }
    }
  }
  const dock = document.querySelector(".dock"), side = innerHeight < 500;
  const floor = side ? innerHeight : dock.getBoundingClientRect().top;
  for (const card of document.querySelectorAll(".mine .hand li")) {
    const mark = card.classList.contains("open") ? 8 : 0;
    if (card.getBoundingClientRect().bottom + mark > floor) found.push("a card of the hand is cut");
  }
  return found;
}"""


def nothing_is_cut(page: Page) -> None:
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(CUT) == [], (width, height)
        assert faults_of(page) == [], (width, height)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "deck"), [(5, FIVE_SEATS), (6, SIX_SEATS), (7, SEVEN_SEATS)])
def test_tables_of_many_seats_are_readable_on_a_phone(serve: Serve, look: Look, seats: int, deck: list[int]) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(deck), "Hachi-Hachi, Nakayoshi", seats)
    person.play_until(lambda: person.ready and not person.sheet.count() and person.hand.count() == 4)
    expect(page.get_by_text("tanichi").first).to_be_attached()
    nothing_is_cut(page)


@pytest.mark.slow
def test_a_table_of_three_seats_is_readable_on_a_phone(serve: Serve, look: Look) -> None:
    """The own hand is open, and the yaku shown by another seat is on its plate."""
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    person.play_until(lambda: person.ready and not person.sheet.count())
    nothing_is_cut(page)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["rules", "odds", "glossary"])
def test_all_reading_pages_lead_to_the_other_games(serve: Serve, look: Look, path: str) -> None:
    page = look(viewport={"width": 390, "height": 844}).new_page()
    page.goto(serve() + path)
    games = page.get_by_role("navigation", name="Games")
    links = games.get_by_role("link")
    expect(links).to_have_text(
        [
            "Hachi-Hachi for three",
            "Hachi-Hachi, Nakayoshi",
            "Hachi-Hachi, Shiragiku",
            "Hachijū",
            "Bashifen",
        ]
    )
    links.filter(has_text="Bashifen").click()
    page.wait_for_url(f"**/{path}/bashifen")
    expect(games.get_by_role("link", name="Bashifen")).to_have_attribute("aria-current", "page")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(
    "size", [slow((390, 844)), slow((844, 390)), slow((768, 1024)), (1366, 768)], ids=lambda size: f"{size[0]}"
)
def test_every_page_leads_to_all_rooms(serve: Serve, look: Look, size: tuple[int, int]) -> None:
    page = look(viewport={"width": size[0], "height": size[1]}).new_page()
    page.goto(f"{serve()}learn")
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn")
    rooms, all_rooms = page.get_by_role("navigation", name="Rooms"), page.get_by_role("button", name="All rooms")
    if all_rooms.is_visible():
        all_rooms.focus()
        page.keyboard.press("Enter")
        rooms = page.get_by_role("dialog", name="Rooms")
    expect(rooms.get_by_role("link")).to_have_text([re.compile(f"{name}$") for name in ROOMS])
    expect(rooms.get_by_role("link", name="Learn")).to_have_attribute("aria-current", "page")
    rooms.get_by_role("link", name="Odds").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Odds of Hachi-Hachi for three")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("main")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
