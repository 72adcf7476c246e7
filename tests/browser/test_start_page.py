"""The start page: one press opens a table, options are one step away, and running tables are listed."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import BARE_HAND
from tests.browser.person import FRIEND, Person, choose_opponent, opponent

SCREENS = [(1440, 900), (390, 844), (360, 640), (844, 390), (768, 1024), (3840, 2160)]
LANGUAGES = {"日本語": "ja", "中文": "zh-Hans", "English": "en"}
GAMES = ["Hachi-Hachi for three", "Hachi-Hachi, Nakayoshi", "Hachi-Hachi, Shiragiku", "Hachijū", "Bashifen"]


def plays_in_sight(page: Page) -> None:
    """Assert that each game can be started without scrolling on every screen."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for game in GAMES:
            expect(page.get_by_role("button", name=f"Play {game}")).to_be_in_viewport(ratio=0.99)


@pytest.mark.slow
def test_every_game_can_be_started_from_the_first_screen(serve: Serve, look: Look) -> None:
    page = look().new_page()
    address = serve()
    page.goto(address)
    plays_in_sight(page)
    for game in GAMES[:2]:
        page.goto(address)
        Person(page).play(game)
        page.get_by_role("region", name="Scores").wait_for()
    page.clock.set_fixed_time(datetime.now(UTC) + timedelta(minutes=50))
    page.goto(address)
    own = page.get_by_role("navigation", name="Your tables").get_by_role("link").first
    expect(own).to_contain_text(re.compile("minutes ago$"))  # as long as such a line becomes
    plays_in_sight(page)


@pytest.mark.slow
def test_the_start_page_uses_four_fifths_of_a_large_screen(serve: Serve, look: Look) -> None:
    page = look(viewport={"width": 3840, "height": 2160}).new_page()
    page.goto(serve())
    first, last = (
        page.get_by_role("button", name=f"{action_button} {game}")
        for action_button, game in (("Play", GAMES[0]), ("Options of", GAMES[-1]))
    )
    left, right = first.bounding_box(), last.bounding_box()
    assert left is not None
    assert right is not None
    assert right["x"] + right["width"] - left["x"] > 0.8 * 3840
    note = page.get_by_role("heading", name="How flower cards are played").bounding_box()
    assert note is not None
    assert note["y"] > 0.7 * 2160


CUT = """select => {
    const pen = document.createElement("canvas").getContext("2d"), { font, paddingLeft } = getComputedStyle(select);
    pen.font = font;
    const room = select.clientWidth - 3 * parseFloat(paddingLeft);  // beside its arrow
    return [...select.options].map(option => option.text).filter(text => pen.measureText(text).width > room);
}"""
"""A script that finds the values of a field that are wider than the field."""


@pytest.mark.slow
def test_the_time_setting_fits_a_phone_and_explains_absence(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE).new_page()
    page.goto(serve())
    Person(page).options()
    choose_opponent(page, 1, FRIEND)
    timing = page.get_by_role("combobox", name="Time to think")
    for label, about in (
        ("As long as one likes", "is asked whether they are there"),
        ("No limit at all", "The table waits for everyone"),
        ("10 minutes for the match", "10 seconds come back with each move"),
    ):
        timing.select_option(label=label)
        expect(page.get_by_text(about)).to_be_visible()
    for language, code in LANGUAGES.items():
        page.get_by_role("button", name=language).locator("visible=true").click()
        expect(page.locator("html")).to_have_attribute("lang", code)
        assert page.locator("form select").last.evaluate(CUT) == []


@pytest.mark.slow
def test_chosen_options_are_remembered_and_can_be_reset(serve: Serve, look: Look) -> None:
    page = look().new_page()
    address = serve()
    page.goto(address)
    person = Person(page)
    person.options("Hachijū")
    page.get_by_role("group", name="Number of players").get_by_role("button", name="2").click()
    page.get_by_role("spinbutton", name="Deals").fill("1")
    page.reload()
    person.options("Hachijū")
    expect(page.get_by_role("spinbutton", name="Deals")).to_have_value("1")
    person.play("Hachijū")
    page.wait_for_url("**/t/**")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Deal 1")
    page.goto(address)
    person.options("Hachijū")
    page.get_by_role("button", name="Back to the usual").click()
    expect(page.get_by_role("spinbutton", name="Deals")).to_have_value("12")


@pytest.mark.slow
def test_a_table_can_be_removed_from_the_list(serve: Serve, look: Look) -> None:
    page = look().new_page()
    address = serve()
    paths = [Person(page).open_table(address) for _ in range(2)]
    page.goto(address)
    tables = page.get_by_role("navigation", name="Your tables")
    expect(tables.get_by_role("link").first).to_contain_text(re.compile("Hachi-Hachi for three, month 1 .*this minute"))
    tables.get_by_text("More of your tables").click()
    rows = tables.get_by_role("link", name=re.compile("^Hachi-Hachi"))
    expect(rows).to_have_count(2)
    tables.get_by_role("button", name=re.compile("^Leave Hachi-Hachi")).first.click()
    page.get_by_role("dialog", name="Give up this match?").get_by_role("button", name="Take off the list").click()
    expect(rows).to_have_count(1)
    page.reload()
    rows.click()
    page.wait_for_url(f"**{paths[0]}")


def test_two_presses_lead_from_the_start_page_to_the_first_card(serve: Serve, look: Look) -> None:
    """The first press opens a table, where a hand without yaku is not asked about; the second plays a card."""
    page = look().new_page()
    person = Person(page)
    page.add_init_script("""
      const pressed = () => Number(sessionStorage.getItem("presses") ?? 0);
      addEventListener("pointerdown", () => sessionStorage.setItem("presses", pressed() + 1), true);
    """)
    page.goto(serve(BARE_HAND))
    person.play()
    expect(page.get_by_text("Choose a card from your hand.").locator("visible=true")).to_be_visible()
    expect(page.get_by_text("deals first.").locator("visible=true").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    person.hand.last.drag_to(page.get_by_role("region", name="Field"))
    expect(person.hand).to_have_count(6)
    assert page.evaluate("sessionStorage.getItem('presses')") == "2"


@pytest.mark.slow
def test_the_strengths_of_bots_are_shown_on_one_scale(serve: Serve, look: Look) -> None:
    """Each bot from Whim up wins more, measured against the same opponents."""
    page = look().new_page()
    page.goto(serve())
    Person(page).options(GAMES[0])
    seat = opponent(page, 1)
    measure = seat.get_by_text(re.compile(r"kan a deal against Uribo$"))
    amounts = []
    for rung in ("Whim", "Novice", "Apprentice", "Adept", "Master"):
        choose_opponent(page, 1, rung)
        expect(seat.get_by_text(rung, exact=True)).to_be_visible()
        amounts.append(float(measure.inner_text().split()[0].replace("\u2212", "-")))
    assert amounts == sorted(set(amounts))
    assert amounts[2] < 0 < amounts[3]
    choose_opponent(page, 1, "Greedy")
    expect(seat).to_contain_text("Uribo")
    expect(measure).to_have_count(0)


@pytest.mark.slow
def test_one_press_begins_a_match_of_one_month(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.goto(serve())
    options = page.get_by_role("button", name="Options of Hachi-Hachi for three")
    options.click()
    overtime = page.get_by_role("group", name="Overtime")
    expect(overtime).to_be_visible()
    page.get_by_role("radio", name="a quarter, 3 deals").check()
    expect(overtime).to_be_hidden()
    page.get_by_role("radio", name="a year, 12 deals").check()
    options.click()
    page.get_by_role("button", name="Play one month of Hachi-Hachi for three").click()
    result = page.get_by_role("button", name="To the result")
    Person(page).play_until(result.is_visible)
    result.click()
    expect(page.get_by_role("dialog")).to_contain_text("won the match")
