"""Impossible facts are refused, with the fact and the reason, and nothing changes."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from hachiya.engine import ledger
from hachiya.engine.record import values
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.words.errors import IllegalFact
from tests.vectors.hanafuda.facts import (
    A,
    B,
    C,
    Fact,
    bids,
    dives,
    escapes,
    goes_on,
    makes,
    points,
    settle,
    shows,
    special,
    squeezed,
)

SAN, NAK, SHI, HAC = "sannin", "nakayoshi", "shiragiku", "hachiju"
D, E, F = 3, 4, 5
IN = bids((A, "in"), (B, "in"), (C, "in"))
MONTH = "too few cards of one month are left"
PILES = "The three seats cannot have these points"


def refused(table: Table, deal: Mapping[str, Any]) -> IllegalFact:
    """The error of a deal that a table refuses without a change."""
    before = values(table.state)
    with pytest.raises(IllegalFact) as refusal:
        table.tally(deal)
    assert values(table.state) == before
    assert ledger.rows(table.ledger) == []
    english = refusal.value.text("en")
    assert not set("[]{}") & set(english), english
    assert all(any(letter > "\u3000" for letter in refusal.value.text(language)) for language in ("ja", "zh"))
    return refusal.value


def refused_last(game: str, seats: int, lights: str, facts: Sequence[Fact], words: str) -> None:
    """Assert that the last fact is refused for this reason, and the facts before it are accepted."""
    table = Table(find(game), seats=seats)
    refusal = refused(table, {"dealer": A, "lights": lights, "facts": facts})
    assert refusal.fact == len(facts), refusal
    assert words in str(refusal)


# ------------------------------------------------------------------------------------- hachi-hachi


@pytest.mark.parametrize(
    ("lights", "facts", "words"),
    [
        ("", [squeezed(D, "sanbon", cards="AF")], "pine crane, plum ribbon are not the cards of sanbon"),
        ("", [squeezed(D, "sanbon")], "A squeezed hand with sanbon shows cards"),
        ("", [squeezed(D, "akatan", cards="BF")], "pine ribbon, plum ribbon are not the cards of akatan"),
        ("", [squeezed(D, "shiko", cards="AIc")], "pine crane, cherry curtain, pampas moon are not the cards of shiko"),
        (
            "",
            [squeezed(D, "tatesanbon", cards="EFG")],
            "plum warbler, plum ribbon, plum chaff are not the cards of tatesanbon",
        ),
        (
            "",
            [squeezed(D, "sanbon", "teshi", cards="ABCD")],
            "pine crane, pine ribbon, pine chaff, pine chaff are not the cards of sanbon + teshi",
        ),
        (
            "",
            [squeezed(D, "suroku", cards="CDGHKL")],
            "cherry chaff are not the cards of suroku",
        ),
        (
            "",
            [squeezed(D, "aka", "tanichi", cards="BCDGHKL")],
            "cherry chaff are not the cards of aka + tanichi",
        ),
        (
            "",
            [squeezed(D, "pikaichi", cards="CGKOSW")],
            "peony chaff are not the cards of pikaichi",
        ),
        ("", [squeezed(D, "aka", cards="BC")], "pine ribbon, pine chaff are not the cards of aka"),
        (
            "",
            [squeezed(D, "toichi", cards="CGKOS")],
            "iris chaff are not the cards of toichi",
        ),
        (
            "",
            [squeezed(D, "kuttsuki", cards="CDGHKL")],
            "cherry chaff are not the cards of kuttsuki",
        ),
        ("", [squeezed(D, cards="ABC")], "A squeezed hand does not show pine crane, pine ribbon, pine chaff alone"),
        (
            "",
            [squeezed(D, cards="BFJV")],
            "A squeezed hand does not show pine ribbon, plum ribbon, cherry ribbon, peony ribbon alone",
        ),
        (
            "",
            [squeezed(D, cards="ABEFIJMN")],
            "wisteria cuckoo, wisteria ribbon alone",
        ),
        ("A", [squeezed(D, cards="AB")], "pine crane cannot be in this hand"),
        ("Is", [squeezed(D, "sanbon", cards="stu")], "paulownia phoenix cannot be in this hand"),
        (
            "",
            [squeezed(D, cards="BFV"), squeezed(E, "akatan", cards="BFJ")],
            "pine ribbon, plum ribbon cannot be in this hand",
        ),
        (
            "",
            [squeezed(D), squeezed(E, cards="cs"), squeezed(F, cards="As")],
            "paulownia phoenix cannot be in this hand",
        ),
    ],
)
def test_impossible_facts_about_squeezed_hands_are_refused(lights: str, facts: list[Fact], words: str) -> None:
    refused_last(NAK, 6, lights, [*IN, *facts], words)


@pytest.mark.parametrize(
    ("game", "lights", "facts", "words"),
    [
        (SAN, "AIcos", [shows(A, "pikaichi")], "No bright is left for pikaichi"),
        (NAK, "AIcs", [shows(A, "pikaichi")], "No bright is left for pikaichi"),
        (SHI, "AIs", [shows(A, "pikaichi"), shows(C, "sanbon", "pikaichi")], "No bright is left for pikaichi"),
        (SAN, "AIs", [shows(seat, "pikaichi") for seat in (A, B, C)], "No bright is left for pikaichi"),
        (SAN, "", [shows(A, "teshi", "karasu"), shows(B, "teshi", "karasu")], MONTH),
        (SAN, "", [shows(A, "shiso", "karasu"), shows(B, "shiso", "karasu")], MONTH),
        (NAK, "", [shows(A, "sanbon", "karasu"), shows(B, "sanbon", "karasu")], MONTH),
        (SHI, "", [shows(A, "tatesanbon", "pikaichi"), shows(B, "tatesanbon", "karasu")], MONTH),
        (SAN, "", [shows(A, "futatatesanbon"), shows(B, "futatatesanbon"), shows(C, "tatesanbon")], MONTH),
        (SAN, "o", [shows(A, "teshi", "tanichi")], MONTH),
        (NAK, "s", [shows(A, "teshi", "pikaichi"), shows(B, "teshi", "toichi")], MONTH),
        (SHI, "", [shows(A, "shiso", "aka")], "aka + shiso never meet in a hand"),
        (SAN, "", [shows(A, "futatatesanbon", "karasu")], "karasu + futatatesanbon never meet in a hand"),
    ],
)
def test_impossible_facts_about_hands_are_refused(game: str, lights: str, facts: list[Fact], words: str) -> None:
    refused_last(game, 3, lights, facts, words)


@pytest.mark.parametrize(
    ("shown", "facts", "words"),
    [
        (["AI", "cs", ""], [shows(A, "pikaichi")], "No bright is left for pikaichi"),
        (["BF", "I", "AJ"], [shows(A, "sanbon"), dives(A, 1)], "Month 1 cannot be a three of sanbon"),
        (
            ["B", "", ""],
            [shows(A, "sanbon"), dives(A, 1, fed_by=B)],
            "Nobody can have thrown the fourth card of month 1",
        ),
    ],
)
def test_hands_that_contradict_shown_squeezed_hands_are_refused(
    shown: list[str], facts: list[Fact], words: str
) -> None:
    put_out = [squeezed(seat, cards=cards) for seat, cards in zip((D, E, F), shown, strict=True)]
    deal = {"dealer": A, "lights": "", "facts": [*IN, *put_out, *facts]}
    refusal = refused(Table(find(NAK), {"dive_hatto": "discard"}, seats=6), deal)
    assert refusal.fact == len(IN) + len(put_out) + len(facts)
    assert words in str(refusal)


def test_hands_that_need_more_than_27_chaff_cards_are_refused() -> None:
    put_out = [squeezed(D, "karasu", cards="CGKOSWa")]
    hands = [shows(A, "karasu"), shows(B, "karasu"), shows(C, "tanichi")]
    table = Table(find(NAK), seats=4)
    table.tally({"dealer": A, "lights": "", "facts": [*IN, *put_out, *hands, points(100, 84, 80, 0), escapes(A)]})
    refused_last(
        NAK, 4, "", [*IN, *put_out, *hands[:2], shows(C, "karasu")], "all of it, willows included, is 27 cards"
    )


@pytest.mark.parametrize(
    ("game", "lights", "facts", "words"),
    [
        (SAN, "", [shows(A, "tatesanbon"), dives(A, 2)], "Month 2 cannot be a three of tatesanbon"),
        (SHI, "", [shows(A, "sanbon"), dives(A, 4)], "Month 4 cannot be a three of sanbon"),
        (NAK, "", [shows(A, "sanbontatesanbon"), dives(A, 2), dives(A, 3)], "Month 3 cannot be a three"),
        (SAN, "", [shows(A, "futatatesanbon"), dives(A, 7), dives(A, 8)], "Month 8 cannot be a three"),
        (SAN, "", [shows(A, "tatesanbon", "karasu"), dives(A, 5)], "Month 5 cannot be a three"),
        (SAN, "s", [shows(A, "sanbon", "toichi"), dives(A, 12)], "Month 12 cannot be a three"),
        (SAN, "", [shows(A, "sanbon", "tanichi"), dives(A, 8)], "Month 8 cannot be a three of tanichi + sanbon"),
        (
            SAN,
            "A",
            [shows(A, "sanbon"), dives(A, 1, fed_by=B)],
            "Nobody can have thrown the fourth card of month 1: it lay",
        ),
        (SHI, "c", [shows(C, "sanbon"), dives(C, 8, fed_by=B)], "Nobody can have thrown the fourth card of month 8"),
        (
            NAK,
            "",
            [shows(A, "tatesanbon"), shows(B, "futatatesanbon"), shows(C, "tatesanbon"), dives(A, 5), dives(C, 5)],
            "Tobikomi of month 5 has already been made",
        ),
    ],
)
def test_impossible_facts_about_dives_are_refused(game: str, lights: str, facts: list[Fact], words: str) -> None:
    refused_last(game, 3, lights, facts, words)


@pytest.mark.parametrize(
    ("game", "facts", "words"),
    [
        (SAN, [makes(A, "goun"), goes_on(A), makes(B, "inoshikacho")], "other seats have taken cards"),
        (SAN, [makes(A, "nanatan", extra=1), goes_on(A), makes(C, "aotan")], "other seats have taken cards"),
        (NAK, [makes(A, "nanatan"), goes_on(A), makes(B, "akatan")], "other seats have taken cards"),
        (SHI, [shows(B, "sanbon"), dives(B, 8), makes(A, "shiko")], "other seats have taken cards"),
        (NAK, [shows(B, "tatesanbon"), makes(A, "goko"), goes_on(A), dives(B, 12)], "other seats have taken cards"),
        (NAK, [makes(A, "goko", "nanatan", "akatan", "aotan"), goes_on(A)], "there is no other yaku left to make"),
        (
            NAK,
            [shows(B, "sanbon"), dives(B, 1), makes(A, "nanatan", "aotan"), goes_on(A)],
            "there is no other yaku left to make",
        ),
    ],
)
def test_impossible_facts_about_captured_yaku_are_refused(game: str, facts: list[Fact], words: str) -> None:
    refused_last(game, 3, "", facts, words)


GOES_ON = [makes(A, "goko"), goes_on(A)]


@pytest.mark.parametrize(
    ("game", "facts", "words"),
    [
        (SAN, [special(A, "sujuroku", 27), special(B, "futahachi", 186)], PILES),
        (SAN, [special(A, "sujuroku", 27), special(A, "futahachi", 168)], PILES),
        (SAN, [special(A, "sohachi", 88), special(B, "sujuroku", 27)], PILES),
        (SAN, [special(A, "sujuroku", 27), points(78, 100, 86)], PILES),
        (SAN, [special(A, "sujuroku", 20), points(18, 120, 126)], PILES),
        (NAK, [special(A, "futahachi", 249)], PILES),
        (SHI, [*GOES_ON, special(B, "sujuroku", 25)], PILES),
        (SHI, [*GOES_ON, special(A, "sujuroku", 27)], PILES),
        (SHI, [*GOES_ON, special(B, "futahachi", 168)], PILES),
        (SHI, [*GOES_ON, points(90, 90, 84)], PILES),
        (SHI, [makes(B, "nanatan"), goes_on(B), points(120, 30, 114)], PILES),
        (SAN, [shows(A, "sanbon"), dives(A, 1), points(26, 120, 118)], PILES),
        (SAN, [points(1, 131, 132)], PILES),
        (SAN, [points(3, 129, 132)], PILES),
        (
            NAK,
            [*(shows(seat, "aka") for seat in (A, B, C)), makes(A, "akatan"), *map(escapes, (A, B, C))],
            "enough card points",
        ),
        (NAK, [shows(A, "aka"), shows(B, "aka"), makes(C, "goko"), escapes(A), escapes(B)], "enough card points"),
    ],
)
def test_impossible_ends_of_months_are_refused(game: str, facts: list[Fact], words: str) -> None:
    """An error of all facts together is reported behind the last fact."""
    refusal = refused(Table(find(game), seats=3), {"dealer": A, "lights": "", "facts": facts})
    assert refusal.fact == len(facts) + 1, refusal
    assert words in str(refusal)


# ------------------------------------------------------------------------------------- hachiju


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ([shows(A, "karasu", "teshi"), shows(B, "karasu", "teshi")], MONTH),
        ([shows(seat, "suroku", "teshi") for seat in (A, B, C)], MONTH),
        ([shows(A, "karasu", "futasanbon"), shows(B, "karasu", "sanbon")], MONTH),
        ([shows(A, "karasu", "shiso"), shows(C, "suroku", "shiso")], MONTH),
        ([makes(A, "akatan"), goes_on(A), makes(B, "nanatan")], "seat 1 cannot newly make nanatan here"),
        ([makes(A, "akatan"), goes_on(A), points(10, 120, 110)], "seat 0 has made yaku that count more than 10 points"),
        ([makes(B, "shiko"), goes_on(B), points(80, 75, 85)], "seat 1 has made yaku that count more than 75 points"),
        ([makes(C, "nanatan"), goes_on(C), points(210, 0, 30)], "seat 2 has made yaku that count more than 30 points"),
    ],
)
def test_impossible_facts_about_hachiju_deals_are_refused(facts: list[Fact], words: str) -> None:
    refusal = refused(Table(find(HAC), seats=3), {"dealer": A, "facts": [*IN, *facts]})
    assert refusal.fact == len(IN) + len(facts)
    assert words in str(refusal)


# ------------------------------------------------------------------------------------- bashifen


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        ({"points": 57}, "57 points cannot be: the opponents win fives"),
        ({"points": -5}, "-5 points cannot be"),
        ({"points": 285}, "285 points cannot be: the opponents win fives, 280 at most here"),
        ({"points": 205, "failed_lead": B}, "205 points cannot be: the opponents win fives, 200 at most here"),
        ({"points": 80, "failed_lead": 4}, "There is no seat 4"),
        ({"points": 80, "dealer": 4}, "There is no seat 4"),
        ({"points": 80, "dealer": None}, "It is not known yet who is declarer in the first deal"),
    ],
)
def test_impossible_bashifen_deals_are_refused(deal: dict[str, Any], words: str) -> None:
    refusal = refused(Table(find("bashifen")), {"dealer": A, "failed_lead": None, **deal})
    assert words in str(refusal)


# ------------------------------------------------------------------------------------- hardly possible, but possible


@pytest.mark.parametrize(
    ("game", "lights", "facts"),
    [
        (SAN, "", [shows(A, "shiso", "aka")]),
        (SAN, "AIcs", [shows(A, "pikaichi"), points(88, 89, 87)]),
        (SAN, "A", [shows(A, "sanbon"), dives(A, 1), points(88, 89, 87)]),
        (SAN, "s", [shows(A, "tatesanbon", "karasu"), dives(A, 12), points(90, 89, 85), escapes(A)]),
        (SAN, "", [shows(A, "futatatesanbon"), shows(B, "futatatesanbon"), points(88, 89, 87)]),
        (SAN, "", [special(A, "sujuroku", 27), special(B, "futahachi", 185)]),
        (SAN, "", [special(A, "futahachi", 248)]),
        (SHI, "", [*GOES_ON, special(B, "sujuroku", 24)]),
        (SHI, "", [*GOES_ON, points(105, 90, 69)]),
        (NAK, "", [makes(A, "goko", "nanatan", "akatan"), goes_on(A), points(200, 64, 0)]),
        (NAK, "", [shows(A, "aka"), shows(B, "aka"), makes(C, "shiko"), escapes(A), escapes(B)]),
    ],
)
def test_rare_but_possible_facts_are_accepted(game: str, lights: str, facts: list[Fact]) -> None:
    settle(*facts, game=game, lights=lights)


@pytest.mark.parametrize(
    "wrong", [shows(B, "pikaichi"), shows(B, "shiso", "aka"), shows(B, "futatatesanbon"), shows(B, "tatesanbon")]
)
def test_an_annulled_hand_may_be_impossible(wrong: Fact) -> None:
    """The hand is annulled because it is impossible (SAN 不慮の出来事 (4))."""
    hands = [shows(A, "futatatesanbon"), shows(C, "futatatesanbon")]
    right = settle(*hands, points(88, 89, 87), lights="AIcos", game=SHI)
    with_it = settle(*hands, wrong, {"what": "annul", "seat": B}, points(88, 89, 87), lights="AIcos", game=SHI)
    assert with_it == right


def test_facts_of_a_void_month_may_be_impossible() -> None:
    """The month is dealt again, whatever was told until then (SAN 不慮の出来事 (1), (2))."""
    facts = [shows(A, "tatesanbon"), dives(A, 2), makes(A, "akatan"), goes_on(A), makes(B, "akatan")]
    assert settle(*facts, {"what": "void"}, lights="AIcos") == (0, 0, 0)
