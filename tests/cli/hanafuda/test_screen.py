"""The drawing of a table of flower cards in a terminal."""

import io
import itertools

import pytest
from rich.console import Console

from hachiya.cli.hanafuda.screen import draw
from hachiya.engine.ledger import POT
from hachiya.games.hachihachi.field import GRAND_OWED, LARGE_OWED
from hachiya.games.hachihachi.state import Action, FieldKind, Phase
from hachiya.games.hanafuda.cards import letters, mask
from hachiya.games.table import Table
from hachiya.words.voice import Voice
from tests.playing import NAKAYOSHI_MENUS, PLAIN_HANAFUDA_MENUS, Menu, plain_hanafuda_menus, positions
from tests.sampling import slow

SIX = next(menu for menu in NAKAYOSHI_MENUS if menu.seats == 6)


def drawn(table: Table, viewer: int, lang: str = "en") -> str:
    """The table as `viewer` sees it; the players' names are Ann, Bea and so on."""
    console = Console(file=io.StringIO(), width=160, highlight=False, markup=False, emoji=False)
    view = table.game.observe(table.state, viewer)
    names = ("Ann", "Bea", "Cho", "Dan", "Eve", "Fay", "Gil")[: table.seats]
    draw(console, table.game, view, viewer, Voice(lang, names))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def grid(text: str) -> dict[str, list[str]]:
    """The rows of the table by their heads; the row of names has an empty head, and folded cells one line."""
    rows: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith(("┃", "│")):
            head, *cells = (cell.strip() for cell in line.replace("┃", "│").strip("│").split("│"))
            rows.setdefault(head, cells)
    return rows


def auctioned(*bids: int) -> Table:
    """A table of six at 小場 after the first bids, with seat 0 as the dealer."""
    for seed in itertools.count():
        table = SIX.table(seed)
        table.act(0, Action.PASS)
        table.deal()
        if table.state.books.kind == FieldKind.SMALL:
            break
    for seat, action in enumerate(bids):
        table.act(seat, action)
    return table


def test_seats_are_printed_in_playing_order_before_the_watchers() -> None:
    table = auctioned(Action.OUT, Action.IN, Action.OUT, Action.IN, Action.IN)
    rows = grid(drawn(table, 3))
    assert rows[""] == ["► Bea", "Dan (you)", "Eve", "Ann", "Cho", "Fay"]
    assert rows["auction"] == ["in, plays 1.", "in, plays 2.", "in, plays 3.", "out", "out", "put out"]
    assert rows["in hand"] == ["7", "7", "7", "", "", ""]
    assert rows["card points"][3:] == ["", "", ""]
    japanese = grid(drawn(table, 3, "ja"))
    assert japanese["競り"] == ["出る(1番)", "出る(2番)", "出る(3番)", "下りた", "下りた", "追い込み"]


def test_the_pot_is_printed_on_the_table() -> None:
    before, after = auctioned(Action.IN), auctioned(Action.OUT, Action.OUT, Action.IN)
    assert "pot" not in drawn(before, 5)
    assert after.state.books.scores[POT] == 30
    assert "pot 2 kan 6 mon" in drawn(after, 5)
    assert "場の下り賃 2貫6文" in drawn(after, 5, "ja")
    assert grid(drawn(after, 5))["score"][1:3] == ["−6 kan 0 mon", "−7 kan 6 mon"]


def test_the_stock_is_counted_only_after_the_auction() -> None:
    assert "stock" not in drawn(auctioned(Action.IN), 1)
    assert "stock 21" in drawn(auctioned(Action.OUT, Action.IN, Action.OUT, Action.IN, Action.IN), 1)


def test_the_carried_lights_are_listed_one_by_one() -> None:
    table = auctioned(Action.IN)
    assert "carried" not in drawn(table, 1)
    table.state.books.carry = GRAND_OWED + 2 * LARGE_OWED
    assert "carried on: grand, large, large" in drawn(table, 1)
    assert "持ち越し: 絶場、大場、大場" in drawn(table, 1, "ja")


def test_a_table_before_the_deal_has_scores_and_no_cards() -> None:
    table = next(table for table in positions(2, SIX) if table.state.phase == Phase.MIZUTEN and table.state.books.month)
    dealer = table.state.books.next_dealer
    text = drawn(table, dealer)
    assert f"month {table.state.books.month + 1} ·" in text
    assert set(grid(text)) == {"", "score"}
    assert grid(text)[""][0] == f"► {('Ann', 'Bea', 'Cho', 'Dan', 'Eve', 'Fay')[dealer]} (you)"
    assert "hand" not in text


def test_a_watcher_sees_the_returned_hand_and_the_shown_cards_of_others() -> None:
    table = auctioned(Action.OUT, Action.IN, Action.OUT, Action.IN, Action.IN)
    own = table.state.returned[0]
    text = drawn(table, 0)
    assert "You watch this month; the hand you gave back" in text
    mine = text.split("gave back")[1]
    assert sum(f"{letter} " in mine for letter in letters(own)) == 7
    table.state.books.squeezed_cards[5] = table.state.returned[5]
    assert any(grid(drawn(table, 0))["open"][5:])
    others = drawn(table, 1)
    assert "You watch" not in others
    assert "Your hand" in others


@pytest.mark.parametrize("halts", [10, slow(100)])
@plain_hanafuda_menus
def test_every_position_can_be_printed_for_every_seat(menu: Menu, halts: int) -> None:
    for table in itertools.islice(positions(1, menu), 0, 3 * halts, 3):
        for viewer in range(table.seats):
            rows = grid(drawn(table, viewer, ("ja", "en")[viewer % 2]))
            assert all(len(cells) == table.seats for cells in rows.values())
            assert ("auction" in rows or "競り" in rows) <= (menu.seats > 3 or menu.game == "hachiju")


def hachiju(seats: int, *bids: int) -> Table:
    """The first deal of hachiju after these bids, with seat 0 as the dealer."""
    table = next(menu for menu in PLAIN_HANAFUDA_MENUS if menu.game == "hachiju" and menu.seats == seats).table(1)
    table.deal()
    for action in bids:
        table.act(table.turn, action)
    return table


def test_the_rate_and_the_holder_of_the_cube_are_printed() -> None:
    fresh = drawn(hachiju(5), 1)
    assert "deal 1 · dealer Ann" in fresh
    assert "rate 1 · cube before Ann, who leads" in fresh
    doubled = hachiju(5, Action.OUT, Action.IN, Action.DOUBLE)
    assert "rate 2 · cube before Cho, who leads · pot 20 points" in drawn(doubled, 1)
    assert "レート 2倍 ・ キューブ(仮親) Cho ・ 場の降り賃 20点" in drawn(doubled, 1, "ja")
    rows = grid(drawn(doubled, 3))
    assert rows[""] == ["Cho", "► Dan (you)", "Eve", "Ann", "Bea"]
    assert rows["auction"] == ["double", "", "", "out", ""]


def test_hachiju_players_who_folded_or_were_put_out_watch() -> None:
    bids = (Action.OUT, Action.DOUBLE, Action.DOUBLE, Action.IN, Action.IN)
    table = hachiju(5, *bids)
    assert table.state.books.rate == 4
    text = drawn(table, 1)
    rows = grid(text)
    assert rows[""][:3] == ["► Cho", "Dan", "Eve"]
    assert rows["auction"] == ["double, plays 1.", "in, plays 2.", "in, plays 3.", "out", "put out free"]
    assert "stock 21" in text
    assert "You watch this deal; the hand you gave back" in text
    assert "この局は見ています" in drawn(table, 0, "ja")


def test_hachiju_prints_chaff_without_points_and_several_continuers() -> None:
    table = hachiju(2, Action.IN, Action.IN)
    table.state.captured[0] = mask("CDo")
    table.state.books.continuers = 3
    rows = grid(drawn(table, 1))
    assert rows["card points"] == ["20", "0"]
    assert rows["chaff"][0] == "CD = 0"
    assert rows[""] == ["► Ann [sage]", "Bea (you) [sage]"]
    assert "stock 28" in drawn(table, 1)
