"""The drawing of a table of 八十分 in a terminal."""

import io
from itertools import product

import pytest
from rich.console import Console

from hachiya.cli.bashifen.screen import draw
from hachiya.games.bashifen.cards import kind_of
from hachiya.games.bashifen.state import Phase
from hachiya.games.table import Table
from hachiya.words.columns import width
from hachiya.words.languages import languages
from hachiya.words.voice import Voice
from tests.bashifen.anew import dealt_anew
from tests.bashifen.deals import all_pass, dealt, in_play, pass_until, play
from tests.playing import BASHIFEN_MENUS, positions, rng

NAMES = ("Ann", "Bea", "Cho", "Dan")
HANDS = ("AS KS KS 9S 2H AH BJ 5D", "QS QS 3S 4H 6H LJ 6D KH", "3D 3D 4D 4D 5D 6D 7D 8D", "3C 3C 4C 4C 5C 6C 7C 8C")


def drawn(table: Table, viewer: int, lang: str = "en", columns: int = 80, colour: bool = False) -> str:
    """The table as `viewer` sees it."""
    console = Console(
        file=io.StringIO(),
        width=columns,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        legacy_windows=False,
    )
    draw(console, table.game.observe(table.state, viewer), viewer, Voice(lang, NAMES))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def rows(text: str) -> list[str]:
    """The lines, without padding."""
    return [" ".join(line.split()) for line in text.splitlines()]


def middle() -> Table:
    """A table with hearts and 2s as trumps, and Ann as ダーチャ."""
    table = in_play(*HANDS, trumps="H")
    table.state.books.deal = 3
    table.state.books.level[:] = [2, 10]
    return table


def test_a_bashifen_hand_is_printed_by_suits_with_numbers() -> None:
    text = rows(drawn(middle(), 0))
    at = text.index("Your hand, 8 cards")
    assert text[at + 1 : at + 7] == [
        "trumps 3 BJ* ♥2 ♥A",
        "1 2 3",
        "♠ S 4 A* K+ K+ 9",
        "4 5 6 7",
        "♦ D 1 5",
        "8",
    ]
    assert text[at + 7] == "* nobody can beat it + nobody can beat the pair"
    japanese = rows(drawn(middle(), 0, "ja"))
    assert "手札 8枚" in japanese
    assert "切札 3 BJ* ♥2 ♥A" in japanese


def test_the_headline_shows_deal_level_and_trumps() -> None:
    assert "deal 3 · on 2 · trumps ♥, 2s, jokers" in rows(drawn(middle(), 0))[0]
    assert "第3局 ・ 打2 ・ 切札 ♥・2・ジョーカー" in drawn(middle(), 0, "ja")
    assert "trumps 2s, jokers" in drawn(in_play(*HANDS, trumps="-"), 0)


def test_the_level_lines_show_both_levels_and_the_opponents_points() -> None:
    table = middle()
    table.state.books.points = 35
    table.state.taken_one, table.state.taken_two = 1 << kind_of("KS") | 1 << kind_of("5C"), 1 << kind_of("KS")
    text = rows(drawn(table, 0))
    assert text[1] == "declarers Ann & Cho 0 [2] 3 4 5 6 7 8 9 10 J Q K A"
    assert text[2] == "opponents Bea & Dan 0 2 3 4 5 6 7 8 9 [10] J Q K A 35 of 80 points"
    assert text[3] == "won by the opponents ♠K ♠K ♣5"
    japanese = rows(drawn(table, 0, "ja"))
    assert japanese[2].startswith("子 Bea & Dan")
    assert japanese[2].endswith("35/80点")
    assert japanese[3] == "子の点数札 ♠K ♠K ♣5"


def test_the_present_trick_shows_its_plays_and_the_leader() -> None:
    table = middle()
    play(table, 0, "KS KS")
    play(table, 1, "QS QS")
    play(table, 2, "3D 3D")
    text = rows(drawn(table, 3))
    at = text.index("cards known this trick")
    assert text[at + 2 : at + 6] == [
        "Ann declarer 6 ♠K ♠K ◄ ahead",
        "Bea opponents 6 ♠Q ♠Q",
        "Cho declarers 6 no ♠ ♦3 ♦3",
        "► Dan (you) opponents 8",
    ]
    assert "◄ 勝っている" in drawn(table, 3, "ja")


def test_declared_cards_are_printed_beside_their_player() -> None:
    table = dealt("2S 3S", "2H 2H 4S")
    pass_until(table, 5)
    table.state.turn = 1
    table.act(1, kind_of("2H"))
    assert "drawn 6 of 100 · Bea ♥2" in drawn(table, 0)
    all_pass(table)
    assert table.state.phase == Phase.BURY
    text = rows(drawn(table, 0))
    assert next(row for row in text if row.startswith("► Bea")) == "► Bea declarer 33 ♥2"


def test_the_turned_kitty_cards_are_printed() -> None:
    table = dealt("3S", widow="4H 2C")
    all_pass(table)
    assert table.state.turned == 2
    assert "turned kitty ♥4 ♣2" in rows(drawn(table, 3))
    assert "めくれた底牌 ♥4 ♣2" in rows(drawn(table, 3, "ja"))


def test_jokers_and_level_cards_are_printed_apart_during_the_draw() -> None:
    table = dealt("BJ 2H AS KH")
    pass_until(table, 16)
    table.state.turn = 0
    text = rows(drawn(table, 0))
    assert "trumps 2 BJ ♥2" in text
    assert "♥ H 1 K" in text
    assert "*" not in "".join(text)
    assert not any("this trick" in row for row in text)


def test_suits_are_printed_in_four_colours() -> None:
    text = drawn(in_play("AS AH AD AC BJ", *HANDS[1:], trumps="-", rank=3), 0, colour=True)
    for code in ("\x1b[31m♥", "\x1b[94m♦", "\x1b[32m♣", "\x1b[35mBJ"):
        assert code in text


@pytest.mark.slow
def test_every_position_fits_the_terminal_and_shows_only_what_the_seat_knows() -> None:
    lanes, checked = rng(5), 0
    ways = list(product(languages(), (80, 100)))
    for number, table in enumerate(positions(6, BASHIFEN_MENUS[0])):
        if table.over or number % 7 or checked > 200:
            continue
        viewer, (lang, columns) = number % 4, ways[checked % len(ways)]
        text = drawn(table, viewer, lang, columns)
        assert all(width(line.rstrip()) <= columns for line in text.splitlines())
        other = Table(table.game, table.options)
        other.state = dealt_anew(table, viewer, lanes)
        assert drawn(other, viewer, lang, columns) == text
        checked += 1
    assert checked > 190


def test_a_hand_of_thirty_three_trumps_is_broken_into_lines() -> None:
    table = in_play("BJ BJ LJ LJ 2S 2S AH AH KH KH QH QH JH JH TH TH 9H 9H 8H 8H", *HANDS[1:], trumps="H")
    assert all(width(line.rstrip()) <= 80 for line in drawn(table, 0).splitlines())
    assert rows(drawn(table, 0))[-2] == "14 15 16 17 18 19 20"
