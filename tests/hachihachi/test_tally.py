"""A month entered by facts is settled by RULES, and an impossible fact is refused with its line and number.

Months stand in a record as at a real table; seats A, B, C sit counter-clockwise, and A deals the first month.
"""

from typing import Any

import pytest

from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.replay import replays
from hachiya.words.errors import BadRecord, IllegalAction, IllegalFact

A, B, C = range(3)
KAN = 12

Fact = dict[str, Any]
Money = list[int]


def hand(seat: int, *yaku: str) -> Fact:
    return {"what": "hand", "seat": seat, "yaku": list(yaku)}


def captured(seat: int, *yaku: str, extra: int = 0, fed_by: int | None = None) -> Fact:
    return {"what": "captured", "seat": seat, "yaku": list(yaku), "extra": extra, "fed_by": fed_by}


def tobikomi(seat: int, month: int, fed_by: int | None = None) -> Fact:
    return {"what": "tobikomi", "seat": seat, "month": month, "fed_by": fed_by}


def go_on(seat: int) -> Fact:
    return {"what": "sage", "seat": seat}


def cancel(seat: int) -> Fact:
    return {"what": "cancel", "seat": seat}


def annul(seat: int) -> Fact:
    return {"what": "annul", "seat": seat}


def nuke(seat: int) -> Fact:
    return {"what": "nuke", "seat": seat}


def special(seat: int, yaku: str, count: int) -> Fact:
    return {"what": "special", "seat": seat, "yaku": [yaku], "count": count}


def points(*by_seat: int) -> Fact:
    return {"what": "points", "points": list(by_seat)}


VOID: Fact = {"what": "void"}
LEVEL = points(88, 88, 88)


def tally(n: int, lights: str, *facts: Fact, **more: Any) -> dict[str, Any]:
    return {"e": "tally", "n": n, "lights": lights, "facts": list(facts), **more}


def replay(*months: dict[str, Any], **options: str) -> list[Any]:
    """The events of a record of these months, with payments filled in; the `match` is line 1."""
    match = {"e": "match", "format": 1, "game": "sannin", "version": 1, "options": options, "seats": 3}
    (result,) = replays(enumerate([match, *months], 1), lenient=True)
    return result.events


def paid(events: list[Any], *, stones: bool = False) -> Money:
    """The points that each seat won or lost by the payments."""
    won = [0, 0, 0]
    for event in events:
        if event["e"] == "pay" and (stones or event["reason"] != "stone"):
            won[event["from"]] -= event["points"]
            won[event["to"]] += event["points"]
    return won


def settled(*facts: Fact, lights: str = "", **options: str) -> Money:
    return paid(replay(tally(1, lights, *facts), **options))


def kan(*by_seat: float) -> Money:
    return [int(KAN * number) for number in by_seat]


def end(events: list[Any]) -> dict[str, Any]:
    last: dict[str, Any] = [event for event in events if event["e"] == "deal_end"][-1]
    return last


def months(events: list[Any]) -> list[Any]:
    return [event for event in events if event["e"] == "tally"]


def refused(*facts: Fact, lights: str = "") -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(tally(1, lights, *facts))
    assert caught.value.line == 2
    assert str(caught.value).startswith("Line 2: ")
    assert caught.value.text("ja").startswith("2行目: ")
    return caught.value


# ------------------------------------------------------------------------------------- hand yaku: A5


def test_a_hand_yaku_is_paid_by_both_others() -> None:
    assert settled(hand(A, "sanbon"), points(88, 89, 87)) == [48, -24 + 1, -24 - 1]


def test_compound_hands_add_up_and_fields_multiply() -> None:
    assert settled(hand(C, "futatatesanbon", "tanichi"), captured(A, "goun"), lights="s") == [
        2 * 12 * 48 - 13 * 48, -12 * 48 - 13 * 48, -12 * 48 + 26 * 48,
    ]  # fmt: skip


def test_several_owners_are_each_paid() -> None:
    won = settled(hand(A, "sanbon"), hand(B, "tanichi"), points(88, 87, 89), lights="A")
    assert won == [2 * KAN, 8 * KAN - 2, -10 * KAN + 2]


def test_one_shiso_ends_the_year_and_takes_the_board() -> None:
    events = replay(tally(1, "", captured(B, "akatan")), tally(2, "", hand(A, "shiso", "tanichi"), hand(B, "sanbon")))
    assert end(events)["why"] == "four_three"
    assert (end(events)["winner"], end(events)["next_dealer"]) == (A, None)
    totals = [-7 * KAN + 86 * KAN - 2 * KAN, 14 * KAN - 1 - 43 * KAN + 4 * KAN, -7 * KAN - 45 * KAN]
    assert end(events)["scores"] == totals
    assert events[-2] | {"clause": ""} == {
        "e": "pay", "from": "board", "to": A, "points": 1, "reason": "stone", "yaku": [], "clause": "",
    }  # fmt: skip
    # 200 kan returned: B -25 kan 1 point and ten more, C -52 and ten more; A is the sum of both.
    assert events[-1]["result"] == kan(35 + 62, -35, -62)
    assert events[-1]["winners"] == [A]


def test_two_shiso_void_the_year() -> None:
    events = replay(tally(1, "s", hand(A, "shiso"), hand(B, "shiso", "karasu")))
    assert (end(events)["why"], end(events)["winner"]) == ("four_three", None)
    assert paid(events) == kan(4 * (80 - 44), 4 * (88 - 40), 4 * -84)
    assert (events[-1]["result"], events[-1]["winners"]) == ([0, 0, 0], [])


def test_a_wrong_declaration_is_paid_back_and_play_goes_on() -> None:
    events = replay(tally(1, "", hand(A, "sanbon"), hand(B, "tanichi"), tobikomi(A, 2), annul(A), points(89, 88, 87)))
    assert paid(events) == [-36 + 1, 72, -36 - 1]
    assert [event["points"] for event in events if event.get("reason") == "refund"] == [24, 24, 12, 12]


def test_an_annulled_payment_is_not_paid_back_twice() -> None:
    facts = [hand(A, "sanbon"), tobikomi(A, 2, fed_by=C), annul(A)]
    assert settled(*facts, VOID) == [0, 0, 0]
    assert settled(*facts, special(B, "sujuroku", 16)) == kan(-12, 24, -12)


def test_a_wrong_shiso_does_not_end_the_year() -> None:
    assert settled(hand(A, "shiso"), annul(A), captured(B, "goun")) == kan(-12, 24, -12)


@pytest.mark.parametrize(
    ("facts", "fact", "words"),
    [
        ([hand(A, "sanbon"), hand(A, "tanichi")], 2, "A hand is shown once, before all other facts"),
        ([captured(B, "akatan"), hand(A, "sanbon")], 2, "the month is over unless it goes on (sage)"),
        ([annul(A)], 1, "seat 0 has shown nothing"),
        ([points(88, 89, 87), hand(A, "aka")], 2, "All hands are played out; only nuke, special, points"),
        ([hand(A)], 1, "The yaku is not named"),
        ([hand(A, "sanbon", "teshi")], 1, "sanbon + teshi is not a hand"),
        ([hand(A, "aka", "karasu")], 1, "is not a hand"),
        ([hand(A, "suroku")], 1, "is not a hand"),
        ([hand(A, "futasanbon", "karasu")], 1, "karasu + futasanbon never meet"),
        ([hand(A, "shiso"), captured(A, "akatan")], 2, "A shiso has ended the year"),
        ([hand(3, "sanbon")], 1, "There is no seat 3"),
        ([{"what": "mizuten", "seat": 0}], 1, "This game has no fact 'mizuten'; its facts are hand, annul"),
        ([{"what": "bid", "seat": 0, "bid": "in"}], 1, "This game has no fact 'bid'"),
        ([{"what": "squeezed", "seat": 0}], 1, "This game has no fact 'squeezed'"),
    ],
)
def test_impossible_hands_are_refused(facts: list[Fact], fact: int, words: str) -> None:
    error = refused(*facts)
    assert f"Fact {fact}: " in error.text("en")
    assert words in error.text("en")
    assert f"{fact}番目の事実" in error.text("ja")


def test_a_hand_shown_after_a_dive_is_refused() -> None:
    assert "Fact 3: A hand is shown once" in refused(hand(A, "sanbon"), tobikomi(A, 2), hand(B, "aka")).text("en")


# ------------------------------------------------------------------------------------- tobikomi: A5, A8


def test_a_dive_is_paid_at_once_and_stays_when_a_yaku_ends_the_month() -> None:
    events = replay(tally(1, "", hand(A, "tatesanbon"), tobikomi(A, 5), captured(B, "aotan")))
    assert paid(events) == kan(6 + 2 - 7, -3 - 1 + 14, -3 - 1 - 7)
    reasons = [event["reason"] for event in events if event["e"] == "pay"]
    assert reasons == ["hand_yaku"] * 2 + ["tobikomi"] * 2 + ["captured_yaku"] * 2 + ["stone"]


def test_a_seat_that_feeds_a_dive_pays_both_shares() -> None:
    assert settled(hand(A, "sanbon"), tobikomi(A, 2, fed_by=B), points(88, 89, 87), lights="o") == [
        4 * 48 + 2 * 48, -2 * 48 - 2 * 48 + 4, -2 * 48 - 4,
    ]  # fmt: skip


def test_menu_f_does_not_raise_a_dive() -> None:
    assert settled(hand(A, "sanbon"), tobikomi(A, 2), captured(A, "goun"), lights="o", multipliers="F") == kan(
        2 * (4 + 1 + 14), -19, -19
    )


def test_two_threes_dive_twice() -> None:
    facts = [hand(A, "futasanbon"), tobikomi(A, 2), tobikomi(A, 3), points(90, 88, 86)]
    assert settled(*facts) == [16 * KAN + 4 * KAN + 2, -8 * KAN - 2 * KAN, -8 * KAN - 2 * KAN - 2]  # D58
    assert "Fact 4: seat 0 has already made tobikomi of every three" in refused(*facts[:3], tobikomi(A, 9)).text("en")
    assert "Fact 3: seat 0 has already made tobikomi of every three" in refused(
        hand(A, "haneken"), tobikomi(A, 2), tobikomi(A, 3)
    ).text("en")


def test_the_continuer_pays_both_shares_of_another_s_dive() -> None:
    facts = [hand(B, "tatesanbon"), captured(C, "aotan"), go_on(C)]
    # Month 8 of the source's sheet.
    assert settled(*facts, tobikomi(B, 7, fed_by=A), cancel(C)) == [-78, 54, 24]
    assert settled(*facts, tobikomi(B, 7), cancel(C)) == [-78, 54, 24]


def test_the_continuer_s_own_dive_is_paid_by_each_or_by_the_feeding_seat() -> None:
    facts = [hand(C, "sanbon"), captured(C, "aotan"), go_on(C)]
    assert settled(*facts, tobikomi(C, 2), cancel(C)) == [-24 - 12 - 42, -24 - 12 - 42, 48 + 24 + 84]
    assert settled(*facts, tobikomi(C, 2, fed_by=A), cancel(C)) == [-24 - 24 - 42, -24 - 42, 48 + 24 + 84]


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ([tobikomi(A, 2)], "seat 0 has shown no three that tobikomi could complete"),
        ([hand(A, "teshi"), tobikomi(A, 2)], "seat 0 has shown no three that tobikomi could complete"),
        ([hand(A, "sanbon"), tobikomi(A, 2, fed_by=A)], "seat 0 cannot have thrown the card that completed it"),
        ([hand(A, "sanbon"), tobikomi(A, 2, fed_by=4)], "seat 4 cannot have thrown the card that completed it"),
        (
            [hand(A, "sanbon"), hand(B, "sanbon"), tobikomi(A, 2), tobikomi(B, 2)],
            "Tobikomi of month 2 has already been made",
        ),
        ([hand(A, "sanbon"), annul(A), tobikomi(A, 2)], "seat 0 has shown no three that tobikomi could complete"),
    ],
)
def test_impossible_dives_are_refused(facts: list[Fact], words: str) -> None:
    error = refused(*facts)
    assert f"Fact {len(facts)}: {words}" in error.text("en")


# ------------------------------------------------------------------------------------- captured yaku: A6-A8


def test_a_captured_yaku_ends_the_month() -> None:
    events = replay(tally(1, "c", captured(A, "akatan")))
    assert paid(events) == kan(28, -14, -14)  # D32
    assert (end(events)["why"], end(events)["winner"], end(events)["next_dealer"]) == ("yaku", A, A)
    assert "captured" not in end(events)


def test_each_extra_ribbon_is_worth_a_kan() -> None:
    assert settled(captured(A, "nanatan", "aotan", extra=1)) == kan(36, -18, -18)  # D34
    assert settled(captured(A, "nanatan", extra=3), lights="os") == kan(104, -52, -52)


def test_a_longer_nanatan_is_a_new_yaku_at_its_whole_value() -> None:
    facts = [captured(A, "nanatan"), go_on(A), captured(A, "nanatan", extra=1)]
    assert settled(*facts) == kan(22, -11, -11)
    assert settled(*facts, go_on(A), cancel(A)) == kan(11, -5.5, -5.5)


def test_goko_replaces_shiko() -> None:
    assert settled(captured(A, "shiko"), go_on(A), captured(A, "goko")) == kan(40, -20, -20)  # D36
    assert settled(captured(A, "shiko"), go_on(A), captured(A, "akatan"), go_on(A), captured(A, "goko")) == kan(
        54, -27, -27
    )


def test_a_seat_that_feeds_a_captured_yaku_pays_both_shares() -> None:
    assert settled(captured(C, "aotan", fed_by=B)) == kan(0, -14, 14)  # D40
    assert settled(captured(C, "goko", fed_by=B)) == kan(0, -40, 40)  # D52


def test_yaku_of_one_turn_fed_by_different_seats_are_separate_facts() -> None:
    assert settled(captured(C, "aotan", fed_by=B), captured(C, "akatan", fed_by=A), captured(C, "goun")) == kan(
        -14 - 12, -14 - 12, 52
    )


def test_an_addition_to_a_fed_yaku_is_paid_by_the_feeding_seat() -> None:
    facts = [captured(C, "aotan", fed_by=B), go_on(C)]
    assert settled(*facts, cancel(C)) == kan(0, -7, 7)  # D48
    assert settled(*facts, captured(C, "goun")) == kan(0, -2 * 19, 38)  # SAN 補足 (1) 2
    assert settled(*facts, captured(C, "akatan", fed_by=A)) == kan(-14, -14, 28)  # C-108


def test_a_cancel_pays_half() -> None:
    events = replay(tally(1, "A", captured(B, "akatan"), go_on(B), cancel(B)), multipliers="C")
    assert paid(events) == [-63, 126, -63]  # C-35
    assert (end(events)["why"], end(events)["next_dealer"]) == ("cancel", B)


def test_the_continuer_pays_for_another_seat_s_completion() -> None:
    facts = [captured(A, "akatan"), go_on(A)]
    assert settled(*facts, captured(B, "aotan")) == [-84, 126, -42]  # D38
    assert settled(*facts, captured(C, "aotan", fed_by=B)) == [-84, -42, 126]  # D50


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ([captured(A)], "The yaku is not named"),
        ([captured(A, "sujuroku")], "seat 0 cannot newly make sujuroku here"),
        ([captured(A, "akatan"), captured(A, "akatan")], "seat 0 cannot newly make"),
        (
            [captured(A, "akatan"), captured(B, "aotan")],
            "seat 0 has made a yaku: the month is over unless it goes on (sage)",
        ),
        ([captured(A, "akatan"), cancel(A)], "seat 0 has made a yaku: the month is over unless it goes on (sage)"),
        ([captured(A, "goun", fed_by=B)], "No hatto protects goun"),
        ([captured(A, "nanatan", fed_by=B)], "No hatto protects nanatan"),
        ([captured(A, "akatan", fed_by=A)], "seat 0 cannot have thrown the card that completed it"),
        ([captured(A, "akatan", extra=1)], "1 extra: only nanatan has extra cards, 3 at most"),
        ([captured(A, "nanatan", extra=4)], "4 extra: only nanatan has extra cards, 3 at most"),
        ([go_on(A)], "seat 0 cannot go on (sage) now"),
        ([captured(A, "akatan"), go_on(B)], "seat 1 cannot go on (sage) now"),
        ([captured(A, "akatan"), go_on(A), go_on(A)], "seat 0 cannot go on (sage) now"),
        ([captured(A, "akatan"), go_on(A), captured(B, "aotan"), go_on(B)], "seat 1 cannot go on (sage) now"),
        ([cancel(A)], "Only the seat that has gone on (sage) can cancel, and that ends the month"),
        ([captured(A, "akatan"), go_on(A), cancel(B)], "Only the seat that has gone on (sage) can cancel"),
        ([captured(A, "goun"), go_on(A), points(88, 89, 87), cancel(A)], "All hands are played out"),
        ([points(88, 89, 87), captured(A, "goun")], "All hands are played out"),
    ],
)
def test_impossible_completions_are_refused(facts: list[Fact], words: str) -> None:
    error = refused(*facts)
    assert f"Fact {len(facts)}: " in error.text("en")
    assert words in error.text("en")
    assert f"{len(facts)}番目の事実" in error.text("ja")


def test_a_fact_after_a_cancel_is_refused() -> None:
    error = refused(captured(A, "akatan"), go_on(A), cancel(A), points(88, 88, 88))
    assert "Fact 4: Only the seat that has gone on (sage) can cancel, and that ends the month" in error.text("en")


def test_a_month_without_an_end_is_refused() -> None:
    assert "Fact 3: After seat 0 has gone on (sage) the month ends with a yaku or a cancel" in refused(
        captured(A, "akatan"), go_on(A)
    ).text("en")
    assert "Fact 2: The month has no end yet: where no yaku ended it, the card points are missing" in refused(
        hand(A, "sanbon")
    ).text("en")


# ------------------------------------------------------------------------------------- played out: A9


def test_card_points_are_multiplied_and_the_best_seat_deals_next() -> None:
    events = replay(tally(1, "s", points(100, 90, 74)))
    assert paid(events) == [48, 8, -56]  # D66
    assert (end(events)["why"], end(events)["winner"]) == ("played_out", A)
    assert settled(points(93, 91, 80), lights="A", multipliers="C") == [6, 3, -9]  # D68
    assert settled(points(96, 83, 85), lights="A", multipliers="C") == [9, -6, -3]  # D68
    assert settled(points(100, 90, 74), lights="s", multipliers="F") == [12, 2, -14]


def test_the_earlier_of_seats_with_equal_points_deals_next() -> None:
    events = replay(tally(1, "", points(80, 92, 92)), tally(2, "", points(92, 80, 92)))
    assert [event["next_dealer"] for event in events if event["e"] == "deal_end"] == [B, C]


def test_a_nuke_is_worth_a_kan_from_each() -> None:
    facts = [hand(A, "sanbon", "tanichi"), tobikomi(A, 2), nuke(A), points(118, 62, 84)]
    # Month 3 of the source's sheet.
    assert settled(*facts, lights="AI") == [396, -220, -176]
    assert settled(hand(A, "aka"), points(88, 89, 87)) == [48, -23, -25]  # D60: 88 is no escape


def test_special_yaku_refund_the_hand_yaku() -> None:
    # Months: D62 (month 4 of the source's sheet), D64.
    assert settled(hand(A, "karasu"), special(A, "sujuroku", 17), lights="c") == kan(56, -28, -28)
    events = replay(tally(1, "o", hand(C, "kuttsuki"), special(A, "sohachi", 88)))
    assert paid(events) == kan(80, -40, -40)
    assert (end(events)["why"], end(events)["winner"]) == ("special", A)


def test_futahachi_is_worth_a_kan_more_for_each_point() -> None:
    assert settled(special(B, "futahachi", 168)) == kan(-10, 20, -10)
    assert settled(special(B, "futahachi", 170), points(50, 170, 44), lights="A") == kan(-24, 48, -24)
    assert settled(points(50, 170, 44), special(B, "futahachi", 170), lights="A", multipliers="F") == kan(-13, 26, -13)


def test_special_yaku_of_two_seats_are_both_paid_and_the_dearer_deals_next() -> None:
    events = replay(tally(1, "", special(A, "futahachi", 168), special(B, "sujuroku", 16)))
    assert paid(events) == kan(20 - 12, 24 - 10, -22)
    assert end(events)["winner"] == B  # C-122


def test_refunded_dives_go_back_to_their_payers() -> None:
    facts = [hand(A, "sanbon"), tobikomi(A, 2, fed_by=C), special(B, "sujuroku", 16), points(89, 88, 87)]
    events = replay(tally(1, "", *facts))
    assert paid(events) == kan(-12, 24, -12)
    assert [(event["to"], event["points"]) for event in events if event.get("reason") == "refund"] == [
        (B, 24), (C, 24), (C, 24),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("facts", "fact", "words"),
    [
        ([points(88, 88, 89)], 1, "Three seats' points add up to 264, not to 265"),
        ([points(88, 176)], 1, "2 numbers of points, where there are 3 seats"),
        ([points(-1, 89, 176)], 1, "cannot have -1 points: the least is 0"),
        ([points(88, 89, 87), points(88, 89, 87)], 2, "The card points are given twice"),
        ([LEVEL], 2, "The points of seat 0 do not agree with its special yaku"),
        ([points(170, 50, 44)], 2, "The points of seat 0 do not agree with its special yaku"),
        ([hand(A, "aka"), points(89, 88, 87)], 3, "The facts of nuke do not agree with the points"),
        ([hand(A, "aka"), points(87, 89, 88), nuke(A)], 4, "The facts of nuke do not agree with the points"),
        (
            [hand(A, "aka"), nuke(A), special(A, "sujuroku", 16), points(89, 88, 87)],
            5,
            "The facts of nuke do not agree",
        ),
        ([nuke(A)], 1, "seat 0 has shown no hand yaku that nuke can follow"),
        ([hand(A, "pikaichi"), nuke(A)], 2, "seat 0 has shown no hand yaku that nuke can follow"),
        ([nuke(6)], 1, "There is no seat 6"),
        ([special(B, "sohachi", 88)], 1, "is no special yaku of seat 1"),
        ([special(A, "sohachi", 89)], 1, "is no special yaku of seat 0"),
        ([special(A, "futahachi", 167)], 1, "is no special yaku of seat 0"),
        ([special(A, "futahachi", 265)], 1, "is no special yaku of seat 0"),
        ([special(A, "sujuroku", 15)], 1, "is no special yaku of seat 0"),
        ([special(A, "sujuroku", 28)], 1, "is no special yaku of seat 0"),
        ([{**special(A, "sujuroku", 16), "yaku": []}], 1, "is no special yaku of seat 0"),
        ([special(A, "sujuroku", 16), special(A, "sujuroku", 17)], 2, "sujuroku is given twice"),
        ([special(A, "sujuroku", 16), special(B, "sujuroku", 16)], 3, "The pack does not have so many cards"),
        ([special(A, "futahachi", 168), special(B, "futahachi", 168)], 3, "The pack does not have so many cards"),
        ([special(A, "futahachi", 168), points(170, 50, 44)], 2, "seat 0 has 168 points by another fact, not 170"),
        ([points(170, 50, 44), special(A, "futahachi", 168)], 2, "seat 0 has 170 points by another fact, not 168"),
        ([points(90, 88, 86), special(A, "sohachi", 88)], 2, "seat 0 has 90 points by another fact, not 88"),
        ([points(0, 130, 134), special(A, "futahachi", 168)], 2, "seat 0 has 0 points by another fact, not 168"),
    ],
)
def test_impossible_ends_are_refused(facts: list[Fact], fact: int, words: str) -> None:
    error = refused(*facts)
    assert f"Fact {fact}: " in error.text("en")
    assert words in error.text("en")
    assert f"{fact}番目の事実" in error.text("ja")


# ------------------------------------------------------------------------------------- void months, dealers, fields


def test_a_void_month_is_paid_back_and_dealt_again() -> None:
    voided = tally(1, "AI", hand(A, "sanbon"), hand(B, "tanichi"), tobikomi(A, 2, fed_by=C), VOID)
    events = replay(voided, tally(1, "", points(88, 89, 87)), tally(2, "", points(89, 88, 87)))
    assert paid(events) == [1, 1, -2]
    # The second 1月 owes nothing to the lights of the void one.
    assert [(month["n"], month["dealer"], month["kind"], month["carry"]) for month in months(events)] == [
        (1, A, "large", ["large"]), (1, A, "small", []), (2, B, "small", []),
    ]  # fmt: skip
    assert [event["e"] for event in events].count("deal_end") == 2
    assert paid(replay(tally(1, "", hand(A, "sanbon"), VOID))) == [0, 0, 0]

    error = refused(captured(A, "akatan"), go_on(A), cancel(B), VOID)
    assert "Only the seat that has gone on (sage) can cancel" in error.text("en")


def test_a_cancelled_month_may_become_void() -> None:
    assert settled(captured(A, "akatan"), go_on(A), cancel(A), VOID) == [0, 0, 0]
    assert "Only the seat that has gone on (sage) can cancel" in refused(
        captured(A, "akatan"), go_on(A), cancel(B), VOID
    ).text("en")


def test_a_carried_kind_survives_a_void_month() -> None:
    events = replay(tally(1, "AI", points(88, 89, 87)), tally(2, "", VOID), tally(2, "", points(89, 88, 87)))
    assert [month["kind"] for month in months(events)] == ["large", "large", "large"]


def test_a_void_month_of_a_full_record_has_its_kind() -> None:
    options = {"multipliers": "A", "overtime": "no"}
    names = ["A", "B", "C"]
    match = {"e": "match", "format": 1, "game": "sannin", "version": 1, "options": options, "seats": 3, "names": names}
    void = tally(1, "o", VOID, dealer=A, kind="grand", carry=[])
    (result,) = replays([(1, match), (2, void)])
    assert result.events[-1] == void


def test_a_fact_after_a_void_is_refused() -> None:
    error = refused(VOID, points(88, 89, 87))
    assert "Fact 1: The month is void" in error.text("en")
    assert "1番目の事実" in error.text("ja")


def test_the_dealer_follows_from_the_month_before() -> None:
    month = tally(1, "", points(88, 89, 87))
    events = replay(month, tally(2, "", LEVEL, special(B, "sohachi", 88)))
    assert [month["dealer"] for month in months(events)] == [A, B]
    with pytest.raises(BadRecord, match="Line 3: seat 2 does not deal this month; seat 1 does"):
        replay(month, tally(2, "", points(88, 89, 87), dealer=C))
    assert [month["dealer"] for month in months(replay({**month, "dealer": C}))] == [C]
    with pytest.raises(BadRecord, match="Line 2: There is no seat 4"):
        replay({**month, "dealer": 4})


def test_lights_that_are_not_brights_are_refused() -> None:
    assert "The brights of the field hold cards that are not brights" in refused(points(88, 89, 87), lights="AB").text(
        "en"
    )


def test_a_written_kind_or_month_number_is_checked() -> None:
    with pytest.raises(BadRecord, match="Line 2: `kind` is wrong"):
        replay(tally(1, "A", points(88, 89, 87), kind="small"))
    with pytest.raises(BadRecord, match="Line 2: `n` is wrong"):
        replay(tally(2, "A", points(88, 89, 87)))


def test_a_tally_during_a_deal_is_refused() -> None:
    table = Table(find("sannin"))
    table.deal()
    with pytest.raises(IllegalAction, match="No deal is due now"):
        table.tally(tally(1, "", points(88, 89, 87), dealer=A))


def test_an_impossible_tally_at_a_table_is_refused() -> None:
    with pytest.raises(IllegalFact, match="Fact 1: The month has no end"):
        Table(find("sannin")).tally(tally(1, "", dealer=A))
