"""When a strong bot will be ready, and who plays until then."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PATIENCE, Look, Serve
from tests.browser.person import choose_opponent, opponent

OPTIONS = re.compile("^Options of|の遊び方$|的选项$")


def start(page: Page, address: str, seconds: list[int | None]) -> None:
    """Open the start page with these remaining seconds in turn; the last number stays."""

    def answer(route: Route) -> None:
        games: list[dict[str, Any]] = route.fetch().json()
        for game in games:
            for bot in game["bots"]:
                bot["ready_in"] = bot["ready_in"] if bot["ready_in"] == 0 else seconds[0]
        if len(seconds) > 1:
            seconds.pop(0)
        route.fulfill(json=games)

    page.route("**/api/games", answer)
    page.goto(address)
    page.get_by_role("button", name=OPTIONS).first.click()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seconds", "notice"),
    [
        (100, "Ready in about 2 minutes; until then Uribo plays in its place."),
        (41, "Ready in about 45 s; until then Uribo plays in its place."),
        (3, "Ready in a moment; until then Uribo plays in its place."),
    ],
)
def test_the_page_shows_when_a_bot_will_be_ready_and_asks_again(
    serve: Serve, look: Look, seconds: int, notice: str
) -> None:
    page = look().new_page()
    start(page, serve(), [seconds, 0])
    notes = page.get_by_text("plays in its place")
    expect(notes).to_have_text([notice, notice])
    expect(notes).to_have_count(0, timeout=PATIENCE)
    expect(opponent(page, 1).get_by_role("radio", checked=True)).to_have_accessible_name("Kanoko (Adept)")


@pytest.mark.slow
def test_greedy_is_always_ready(serve: Serve, look: Look) -> None:
    page = look().new_page()
    start(page, serve(), [60])
    notes = page.get_by_text("plays in its place")
    expect(notes).to_have_count(2)
    choose_opponent(page, 1, "Uribo (Greedy)")
    expect(notes).to_have_count(1)


@pytest.mark.slow
def test_the_page_says_when_a_server_prepares_no_bot(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.goto(serve())
    expect(page.get_by_text("plays in its place")).to_have_text(
        "Kanoko: This server cannot get it ready; Uribo plays in its place."
    )
    page.get_by_role("button", name=OPTIONS).first.click()
    notice = "This server cannot get it ready; Uribo plays in its place."
    expect(page.get_by_text("plays in its place")).to_have_text([notice, notice])


@pytest.mark.slow
def test_the_time_until_a_bot_is_ready_is_shown_in_japanese_and_chinese(serve: Serve, look: Look) -> None:
    address = serve()
    for locale, notice in (
        ("ja-JP", "あと約45秒で準備ができます。それまではうり坊が代わります。"),
        ("zh-CN", "约45秒后就绪，在此之前由哼哼代打。"),
    ):
        page = look(locale=locale).new_page()
        start(page, address, [45])
        expect(page.get_by_text(notice)).to_have_count(2)
