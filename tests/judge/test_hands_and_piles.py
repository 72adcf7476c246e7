"""Hands and piles are judged as the games pay them."""

from random import Random

import pytest

import hachiya
from hachiya.games.hanafuda.cards import letters
from hachiya.games.hanafuda.yaku import keys
from hachiya.words.errors import BadCards, UnknownName
from tests.playing import MENUS, Menu, positions
from tests.sampling import first


def showings(cards: str, game: str) -> list[tuple[str, str, int]]:
    """The ways to show a hand: yaku, open cards, and the payment of each in a small field or at rate 1."""
    (judged,) = hachiya.hand(cards, game)
    return [(" ".join(way.yaku), way.cards, way.pays[0].each) for way in judged.showings]


@pytest.mark.parametrize(
    ("cards", "game", "ways"),
    [
        ("oCKLafm", "sannin", [("karasu", "CKLafmo", 48), ("pikaichi", "CKLafm", 48)]),
        ("oCKLafm", "nakayoshi", [("karasu", "CKLafmo", 48)]),
        ("FRSTlmp", "nakayoshi", [("tatesanbon aka", "RSTmp", 60)]),
        ("GKqstuv", "shiragiku", [("teshi pikaichi", "GKqstuv", 120)]),
        ("BCDEFGI", "sannin", [("futasanbon", "BCDEFG", 96)]),
        ("BCDEFGI", "nakayoshi", [("futasanbon", "BCDEFG", 72)]),
        ("BCDEFGI", "hachiju", [("futasanbon", "BCDEFG", 100)]),
        ("AEIMQUY", "sannin", []),
    ],
)
def test_hands_are_judged_by_the_rules_of_each_game(cards: str, game: str, ways: list[tuple[str, str, int]]) -> None:
    assert showings(cards, game) == ways


def test_payments_follow_the_field_the_rate_and_the_options() -> None:
    (sannin,) = hachiya.hand("BCDEIMU", "sannin")
    assert [(paid.kind, paid.each) for paid in sannin.showings[0].pays] == [("small", 24), ("large", 48), ("grand", 96)]
    (menu_b,) = hachiya.hand("BCDEIMU", "sannin", {"multipliers": "B"})
    assert [paid.each for paid in menu_b.showings[0].pays] == [24, 48, 72]
    (hachiju,) = hachiya.hand("BCDEIMU", "hachiju")
    assert [(paid.rate, paid.each) for paid in hachiju.showings[0].pays] == [(1, 20), (2, 40), (4, 80)]


def test_a_pile_is_judged_with_the_piles_of_others() -> None:
    (judged,) = hachiya.pile("AIcBFE", "sannin", others="sJ")
    by_key = {yaku.yaku: yaku for yaku in judged.yaku}
    assert (judged.points, judged.chaff) == (80, 0)
    assert (by_key["shiko"].lacks, by_key["shiko"].possible) == (1, False)
    assert (by_key["akatan"].lacks, by_key["akatan"].have, by_key["akatan"].possible) == (1, "BF", False)
    assert (by_key["goun"].lacks, by_key["goun"].open, by_key["goun"].possible) == (4, "QUYg", True)


def test_chaff_makes_a_special_yaku_or_a_captured_one() -> None:
    sixteen = "CDGHKLOPSTWXabef"
    by_game = {judged.game: judged for judged in hachiya.pile(sixteen)}
    assert by_game["sannin"].special == ("sujuroku",)
    assert [paid.each for paid in by_game["sannin"].special_pays] == [144, 288, 576]
    assert by_game["hachiju"].special == ()
    assert by_game["hachiju"].points == 0
    (sujuroku,) = [yaku for yaku in by_game["hachiju"].yaku if yaku.yaku == "sujuroku"]
    assert (sujuroku.lacks, sujuroku.pays[0].each) == (0, 300)


@pytest.mark.parametrize("menu", first(MENUS[:18:3], MENUS[:18]), ids=str)
def test_piles_of_played_matches_make_what_the_judge_says(menu: Menu) -> None:
    random = Random(3)
    checked = 0
    for table in positions(5, menu):
        state = table.state
        if random.random() < 0.95 or not any(state.captured):
            continue
        for seat in range(table.seats):
            own = state.captured[seat]
            if own:
                of_others = sum(state.captured[other] for other in range(table.seats) if other != seat)
                (judged,) = hachiya.pile(letters(own), menu.game, menu.options, others=letters(of_others))
                made = {yaku.yaku for yaku in judged.yaku if yaku.lacks == 0 and yaku.possible}
                assert {*keys(state.books.made[seat])} - {"shiko"} <= made
                checked += 1
    assert checked


def test_cards_and_games_that_cannot_be_judged_are_refused() -> None:
    with pytest.raises(BadCards):
        hachiya.hand("ABC")
    with pytest.raises(BadCards, match="A cannot lie in two piles"):
        hachiya.pile("AB", others="A")
    with pytest.raises(UnknownName, match="the games are: sannin, nakayoshi, shiragiku, hachiju"):
        hachiya.hand("ABCDEFG", "bashifen")
