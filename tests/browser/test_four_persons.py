"""Four browsers at one table: three play a month, one of them leaves and returns, one is replaced, one watches."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Look, Serve
from tests.browser.person import FRIEND, Person, choose_opponent, one_is_to_play, play_together
from tests.browser.test_bashifen import Player
from tests.browser.test_friends import follow_link


def link_for(host: Page, n: int) -> str:
    """The link of a free seat, which the host chooses."""
    host.get_by_role("button", name=f"Free seat {n}").click()
    return host.get_by_role("textbox", name=f"Link for friend {n}").input_value()


@pytest.mark.slow
def test_three_persons_play_a_month_of_nakayoshi_with_a_spectator(serve: Serve, look: Look) -> None:
    host, stays, leaves, onlooker = (look().new_page() for _ in range(4))
    host.goto(serve())
    Person(host).options("Hachi-Hachi, Nakayoshi")
    host.get_by_role("group", name="Number of players").get_by_role("button", name="3").click()
    for n in (1, 2):
        choose_opponent(host, n, FRIEND)
    host.get_by_role("button", name="Open the table").click()
    links = [link_for(host, n) for n in (1, 2)]
    follow_link(stays, links[0], "Rin")
    stays.wait_for_url("**/t/**")
    follow_link(leaves, links[1], "Mio")
    leaves.wait_for_url("**/t/**")
    onlooker.goto(re.sub(r"/\d$", "/table", host.url))
    expect(onlooker.get_by_role("region", name="Scores").get_by_text("Mio")).to_be_visible()

    # One loses the connection, all see it, and they go on where they were.
    where = leaves.url
    leaves.goto("about:blank")
    for page in (host, stays, onlooker):
        expect(page.get_by_text("has lost the connection").first).to_be_attached()
    leaves.goto(where)
    for page in (host, stays, onlooker):
        expect(page.get_by_text("has lost the connection")).to_have_count(0)

    persons = [Person(page) for page in (host, stays, leaves)]
    play_together(persons, lambda: any(person.hand.count() < 7 for person in persons) and one_is_to_play(persons))
    leaves.get_by_role("button", name="Menu").click()
    leaves.get_by_role("dialog").get_by_role("button", name="Give up").click()
    leaves.get_by_role("dialog", name="Give up this match?").get_by_role("button", name="Give up").click()
    for page in (host, stays, onlooker):
        expect(page.get_by_role("complementary", name="Scores and log")).to_contain_text(
            "Kanoko plays for Mio from now on."
        )
    persons = [Person(page) for page in (host, stays)]
    play_together(persons, lambda: all(person.bill.is_visible() for person in persons))
    expect(onlooker.get_by_role("region", name="Scores")).not_to_contain_text("Mio")


@pytest.mark.slow
def test_four_persons_play_a_deal_of_bashifen(serve: Serve, look: Look) -> None:
    pages = [look().new_page() for _ in range(4)]
    host = pages[0]
    host.goto(serve())
    Person(host).options("Bashifen")
    host.get_by_role("group", name="How fast cards are drawn").get_by_role("button", name="fast").click()
    for n in (1, 2, 3):
        choose_opponent(host, n, FRIEND)
    host.get_by_role("button", name="Open the table").click()
    links = [link_for(host, n) for n in (1, 2, 3)]
    for page, link, name in zip(pages[1:], links, ("Rin", "Mio", "Ume"), strict=True):
        follow_link(page, link, name)
        page.wait_for_url("**/t/**")
    players = [Player(page) for page in pages]
    for player in players:
        expect(player.cards).to_have_count(25, timeout=60_000)
    ends = [page.get_by_role("dialog").filter(has_text="Next declarer") for page in pages]
    turns = 0
    while not all(end.is_visible() for end in ends):
        for player, end in zip(players, ends, strict=True):
            if not end.is_visible():
                answer_question(player)
        turns += 1
        assert turns < 2000, "the deal does not end"
    for end in ends:
        expect(end).to_contain_text("Next declarer")


def answer_question(player: Player) -> None:
    """Answer this player's question: show nothing more, or pick the next admitted card."""
    done = player.page.get_by_role("button", name=re.compile("^(Nothing to show|Show nothing more)$"))
    if done.count() and done.first.is_visible():
        done.first.click()
        return
    if not player.action_button.count():
        return
    if not player.action_button.get_attribute("aria-disabled"):
        player.action_button.click()
        again = player.page.get_by_role("button", name="Throw them all the same")
        if again.is_visible():
            again.click()
        return
    free = player.cards.and_(player.page.locator(":not([aria-disabled]):not([aria-pressed=true])"))
    if free.count():
        free.last.click()
