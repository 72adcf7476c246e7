"""A fair shuffle on the page: it answers by itself with the person's words, and the browser verifies it at the end."""

import re

import pytest
from playwright.sync_api import expect

from hachiya.records.fair.check import Verdict, check_deals
from hachiya.records.jsonl import loads
from hachiya.records.replay import replays
from tests.browser.conftest import Look, Serve
from tests.browser.person import FRIEND, Person, choose_opponent

OPEN = """order => fetch("/api/tables", {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(order)
}).then(answer => answer.json())"""


def open_fair(person: Person, address: str, game: str, opponents: int, **options: int) -> str:
    """Open a table with bots and a fair shuffle, and give its path."""
    order = {"game": game, "opponents": ["random"] * opponents, "options": options, "pace": 0, "reveal": "match"}
    person.page.goto(address)
    path: str = person.page.evaluate(OPEN, order)["path"]
    person.page.goto(address.rstrip("/") + path)
    return path


@pytest.mark.slow
def test_the_player_s_words_are_in_the_shuffle_and_the_browser_verifies_it(serve: Serve, look: Look) -> None:
    page, address = look().new_page(), serve()
    person = Person(page)
    open_fair(person, address, "sannin", 2)
    person.play_until(lambda: person.ready and not person.sheet.count())
    page.get_by_role("button", name="Menu").click()
    person.sheet.get_by_role("button", name="The shuffle").click()
    sheet = page.get_by_role("dialog", name="The shuffle")
    expect(sheet).to_contain_text("told when the match is over")
    expect(sheet).to_contain_text("In the cards of this deal are words of Guest.")
    sheet.get_by_role("textbox", name="Words of your own").fill("spring rain")
    sheet.get_by_role("button", name="Close").click()

    path = open_fair(person, address, "hachiju", 1, deals=1)
    end = page.get_by_role("button", name="To the result")
    person.play_until(end.is_visible)
    end.click()
    person.sheet.get_by_role("button", name="The shuffle").click()
    expect(sheet).to_contain_text("The deal is as promised")
    expect(sheet.get_by_role("listitem")).to_have_text(re.compile("^Deal 1: The cards follow .* words of Guest"))
    text = page.request.get(f"{address.rstrip('/')}{path}/record.jsonl").text()
    assert re.search('"n":1,"seat":[01],"words":"spring rain [0-9a-f]{32}"', text)
    (replay,) = replays(loads(text))
    assert [deal.verdict for deal in check_deals(replay.events)] == [Verdict.HOLDS]

    # Seen again too, where this page was not at the table.
    page.goto(f"{address}replay/{path.split('/')[2]}")
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name="The shuffle").click()
    expect(sheet).to_contain_text("The deal is as promised")


@pytest.mark.slow
def test_a_table_that_reveals_each_deal_announces_it_before(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.goto(serve())
    Person(page).options()
    choose_opponent(page, 1, FRIEND)
    page.get_by_role("checkbox", name="Tell the secret of each shuffle").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("everyone can know every hand of that deal")
