"""Lost connections, several tabs, seat links, and unknown addresses."""

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Look, Serve
from tests.browser.decks import RED_RIBBONS
from tests.browser.person import Person
from tests.browser.serving import SeparateServer


def begin_match(page: Page, address: str) -> tuple[Person, str]:
    """Begin a match in which the person holds seven cards and is at turn."""
    person = Person(page)
    path = person.open_table(address)
    person.play_until(lambda: person.ready and not person.sheet.count())
    return person, path


@pytest.mark.slow
def test_a_table_continues_after_its_server_is_killed_and_restarted(tmp_path: Path, look: Look) -> None:
    with SeparateServer(tmp_path, [RED_RIBBONS]) as server:
        page = look(strict=False).new_page()
        person, _ = begin_match(page, server.address)
        server.end(signal.SIGKILL)
        expect(page.get_by_text("Connection lost")).to_be_visible()
        # Chosen while the line is dead: it is sent when it lives again.
        person.hand.first.click()
        person.hand.first.click()
        expect(person.hand).to_have_count(7)
        with SeparateServer(tmp_path, port=int(server.address.rstrip("/").rpartition(":")[2])):
            expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
            expect(person.hand).to_have_count(6)
            person.play_the_month()


@pytest.mark.slow
def test_the_home_link_works_while_the_connection_is_lost(serve: Serve, look: Look) -> None:
    context = look(strict=False)
    address = serve(RED_RIBBONS)
    _, path = begin_match(context.new_page(), address)
    page = context.new_page()
    with page.expect_response(re.compile(r"/Start-.*\.css")), page.expect_response(re.compile(r"/Start-.*\.js")):
        page.goto(address.rstrip("/") + path)
    context.set_offline(True)
    page.get_by_role("link", name="Hachiya").first.click()
    expect(page.get_by_role("link", name="Lobby")).to_be_visible()


@pytest.mark.slow
def test_two_tabs_show_the_same_seat(serve: Serve, look: Look) -> None:
    context = look()
    address = serve(RED_RIBBONS)
    person, path = begin_match(context.new_page(), address)
    twin = Person(context.new_page())
    twin.page.goto(address.rstrip("/") + path)
    expect(twin.hand).to_have_count(7)
    person.play_one()
    expect(twin.hand).to_have_count(6)
    twin.play_until(lambda: twin.ready and twin.hand.count() == 5)
    expect(person.hand).to_have_count(5)


@pytest.mark.slow
def test_a_late_choice_is_refused_with_a_sentence(serve: Serve, look: Look) -> None:
    context = look()
    page = context.new_page()
    held = {"back": False}
    """Whether the server's entries are withheld from this page."""

    def route(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            held["back"] &= '"is":"since"' not in str(text)  # what is missed is told once it is asked for
            if not held["back"] or '"is":"entry"' not in str(text):
                ws.send(text)

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/ws"), route)
    address = serve(RED_RIBBONS)
    person, path = begin_match(page, address)
    held["back"] = True
    twin = Person(context.new_page())
    twin.page.goto(address.rstrip("/") + path)
    expect(twin.hand).to_have_count(7)
    twin.play_one()
    person.hand.last.click()
    person.hand.last.click()
    expect(page.get_by_text("The table has changed since this choice was made; choose again")).to_be_visible()
    expect(person.hand).to_have_count(6)


def test_an_unknown_message_asks_to_reload_the_page(serve: Serve, look: Look) -> None:
    page = look(strict=False).new_page()

    def route(ws: WebSocketRoute) -> None:
        ws.connect_to_server()
        ws.send('{"is":"fanfare"}')

    page.route_web_socket(re.compile("/ws"), route)
    page.goto(serve())
    Person(page).play()
    expect(page.get_by_role("button", name="Load again")).to_be_visible()


@pytest.mark.slow
def test_the_language_switches_at_once_and_is_remembered(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.goto(serve())
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "en")
    page.get_by_role("button", name="日本語").click()
    expect(html).to_have_attribute("lang", "ja")
    expect(page.get_by_role("heading", level=1)).to_have_text("きょうは、どれで遊びますか")
    page.get_by_role("button", name="三人はちはちで遊ぶ").click()
    page.wait_for_url("**/t/**")
    page.reload()
    expect(html).to_have_attribute("lang", "ja")
    expect(page.get_by_role("heading", level=1)).to_contain_text("三人はちはち 一月")


@pytest.mark.slow
def test_the_start_page_links_to_a_running_table(serve: Serve, look: Look) -> None:
    page = look().new_page()
    address = serve()
    path = Person(page).open_table(address)
    page.goto(address)
    page.get_by_role("link", name=re.compile("^Hachi-Hachi for three, month 1")).click()
    page.wait_for_url(f"**{path}")


@pytest.mark.slow
def test_a_seat_link_opens_the_seat_in_another_browser(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    address = serve(RED_RIBBONS)
    path = person.open_table(address)
    expect(person.sheet).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").first.click()
    key = page.get_by_role("textbox", name="Key to your seat").input_value()
    assert key.startswith(f"{address.rstrip('/')}{path}#")

    stranger = look(strict=False).new_page()  # browsers complain of the refusal
    stranger.goto(address.rstrip("/") + path)
    expect(stranger.get_by_role("heading", level=1)).to_have_text("This seat belongs to someone else")
    stranger.goto("about:blank")
    stranger.goto(key)
    expect(Person(stranger).hand).to_have_count(7)
    assert stranger.url == address.rstrip("/") + path


@pytest.mark.slow
def test_a_spectator_sees_card_backs_and_no_decision(serve: Serve, look: Look) -> None:
    page = look().new_page()
    address = serve(RED_RIBBONS)
    path = Person(page).open_table(address)
    watcher = look().new_page()
    watcher.goto(address.rstrip("/") + re.sub(r"\d$", "table", path))
    expect(watcher.get_by_role("img", name="7 closed cards in hand")).to_have_count(3)
    expect(watcher.get_by_role("button", name="Decide")).to_have_count(0)


@pytest.mark.slow
def test_an_unknown_table_shows_a_page_with_a_way_home(serve: Serve, look: Look) -> None:
    page = look().new_page()
    address = serve()
    page.goto(address + "t/AAAAAAAAAAAAAAAA/0")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table is gone")
    page.get_by_role("link", name="To the start", exact=True).click()
    expect(page.get_by_role("button", name="Play Bashifen")).to_be_visible()


@pytest.mark.slow
def test_an_invalid_name_is_refused_with_a_sentence(serve: Serve, look: Look) -> None:
    page = look(strict=False).new_page()
    page.goto(serve())
    Person(page).options()
    page.get_by_role("textbox", name="Your name").fill("a\u200bb")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("The table could not be opened")
