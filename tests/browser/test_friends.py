"""Two persons at one table, each in a browser of his own: the friend comes by the link that he was sent."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.person import Person
from tests.browser.widths import width_of


def invite(page: Page, address: str) -> str:
    """Open a table with a friend and a bot; the friend's link."""
    page.goto(address)
    page.get_by_role("combobox", name="Opponent 1").select_option(label="A friend, by a link")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="The table is open")).to_be_focused()
    link = page.get_by_role("textbox", name="Link for friend 1").input_value()
    assert link.startswith(f"{address}t/")
    return link


def test_a_friend_comes_by_his_link_and_both_play(serve: Serve, look: Look) -> None:
    host, friend = look().new_page(), look().new_page()
    link = invite(host, serve())
    expect(host.get_by_role("textbox", name="Link for friend 2")).to_have_count(0)
    host.get_by_role("link", name="To my seat").click()
    host.wait_for_url("**/t/**")
    friend.goto(link)
    friend.wait_for_url(link.partition("#")[0])  # the key is in the address bar no more
    persons = Person(host), Person(friend)
    for person in persons:
        expect(person.hand).to_have_count(7)

    played = [0, 0]
    while min(played) < 2:
        for number, person in enumerate(persons):
            if person.asked:
                cards = person.hand.count()
                person.play_one()
                played[number] += person.hand.count() < cards
        host.wait_for_timeout(20)

    # What one has played, the other reads.
    for person in persons:
        expect(person.page.get_by_role("complementary", name="Scores and log")).to_contain_text("lays ")
        expect(person.page.get_by_role("complementary", name="Scores and log")).to_contain_text("Guest")


def test_the_links_fit_a_phone_and_are_said_in_japanese(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, has_touch=True).new_page()
    invite(page, serve())
    assert width_of(page) <= 360
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_role("heading", name="卓を開きました")).to_be_visible()
    expect(page.get_by_role("textbox", name="友だち1へのリンク")).to_be_visible()
    expect(page.get_by_text("この機器からだけ")).to_be_visible()
