"""Cards fill every window: how wide they are in hand, on the field and in the piles of others, in every game."""

import itertools
import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.stored.entries import Record
from tests.browser.conftest import Look, Serve
from tests.browser.person import HAND, wording
from tests.browser.texts import faults_of
from tests.browser.widths import resize, width_of
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN_MENUS, SHIRAGIKU_MENUS, Menu
from tests.tables.choosing import Message
from tests.tables.play import entries, new_setup, table_text


class Least(NamedTuple):
    """The least widths of cards, in pixels."""

    hand: int
    field: int
    captured: int


SIZES = {
    (1920, 1080): Least(120, 108, 50),
    (1366, 768): Least(92, 76, 38),
    (1120, 700): Least(80, 68, 33),
    (390, 844): Least(54, 50, 24),
    (360, 640): Least(54, 44, 22),
    (844, 390): Least(54, 44, 22),
    (768, 1024): Least(84, 84, 38),
    (3840, 2160): Least(240, 216, 100),
}
SAME = 2
"""The pixels by which places may differ."""
LOCALES = ("en-US", "ja-JP", "zh-CN")
FIELD = re.compile(f"^({wording('flowers-field')})$")
FEWEST_AND_MOST = [
    SANNIN_MENUS[0],
    *(
        next(menu for menu in menus if menu.seats == seats)
        for menus, seats in (
            (NAKAYOSHI_MENUS, 3),
            (NAKAYOSHI_MENUS, 7),
            (SHIRAGIKU_MENUS, 3),
            (SHIRAGIKU_MENUS, 7),
            (HACHIJU_MENUS, 2),
            (HACHIJU_MENUS, 6),
            (BASHIFEN_MENUS, 4),
        )
    ),
]


class Position(NamedTuple):
    """What is on the table, whose seat looks at it, and the messages to that seat."""

    what: str
    seat: int
    text: str


def positions(menu: Menu) -> Sequence[Position]:
    """The first position of each kind in a random match."""
    by_kind: dict[str, Position] = {}
    match, record = Match(new_setup(menu)), Record()
    for match, entry in entries(match, Random(3), 4):  # noqa: B020  (each is the next one)
        record += entry.record
        for seat in range(match.table.seats):
            what = kind_of_position(messages.view(match.table, seat), seat)
            if what and what not in by_kind:
                by_kind[what] = Position(what, seat, table_text(match, seat, record))
    return list(by_kind.values())


def kind_of_position(view: Message, seat: int) -> str:
    """The kind of a position in which this seat chooses or looks on; nothing where it waits."""
    if view["phase"] not in {"play", "bid", "draw", "bury"}:
        return ""
    if "suits" in view:
        if not view["legal"]:
            return ""
        if view["phase"] == "play":
            return "leads" if not view["trick"] else "follows" if len(view["trick"]) == 3 else ""
        return str(view["phase"])
    if view["phase"] == "bid":
        return "auction" if view["turn"] == seat else ""
    if view["order"] and seat not in view["order"]:
        return "looks on"
    return f"{len(view['hands'][seat])} in hand" if view["turn"] == seat and len(view["hands"][seat]) in {7, 4} else ""


def widths(cards: Locator) -> list[float]:
    """The widths of these cards."""
    return [box["width"] for card in cards.all() if (box := card.bounding_box())]


def lies_about_the_middle(cards: Locator, place: Locator) -> bool:
    """Whether cards lie at equal distances about the middle of their place, as they do without holes."""
    boxes, whole = [box for card in cards.all() if (box := card.bounding_box())], place.bounding_box()
    assert whole is not None
    steps = [after["x"] - before["x"] for before, after in itertools.pairwise(boxes)]
    middle = (boxes[0]["x"] + boxes[-1]["x"] + boxes[-1]["width"]) / 2
    return max(steps) - min(steps) < SAME and abs(middle - whole["x"] - whole["width"] / 2) < SAME


def faults_at(page: Page, width: int, height: int, least: Least) -> Iterator[str]:
    """What is wrong with a table in a window of this size."""
    resize(page, width, height)
    if width_of(page) > width:
        yield "it scrolls sideways"
    if below := page.locator(".table").evaluate("table => table.scrollHeight - table.clientHeight"):
        yield f"{below} pixels are below the window"
    yield from faults_of(page)
    yield from covers(page)
    hand = page.get_by_role("list", name=HAND).get_by_role("button")
    sizes = [
        ("hand", hand, least.hand),
        ("field", page.get_by_role("region", name=FIELD).get_by_role("listitem").get_by_role("button"), least.field),
        ("captured", page.get_by_role("article").get_by_role("listitem").get_by_role("img"), least.captured),
        ("playing cards", page.get_by_role("group", name=HAND).get_by_role("button").locator(".w"), least.hand),
    ]
    for what, cards, wide in sizes:
        if (all_widths := widths(cards)) and min(all_widths) < wide - SAME / 4:
            yield f"{what}: {min(all_widths):.0f} pixels"
    if hand.count() > 1 and not lies_about_the_middle(hand, page.get_by_role("list", name=HAND)):
        yield "the hand has holes"


def covers(page: Page) -> Iterator[str]:
    """The cards of the field that the ribbon of the month covers."""
    ribbon = page.locator(".hanging > .tanzaku")
    over = ribbon.bounding_box() if ribbon.count() else None
    if over is None:
        return
    for card in page.get_by_role("region", name=FIELD).get_by_role("listitem").get_by_role("button").all():
        box = card.bounding_box()
        if (
            box
            and box["y"] < over["y"] + over["height"] - SAME
            and over["x"] - box["width"] + SAME < box["x"] < over["x"] + over["width"] - SAME
        ):
            yield f"the ribbon covers {card.get_attribute('aria-label') or card.inner_text()}"


def show(context: BrowserContext, address: str, position: Position) -> Page:
    """Open the table as it is in this position; what is asked in a sheet is put aside."""
    page = context.new_page()
    page.route_web_socket(re.compile("/ws"), lambda ws: ws.send(position.text))
    page.goto(f"{address}t/0123456789abcdef/{position.seat}")
    expect(page.get_by_role("article").first).to_be_visible()
    if position.what == "auction":
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
    return page


@pytest.mark.slow
@pytest.mark.parametrize("menu", FEWEST_AND_MOST, ids=lambda menu: f"{menu.game}-{menu.seats}")
@pytest.mark.parametrize("locale", LOCALES)
def test_cards_fill_every_window_and_nothing_overlaps(serve: Serve, look: Look, menu: Menu, locale: str) -> None:
    context, address = look(locale=locale, strict=False), serve()
    wrong = []
    for position in positions(menu):
        page = show(context, address, position)
        for (width, height), least in SIZES.items():
            faults = faults_at(page, width, height, least)
            wrong += [f"{position.what}, {width}×{height}: {fault}" for fault in faults]
        page.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
def test_a_panel_beside_the_table_folds_and_stays_folded(serve: Serve, look: Look) -> None:
    context = look(strict=False, viewport={"width": 1366, "height": 768})
    page = show(context, serve(), positions(SANNIN_MENUS[0])[0])
    cloth, panel = page.get_by_role("main"), page.get_by_role("complementary", name="Yaku")
    expect(panel).to_be_visible()
    wide = cloth.bounding_box()
    page.get_by_role("button", name="Yaku", expanded=True).click()
    expect(panel).to_have_count(0)
    page.reload()
    unfold = page.get_by_role("button", name="Yaku", expanded=False)
    expect(unfold).to_be_visible()
    expect(panel).to_have_count(0)
    wider = cloth.bounding_box()
    assert wide is not None
    assert wider is not None
    assert wider["width"] > wide["width"] + 150
    unfold.click()
    expect(panel).to_be_visible()
