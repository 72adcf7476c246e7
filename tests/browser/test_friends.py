"""Persons at one table, each with a browser; friends join by their links."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.person import FRIEND, Person, choose_opponent, one_is_to_play, play_together
from tests.browser.widths import width_of


def invite(page: Page, address: str, friends: int = 1) -> str:
    """Open a table with this number of friends and bots in the other seats; the first friend's link."""
    page.goto(address)
    Person(page).options()
    for n in range(1, friends + 1):
        choose_opponent(page, n, FRIEND)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_focused()
    link = page.get_by_role("textbox", name="Link for friend 1").input_value()
    assert link.startswith(f"{address}join/")
    return link


def follow_link(page: Page, link: str, name: str) -> None:
    """Join by the link."""
    page.goto(link)
    page.wait_for_url(link.partition("#")[0])  # the secret is in the address bar no more
    page.get_by_role("textbox", name="What shall the others call you?").fill(name)
    page.get_by_role("button", name="Take the seat").click()


@pytest.mark.slow
def test_a_friend_joins_by_a_link_and_both_play(serve: Serve, look: Look) -> None:
    host, friend = look().new_page(), look().new_page()
    link = invite(host, serve())
    expect(host.get_by_role("textbox", name="Link for friend 2")).to_have_count(0)
    follow_link(friend, link, "Rin")
    friend.wait_for_url("**/t/**")
    persons = Person(host), Person(friend)
    for person in persons:
        expect(person.hand).to_have_count(7)

    # With the first card of each no month is over yet, however they lie.
    play_together(persons, lambda: all(person.hand.count() < 7 for person in persons) and one_is_to_play(persons))

    # What one has played, the other reads.
    for person, other in zip(persons, ("Rin", "Guest"), strict=True):
        expect(person.page.get_by_role("complementary", name="Scores and log")).to_contain_text(
            re.compile(f"{other} (lays|plays) ")
        )

    # Who loses the connection is marked so, until they are back.
    plate = host.get_by_role("article", name="Rin")
    address = friend.url
    friend.goto("about:blank")
    expect(plate.get_by_text("has lost the connection")).to_be_attached()
    friend.goto(address)
    expect(plate.get_by_text(re.compile("^is (here|thinking)$"))).to_be_attached()

    # One gives up: a bot plays on in their place, and the other is told.
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("dialog").get_by_role("button", name="Give up").click()
    friend.get_by_role("dialog", name="Give up this match?").get_by_role("button", name="Give up").click()
    expect(friend.get_by_role("heading", name="What shall we play today?")).to_be_visible()
    expect(friend.get_by_role("navigation", name="Your tables")).to_have_count(0)
    side = host.get_by_role("complementary", name="Scores and log")
    expect(side).to_contain_text("Kanoko plays for Rin from now on.")
    expect(side.get_by_role("region", name="Scores")).not_to_contain_text("Rin")


@pytest.mark.slow
def test_an_invitation_link_works_once_and_can_be_replaced(serve: Serve, look: Look) -> None:
    # Browsers complain of every refusal on the console.
    host, stranger, friend = look().new_page(), look(strict=False).new_page(), look(strict=False).new_page()
    link = invite(host, serve())
    host.get_by_role("button", name="New link").click()
    box = host.get_by_role("textbox", name="Link for friend 1")
    expect(box).not_to_have_value(link)
    stranger.goto(link)
    expect(stranger.get_by_role("heading", name="This invitation is not valid")).to_be_visible()
    link = box.input_value()
    follow_link(friend, link, "Uribo")
    expect(friend.get_by_role("alert")).to_contain_text("name of a bot or a guest")
    friend.get_by_role("textbox").fill("Mio")
    friend.get_by_role("button", name="Take the seat").click()
    expect(Person(friend).hand).to_have_count(7)
    stranger.goto(link)
    expect(stranger.get_by_role("heading", name="This link has been used")).to_be_visible()
    expect(stranger.get_by_role("list", name="Who sits at the table")).to_contain_text("Mio")
    stranger.get_by_role("link", name="Watch the table").click()
    expect(stranger.get_by_role("region", name="Scores").get_by_text("Mio")).to_be_visible()


@pytest.mark.slow
def test_the_host_seats_a_bot_for_an_absent_friend(serve: Serve, look: Look) -> None:
    host = look().new_page()
    invite(host, serve())
    expect(host.get_by_role("button", name="Free seat 1")).to_be_visible()
    host.get_by_role("combobox", name=re.compile("Bot for seat")).select_option(label="Uribo (Greedy)")
    host.get_by_role("button", name="Seat a bot").click()
    expect(Person(host).hand).to_have_count(7)


@pytest.mark.slow
def test_a_host_who_reloads_still_waits_and_can_make_a_new_link(serve: Serve, look: Look) -> None:
    host, friend = look().new_page(), look().new_page()
    invite(host, serve())
    host.reload()
    expect(host.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    expect(host.get_by_role("textbox", name="Link for friend 1")).to_have_count(0)
    host.get_by_role("button", name="New link").click()
    follow_link(friend, host.get_by_role("textbox", name="Link for friend 1").input_value(), "Rin")
    expect(Person(host).hand).to_have_count(7)


@pytest.mark.slow
def test_invitation_pages_fit_a_phone_in_japanese(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, has_touch=True).new_page()
    link = invite(page, serve())
    assert width_of(page) <= 360
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_role("heading", name="友だちを待っています")).to_be_visible()
    expect(page.get_by_role("textbox", name="友だち1へのリンク")).to_be_visible()
    expect(page.get_by_text("この機器からだけ")).to_be_visible()
    page.goto(link)
    expect(page.get_by_role("heading", name="ゲストさんからの招待")).to_be_visible()
    assert width_of(page) <= 360


@pytest.mark.slow
def test_an_invited_person_sees_the_table_and_comes_by_a_spoken_code(serve: Serve, look: Look) -> None:
    host, friend, passer_by = look().new_page(), look(strict=False).new_page(), look().new_page()
    address = serve()
    link = invite(host, address, friends=2)
    passer_by.goto(link)
    expect(passer_by.get_by_role("heading", name="Guest invites you")).to_be_visible()
    expect(passer_by.get_by_text("Hachi-Hachi for three")).to_be_visible()
    expect(passer_by.get_by_role("list", name="What is played")).to_contain_text("No clock")
    expect(passer_by.get_by_role("list", name="Who sits at the table").get_by_text("still free")).to_have_count(2)

    # The host says the code of the other seat; a wrong one leads nowhere.
    host.get_by_role("button", name="Free seat 2").click()
    code = host.get_by_role("definition").filter(has_text=re.compile(r"^\d{4} \d{4}$"))
    expect(code).to_be_visible()
    digits = code.inner_text()
    friend.goto(address)
    friend.get_by_role("link", name="I have a code").click()
    box = friend.get_by_role("textbox", name="The eight digits that you were told")
    box.fill(digits.translate({ord("0") + digit: ord("0") + (digit + 1) % 10 for digit in range(10)}))
    friend.get_by_role("button", name="See the invitation").click()
    expect(friend.get_by_role("alert")).to_contain_text("No invitation has this code.")
    box.fill(digits)
    friend.get_by_role("button", name="See the invitation").click()
    friend.get_by_role("textbox", name="What shall the others call you?").fill("Mio")
    friend.get_by_role("button", name="Take the seat").click()
    expect(host.get_by_role("list", name="Who sits at the table")).to_contain_text("Mio")

    # The other link still leads to its seat, and then says that it is used.
    passer_by.get_by_role("textbox", name="What shall the others call you?").fill("Rin")
    passer_by.get_by_role("button", name="Take the seat").click()
    expect(Person(passer_by).hand).to_have_count(7)
    friend.goto(link)
    expect(friend.get_by_role("heading", name="This link has been used")).to_be_visible()
    expect(friend.get_by_text("The match has begun")).to_be_visible()


def test_persons_gather_at_a_table_play_and_end_the_match_together(serve: Serve, look: Look) -> None:
    host, friend, late = look().new_page(), look(strict=False).new_page(), look().new_page()
    link = invite(host, serve(), friends=2)
    follow_link(friend, link, "Rin")
    expect(friend.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    friend.get_by_role("button", name="peony").click()
    expect(friend.get_by_role("button", name="peony")).to_have_attribute("aria-pressed", "true")

    expect(host.get_by_role("button", name="Seat bots everywhere")).to_have_count(0)

    # The host sends somebody away, who has reloaded the page and is told so. Another takes the seat by the new link.
    friend.reload()
    expect(friend.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    host.get_by_role("button", name="Send Rin away").click()
    host.get_by_role("dialog").get_by_role("button", name="Send away").click()
    expect(friend.get_by_role("heading", name="This seat belongs to someone else")).to_be_visible()
    follow_link(late, host.get_by_role("textbox", name="Link for friend 1").input_value(), "Mio")
    expect(host.get_by_role("list", name="Who sits at the table")).to_contain_text("Mio")
    late.wait_for_url("**/t/**")
    host.get_by_role("button", name="Seat a bot").click()
    for page in (host, late):
        expect(Person(page).hand).to_have_count(7)
    expect(host.get_by_role("article", name="Mio").get_by_text(re.compile("^is (here|thinking)$"))).to_be_attached()

    # One would end the match, the other agrees; how they stand is the result.
    persons = [Person(host), Person(late)]
    play_together(persons, lambda: one_is_to_play(persons))
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("dialog").get_by_role("button", name="End the match early").click()
    host.get_by_role("dialog", name="End the match here?").get_by_role("button", name="Ask the others").click()
    expect(host.get_by_role("dialog", name="End the match here?")).to_have_count(0)
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    late.get_by_role("status").filter(has_text="Guest would end the match here.").get_by_role(
        "button", name="Agree"
    ).click()
    for page in (host, late):
        expect(page.get_by_role("dialog", name="All have ended the match")).to_be_visible()
    late.get_by_role("dialog").get_by_role("button", name="Play again").click()
    host.get_by_role("dialog", name="All have ended the match").get_by_role("button", name="Close").click()
    is_over(host)
    host.get_by_role("status").filter(has_text="Mio has opened another match.").get_by_role(
        "button", name="Come in"
    ).click()
    for page in (host, late):
        expect(Person(page).hand).to_have_count(7)


def is_over(page: Page) -> None:
    """Assert that a match ended by all is shown as over, with its result."""
    expect(page.get_by_text("The match was ended early").first).to_be_visible()
    expect(page.get_by_text(re.compile("is thinking"))).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Give up")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name=re.compile("^Result")).click()
    result = page.get_by_role("dialog", name="All have ended the match")
    expect(result.get_by_role("link", name=re.compile("Review"))).to_be_visible()
    result.get_by_role("button", name="Close").click()
