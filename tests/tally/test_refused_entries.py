"""Entries that cannot be are refused with a reason, and nothing is lost."""

from collections.abc import Sequence
from typing import Any

import pytest

from hachiya import Tally
from hachiya.words.errors import IllegalFact
from tests.vectors.hanafuda.facts import (
    A,
    B,
    C,
    Fact,
    bids,
    cancels,
    dives,
    escapes,
    goes_on,
    makes,
    points,
    shows,
    special,
    squeezed,
    unseen,
)
from tests.vectors.hanafuda.rule_sets import HAC, NAK, SAN, SHI

D, E = 3, 4
BAS = "bashifen"
CLOSE: Fact = {"what": "close"}
PLAIN: Fact = {"what": "field", "cards": ""}
THREE = bids((A, "in"), (B, "in"), (C, "in"))
AKATAN = makes(A, "akatan")


def field(cards: str) -> Fact:
    return {"what": "field", "cards": cards}


def white(seat: int) -> Fact:
    return {"what": "white", "seat": seat}


def piles(*by_seat: str | None) -> Fact:
    return {"what": "points", "piles": [*by_seat]}


def declarer(seat: int) -> Fact:
    return {"what": "dealer", "seat": seat}


def opponents(number: int) -> Fact:
    return {"what": "opponents", "points": number}


REFUSALS: list[tuple[str, int, Sequence[Fact], Fact, str]] = [
    # the field and the white card
    (SAN, 3, [], shows(A, "sanbon"), "It is not known yet which brights lie on the field"),
    (SAN, 3, [PLAIN], PLAIN, "The field is already known"),
    (SAN, 3, [], field("ABCDEFG"), "6 cards lie on the field"),
    (SAN, 3, [], white(A), "seat 0 cannot draw the white card now"),
    (NAK, 7, [], bids((A, "in"))[0], "Nobody has drawn the white card yet"),
    (NAK, 7, [white(B)], white(C), "seat 2 cannot draw the white card now"),
    # the auction
    (NAK, 4, [PLAIN], bids((B, "in"))[0], "seat 1 cannot bid in here"),
    (NAK, 4, [PLAIN, *THREE], bids((D, "in"))[0], "seat 3 cannot bid in here"),
    (NAK, 4, [PLAIN, *bids((A, "out"))], bids((B, "out"))[0], "seat 1 cannot bid out here"),
    (NAK, 4, [PLAIN, *bids((A, "in"))], unseen(A), "Only the dealer can play unseen"),
    (NAK, 4, [PLAIN, *bids((A, "in"))], shows(A, "sanbon"), "The bid of seat 1 is missing"),
    (NAK, 4, [PLAIN, *bids((A, "in"))], CLOSE, "The bid of seat 1 is missing"),
    (NAK, 5, [PLAIN, *THREE], squeezed(D, "akatan", cards="BF"), "pine ribbon, plum ribbon are not the cards of"),
    (NAK, 5, [PLAIN, *THREE, squeezed(D, "akatan", cards="BFJ")], squeezed(E, cards="B"), "cannot be in this hand"),
    (SHI, 4, [PLAIN], unseen(A), "This game has no fact 'mizuten'"),
    (HAC, 3, bids((A, "in")), bids((A, "double"))[0], "seat 0 cannot bid double here"),
    (HAC, 4, THREE, bids((D, "in"))[0], "seat 3 cannot bid in here"),
    (HAC, 3, bids((A, "in")), CLOSE, "The bid of seat 1 is missing"),
    (HAC, 3, bids((A, "out"), (B, "out")), shows(C, "sanbon"), "One seat is left alone"),
    # hand yaku
    (SAN, 3, [PLAIN], shows(A, "sanbon", "teshi"), "sanbon + teshi is not a hand"),
    (SAN, 3, [PLAIN, shows(A, "sanbon")], shows(A, "aka"), "A hand is shown once"),
    (SAN, 3, [PLAIN, AKATAN, goes_on(A)], shows(B, "aka"), "A hand is shown once"),
    (SHI, 3, [PLAIN], shows(A, "shiso", "aka"), "aka + shiso never meet in a hand"),
    (NAK, 4, [PLAIN, *THREE], shows(D, "sanbon"), "seat 3 is not in play"),
    (SAN, 3, [field("AIcos")], shows(A, "pikaichi"), "No bright is left for pikaichi"),
    (SAN, 3, [PLAIN], {"what": "hand", "seat": A, "cards": "ABE"}, "No hand shows exactly"),
    (SAN, 3, [PLAIN], {"what": "hand", "seat": A, "cards": "CDGHKL"}, "tanichi + kuttsuki, toichi + kuttsuki or"),
    (SAN, 3, [PLAIN], {"what": "annul", "seat": A}, "seat 0 has shown nothing"),
    (HAC, 3, [*THREE, shows(A, "karasu", "teshi")], shows(B, "karasu", "teshi"), "too few cards of one month are left"),
    (HAC, 3, THREE, shows(A, "aka"), "is not a hand"),
    # tobikomi
    (SAN, 3, [PLAIN], dives(A, 2), "seat 0 has shown no three that tobikomi could complete"),
    (SAN, 3, [PLAIN, shows(A, "sanbon"), dives(A, 2)], dives(A, 3), "already made tobikomi of every three"),
    (SAN, 3, [PLAIN, shows(A, "sanbon"), shows(B, "sanbon"), dives(A, 2)], dives(B, 2), "has already been made"),
    (SAN, 3, [PLAIN, shows(A, "tatesanbon")], dives(A, 2), "Month 2 cannot be a three of tatesanbon"),
    (SAN, 3, [field("A"), shows(A, "sanbon")], dives(A, 1, fed_by=B), "Nobody can have thrown the fourth card"),
    (SAN, 3, [PLAIN, shows(A, "sanbon")], dives(A, 2, fed_by=A), "seat 0 cannot have thrown the card"),
    (NAK, 4, [PLAIN, *THREE, shows(A, "sanbon")], dives(A, 2, fed_by=B), "no hatto for tobikomi"),
    (SAN, 3, [PLAIN, shows(A, "sanbon"), dives(A, 2)], {**dives(A, 2), "month": 13}, "expected at most 12"),
    # captured yaku, going on
    (SAN, 3, [PLAIN, AKATAN], makes(B, "aotan"), "seat 0 has made a yaku: the month is over unless it goes on"),
    (SAN, 3, [PLAIN, AKATAN, goes_on(A)], makes(A, "akatan"), "seat 0 cannot newly make akatan here"),
    (SAN, 3, [PLAIN, AKATAN, goes_on(A)], makes(B, "akatan"), "other seats have taken cards"),
    (SAN, 3, [PLAIN, makes(A, "nanatan", extra=1), goes_on(A)], makes(B, "aotan"), "other seats have taken cards"),
    (SAN, 3, [PLAIN, shows(B, "sanbon"), dives(B, 8)], makes(A, "shiko"), "other seats have taken cards"),
    (SAN, 3, [PLAIN], makes(A, "goun", fed_by=B), "No hatto protects goun"),
    (SAN, 3, [PLAIN], makes(A, "akatan", extra=1), "only nanatan has extra cards"),
    (NAK, 4, [PLAIN, *THREE], makes(A, "goun"), "goun is not played here"),
    (SAN, 3, [PLAIN, AKATAN, goes_on(A), makes(B, "aotan")], goes_on(B), "seat 1 cannot go on (sage) now"),
    (SHI, 3, [PLAIN, AKATAN, goes_on(A), makes(B, "aotan")], goes_on(B), "seat 1 cannot go on (sage) now"),
    (SAN, 3, [PLAIN], goes_on(A), "seat 0 cannot go on (sage) now"),
    (SAN, 3, [PLAIN, AKATAN, goes_on(A)], cancels(B), "Only the seat that has gone on (sage) can cancel"),
    (SAN, 3, [PLAIN, AKATAN, goes_on(A), cancels(A)], points(88, 88, 88), "can cancel, and that ends the month"),
    (SAN, 3, [PLAIN, AKATAN, goes_on(A), points(88, 88, 88)], CLOSE, "the month ends with a yaku or a cancel"),
    (SAN, 3, [PLAIN, {"what": "two_turned", "seat": A}, AKATAN, goes_on(A)], cancels(A), "knowing the next stock card"),
    (HAC, 3, [*THREE, makes(A, "shiko"), goes_on(A)], makes(B, "shiko"), "seat 1 cannot newly make shiko here"),
    (HAC, 3, THREE, makes(A, "akatan", fed_by=B), "neither hatto nor extra cards"),
    # counts
    (SAN, 3, [PLAIN], points(88, 88, 87), "Three seats' points add up to 264, not to 263"),
    (SAN, 3, [PLAIN], {"what": "points", "points": [88, None, None]}, "More than one seat is not counted yet"),
    (SAN, 3, [PLAIN], {"what": "points", "points": [200, 100, None]}, "seat 2 cannot have -36 points"),
    (SAN, 3, [PLAIN], piles("ABCD", "AEFG", None), "pine crane cannot lie in two piles"),
    (SAN, 3, [PLAIN, AKATAN, goes_on(A), makes(A, "goun"), goes_on(A)], piles("BFJ", None, ""), "cards that the yaku"),
    (NAK, 4, [PLAIN, *THREE], points(66, 66, 66, 66), "seat 3 have not played"),
    (SAN, 3, [PLAIN, points(1, 131, 132)], CLOSE, "cannot have these points with the yaku"),
    (SAN, 3, [PLAIN, special(A, "sujuroku", 27), special(A, "futahachi", 168)], CLOSE, "cannot have these points"),
    (SAN, 3, [PLAIN], special(A, "sujuroku", 15), "no special yaku of seat 0"),
    (SAN, 3, [PLAIN], special(B, "sohachi", 88), "no special yaku of seat 1"),
    (SAN, 3, [PLAIN], escapes(A), "seat 0 has shown no hand yaku that nuke can follow"),
    (SAN, 3, [PLAIN, shows(A, "sanbon")], CLOSE, "The month has no end yet"),
    (SAN, 3, [PLAIN, points(88, 89, 87)], AKATAN, "All hands are played out"),
    (HAC, 3, THREE, points(80, 80, 75), "multiples of five and add up to 240"),
    (HAC, 3, THREE, points(81, 80, 79), "multiples of five and add up to 240"),
    (HAC, 2, THREE[:2], {"what": "points", "points": [100, None]}, "Both seats must be counted"),
    (HAC, 3, [*THREE, points(80, 80, 80)], makes(A, "shiko"), "no fact can follow"),
    # bashifen
    (BAS, 4, [], CLOSE, "It is not known yet who is declarer"),
    (BAS, 4, [declarer(A)], CLOSE, "The points of the opponents are missing"),
    (BAS, 4, [declarer(A)], opponents(57), "57 points cannot be"),
    (BAS, 4, [declarer(A)], opponents(285), "285 points cannot be"),
    (BAS, 4, [declarer(A), {"what": "failed_lead", "seat": B}], opponents(205), "200 at most here"),
    (BAS, 4, [declarer(A), opponents(45)], opponents(50), "This is already known"),
    (BAS, 4, [declarer(A), opponents(45)], declarer(B), "This is already known"),
    (BAS, 4, [], declarer(4), "There is no seat 4"),
    (BAS, 4, [declarer(A)], shows(A, "sanbon"), "nknown fact"),
    # what is no fact at all
    (SAN, 3, [PLAIN], {"what": "hand", "seat": "A", "yaku": ["sanbon"]}, "expected an integer"),
    (SAN, 3, [PLAIN], {"what": "hand", "seat": 0, "yaku": ["royal"]}, "hand yaku"),
    (SAN, 3, [PLAIN], {"what": "hand", "seat": 0}, "The yaku is not named"),
    (SAN, 3, [PLAIN], {"what": "points"}, "There are neither points nor piles"),
    (SAN, 3, [PLAIN], {"seat": 0}, "Needs the key"),
]


def tally_with(game: str, seats: int, facts: Sequence[Fact]) -> Tally:
    tally = Tally(game, seats=seats)
    for fact in facts:
        tally.enter(fact)
    return tally


def state(tally: Tally) -> Any:
    """All that a tally answers."""
    return tally.to_json(), tally.next, tally.so_far, tally.match.events, tally.match.scores, tally.waiting


@pytest.mark.parametrize(("game", "seats", "facts", "wrong", "reason"), REFUSALS)
def test_an_impossible_entry_is_refused_and_nothing_is_lost(
    game: str, seats: int, facts: Sequence[Fact], wrong: Fact, reason: str
) -> None:
    tally = tally_with(game, seats, facts)
    before = state(tally)
    with pytest.raises(IllegalFact) as refusal:
        tally.close() if wrong is CLOSE else tally.enter(wrong)
    assert reason in str(refusal.value)
    assert state(tally) == before
    for language in ("ja", "zh"):
        assert refusal.value.text(language)


def test_sixty_entries_are_refused_in_all_games() -> None:
    assert len(REFUSALS) >= 60
    assert {game for game, *_ in REFUSALS} == {SAN, NAK, SHI, HAC, BAS}
