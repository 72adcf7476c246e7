"""The site in a tab without a network: what a house offers, after the web server is stopped."""

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error as Crashed
from playwright.sync_api import FilePayload, Page, expect

from hachiya.cli.site.build import DOCUMENTS
from hachiya.learn.puzzles.shelf import puzzles
from tests.browser.conftest import PATIENCE
from tests.browser.kept_site import BOOT, KeptSite, kept, open_against_master, play_tricks
from tests.browser.person import FIRST_GAME, Person
from tests.browser.score_keeper import ScoreKeeper
from tests.browser.serving import serving
from tests.browser.test_bashifen import BASHIFEN, Player
from tests.browser.test_judging import tap
from tests.browser.test_learning import ask_for_a_hint
from tests.browser.test_lessons import Pupil, finish
from tests.browser.test_own_tables import part
from tests.browser.test_replay import HACHIJU, ReplayPage, choose
from tests.playing import SANNIN
from tests.tables.replays.followed import only, played

__all__ = ["kept"]

pytestmark = pytest.mark.slow
FLOWERS = (FIRST_GAME, "Hachi-Hachi, Nakayoshi", "Hachi-Hachi, Shiragiku", HACHIJU)
REVIEW = 300_000
"""Milliseconds to wait for a review, on a busy machine."""


def finish_match(page: Page) -> None:
    """Play a match of 八十 of one deal from the start page, up to its result."""
    person = Person(page)
    person.options(HACHIJU)
    page.get_by_role("group", name="Number of players").get_by_role("button", name="2").click()
    page.get_by_role("spinbutton", name="Deals").fill("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    to_result = page.get_by_role("button", name="To the result")
    person.play_until(to_result.is_visible)
    to_result.click()


@pytest.mark.parametrize("game", FLOWERS)
def test_a_deal_of_flower_cards_is_played_against_master(game: str, kept: KeptSite) -> None:
    person = Person(kept.open())
    open_against_master(person, game)
    person.play_the_month()
    expect(person.sheet).to_be_visible()


def test_a_deal_of_bashifen_is_played_against_master(kept: KeptSite) -> None:
    page = kept.open()
    open_against_master(Person(page), BASHIFEN)
    end = page.get_by_role("dialog").filter(has_text="Next declarer")
    play_tricks(Player(page), end)
    expect(end).to_contain_text("Won by")


def test_every_page_opens(kept: KeptSite) -> None:
    page = kept.open()
    for path in DOCUMENTS:
        page.goto(kept.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=BOOT)
        page.wait_for_load_state("networkidle")
        assert page.get_by_role("alert").count() == 0, path


def test_the_score_of_a_real_table_is_kept(kept: KeptSite) -> None:
    keeper = ScoreKeeper(kept.open())
    keeper.open(kept.address, "sannin", ("Aki", "Ben", "Chie"))
    keeper.field("A")
    keeper.page.reload()
    keeper.hand("Chie", "sanbon")
    keeper.captured("Ben", "akatan")
    keeper.close()
    expect(keeper.last_deal.filter(has_text="Ben with akatan")).to_be_visible()
    with keeper.page.expect_download() as download:
        keeper.page.get_by_role("button", name="Record .fuda").click()
    assert download.value.suggested_filename == "sannin.fuda"


def test_a_lesson_is_finished_and_noted(kept: KeptSite) -> None:
    page = kept.open("learn")
    page.get_by_role("link", name="The deck").first.click()
    finish(Pupil(page))
    page.get_by_role("region", name="What the lesson says").get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("1 of 12 done")).to_be_visible()


def test_cards_of_a_real_table_are_judged(kept: KeptSite) -> None:
    page = kept.open("judge/pile")
    tap(page, "The cards of the pile", "pine ribbon", "plum ribbon", "cherry ribbon")
    expect(page.locator(".jd-line")).to_have_text("15 points · akatan 7 kan", timeout=BOOT)


def test_a_hint_is_given_at_a_table(kept: KeptSite) -> None:
    page = kept.open()
    person = Person(page)
    person.play()
    person.play_until(lambda: person.ready and not person.sheet.count())
    ask_for_a_hint(page)
    assert person.play_one() == "play"


def test_a_puzzle_is_solved(kept: KeptSite) -> None:
    puzzle = next(each for each in puzzles("sannin") if len(each.best) == 1 and "!" in each.plays)
    page = kept.open(f"puzzles/{puzzle.id}")
    person = Person(page)
    expect(person.hand.first).to_be_visible()
    place = [card.get_attribute("data-card") for card in person.hand.all()].index(puzzle.best)
    page.keyboard.press(str(place + 1))
    expect(page.get_by_role("button", name=re.compile("^(Play|Take|Throw|Lay) ")).last).to_be_visible()
    page.keyboard.press("Enter")
    status = page.get_by_role("region", name="puzzle").get_by_role("status")
    asked_again = page.get_by_role("button", name="Play it all the same")
    expect(asked_again.or_(status.get_by_text("Right."))).to_be_visible()
    if asked_again.count():
        asked_again.click()
    expect(status).to_contain_text("Best is")


def test_a_finished_match_is_replayed_reviewed_and_counted(kept: KeptSite) -> None:
    page = kept.open()
    finish_match(page)
    page.get_by_role("link", name="Look back on it").click()
    ReplayPage(page).at("Deal 1", 1)
    page.go_back()
    page.get_by_role("link", name=re.compile("Review")).click()
    page.get_by_role("button", name="Report").click(timeout=REVIEW)
    expect(page.get_by_role("region", name="The seats")).to_contain_text("%")
    page.goto(f"{kept.address}statistics")
    expect(page.get_by_role("region", name=HACHIJU).get_by_role("table", name="Won")).to_be_visible(timeout=BOOT)
    page.goto(f"{kept.address}tables")
    expect(part(page, "Finished").get_by_role("link", name=HACHIJU)).to_be_visible(timeout=BOOT)


def test_a_record_is_replayed_handed_on_and_played_on(kept: KeptSite, tmp_path: Path) -> None:
    record = played(SANNIN, 1, months=1)
    page = kept.open("replay")
    choose(page, "match.jsonl", record)
    replay_page = ReplayPage(page)
    replay_page.at("January", 1)
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Record .fuda").click()
    path = tmp_path / "match.fuda"
    download.value.save_as(path)
    assert only(path.read_bytes()).winners == only(record).winners
    link = page.get_by_role("textbox", name="Link to this moment").input_value()
    page.close()
    other = kept.open(link.removeprefix(kept.address))
    ReplayPage(other).at("January", 1)


def test_a_tab_that_crashed_goes_on_with_its_hand(kept: KeptSite) -> None:
    page = kept.open()
    person = Person(page)
    person.play()
    person.play_until(lambda: person.ready and not person.sheet.count() and person.hand.count() == 5)
    held, table = person.hand.all_inner_texts(), page.url
    with page.expect_event("crash"), suppress(Crashed):
        page.goto("chrome://crash")
    page.close()
    page = kept.open(table.removeprefix(kept.address))
    person = Person(page)
    expect(person.hand).to_have_count(5, timeout=BOOT)
    assert person.hand.all_inner_texts() == held
    person.play_the_month()


def test_a_second_tab_takes_a_match_over_when_the_first_is_closed(kept: KeptSite) -> None:
    page = kept.open()
    person = Person(page)
    person.play()
    person.play_until(lambda: person.ready and not person.sheet.count() and person.hand.count() == 6)
    second = kept.open(page.url.removeprefix(kept.address))
    expect(second.get_by_role("heading", name="Hachiya is open in another tab")).to_be_visible(timeout=BOOT)
    person.play_one()
    held = person.hand.all_inner_texts()
    page.close()
    other = Person(second)
    expect(other.hand).to_have_count(5, timeout=BOOT)
    assert other.hand.all_inner_texts() == held
    other.play_the_month()


def test_a_history_goes_to_a_server_and_back(kept: KeptSite, tmp_path: Path) -> None:
    page = kept.open()
    finish_match(page)
    page.goto(f"{kept.address}tables")
    matches = saved_history(page)
    folder = tmp_path / "server"
    with serving(folder) as server:
        elsewhere = kept.context.browser
        assert elsewhere is not None
        guest = elsewhere.new_context(locale="en-US", accept_downloads=True).new_page()
        guest.goto(f"{server}tables")
        import_history(guest, matches, "1 match has come in.")
        back = saved_history(guest)
        guest.context.close()
    assert only(back).winners == only(matches).winners
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget me").click()
    import_history(page, back, "1 match has come in.")
    part(page, "Finished").get_by_role("link", name=HACHIJU).click()
    ReplayPage(page).at("Deal 1", 1)


def saved_history(page: Page) -> bytes:
    """The file of all finished matches, which the page of own tables gives."""
    with page.expect_download(timeout=PATIENCE) as download:
        part(page, "Finished").get_by_role("link", name="Save all finished matches").click()
    return download.value.path().read_bytes()


def import_history(page: Page, content: bytes, answer: str) -> None:
    """Take matches in on the page of own tables."""
    history = FilePayload(name="mine.jsonl", mimeType="text/plain", buffer=content)
    imported = part(page, "Take matches in")
    imported.get_by_label("Choose a file").set_input_files(history)
    expect(imported.get_by_role("status")).to_contain_text(answer)
