"""Hints and reviews of a server's matches, made in the person's browser; the server makes those that fail there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Look
from tests.browser.person import Person
from tests.browser.test_learning import ask_for_a_hint
from tests.browser.test_site import BOOT
from tests.server.running import Running, running, settings_in

SAVING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
LITTLE_MEMORY = "Object.defineProperty(navigator, 'deviceMemory', { value: 2 })"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server whose page has the parts that a browser needs."""
    with running(settings_in(tmp_path)) as served:
        yield served


def finish_match(page: Page, server: Running) -> None:
    """Play a match of two deals, and stay at its result."""
    person = Person(page)
    page.goto(server.address)
    person.options("Hachijū")
    page.get_by_role("spinbutton", name="Deals").fill("2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    to_result, bill = page.get_by_role("button", name="To the result"), person.bill

    def over() -> bool:
        if bill.is_visible():
            bill.click()
        return to_result.is_visible()

    person.play_until(over)
    to_result.click()


def read_review(page: Page) -> None:
    """Open the review of the match that is over, and wait until it is made."""
    page.get_by_role("link", name="Review").click()
    report = page.get_by_role("button", name="Report")
    report.click(timeout=BOOT)
    expect(page.get_by_role("region", name="The seats")).to_contain_text("%")


def hint_at_the_first_question(page: Page) -> None:
    """Wait for what the dealt hand is asked, in a sheet or on the table, and open a hint there."""
    person = Person(page)
    person.play_until(lambda: person.asked)
    ask_for_a_hint(page)


@pytest.mark.slow
def test_a_match_is_reviewed_and_a_hint_made_in_the_browser(server: Running, look: Look) -> None:
    page = look().new_page()
    finish_match(page, server)
    read_review(page)
    page.get_by_role("link", name="Hachiya").locator("visible=true").first.click()
    Person(page).play()
    hint_at_the_first_question(page)
    assert server.parts.counts["judged"] == 0


@pytest.mark.slow
@pytest.mark.parametrize("trait", [SAVING, LITTLE_MEMORY], ids=["data", "memory"])
def test_the_server_judges_for_a_person_who_saves_data_or_memory(trait: str, server: Running, look: Look) -> None:
    context = look()
    context.add_init_script(trait)
    page = context.new_page()
    parts: list[str] = []
    page.on("request", lambda request: parts.append(request.url) if "/tab/" in request.url else None)
    Person(page).open_table(server.address)
    hint_at_the_first_question(page)
    assert server.parts.counts["judged"] > 0
    assert not parts


@pytest.mark.slow
@pytest.mark.parametrize(
    "part",
    [
        "rooms-*.zip",
        pytest.param("worker-*.js", marks=pytest.mark.slow),
        pytest.param("rules-*.wasm", marks=pytest.mark.slow),
    ],
)
def test_the_server_judges_where_a_part_cannot_be_fetched(part: str, server: Running, look: Look) -> None:
    context: BrowserContext = look(strict=False)
    context.route(f"**/tab/house/{part}", lambda route: route.abort())
    page = context.new_page()
    finish_match(page, server)
    read_review(page)
    Person(page).open_table(server.address)
    hint_at_the_first_question(page)
    assert server.parts.counts["judged"] > 0
