"""Own tables are found after the page is closed, after a seat cookie is lost, and on another device."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Locator, Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import FOUR_AND_THREE
from tests.browser.person import Person
from tests.browser.serving import serving
from tests.browser.widths import width_of

NEWLINE = b"\n"
SANNIN = re.compile("^Hachi-Hachi for three")


def part(page: Page, heading: str) -> Locator:
    """A section of the page of own tables."""
    return page.get_by_role("region", name=heading)


def win_at_once(page: Page, address: str) -> None:
    """Win a match with its first hand."""
    person = Person(page)
    person.open_table(address)
    person.press(person.sheet.get_by_role("button", name="Show").first)
    expect(person.sheet.get_by_role("button", name="Result")).to_be_visible()


def leave_without(context: BrowserContext, cookie: str | re.Pattern[str]) -> None:
    """Close the pages, and delete these cookies of the browser."""
    for page in context.pages:
        page.close()
    context.clear_cookies(name=cookie)


def search(over: Locator) -> None:
    """Search for the finished match by its opponent and its game."""
    expect(over.get_by_role("link", name=SANNIN)).to_have_attribute("href", re.compile("^/replay/"))
    over.get_by_label("Played with").fill("nobody at all")
    expect(over.get_by_text("No match is like that.")).to_be_visible()
    over.get_by_label("Played with").fill("ADEPT")
    expect(over.get_by_role("link", name=SANNIN)).to_be_visible()
    over.get_by_label("Game").select_option(label="Bashifen")
    expect(over.get_by_text("No match is like that.")).to_be_visible()
    over.get_by_role("button", name="Show all").click()
    expect(over.get_by_role("link", name=SANNIN)).to_be_visible()


@pytest.mark.slow
def test_own_tables_are_listed_and_recovered_on_another_device(serve: Serve, look: Look) -> None:
    address = serve(FOUR_AND_THREE)
    home = look(strict=False)  # a seat without its cookie is refused once, of which browsers complain
    page = home.new_page()
    win_at_once(page, address)
    running = Person(page).open_table(address, "Hachij\u016b")
    leave_without(home, "seat")

    # From the start one press leads back to the table, whose key was lost.
    page = home.new_page()
    page.goto(address)
    tables = page.get_by_role("navigation", name="Your tables")
    tables.get_by_role("link", name=re.compile("^Hachij\u016b, deal 1")).click()
    page.wait_for_url(f"**{running}")
    expect(Person(page).sheet.or_(Person(page).hand.nth(6)).first).to_be_visible()

    # What is over stands below, is searched, and leads to where it is seen again.
    page.goto(address)
    tables.get_by_text("More of your tables").click()
    expect(tables.get_by_role("link", name=SANNIN)).to_contain_text("you won")
    tables.get_by_role("link", name="All your tables").click()
    search(part(page, "Finished"))
    part(page, "Finished").get_by_role("link", name=SANNIN).click()
    expect(page.get_by_role("region", name="Going through the match")).to_be_visible()
    page.go_back()

    # Twelve words bring all of it to another device.
    page.get_by_role("button", name="Show my recovery phrase").click()
    shown = page.get_by_role("dialog", name="Your recovery phrase").get_by_role("listitem")
    expect(shown).to_have_count(12)
    words = shown.all_inner_texts()
    page.get_by_role("button", name="I have written them down").click()
    expect(page.get_by_role("button", name="New recovery phrase")).to_be_visible()
    elsewhere = look(strict=False, viewport=PHONE).new_page()
    elsewhere.goto(address)
    elsewhere.get_by_role("link", name="Find your tables from another device").click()
    expect(elsewhere.get_by_text("You have not played here in this browser yet.")).to_be_visible()
    phrase = elsewhere.get_by_label("Recovery phrase from another device")
    phrase.fill(" ".join(reversed(words)))
    elsewhere.get_by_role("button", name="Bring my tables here").click()
    expect(elsewhere.get_by_role("alert")).to_contain_text("No player here has this recovery phrase")
    phrase.fill(" ".join(words).upper())
    elsewhere.get_by_role("button", name="Bring my tables here").click()
    expect(part(elsewhere, "Finished").get_by_role("link", name=SANNIN)).to_be_visible()
    assert width_of(elsewhere) <= PHONE["width"]
    part(elsewhere, "Running").get_by_role("link").click()
    elsewhere.wait_for_url(f"**{running}")
    expect(Person(elsewhere).sheet.or_(Person(elsewhere).hand.nth(6)).first).to_be_visible()

    # Who is forgotten is so everywhere.
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget me").click()
    expect(page.get_by_text("You have not played here in this browser yet.")).to_be_visible()
    elsewhere.goto(f"{address}tables")
    expect(elsewhere.get_by_text("You have not played here in this browser yet.")).to_be_visible()


@pytest.mark.slow
def test_a_history_is_exported_and_imported_on_another_server(serve: Serve, look: Look, tmp_path: Path) -> None:
    address = serve(FOUR_AND_THREE)
    page = look().new_page()
    win_at_once(page, address)
    page.goto(f"{address}tables")
    with page.expect_download() as download:
        part(page, "Finished").get_by_role("link", name="Save all finished matches").click()
    match = download.value.path().read_bytes()

    with serving(tmp_path / "elsewhere") as other:
        page = look(viewport=PHONE).new_page()
        page.goto(f"{other}tables")
        import_history = part(page, "Take matches in")
        damaged = match.replace(b'"format":1', b'"format":1,"opened":0').replace(b'"points":', b'"points":1', 1)
        history = FilePayload(name="mine.jsonl", mimeType="text/plain", buffer=match + damaged)
        import_history.get_by_label("Choose a file").set_input_files(history)
        expect(import_history.get_by_role("status")).to_contain_text("1 match has come in.")
        expect(import_history.get_by_role("listitem")).to_contain_text(f"Line {match.count(NEWLINE) + 1}: ")
        part(page, "Finished").get_by_role("link", name=SANNIN).click()
        expect(page.get_by_role("region", name="Going through the match")).to_be_visible()
        page.go_back()
        import_history.get_by_label("Choose a file").set_input_files(
            FilePayload(name="mine.jsonl", mimeType="text/plain", buffer=match)
        )
        expect(import_history.get_by_role("status")).to_contain_text("1 was here already.")
        assert width_of(page) <= PHONE["width"]
        page.close()  # before its house: a page that cannot reach it complains


@pytest.mark.slow
def test_tables_stored_by_an_older_page_are_taken_over(serve: Serve, look: Look) -> None:
    """The older page kept its list in the browser, without persons."""
    address = serve()
    context = look()
    path = Person(context.new_page()).open_table(address)
    leave_without(context, re.compile("^person"))
    page = context.new_page()
    page.goto(f"{address}rules")
    page.evaluate("path => localStorage.setItem('hachiya.tables', JSON.stringify([{ path }]))", path)
    page.goto(address)
    page.get_by_role("navigation", name="Your tables").get_by_role("link", name=SANNIN).click()
    page.wait_for_url(f"**{path}")
    assert page.evaluate("localStorage.getItem('hachiya.tables')") is None
