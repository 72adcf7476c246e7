"""A made-up language with long words is offered by the server and shown by the page without cut texts."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.stored.entries import Record
from tests.browser.conftest import DESKTOP, Look, Serve
from tests.browser.decks import REBELLION, RED_RIBBONS
from tests.browser.longano import NARROW, faults, lengthened, longer, whole
from tests.browser.person import Person
from tests.browser.test_bashifen import Player
from tests.browser.test_flower_card_months import A_MONTH
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN_MENUS, Menu
from tests.tables.choosing import Message
from tests.tables.play import entries, new_setup, table_text
from tests.words.made import made_catalogue


@pytest.mark.parametrize("size", [NARROW, pytest.param(DESKTOP, marks=pytest.mark.slow)], ids=["phone", "desktop"])
def test_the_start_page_shows_long_words_uncut(
    serve: Serve, look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    with made_catalogue(tmp_path, monkeypatch) as root:
        lengthened(root)
        page = look(viewport=size, locale="eo").new_page()
        page.goto(serve(RED_RIBBONS))
        expect(page.get_by_role("button", name="Longano").first).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Whattt")
        whole(page, size["width"])
        page.get_by_role("button", name="Settings").first.click()
        expect(page.get_by_role("dialog")).to_contain_text("Settingsss")
        whole(page, size["width"])


def in_longano(page: Page) -> None:
    """Switch the language in the table's menu."""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").locator("visible=true").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Longano").click()
    expect(page.get_by_role("dialog")).to_contain_text("Menuuu")


@pytest.mark.slow
@pytest.mark.parametrize("size", [NARROW, pytest.param(DESKTOP, marks=pytest.mark.slow)], ids=["phone", "desktop"])
def test_a_flower_card_table_shows_long_words_uncut(
    serve: Serve, look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    """The test looks at the menu, the table, the decision and the bill."""
    with made_catalogue(tmp_path, monkeypatch) as root:
        lengthened(root)
        page = look(viewport=size).new_page()
        person = Person(page)
        person.open_table(serve(RED_RIBBONS))
        person.play_until(lambda: person.button("Stop and take 14 kan") is not None)
        in_longano(page)
        whole(page, size["width"])
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        whole(page, size["width"])
        page.get_by_role("button", name="Decide").locator("visible=true").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        whole(page, size["width"])
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^Stop")).click()
        expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Next"))).to_be_visible(
            timeout=A_MONTH
        )
        whole(page, size["width"])


@pytest.mark.parametrize("size", [NARROW, pytest.param(DESKTOP, marks=pytest.mark.slow)], ids=["phone", "desktop"])
@pytest.mark.slow
def test_a_bashifen_table_shows_long_words_uncut(
    serve: Serve, look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    with made_catalogue(tmp_path, monkeypatch) as root:
        lengthened(root)
        page = look(viewport=size).new_page()
        Player(page).open_table(serve(REBELLION))
        in_longano(page)
        whole(page, size["width"])
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        whole(page, size["width"])


# ------------------------------------------------------------------------------------- every decision, bill and result


class Position(NamedTuple):
    """The messages to a seat that joins a table, and what is on the table then."""

    what: str
    seat: int
    text: str


MATCHES = [(NAKAYOSHI_MENUS[5], 0), (HACHIJU_MENUS[2], 2), (SANNIN_MENUS[0], 8), (BASHIFEN_MENUS[1], 0)]
"""Seeds of random matches with many kinds of questions; the sheets of shiragiku are all among them."""
ON_THE_TABLE = {"card", "pass"}
"""Choices that are made without a sheet."""


@cache
def positions() -> list[Position]:
    """Each kind of decision once, and a bill and the result of each game."""
    kinds = {""}
    return [position for menu, seed in MATCHES for position in of_match(menu, seed, kinds)]


def of_match(menu: Menu, seed: int, kinds: set[str]) -> Iterator[Position]:
    match, record = Match(new_setup(menu)), Record()
    kinds -= {"bill", "result"}
    for match, entry in entries(match, Random(seed), 99):  # noqa: B020  (each is the next one)
        record += entry.record
        seat = max(match.table.turn, 0)
        what = kind_of_position(messages.view(match.table, seat), entry.record)
        if what not in kinds:
            kinds.add(what)
            yield Position(f"{menu.game}: {what}", seat, table_text(match, seat, record))


def kind_of_position(view: Message, record: Record) -> str:
    """The kind of a position: the end, a bill, or a seat's decision."""
    if view["phase"] == "over":
        return "result"
    if any(entry.event["e"] == "deal_end" for entry in record):
        return "bill"
    if "ask" in view:
        return "" if not view["legal"] else f"{view['phase']}, {'leads' if view['trick'] == [] else 'follows'}"
    does = {choice["does"] for choice in view["choices"]}
    return " or ".join(sorted(does)) if does - ON_THE_TABLE else ""


@pytest.mark.slow
def test_every_decision_bill_and_result_shows_long_words_uncut(
    serve: Serve, look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages are checked on a phone and a desktop; games with flower cards include the score sheet of the year."""
    with made_catalogue(tmp_path, monkeypatch) as root:
        lengthened(root)
        # Whether another year is open already the server is asked in vain: it has not played this one.
        address, page = serve(), look(locale="eo", strict=False).new_page()
        by_path = {
            f"/t/{'-'.join(re.findall('[a-z]+', position.what))}/{position.seat}": position for position in positions()
        }
        page.route_web_socket(
            re.compile("/ws"), lambda ws: ws.send(by_path[re.findall("/t/[^/]+/[0-9]", ws.url)[0]].text)
        )
        wrong = [
            fault
            for path, position in by_path.items()
            for fault in shown(page, address.rstrip("/") + path, position.what)
        ]
        assert wrong == []


def shown(page: Page, address: str, what: str) -> Iterator[tuple[str, str, int]]:
    """The faults of a position, and of the sheets that can be opened from it."""
    page.goto(address)
    expect(page.get_by_role("main")).to_be_visible()
    sheets = page.get_by_role("dialog")
    if what.endswith(("bill", "result", "or out", "or stop")):
        expect(sheets).to_be_visible()
    yield from seen(page, what)
    if what.endswith(("bill", "result")):  # below it may lie the first question of the next month, or the end
        sheets.locator("footer").get_by_role("button").click()
        yield from seen(page, f"{what}, the bill put away")
    if what.endswith("result") and "bashifen" not in what:
        sheets.get_by_role("button", name=longer("Score sheet")).click()
        expect(sheets.last).to_contain_text(longer("Score sheet"))
        yield from seen(page, f"{what}, score sheet")


def seen(page: Page, what: str) -> Iterator[tuple[str, str, int]]:
    """The faults of a page on a desktop and on a phone."""
    for size in (DESKTOP, NARROW):
        page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        for fault in faults(page, size["width"]):
            yield what, fault, size["width"]
