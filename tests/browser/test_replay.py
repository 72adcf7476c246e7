"""Replays: of a played match, of files and links, by keyboard, and replays that are refused."""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import FilePayload, Page, expect

from hachiya.games.registry import usual_options
from hachiya.records.fuda import dump as in_text
from hachiya.tables.replays.replay import MOST_BYTES, read_replays
from hachiya.words.names import name
from hachiya.words.voice import say
from tests.browser.conftest import PHONE, Look, Serve
from tests.browser.person import Person
from tests.browser.widths import width_of
from tests.playing import PLAIN_MENUS, SANNIN, Menu
from tests.tables.choosing import Message
from tests.tables.replays.followed import ORIGIN, only, played

HACHIJU = "Hachijū"
RECORDS = Path(__file__).parents[1] / "golden"
MOST_SEATS = {("nakayoshi", 7), ("shiragiku", 5), ("hachiju", 6), ("bashifen", 4)}
PLACE = re.compile(r"^(.*), (\d+) of (\d+)(?:\.|$)")


class ReplayPage:
    """A person who watches a replay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.controls = page.get_by_role("region", name="Going through the match")

    @property
    def place(self) -> tuple[str, int, int]:
        """The deal, the moment, and the number of moments."""
        match = PLACE.match(self.controls.get_by_role("status").inner_text())
        assert match
        return match[1], int(match[2]), int(match[3])

    def at(self, deal: str, moment: int) -> None:
        """Wait until this place is displayed."""
        expect(self.controls.get_by_role("status")).to_have_text(re.compile(f"^{re.escape(deal)}, {moment} of"))

    @property
    def hand(self) -> list[str]:
        """The names of the cards in the own hand, sorted."""
        hand = self.page.get_by_label("Your hand").get_by_role("button")
        return sorted(re.split("[:,\n]", label)[0] for label in hand.evaluate_all(LABELS))

    def holds(self, cards: list[str]) -> None:
        """Wait until the own hand holds these cards."""
        end = time.monotonic() + 20
        while self.hand != cards and time.monotonic() < end:
            self.page.wait_for_timeout(20)
        assert self.hand == cards

    def press(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            self.page.keyboard.press(key)


LABELS = "cards => cards.map(card => card.getAttribute('aria-label') || card.innerText)"


def choose(page: Page, name_: str, data: bytes) -> None:
    """Choose a file on the page."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a record").click()
    chooser.value.set_files(FilePayload(name=name_, mimeType="text/plain", buffer=data))


DROP = """([name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
}"""


def drop(page: Page, name_: str, data: bytes) -> None:
    """Drop a file on the page."""
    page.evaluate(DROP, [name_, data.decode()])


def moments(address: str, key: str, deal: int) -> Iterator[list[Message]]:
    """The events of each moment of a deal in the record."""
    with httpx.Client(base_url=address) as http:
        for entry in http.get(f"/api/replays/{key}/0/{deal}/table?open=true").json()["entries"]:
            yield entry["record"]


def hands(events: list[list[Message]], seat: int) -> Iterator[list[str]]:
    """The cards that a seat holds after each moment, computed from the record."""
    hand: list[str] = []
    for record in events:
        for event in record:
            if event["e"] == "deal" and "hands" in event:
                hand = [*event["hands"][seat]]
            elif event["e"] == "deal":
                hand = [card for at, card in enumerate(event["draws"]) if (event["first"] + at) % 4 == seat]
                kitty = event["widow"]
            elif event.get("seat") == seat and (event["e"] == "squeezed" or event.get("bid") == "out"):
                hand = []  # they look on
            elif event["e"] == "trumps" and event["dealer"] == seat:
                hand += kitty
            elif event["e"] in ("play", "bury") and event["seat"] == seat:
                for card in event.get("cards", [event.get("card")]):
                    hand.remove(card)
        yield sorted(hand)


def flower(letter: str) -> str:
    return say(name("card", letter), "en")


RANKS = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def playing(card: str) -> str:
    if card in ("LJ", "BJ"):
        return say(name("pack", card), "en")
    return f"{RANKS.get(card[0], card[0])} of {SUITS[card[1]]}"


def walk(
    replay_page: ReplayPage, events: list[list[Message]], seat: int, spelt: Callable[[str], str], most: int = 500
) -> None:
    """Step through a deal as a seat, and assert that every hand is that of the record."""
    expect(replay_page.controls.get_by_role("status")).to_have_text(re.compile(f", 1 of {len(events)}\\b"))
    deal = replay_page.place[0]
    # While cards are drawn a hand is not whole.
    drawing = not any("hands" in event for event in events[0])
    for number, (record, hand) in enumerate(zip(events, hands(events, seat), strict=True), 1):
        replay_page.at(deal, number)
        drawing = drawing and not any(event["e"] == "trumps" for event in record)
        if hand and not drawing:
            replay_page.holds(sorted(map(spelt, hand)))
        if number == min(most, len(events)):
            return
        replay_page.press("ArrowRight")


def see(page: Page, seat: str) -> None:
    """Switch to the view of a seat."""
    page.get_by_label("Seen by").select_option(label=seat)


# ------------------------------------------------------------------------------------- played and found again


@pytest.mark.slow
def test_a_played_deal_is_replayed_from_each_seat(serve: Serve, look: Look) -> None:
    address = serve()
    context = look()
    page = context.new_page()
    person = Person(page)
    page.goto(address)
    person.options(HACHIJU)
    page.get_by_role("group", name="Number of players").get_by_role("button", name="2").click()
    page.get_by_role("spinbutton", name="Deals").fill("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    table = page.url.split("/")[-2]
    to_result = page.get_by_role("button", name="To the result")
    person.play_until(to_result.is_visible)
    to_result.click()
    page.get_by_role("link", name="Look back on it").click()
    ReplayPage(page).at("Deal 1", 1)
    again = page.url.partition("?")[0]
    page.close()

    page = context.new_page()
    page.goto(again)
    replay_page = ReplayPage(page)
    replay_page.at("Deal 1", 1)
    events = list(moments(address, table, 0))
    for seat, name_ in enumerate(page.get_by_label("Seen by").get_by_role("option").all_inner_texts()[1:]):
        see(page, name_)
        replay_page.press("Home")
        walk(replay_page, events, seat, flower)
    # At its end the payments can be read, each with its clause.
    page.get_by_role("button", name="Payments").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"HAC B\d"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Result of the match").locator("visible=true").click()
    expect(page.get_by_role("dialog")).to_contain_text("won the match")


@pytest.mark.slow
def test_a_bashifen_file_is_replayed_from_each_seat(serve: Serve, look: Look) -> None:
    address = serve()
    page = look().new_page()
    page.goto(f"{address}replay/")
    data = (RECORDS / "bashifen.jsonl").read_bytes()
    choose(page, "match.jsonl", data)
    replay_page = ReplayPage(page)
    replay_page.at("Deal 1", 1)
    key = httpx.post(f"{address}api/replays", content=data).json()["key"]
    events = list(moments(address, key, 0))
    names = page.get_by_label("Seen by").get_by_role("option").all_inner_texts()[1:]
    for seat, name_ in enumerate(names):
        see(page, name_)
        replay_page.press("Home")
        walk(replay_page, events, seat, playing, most=12)
    speed = page.get_by_label("Speed")
    before = speed.input_value()
    speed.focus()
    replay_page.press("ArrowDown")
    expect(speed).to_be_focused()
    expect(speed).not_to_have_value(before)
    # With all cards open each seat has its whole hand before it.
    page.get_by_role("button", name="All cards open").click()
    other = page.get_by_role("article", name=names[0], exact=True)
    cards = next(hand for number, hand in enumerate(hands(events, 0), 1) if number == replay_page.place[1])
    expect(other.get_by_role("img", name=playing(cards[0]), exact=True).first).to_be_visible()


ONE_A_GAME = [SANNIN, *(menu for menu in PLAIN_MENUS if (menu.game, menu.seats) in MOST_SEATS)]


@pytest.mark.slow
@pytest.mark.parametrize("menu", ONE_A_GAME, ids=str)
def test_every_game_is_replayed_from_each_seat(menu: Menu, serve: Serve, look: Look) -> None:
    address = serve()
    data = played(menu, 3, months=2)
    page = look().new_page()
    page.goto(f"{address}replay/")
    choose(page, "match.fuda", in_text(map(json.loads, data.splitlines()), usual_options).encode())
    replay_page = ReplayPage(page)
    expect(replay_page.controls).to_be_visible()
    key = httpx.post(f"{address}api/replays", content=data).json()["key"]
    names = ("Deal 1", "Deal 2") if menu.game in ("hachiju", "bashifen") else ("January", "February")
    for deal in range(2):
        events = list(moments(address, key, deal))
        for seat, name_ in enumerate(page.get_by_label("Seen by").get_by_role("option").all_inner_texts()[1:]):
            see(page, name_)
            replay_page.press("Home", *["PageDown"] * deal)
            replay_page.at(names[deal], 1)  # two deals may have equally many moments
            walk(replay_page, events, seat, playing if menu.game == "bashifen" else flower)


# ------------------------------------------------------------------------------------- going about


@pytest.mark.slow
def test_a_replay_address_opens_its_moment_and_the_back_button_works(serve: Serve, look: Look) -> None:
    address = serve()
    context = look()
    page = context.new_page()
    page.goto(f"{address}replay/")
    choose(page, "match.jsonl", played(SANNIN, 1, months=3))
    replay_page = ReplayPage(page)
    replay_page.at("January", 1)
    replay_page.press("ArrowRight", "ArrowRight")
    replay_page.at("January", 3)
    page.wait_for_url("**at=3*")
    see(page, "Sakura")
    page.wait_for_url("**seat=1*")
    replay_page.press("PageDown")
    replay_page.at("February", 1)
    expect(page.get_by_label("Your hand").get_by_role("button")).to_have_count(7)
    hand = replay_page.hand
    # The link holds the record itself: who opens it sees the same.
    page.wait_for_url("**deal=2*")
    other = ReplayPage(context.new_page())
    other.page.goto(page.url)
    other.at("February", 1)
    other.holds(hand)
    page.go_back()
    replay_page.at("January", 3)
    page.go_forward()
    replay_page.at("February", 1)
    replay_page.press("End")
    expect(replay_page.controls.get_by_role("status")).to_have_text(re.compile("^March, "))
    replay_page.press("ArrowLeft", "Home")
    replay_page.at("January", 1)
    # It goes on by itself, at a chosen speed, until it is stopped.
    page.get_by_label("Speed").select_option(label="×0.5")
    page.get_by_role("button", name="Play").click()
    expect(replay_page.controls.get_by_role("status")).not_to_have_text(re.compile("^January, [123] of"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def moments_in_january(data: bytes) -> int:
    """The number of moments of the first deal of a record."""
    return read_replays(data, ORIGIN)[0].deals[0].moments


@pytest.mark.slow
def test_another_record_takes_the_place_of_the_first_and_the_back_button_undoes_it(serve: Serve, look: Look) -> None:
    page = look().new_page()
    page.goto(f"{serve()}replay/")
    first, long, third = (b"".join(played(SANNIN, seed) for seed in seeds) for seeds in ([1], range(2, 12), [15]))
    of_first, of_long, of_third = (
        re.compile(f"^January, 1 of {moments_in_january(data)}\\b") for data in (first, long, third)
    )
    shown = page.get_by_role("region", name="Going through the match").get_by_role("status")
    chooser = page.get_by_role("button", name="Choose a record")
    choose(page, "first.jsonl", first)
    expect(shown).to_have_text(of_first)
    drop(page, "long.jsonl", long)
    expect(shown).to_have_text(of_long)
    # This record is too long for an address, which only names its file.
    expect(page).to_have_url(re.compile("at=1#file=long.jsonl$"))
    drop(page, "third.jsonl", third)
    expect(shown).to_have_text(of_third)

    page.go_back()
    expect(page.get_by_role("alert")).to_contain_text("This link holds no record")
    page.go_back()
    expect(shown).to_have_text(of_first)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("link", name="Another record").click()
    expect(chooser).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()
    page.go_back()
    expect(shown).to_have_text(of_first)
    page.go_forward()
    expect(chooser).to_be_visible()

    # The record of a long file stays while its moments are gone through, and leaves as any other.
    choose(page, "long.jsonl", long)
    expect(shown).to_have_text(of_long)
    page.get_by_label("Seen by").select_option(label="Sakura")
    expect(page).to_have_url(re.compile("seat=1&deal=1&at=1#file=long.jsonl$"))
    page.go_back()
    expect(page.get_by_label("Seen by")).to_have_value("table")
    expect(shown).to_have_text(of_long)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("link", name="Another record").click()
    expect(chooser).to_be_visible()


@pytest.mark.slow
def test_a_file_that_is_still_read_opens_nothing_after_the_page_was_left(serve: Serve, look: Look) -> None:
    page = look().new_page()
    address = serve()
    page.goto(f"{address}replay/")
    expect(page.get_by_role("button", name="Choose a record")).to_be_visible()
    leave = "document.querySelector('a[href=\"/lobby\"]').click()"
    page.evaluate(f"file => {{ ({DROP})(file); {leave} }}", ["match.jsonl", played(SANNIN, 1).decode()])
    expect(page.get_by_role("heading", name="Lobby", level=1)).to_be_visible()
    page.wait_for_timeout(500)
    expect(page).to_have_url(f"{address}lobby")


@pytest.mark.slow
def test_a_replay_that_cannot_be_shown_gives_an_error_and_another_file_can_be_chosen(serve: Serve, look: Look) -> None:
    address = serve()
    # The server's refusals are noted on the console.
    page = look(strict=False, viewport=PHONE).new_page()
    person = Person(page)
    table = person.open_table(address).split("/")[2]
    page.goto(f"{address}replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text("still being played")
    expect(page.get_by_role("link", name="Look on")).to_have_attribute("href", f"/t/{table}/table")
    page.goto(f"{address}replay/0123456789abcdef")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    choose(page, "huge.jsonl", b"x" * (MOST_BYTES + 1))
    expect(page.get_by_role("alert")).to_contain_text("larger than 2 MB")
    assert not any("replays" in url for url in sent)
    data = played(SANNIN, 1, months=1)
    choose(page, "wrong.jsonl", data.replace(b'"e":"play"', b'"e":"plsy"', 1))
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Line \d+.*plsy"))
    page.goto(f"{address}replay/#z=AAAA")
    expect(page.get_by_role("alert")).to_contain_text("This link holds no record")
    choose(page, "right.jsonl", data)
    ReplayPage(page).at("January", 1)
    assert width_of(page) <= PHONE["width"]


# ------------------------------------------------------------------------------------- handed on and kept


def test_a_replay_saves_its_record_sheet_and_picture(serve: Serve, look: Look, tmp_path: Path) -> None:
    data = played(SANNIN, 2)
    context = look(accept_downloads=True)
    # No test answers the browser's own dialog.
    context.add_init_script("window.print = () => {}")
    page = context.new_page()
    page.goto(f"{serve()}replay/")
    choose(page, "match.jsonl", data)
    ReplayPage(page).at("January", 1)
    page.get_by_role("button", name="More").click()

    def kept(button: str) -> bytes:
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        path = tmp_path / download.value.suggested_filename
        download.value.save_as(path)
        return path.read_bytes()

    assert kept("Record .jsonl") == data
    assert only(kept("Record .fuda")).winners == json.loads(data.splitlines()[-1])["winners"]
    head, *rows = kept("Score sheet (.csv)").decode("utf-8-sig").splitlines()
    assert head == "month,Ume,,Sakura,,Kiku,,remarks"
    assert [row for row in rows if row.startswith("final,")]
    assert len({len(row.split(",")) for row in rows}) == 1
    assert kept("Picture (.png)").startswith(b"\x89PNG")
    link = page.get_by_role("textbox", name="Link to this moment").input_value()
    assert link.startswith(page.url.partition("?")[0])
    page.get_by_role("button", name="Print the score sheet").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    paper = page.locator("article").filter(has=page.get_by_text("remarks"))
    expect(paper).to_have_count(1)
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1
