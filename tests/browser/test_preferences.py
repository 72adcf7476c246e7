"""Settings take effect at once on every page, and are remembered."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.decks import RED_RIBBONS
from tests.browser.person import Person

NIGHT = "rgb(21, 23, 26)"
DAY = "rgb(246, 240, 225)"


def settings(page: Page) -> Locator:
    """Open the sheet of all settings."""
    page.get_by_role("button", name="Settings").locator("visible=true").last.click()
    return page.get_by_role("dialog", name="Settings")


def choose(sheet: Locator, title: str, value: str) -> None:
    button = sheet.get_by_role("group", name=title).get_by_role("button", name=value, exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def put_aside(person: Person) -> None:
    """Look at the table without deciding."""
    expect(person.sheet).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.sheet).to_have_count(0)


@pytest.mark.slow
def test_settings_survive_a_reload_and_apply_at_a_table(serve: Serve, look: Look) -> None:
    page = look().new_page()
    address = serve(RED_RIBBONS)
    page.goto(address)
    chosen = {
        "Light or dark": "dark",
        "Month and kind written on the cards": "on",
        "Colours of the suits": "four",
        "Japanese readings (furigana)": "on",
        "Hand that plays": "left",
        "Call yaku aloud": "on",
    }
    sheet = settings(page)
    for title, value in chosen.items():
        choose(sheet, title, value)
    page.reload()
    sheet = settings(page)
    for title, value in chosen.items():
        button = sheet.get_by_role("group", name=title).get_by_role("button", name=value, exact=True)
        expect(button).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    person = Person(page)
    person.open_table(address)
    put_aside(person)
    page.get_by_role("button", name="Menu").locator("visible=true").click()
    sheet = settings(page)
    pressed = sheet.get_by_role("button", pressed=True)
    assert set(chosen.values()) <= set(pressed.all_inner_texts())
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def test_the_theme_follows_the_device_until_one_is_chosen(serve: Serve, look: Look) -> None:
    page = look(color_scheme="dark").new_page()
    page.goto(serve())
    body = page.locator("body")
    expect(body).to_have_css("background-color", NIGHT)
    choose(settings(page), "Light or dark", "light")
    expect(body).to_have_css("background-color", DAY)
    page.reload()
    expect(body).to_have_css("background-color", DAY)
    choose(settings(page), "Light or dark", "as the device")
    expect(body).to_have_css("background-color", NIGHT)
    page.emulate_media(color_scheme="light")
    expect(body).to_have_css("background-color", DAY)


@pytest.mark.slow
def test_tables_of_both_game_families_are_shown_in_chinese(serve: Serve, look: Look) -> None:
    page = look(locale="zh-CN").new_page()
    page.goto(serve())
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.get_by_role("heading", level=1)).to_have_text("今天玩哪一种？")
    page.get_by_role("button", name="开始玩八十分").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("八十分 第1局")
    page.get_by_role("button", name="菜单").locator("visible=true").click()
    page.get_by_role("button", name="术语").click()
    expect(page.get_by_role("dialog", name="术语")).to_contain_text("打家")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="回到首页", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("今天玩哪一种？")
    page.get_by_role("button", name="开始玩三人八八").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.get_by_role("heading", level=1)).to_contain_text("一月")


@pytest.mark.slow
def test_japanese_readings_of_yaku_are_shown_when_wanted(serve: Serve, look: Look) -> None:
    page = look(locale="ja-JP").new_page()
    page.goto(serve(RED_RIBBONS))
    page.get_by_role("button", name="三人はちはちで遊ぶ").click()
    put_aside(Person(page))
    yaku = page.get_by_role("complementary", name="役")
    expect(yaku.get_by_role("heading", name="五光")).to_be_visible()
    expect(yaku.get_by_text("ごこう")).to_have_count(0)
    page.get_by_role("button", name="メニュー").locator("visible=true").click()
    page.get_by_role("button", name="設定").click()
    page.get_by_role("group", name="ふりがな").get_by_role("button", name="あり").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(yaku.get_by_text("ごこう")).to_be_visible()


@pytest.mark.slow
def test_a_term_is_explained_on_hover_and_by_keyboard(serve: Serve, look: Look) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    put_aside(person)
    term = page.get_by_role("complementary", name="Yaku").get_by_role("button", name="Yaku")
    note = page.get_by_role("tooltip")
    term.hover()
    expect(note).to_contain_text("A yaku in the cards that you took")
    page.mouse.move(700, 500)
    expect(note).to_have_count(0)
    page.get_by_role("list", name="Your hand").get_by_role("button").first.focus()
    for _ in range(4):
        page.keyboard.press("Tab")
        if term.evaluate("word => word === document.activeElement"):
            break
    expect(term).to_be_focused()
    expect(note).to_contain_text("A yaku in the cards that you took")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(term).to_be_focused()


@pytest.mark.slow
def test_a_term_is_explained_on_tap(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, has_touch=True).new_page()
    page.goto(serve())
    Person(page, lambda button: button.tap()).options()
    page.get_by_role("button", name="Field multipliers").tap()
    note = page.get_by_role("tooltip")
    expect(note).to_contain_text("their brights set what the month counts")
    box = note.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    page.get_by_role("heading", level=1).tap()
    expect(note).to_have_count(0)


@pytest.mark.slow
def test_buttons_move_to_the_side_of_the_playing_hand(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, has_touch=True).new_page()
    person = Person(page, lambda button: button.tap())
    address = serve()
    person.open_table(address)
    person.play_until(lambda: person.ready and not person.sheet.count())
    card = person.hand.first
    card.tap()

    def places() -> tuple[float, float]:
        """The positions of the play button and the yaku button."""
        play = page.get_by_role("button", name=re.compile("^(Take|Lay|Play)")).locator("visible=true").bounding_box()
        yaku = page.get_by_role("button", name="Yaku").locator("visible=true").bounding_box()
        assert play is not None
        assert yaku is not None
        return play["x"], yaku["x"]

    play, yaku = places()
    assert play > yaku
    page.get_by_role("button", name="Menu").locator("visible=true").tap()
    choose(settings(page), "Hand that plays", "left")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    play, yaku = places()
    assert play < yaku


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "value"),
    [
        ("Faces of the flower cards", "high contrast"),
        pytest.param("Month and kind written on the cards", "on", marks=pytest.mark.slow),
    ],
)
def test_the_cards_change_with_the_chosen_deck_and_markings(serve: Serve, look: Look, title: str, value: str) -> None:
    page = look().new_page()
    person = Person(page)
    person.open_table(serve(RED_RIBBONS))
    put_aside(person)
    before = person.hand.first.screenshot()
    page.get_by_role("button", name="Menu").locator("visible=true").click()
    choose(settings(page), title, value)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(person.sheet).to_have_count(0)
    page.wait_for_load_state("networkidle")
    assert person.hand.first.screenshot() != before


@pytest.mark.parametrize(
    ("locale", "name"),
    [("en-US", "Hachiya"), *(pytest.param(other, "八屋", marks=pytest.mark.slow) for other in ("ja-JP", "zh-CN"))],
)
def test_the_page_can_be_installed_as_an_app(serve: Serve, look: Look, locale: str, name: str) -> None:
    page = look(locale=locale).new_page()
    address = serve()
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    link = page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = page.request.get(address.rstrip("/") + link)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert manifest["short_name"] == name
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = page.request.get(address.rstrip("/") + icon["src"])
        assert picture.ok
        assert picture.headers["content-type"] == icon["type"]
        assert "immutable" in picture.headers["cache-control"]
    assert page.request.get(address + "apple-touch-icon.png").ok
