"""A deal of 八十 entered by facts is settled by B1, and an impossible fact is refused with its number.

Seats A, B, C, D sit counter-clockwise; A deals the first deal.
"""

import json
from typing import Any

import pytest

from hachiya.engine.ledger import ACCOUNTS, POT
from hachiya.games.hanafuda.events import EndReason, Event, Reason
from hachiya.games.hanafuda.phases import Action
from hachiya.records import fuda, jsonl
from hachiya.records.replay import replays
from hachiya.words.errors import BadRecord, IllegalAction, IllegalFact
from tests.hachiju.deals import dealt
from tests.vectors.hanafuda.facts import A, B, C, Fact, bids, goes_on, makes, net, points, shows, squeezed, table, tell
from tests.vectors.hanafuda.rule_sets import HAC, Totals

D, E, F = 3, 4, 5
VOID: Fact = {"what": "void"}
TWO = bids((A, "in"), (B, "in"))
THREE = bids((A, "in"), (B, "in"), (C, "in"))
FOURTH_FOLDS = [*THREE, *bids((D, "out"))]
AT_4 = bids((A, "double"), (B, "in"), (C, "double"), (D, "in"), (E, "in"))
"""Five seats, of which A and B leave free."""


def settled(seats: int, *facts: Fact) -> Totals:
    at = table(game=HAC, seats=seats)
    totals = net(tell(at, *facts), seats=seats)
    assert sum(at.state.books.scores) == at.state.books.scores[POT] == 0
    return totals


def end(rows: list[list[int]]) -> list[int]:
    """The reason, the winner and the next dealer."""
    (end,) = [row[1:4] for row in rows if row[0] == Event.DEAL_END]
    return end


def refused(seats: int, *facts: Fact) -> IllegalFact:
    with pytest.raises(IllegalFact) as caught:
        tell(table(game=HAC, seats=seats), *facts)
    return caught.value


# ------------------------------------------------------------------------------------- the auction


def test_a_lone_survivor_takes_the_pot() -> None:
    at = table(game=HAC, seats=4)
    rows = tell(at, *bids((A, "out"), (B, "in"), (C, "double"), (D, "out"), (B, "out")))
    assert net(rows, seats=4) == (-20, -20, 60, -20)
    assert end(rows) == [EndReason.ALONE, C, C]


def test_a_fact_after_all_others_folded_is_refused() -> None:
    facts = bids((A, "out"), (B, "out"))
    assert settled(3, *facts) == (-20, -20, 40)
    assert "Fact 3: seat 2 cannot bid in here" in refused(3, *facts, *bids((C, "in"))).text("en")
    assert "Fact 3: One seat is left alone: the deal is over" in refused(3, *facts, shows(C, "karasu")).text("en")
    assert "Fact 3: One seat is left alone" in refused(3, *facts, points(80, 80, 80)).text("en")
    assert "Fact 3: seat 2 is not put out here" in refused(3, *facts, squeezed(C)).text("en")


def test_the_free_exit_may_be_written_or_omitted() -> None:
    rest = points(0, 0, 60, 115, 65)
    totals = (0, 0, -160, 280, -120)
    assert settled(5, *AT_4, rest) == totals
    assert settled(5, *AT_4, squeezed(A), squeezed(B), rest) == totals
    assert settled(5, *AT_4, squeezed(B), rest) == totals
    assert settled(5, *AT_4, {"what": "squeezed", "seat": A}, rest) == totals
    at = table(game=HAC, seats=5)
    tell(at, *AT_4, rest)
    assert at.state.books.squeezed == 0b11


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ([*AT_4, squeezed(C)], "seat 2 is not put out here"),
        ([*AT_4, squeezed(A), squeezed(A)], "seat 0 is not put out here"),
        ([*AT_4, squeezed(A, "akatan", cards="BFJ")], "seat 0 is not put out here"),
        ([*AT_4, squeezed(A, cards="A")], "seat 0 is not put out here"),
        ([*AT_4, shows(C, "sanbon"), squeezed(A)], "seat 0 is not put out here"),
        ([*AT_4[:4], squeezed(A)], "seat 0 is not put out here"),
        ([*AT_4, *bids((A, "in"))], "seat 0 cannot bid in here"),
        ([*THREE[:1], squeezed(E)], "seat 4 is not put out here"),
        ([*AT_4[:3], *bids((D, "double"))], "seat 3 cannot bid double here"),
        ([*THREE, *bids((D, "in"))], "seat 3 cannot bid in here"),
        ([*THREE, *bids((A, "in"))], "seat 0 cannot bid in here"),
        ([*THREE, *bids((E, "out"))], "seat 4 cannot bid out here"),
        ([*bids((B, "in"))], "seat 1 cannot bid in here"),
        ([*bids((A, "out"), (B, "in"), (C, "double"), (D, "in"), (E, "out"), (A, "in"))], "seat 0 cannot bid in here"),
        ([*bids((F, "in"))], "There is no seat 5"),
        ([*THREE, points(80, 80, 80, 0, 0)], "The bid of seat 3 is missing"),
        ([*bids((A, "in")), makes(A, "akatan")], "The bid of seat 1 is missing"),
        ([shows(A, "sanbon")], "The bid of seat 0 is missing"),
    ],
)
def test_impossible_auctions_are_refused(facts: list[Fact], words: str) -> None:
    error = refused(5, *facts)
    assert error.text("en") == f"Fact {len(facts)}: {words}"
    assert error.text("ja").startswith(f"{len(facts)}番目の事実: ")


def test_an_auction_with_a_missing_bid_is_refused() -> None:
    assert refused(3).text("en") == "Fact 1: The bid of seat 0 is missing"
    assert refused(3, *THREE[:2]).text("en") == "Fact 3: The bid of seat 2 is missing"


def test_a_bid_after_the_auction_is_refused() -> None:
    assert "Fact 4: seat 0 cannot bid out here" in refused(3, *THREE, *bids((A, "out"))).text("en")
    assert "Fact 5: seat 0 cannot bid out here" in refused(3, *THREE, shows(B, "sanbon"), *bids((A, "out"))).text("en")


# ------------------------------------------------------------------------------------- hand yaku


def test_hands_are_paid_at_the_rate_once_all_have_announced() -> None:
    facts = bids((A, "in"), (B, "double"), (C, "in"), (A, "in"))
    at = table(game=HAC)
    rows = tell(at, *facts, shows(C, "teshi"), shows(B, "suroku"), makes(A, "akatan"))
    assert net(rows, Reason.HAND_YAKU) == (-200 - 60, -200 + 120, 400 - 60)
    assert [row[2] for row in rows if row[4] == Reason.HAND_YAKU] == [B, B, C, C]


def test_every_hand_yaku_has_its_value() -> None:
    worth = {
        "sanbon": 40, "kuttsuki": 80, "teshi": 200, "haneken": 200, "futasanbon": 200, "shiso": 600,
        "suroku": 60, "karasu": 100,
    }  # fmt: skip
    for yaku, total in worth.items():
        assert settled(2, *TWO, shows(B, yaku), points(120, 120)) == (-total, total)
        assert settled(3, *THREE, shows(B, yaku), points(80, 80, 80)) == (-total // 2, total, -total // 2)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        (
            [shows(D, "sanbon")],
            "seat 3 cannot announce here; only seats in play can, once each",
        ),
        ([shows(A, "sanbon"), shows(A, "karasu")], "seat 0 cannot announce here"),
        ([makes(A, "akatan"), goes_on(A), shows(A, "sanbon")], "seat 0 cannot announce here"),
        ([shows(A)], "The yaku is not named"),
        ([shows(A, "sanbon", "teshi")], "is not a hand"),
        ([shows(A, "suroku", "karasu")], "is not a hand"),
        ([shows(A, "tatesanbon")], "is not a hand"),
        ([shows(A, "ichinishi")], "is not a hand"),
        ([shows(A, "aka")], "is not a hand"),
        ([{"what": "annul", "seat": A}], "This game has no fact 'annul'; its facts are bid, squeezed, hand, captured"),
        ([{"what": "mizuten", "seat": A}], "This game has no fact 'mizuten'"),
        ([{"what": "special", "seat": A, "yaku": ["sujuroku"], "count": 16}], "This game has no fact 'special'"),
        ([{"what": "nuke", "seat": A}], "This game has no fact 'nuke'"),
        ([{"what": "cancel", "seat": A}], "This game has no fact 'cancel'"),
        ([{"what": "tobikomi", "seat": A, "month": 1, "fed_by": None}], "This game has no fact 'tobikomi'"),
    ],
)
def test_impossible_hands_are_refused(facts: list[Fact], words: str) -> None:
    error = refused(4, *FOURTH_FOLDS, *facts)
    number = len(FOURTH_FOLDS) + len(facts)
    assert f"Fact {number}: " in error.text("en")
    assert words in error.text("en")
    assert error.text("ja").startswith(f"{number}番目の事実: ")


# ------------------------------------------------------------------------------------- captured yaku, 下げ


@pytest.mark.parametrize(
    ("yaku", "total"),
    [("shiko", 400), ("nanatan", 400), ("akatan", 200), ("aotan", 200), ("inoshikacho", 200), ("sujuroku", 600)],
)
def test_every_captured_yaku_has_its_value(yaku: str, total: int) -> None:
    assert settled(2, *TWO, makes(B, yaku)) == (-total, total)
    assert settled(3, *THREE, makes(B, yaku)) == (-total // 2, total, -total // 2)
    assert settled(3, *THREE, makes(B, yaku), goes_on(B)) == (-total // 4, total // 2, -total // 4)


def test_a_stop_takes_the_pot_and_the_deal() -> None:
    at = table(game=HAC, seats=4)
    rows = tell(at, *FOURTH_FOLDS, makes(C, "aotan", "inoshikacho"))
    assert net(rows, seats=4) == (-200, -200, 420, -20)
    assert end(rows) == [EndReason.YAKU, C, C]


def test_an_addition_after_going_on_counts_with_the_first_yaku() -> None:
    facts = [*THREE, makes(A, "akatan"), goes_on(A), makes(A, "aotan")]
    assert settled(3, *facts) == (400, -200, -200)
    assert settled(3, *facts, goes_on(A)) == (200, -100, -100)


def test_several_continuers_pay_each_other_half() -> None:
    facts = [*THREE, makes(C, "akatan"), goes_on(C), makes(A, "inoshikacho"), goes_on(A)]
    at = table(game=HAC)
    rows = tell(at, *facts)
    assert net(rows) == (50 + 50 - 50, -100, 50 + 50 - 50)
    assert end(rows) == [EndReason.PLAYED_OUT, A, A]
    at = table(game=HAC)
    rows = tell(at, *facts, makes(C, "aotan"), goes_on(C))
    assert net(rows) == (100 - 100, -50 - 100, 200 - 50)
    assert end(rows) == [EndReason.PLAYED_OUT, C, C]


def test_points_after_going_on_pay_nothing() -> None:
    assert settled(3, *THREE, makes(C, "akatan"), goes_on(C), points(225, 0, 15)) == (-50, -50, 100)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ([makes(D, "akatan")], "seat 3 cannot newly make akatan here"),
        ([makes(A)], "The yaku is not named"),
        ([makes(A, "goko")], "seat 0 cannot newly make goko here"),
        ([makes(A, "goun")], "seat 0 cannot newly make goun here"),
        ([makes(A, "akatan"), goes_on(A), makes(A, "akatan")], "seat 0 cannot newly make akatan here"),
        ([makes(A, "akatan"), goes_on(A), makes(B, "akatan")], "seat 1 cannot newly make akatan here"),
        ([makes(A, "nanatan"), goes_on(A), makes(B, "nanatan")], "seat 1 cannot newly make nanatan here"),
        ([makes(A, "sujuroku"), goes_on(A), makes(B, "sujuroku")], "seat 1 cannot newly make sujuroku here"),
        ([makes(A, "akatan"), goes_on(A), makes(B, "nanatan")], "seat 1 cannot newly make nanatan here"),
        ([makes(A, "nanatan"), goes_on(A), makes(B, "aotan")], "seat 1 cannot newly make aotan here"),
        ([makes(A, "akatan", extra=1)], "This game has neither hatto nor extra cards"),
        ([makes(A, "akatan", fed_by=B)], "This game has neither hatto nor extra cards"),
        ([makes(A, "akatan"), makes(B, "aotan")], "seat 0 has made a yaku: the deal is over unless it goes on (sage)"),
        ([makes(A, "akatan"), points(80, 80, 80, 0)], "seat 0 has made a yaku: the deal is over unless"),
        ([goes_on(A)], "seat 0 cannot go on (sage) now"),
        ([makes(A, "akatan"), goes_on(B)], "seat 1 cannot go on (sage) now"),
        ([makes(A, "akatan"), goes_on(A), goes_on(A)], "seat 0 cannot go on (sage) now"),
        ([points(80, 80, 80, 0), makes(A, "akatan")], "All hands are played out: no fact can follow"),
        ([points(80, 80, 80, 0), points(80, 80, 80, 0)], "All hands are played out: no fact can follow"),
    ],
)
def test_impossible_completions_are_refused(facts: list[Fact], words: str) -> None:
    error = refused(4, *FOURTH_FOLDS, *facts)
    number = len(FOURTH_FOLDS) + len(facts)
    assert error.text("en").startswith(f"Fact {number}: {words}")
    assert error.text("ja").startswith(f"{number}番目の事実: ")


def test_completions_of_all_three_seats_that_share_no_card_are_accepted() -> None:
    facts = [
        *THREE,
        makes(A, "nanatan"),
        goes_on(A),
        makes(B, "inoshikacho"),
        goes_on(B),
        makes(C, "sujuroku", "shiko"),
    ]
    assert settled(3, *facts) == (-500, -500, 1000)


def test_a_deal_without_an_end_is_refused() -> None:
    words = "The deal has no end yet: where no yaku ended it, the card points are missing"
    assert refused(3, *THREE).text("en") == f"Fact 4: {words}"
    assert refused(3, *THREE, shows(A, "sanbon")).text("en") == f"Fact 5: {words}"


# ------------------------------------------------------------------------------------- card points


def test_two_players_pay_the_difference_of_their_points() -> None:
    assert settled(2, *TWO, points(140, 100)) == (40, -40)
    assert settled(2, *TWO, points(55, 100)) == (-45, 45)
    assert settled(2, *bids((A, "double"), (B, "in")), points(60, 35)) == (50, -50)


def test_the_earlier_of_two_players_with_equal_points_wins_the_pot() -> None:
    at = table(game=HAC, seats=3, dealer=B)
    rows = tell(at, *bids((B, "in"), (C, "out"), (A, "in")), points(60, 60, 0))
    assert net(rows) == (0, 20, -20)
    assert end(rows) == [EndReason.PLAYED_OUT, B, B]


def test_three_players_pay_twice_their_distance_from_80() -> None:
    assert settled(3, *THREE, points(105, 75, 60)) == (50, -10, -40)
    assert settled(3, *THREE, points(90, 90, 60)) == (20, 20, -40)
    assert settled(3, *THREE, points(80, 80, 80)) == (0, 0, 0)
    assert settled(3, *THREE, points(240, 0, 0)) == (320, -160, -160)


def test_the_earlier_from_the_leader_of_three_players_with_equal_points_wins() -> None:
    at = table(game=HAC, seats=4)
    rows = tell(at, *bids((A, "in"), (B, "double"), (C, "in"), (D, "out"), (A, "in")), points(90, 90, 60, 0))
    assert end(rows) == [EndReason.PLAYED_OUT, B, B]


@pytest.mark.parametrize(
    "listed",
    [(80, 80, 85, 0), (80, 80, 75, 0), (80, 80, 80), (80, 80, 40, 40), (250, -10, 0, 0), (81, 79, 80, 0), (80, 80)],
)
def test_impossible_points_of_three_players_are_refused(listed: tuple[int, ...]) -> None:
    error = refused(4, *FOURTH_FOLDS, points(*listed))
    assert (
        "Fact 5: The points of the seats in play are multiples of five and add up to 240 (of two seats, to no more)"
        in error.text("en")
    )
    assert error.text("ja").startswith("5番目の事実: ")


@pytest.mark.parametrize("listed", [(240, 5), (100, 101), (245, -5)])
def test_impossible_points_of_two_players_are_refused(listed: tuple[int, ...]) -> None:
    assert "Fact 3: The points of the seats in play" in refused(2, *TWO, points(*listed)).text("en")


# ------------------------------------------------------------------------------------- void, dealers, records


def test_a_void_deal_is_paid_back_and_dealt_again() -> None:
    at = table(game=HAC, seats=4)
    rows = tell(at, *FOURTH_FOLDS, shows(A, "karasu"), makes(B, "akatan"), goes_on(B), VOID)
    assert net(rows, seats=4) == (0, 0, 0, 0)
    assert sorted(row[1:4] for row in rows if row[4] == Reason.REFUND) == [[A, B, 50], [A, C, 50], [POT, D, 20]]
    assert not any(row[0] == Event.DEAL_END for row in rows)
    books = at.state.books
    assert (books.month, books.next_dealer, list(books.scores)) == (0, A, [0] * ACCOUNTS)
    assert at.awaits_deal
    assert net(tell(at, *FOURTH_FOLDS, makes(B, "akatan")), seats=4) == (-100, 220, -100, -20)
    assert books.month == 1


def test_a_fact_after_a_void_is_refused() -> None:
    error = refused(3, VOID, *THREE)
    assert error.text("en") == "Fact 1: The deal is void: no fact can follow"


def test_a_tally_with_a_wrong_dealer_is_refused() -> None:
    at = table(game=HAC)
    with pytest.raises(IllegalFact, match=r"^seat 1 does not deal now; seat 0 does"):
        at.tally({"dealer": B, "facts": [VOID]})


def test_a_tally_during_a_played_deal_is_refused() -> None:
    at = dealt()
    with pytest.raises(IllegalAction, match="No deal is due now"):
        tell(at, *THREE, points(80, 80, 80))


def test_tallied_and_played_deals_may_alternate() -> None:
    at = table({"deals": 3}, game=HAC)
    tell(at, *THREE, makes(B, "akatan"))
    at.deal()
    for _ in range(2):
        at.act(at.turn, Action.OUT)
    assert (at.turn, at.state.books.month) == (-1, 2)
    rows = tell(at, *bids((A, "in"), (B, "in"), (C, "out")), points(100, 100, 0))
    assert end(rows) == [EndReason.PLAYED_OUT, A, -1]
    assert at.over
    assert list(at.state.books.result[:3]) == [-100 + 40 + 20, 200 - 20, -100 - 20 - 20]
    assert at.state.books.winners == 1 << B


MATCH = {"e": "match", "format": 1, "game": HAC, "version": 1, "options": {"deals": 2}, "seats": 4}


def replay(*deals: dict[str, Any]) -> list[Any]:
    (result,) = replays(enumerate([MATCH, *deals], 1), lenient=True)
    return result.events


def test_a_record_of_tallied_deals_is_completed() -> None:
    first = {"e": "tally", "n": 1, "dealer": 2, "facts": [*bids((C, "out"), (D, "in"), (A, "in"), (B, "in")), VOID]}
    facts = bids((C, "double"), (D, "in"), (A, "out"), (B, "in"))
    again = {"e": "tally", "n": 1, "facts": [*facts, shows(D, "karasu"), makes(B, "shiko")]}
    alone = {"e": "tally", "n": 2, "facts": bids((B, "out"), (C, "out"), (D, "out"))}
    events = replay(first, again, alone)
    pays = [(line["from"], line["to"], line["points"], line["reason"]) for line in events if line["e"] == "pay"]
    assert pays == [
        (C, "pot", 20, "fold"),
        ("pot", C, 20, "refund"),
        (A, "pot", 20, "fold"),
        (C, D, 100, "hand_yaku"),
        (B, D, 100, "hand_yaku"),
        (C, B, 400, "captured_yaku"),
        (D, B, 400, "captured_yaku"),
        ("pot", B, 20, "pot"),
        (B, "pot", 20, "fold"),
        (C, "pot", 20, "fold"),
        (D, "pot", 20, "fold"),
        ("pot", A, 60, "pot"),
    ]
    assert all(line["clause"] == "HAC B1" for line in events if line["e"] == "pay")
    first_end, last_end = (line for line in events if line["e"] == "deal_end")
    assert first_end == {
        "e": "deal_end", "why": "yaku", "winner": B, "scores": [-20, 720, -500, -200], "next_dealer": B,
    }  # fmt: skip
    assert (last_end["why"], last_end["winner"], last_end["next_dealer"]) == ("alone", A, None)
    assert events[-1]["result"] == [40, 700, -520, -220]
    assert events[-1]["winners"] == [B]
    text = fuda.dump(events, lambda _: {"deals": 12})
    (parsed,) = replays(fuda.loads(text, lambda _: {"deals": 12}), lenient=True)
    assert parsed.events == events


def test_the_error_of_a_record_names_line_and_fact() -> None:
    wrong = {"e": "tally", "n": 1, "facts": [*THREE, *bids((D, "in"))]}
    with pytest.raises(BadRecord) as caught:
        replay(wrong)
    assert caught.value.line == 2
    assert caught.value.text("en") == "Line 2: Fact 4: seat 3 cannot bid in here"
    assert caught.value.text("ja") == "2行目: 4番目の事実: 席3はここで「出る」と言えません"


def test_a_tallied_hachiju_deal_without_lights_is_read_unchanged() -> None:
    """No card on the field changes what counts, so `lights` are absent at hachiju (RECORD)."""
    tallied = {
        "e": "tally",
        "n": 1,
        "dealer": 2,
        "facts": [*bids((C, "out"), (D, "in"), (A, "in"), (B, "in")), VOID],
    }
    lines = [json.dumps(event) for event in ({**MATCH, "names": ["A", "B", "C", "D"]}, tallied)]
    (again,) = replays(jsonl.loads("\n".join(lines) + "\n"), lenient=True)
    assert [event for event in again.events if event["e"] == "tally"] == [tallied]
    with pytest.raises(BadRecord):
        list(replays(jsonl.loads("\n".join([lines[0], json.dumps({**tallied, "lights": "A"})]) + "\n"), lenient=True))
