"""Strangers meet in the lobby; a waiting player plays against a bot meanwhile and is called."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.person import Person
from tests.browser.widths import width_of


@pytest.mark.slow
def test_strangers_meet_in_the_lobby_and_a_waiting_player_is_called(serve: Serve, look: Look) -> None:
    address = serve()
    waiting, second, third = look().new_page(), look(viewport=PHONE, has_touch=True).new_page(), look().new_page()
    third.goto(f"{address}lobby")
    expect(third.get_by_text("Nobody is waiting just now.")).to_be_visible()

    # One wants to play now; nobody waits yet, so they do, and play a bot meanwhile.
    waiting.goto(address)
    waiting.get_by_role("link", name="Lobby").click()
    waiting.get_by_role("textbox", name="What shall the others call you?").fill("Ume")
    waiting.get_by_role("button", name="Hachi-Hachi for three").click()
    expect(waiting.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    place = waiting.url
    waiting.get_by_role("button", name="Play it with bots meanwhile").click()
    expect(Person(waiting).hand).to_have_count(7)
    assert waiting.url != place
    expect(waiting.get_by_text("You wait at a table")).to_have_count(0)
    waiting.goto(address)
    expect(waiting.get_by_text("You wait at a table: 1 of 3 have come.")).to_be_visible()

    # Another sees the table, live, and sits down; the third wants the same now.
    row = third.get_by_role("article", name="Hachi-Hachi for three, opened by Ume")
    expect(row).to_contain_text("2 seats free")
    second.goto(f"{address}lobby")
    second.get_by_role("article", name="opened by Ume").get_by_role("button", name="Take a seat").tap()
    expect(second.get_by_role("list", name="Who sits at the table")).to_contain_text("Ume")
    assert width_of(second) <= PHONE["width"]
    expect(row).to_contain_text("one seat free")
    third.get_by_role("button", name="Hachi-Hachi for three").click()

    # All have come: the first is called, wherever they are.
    called = waiting.get_by_role("dialog", name="All have come: your table begins.")
    called.get_by_role("button", name="Go there").click()
    for page in (waiting, second, third):
        expect(Person(page).hand).to_have_count(7)
    expect(waiting.get_by_text("your table begins")).to_have_count(0)

    # The running table stands in the lobby; an onlooker is counted, and chooses from which side they look.
    onlooker = look().new_page()
    onlooker.goto(f"{address}lobby")
    running = onlooker.get_by_role("article", name=re.compile("Hachi-Hachi for three, played by .*Ume"))
    running.get_by_role("link", name="Look on").click()
    own = onlooker.get_by_role("region", name="Ume")
    onlooker.get_by_role("button", name="Menu").click()
    onlooker.get_by_role("dialog").get_by_role("combobox", name="Look on from the side of").select_option(label="Ume")
    onlooker.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(own).to_be_visible()
    expect(waiting.get_by_text("One person looks on.").first).to_be_attached()


@pytest.mark.slow
def test_a_player_who_waits_long_in_the_lobby_is_told_the_alternatives(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.clock.install()
    page.goto(f"{serve()}lobby")
    page.get_by_role("button", name="Hachi-Hachi for three").click()
    meanwhile = page.get_by_role("region", name="While you wait")
    expect(meanwhile.get_by_role("button", name="Play it with bots meanwhile")).to_be_visible()
    expect(meanwhile).not_to_contain_text("Nobody has come for a while")
    page.clock.fast_forward(46_000)
    expect(meanwhile.get_by_role("status")).to_contain_text("Nobody has come for a while. Bots can take the free seats")
    page.get_by_role("button", name="Seat bots everywhere").click()
    expect(Person(page).hand).to_have_count(7)


@pytest.mark.slow
def test_the_lobby_fits_a_phone_in_every_language(serve: Serve, look: Look) -> None:
    page = look(viewport=PHONE, has_touch=True).new_page()
    page.goto(f"{serve()}lobby")
    for language, heading in (("English", "Lobby"), ("日本語", "ロビー"), ("中文", "大厅")):
        page.get_by_role("button", name=language).click()
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        assert width_of(page) <= PHONE["width"]
