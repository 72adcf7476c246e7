"""The rules of a table as a link: made where options are chosen, read and used by whoever opens it."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.person import Person
from tests.browser.test_accessibility import check


def link_of_rules(page: Page, address: str) -> str:
    """Choose rules of nakayoshi for four on the start page, and share them."""
    page.goto(address)
    Person(page).options("Hachi-Hachi, Nakayoshi")
    page.get_by_role("group", name="Number of players").get_by_role("button", name="5").click()
    page.get_by_role("group", name="Length").get_by_role("radio", name="half a year, 6 deals").check()
    page.get_by_role("group", name="Four and three").get_by_role("radio", name="ends the match").check()
    page.get_by_role("button", name="Share these rules").click()
    sheet = page.get_by_role("dialog", name="Share these rules")
    expect(sheet.get_by_role("img", name="The link as a QR code")).to_be_visible()
    check(page, "sheet with the link")
    return sheet.get_by_role("textbox", name="Link to the rules").input_value()


def rule(page: Page, name: str) -> str:
    """The value of an option as the page says it."""
    term = page.get_by_role("term").filter(has_text=name)
    return page.locator("dl > div").filter(has=term).get_by_role("definition").inner_text()


@pytest.mark.slow
def test_shared_rules_are_read_and_played_by_a_friend(serve: Serve, look: Look) -> None:
    link = link_of_rules(look().new_page(), serve())
    query = parse_qs(urlsplit(link).query)
    assert query["length"] == ["half"]
    assert query["seats"] == ["5"]
    page = look(viewport=PHONE, has_touch=True, color_scheme="dark").new_page()
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of this table")
    expect(page.get_by_text("5 players")).to_be_visible()
    assert rule(page, "Length").startswith("half a year, 6 deals")
    assert "usual" not in rule(page, "Four and three")
    assert "usual" in rule(page, "Overtime")
    check(page, "rules of a table")
    page.get_by_role("button", name="Open a table for friends").click()
    settings = page.get_by_role("list", name="What is played")
    expect(settings).to_contain_text("half a year, 6 deals")
    expect(settings).to_contain_text("ends the match")


def test_the_score_is_kept_by_shared_rules(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, has_touch=True).new_page()
    page.goto(f"{serve()}house/nakayoshi?length=half&yonsan=ends&seats=5")
    page.get_by_role("link", name="Keep the score at a real table").click()
    expect(page.get_by_role("button", name="Hachi-Hachi, Nakayoshi", pressed=True)).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(5)
    page.get_by_text("How it is played").click()
    expect(page.get_by_role("radio", name="half a year, 6 deals")).to_be_checked()
    expect(page.get_by_role("radio", name="ends the match")).to_be_checked()


def test_a_wrong_link_says_what_is_wrong_and_shows_the_usual_rules(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.goto(f"{serve()}house/sannin?multipliers=Q&moon=full&seats=9&months=6")
    wrong = page.get_by_role("alert").get_by_role("listitem")
    expect(wrong).to_have_count(3)
    expect(wrong.filter(has_text="“Q” cannot be chosen for “Field multipliers”")).to_be_visible()
    expect(wrong.filter(has_text="has no option “moon”")).to_be_visible()
    assert rule(page, "Field multipliers").startswith("A: ×2 and ×4")
    assert rule(page, "Months").startswith("half a year")
    page.get_by_role("button", name="Play against the computer").click()
    expect(page.get_by_role("region", name="Scores")).to_be_visible()
