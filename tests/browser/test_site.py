"""The site in a tab: a match without a server, versions, several tabs, and browsers that lack something."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Look
from tests.browser.person import Person, choose_opponent
from tests.browser.static_site import StaticSite, static_site

BOOT = 120_000
"""Milliseconds to wait for Python in a browser, on a busy machine."""
KEPT = "Everything is here"
NEW = "A new version is here"
ELSEWHERE = "Hachiya is open in another tab"
SERVER = "https://cards.example.org/"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[StaticSite]:
    with static_site(tmp_path) as served:
        yield served


def start(context: BrowserContext, site: StaticSite) -> Page:
    """The start page, when games can be begun."""
    page = context.new_page()
    page.goto(site.address)
    expect(page.get_by_role("button", name="Play").first).to_be_visible(timeout=BOOT)
    return page


def begin_match(page: Page) -> Person:
    """Begin a match and play until the person holds six cards."""
    person = Person(page)
    person.play()
    person.play_until(lambda: person.ready and not person.sheet.count() and person.hand.count() == 6)
    return person


def test_a_match_goes_on_after_the_web_server_is_stopped(site: StaticSite, look: Look) -> None:
    page = start(look(), site)
    expect(page.get_by_text(KEPT)).to_be_visible(timeout=BOOT)
    person = begin_match(page)
    held = person.hand.all_inner_texts()
    site.stop()
    page.reload()
    expect(person.hand).to_have_count(6, timeout=BOOT)
    assert person.hand.all_inner_texts() == held
    person.play_one()


@pytest.mark.parametrize(
    ("lacking", "sentence"),
    [
        ("indexedDB", "The browser keeps nothing for this page"),
        ("WebAssembly", "This browser lacks something"),
        ("isSecureContext", "opened without encryption"),
    ],
)
def test_a_browser_that_lacks_something_is_told_so(lacking: str, sentence: str, site: StaticSite, look: Look) -> None:
    context = look()
    context.add_init_script(f"Object.defineProperty(window, '{lacking}', {{ value: undefined }})")
    page = context.new_page()
    page.goto(site.address)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.get_by_text("Nothing that was kept is lost")).to_be_visible()


def test_a_browser_that_cannot_read_the_scripts_is_told_so(site: StaticSite, look: Look) -> None:
    context = look(strict=False)
    for script in site.files.glob("assets/index-*.js"):
        script.write_text("this is no script")
    page = context.new_page()
    page.goto(site.address)
    expect(page.get_by_text("This page could not start")).to_be_visible()


@pytest.mark.parametrize(("server", "shown"), [(None, "hachiya serve"), (SERVER, "To the server cards.example.org")])
def test_people_elsewhere_are_met_on_a_server(server: str | None, shown: str, site: StaticSite, look: Look) -> None:
    site.write(server)
    page = look().new_page()
    page.goto(f"{site.address}lobby/")
    expect(page.get_by_role("heading", name="With people elsewhere")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(shown)


@pytest.mark.slow
def test_one_tab_keeps_the_tables_until_it_is_closed(site: StaticSite, look: Look) -> None:
    context = look()
    page = start(context, site)
    expect(page.get_by_text(KEPT)).to_be_visible(timeout=BOOT)  # before, this web server has no page for a table
    held = begin_match(page).hand.all_inner_texts()
    second = context.new_page()
    second.goto(page.url)
    expect(second.get_by_role("heading", name=ELSEWHERE)).to_be_visible(timeout=BOOT)
    page.close()
    person = Person(second)
    expect(person.hand).to_have_count(6, timeout=BOOT)
    assert person.hand.all_inner_texts() == held
    person.play_one()


@pytest.mark.slow
def test_a_new_version_waits_while_a_table_is_open(site: StaticSite, look: Look) -> None:
    page = start(look(), site)
    expect(page.get_by_text(KEPT)).to_be_visible(timeout=BOOT)
    person = begin_match(page)
    site.write(SERVER)
    page.reload()
    expect(person.hand).to_have_count(6, timeout=BOOT)
    person.play_one()
    page.get_by_role("link", name="Hachiya").first.click()
    expect(page.get_by_text(NEW)).to_be_visible(timeout=BOOT)
    page.get_by_role("button", name="Use it now").click()
    expect(page.get_by_text(NEW)).to_have_count(0, timeout=BOOT)
    page.get_by_role("navigation", name="Rooms").get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("link", name="To the server")).to_be_visible(timeout=BOOT)


@pytest.mark.slow
def test_half_of_a_new_version_is_never_used(site: StaticSite, look: Look) -> None:
    page = start(look(strict=False), site)
    expect(page.get_by_text(KEPT)).to_be_visible(timeout=BOOT)
    site.write(SERVER)
    (site.files / "index.html").write_text("half of an upl")
    page.reload()
    expect(page.get_by_role("button", name="Play").first).to_be_visible(timeout=BOOT)
    site.stop()
    page.reload()
    expect(page.get_by_role("button", name="Play").first).to_be_visible(timeout=BOOT)
    page.get_by_role("navigation", name="Rooms").get_by_role("link", name="Lobby").click()
    expect(page.get_by_text("This page knows no server")).to_be_visible()


@pytest.mark.slow
def test_two_persons_pass_one_device_round(site: StaticSite, look: Look) -> None:
    page = start(look(), site)
    person = Person(page)
    person.options()
    choose_opponent(page, 1, "A person at this device")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Name for free seat 1").fill("Rin")
    page.get_by_role("button", name="Sit down").click()
    cover = page.get_by_role("button", name="I am Rin")
    person.play_until(cover.is_visible)
    expect(person.hand.first).to_be_hidden()
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    own_address = page.url
    cover.click()
    expect(person.hand).not_to_have_count(0, timeout=BOOT)
    person.play_until(page.get_by_role("button", name="I am Guest").is_visible)
    assert page.url != own_address
