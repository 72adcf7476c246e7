"""Absent players, players who delay others, and the wishes to end a match or play again."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import serving
from tests.browser.conftest import DESKTOP, PHONE, Look, Serve
from tests.browser.decks import RED_RIBBONS
from tests.browser.person import Person
from tests.browser.test_friends import follow_link, invite
from tests.browser.texts import faults_of
from tests.server.running import settings_in


def at_a_table(serve: Serve, host: Page, friend: Page) -> str:
    """Seat the host, who is asked first, and Rin at a table with a bot; the server's address."""
    address = serve(RED_RIBBONS)
    follow_link(friend, invite(host, address), "Rin")
    for page in (host, friend):
        expect(Person(page).hand).to_have_count(7)
    return address


def propose_to_end(page: Page) -> None:
    """Answer the first question, and propose to end the match."""
    person = Person(page)
    person.play_until(lambda: not page.get_by_role("dialog").is_visible())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="End the match early").click()
    page.get_by_role("button", name="Ask the others").click()


def agree_to_end(host: Page, friend: Page) -> None:
    """Let both end the match, and close the result."""
    propose_to_end(host)
    friend.get_by_role("button", name="Agree").last.click()
    for page in (host, friend):
        expect(page.get_by_role("heading", name="All have ended the match")).to_be_visible()


@pytest.mark.slow
def test_an_absent_player_keeps_their_name_and_all_see_the_stand_in(
    serve: Serve, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "settings_in", partial(settings_in, away_seconds=1.0))
    host, friend = look().new_page(), look().new_page()
    at_a_table(serve, host, friend)
    address = host.url
    host.goto("about:blank")
    plate = friend.get_by_role("article", name="Guest")
    expect(plate.get_by_text("Kanoko plays for Guest.")).to_be_attached()
    expect(plate).to_contain_text("Guest")
    side = friend.get_by_role("complementary", name="Scores and log")
    expect(side).to_contain_text("Kanoko plays for Guest from now on.")
    expect(side.get_by_role("region", name="Scores")).to_contain_text("Guest")
    host.goto(address)
    expect(plate.get_by_text("Kanoko plays for Guest.")).to_have_count(0)
    expect(host.get_by_role("button", name="Play on yourself")).to_have_count(0)


@pytest.mark.slow
def test_one_press_answers_the_players_who_wait(serve: Serve, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "settings_in", partial(settings_in, still_seconds=8.0))
    host, friend = look().new_page(), look().new_page()
    at_a_table(serve, host, friend)
    # Three waits are longer than the limit together; each leaves some seconds for the press, on a busy machine too.
    for _ in range(3):
        host.wait_for_timeout(3000)
        host.get_by_role("button", name="I am here").last.click()
    expect(host.get_by_role("button", name="Play on yourself")).to_have_count(0)
    expect(host.get_by_role("button", name="Play on yourself").last).to_be_visible(timeout=20_000)


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_proposal_to_end_the_match_can_be_declined_and_covers_nothing(
    serve: Serve, look: Look, size: ViewportSize
) -> None:
    host, friend = look().new_page(), look(viewport=size).new_page()
    at_a_table(serve, host, friend)
    propose_to_end(host)
    question = friend.get_by_text("Guest would end the match here.")
    expect(question.last).to_be_visible()  # over a sheet too
    ends = question.first.bounding_box()
    begins = friend.get_by_role("banner").bounding_box()
    assert ends is not None
    assert begins is not None
    assert ends["y"] + ends["height"] <= begins["y"]
    friend.get_by_role("button", name="Play on").last.click()
    expect(question).to_have_count(0)
    declined = "Rin would rather play on."
    expect(host.get_by_text(declined).last).to_be_visible()
    expect(friend.get_by_text(declined)).to_have_count(0)
    expect(host.get_by_role("button", name="Agree")).to_have_count(0)


@pytest.mark.slow
def test_a_match_ended_by_all_shows_its_result_after_a_reload_and_to_spectators(serve: Serve, look: Look) -> None:
    host, friend, onlooker = look().new_page(), look().new_page(), look().new_page()
    at_a_table(serve, host, friend)
    agree_to_end(host, friend)
    onlooker.goto(re.sub(r"/\d$", "/table", host.url))
    host.reload()
    for page in (host, onlooker):
        result = page.get_by_role("dialog", name="All have ended the match")
        for _ in range(2):
            expect(result.get_by_role("link", name=re.compile("Review"))).to_be_visible()
            result.get_by_role("button", name="Close").click()
            expect(page.get_by_text("The match was ended early").first).to_be_visible()
            page.get_by_role("button", name=re.compile("^Result")).click()
    names = host.get_by_role("dialog").get_by_role("listitem").locator("b").all_inner_texts()
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    scores = host.get_by_role("region", name="Scores").get_by_role("listitem").locator("b").all_inner_texts()
    assert names == scores


@pytest.mark.slow
def test_the_next_match_waits_for_a_player_who_has_left_the_page(serve: Serve, look: Look) -> None:
    host, friend = look().new_page(), look().new_page()
    address = at_a_table(serve, host, friend)
    agree_to_end(host, friend)
    friend.goto(address)
    expect(friend.get_by_role("heading", name="What shall we play today?")).to_be_visible()
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_text("kept for Rin")).to_be_visible()
    friend.reload()
    expect(friend.get_by_text("the others wait to play again")).to_be_visible()
    friend.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert faults_of(friend, within=".own-tables") == []
    friend.goto(f"{address}tables")
    expect(friend.get_by_text("the others wait to play again")).to_be_visible()
    friend.get_by_role("button", name="Come in").click()
    for page in (host, friend):
        expect(Person(page).hand).to_have_count(7)
