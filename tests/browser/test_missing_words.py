"""Pages whose words or texts cannot be fetched: they say so, and wait for nothing."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Look, Serve
from tests.browser.test_replay import choose
from tests.playing import SANNIN
from tests.tables.replays.followed import played

UNREACHABLE = "The server does not answer."
WORDS_OF_A_GAME = re.compile(r"/api/words/en/hanafuda-.*\.json$")


def fails(page: Page, reason: str) -> None:
    """Assert that the page gives this reason, and no longer loads."""
    expect(page.get_by_role("alert")).to_contain_text(reason)
    expect(page.get_by_role("heading", name=re.compile("^Loading"))).to_have_count(0)


@pytest.mark.slow
def test_a_page_without_its_first_words_says_so_until_they_come(serve: Serve, look: Look) -> None:
    page = look(strict=False, service_workers="block").new_page()
    page.route("**/api/**", lambda route: route.abort())
    page.goto(serve())
    for words in ("Hachiya is opening.", "八屋を開いています。", "正在打开八屋。"):
        expect(page.get_by_text(words)).to_be_visible()
    page.unroute("**/api/**")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Hachiya is opening.")).to_have_count(0)


@pytest.mark.slow
def test_a_page_whose_words_cannot_be_fetched_says_so(serve: Serve, look: Look) -> None:
    address = serve()
    # Browsers complain of every failed request on the console.
    page = look(strict=False, service_workers="block").new_page()
    page.route(WORDS_OF_A_GAME, lambda route: route.abort())
    page.goto(f"{address}learn/sannin/taking")
    fails(page, UNREACHABLE)
    page.goto(f"{address}puzzles")
    page.get_by_role("link", name=re.compile("Hachi-Hachi")).first.click()
    fails(page, UNREACHABLE)
    page.goto(f"{address}replay/")
    choose(page, "match.jsonl", played(SANNIN, 1, months=1))
    fails(page, UNREACHABLE)
    page.unroute(WORDS_OF_A_GAME)
    choose(page, "match.jsonl", played(SANNIN, 1, months=1))
    expect(page.get_by_role("region", name="Going through the match")).to_be_visible()


@pytest.mark.slow
def test_a_review_whose_words_cannot_be_fetched_says_so_until_they_come(serve: Serve, look: Look) -> None:
    page = look(strict=False, service_workers="block").new_page()
    page.goto(f"{serve()}replay/")
    choose(page, "match.jsonl", played(SANNIN, 1, months=1))
    words = re.compile(r"/api/words/en/insight-.*\.json$")
    page.route(words, lambda route: route.abort())
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(UNREACHABLE)
    page.unroute(words)
    expect(page.get_by_role("region", name="Review")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.slow
def test_rules_that_cannot_be_fetched_can_be_fetched_again(serve: Serve, look: Look) -> None:
    page = look(strict=False, service_workers="block").new_page()
    text = re.compile(r"sannin\.en.*\.json$")
    page.route(text, lambda route: route.abort())
    page.goto(f"{serve()}rules/sannin")
    fails(page, "The rules could not be fetched.")
    page.unroute(text)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1, name=re.compile("Hachi-Hachi"))).to_be_visible()
