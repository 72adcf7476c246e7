"""The bill of a deal of 八十分: the opponents' points, the kitty, the ladder, and what comes next."""

from typing import Any

from hachiya.explain.bashifen.bill import DealBill, bill
from hachiya.words.voice import Voice
from tests.explain.bashifen.test_sentences import deal, deal_end, match, trick, trumps
from tests.explain.bashifen.test_sheet import MATCH

VOICE = Voice("en", ["Aki", "Ben", "Chie", "Dai"])


def bills() -> list[DealBill]:
    """The bill of every deal at its end."""
    ends = [place for place, event in enumerate(MATCH, 1) if event["e"] == "deal_end"]
    return [each for end in ends if (each := bill(MATCH[:end]))]


def ladder(each: DealBill) -> list[Any]:
    return [
        (pair.seats, VOICE.say(pair.before), VOICE.say(pair.after), pair.steps, pair.declared) for pair in each.pairs
    ]


def test_a_bill_does_not_exist_before_the_end_of_the_deal() -> None:
    assert bill(MATCH[:4]) is None


def test_a_bill_adds_up_trick_and_kitty_points() -> None:
    parts = [(each.points, each.opponents.tricks, each.opponents.kitty) for each in bills() if each.opponents]
    assert parts == [(55, 55, 0), (185, 165, 20), (95, 85, 10), (10, 10, 0)]
    texts = [VOICE.say(each.opponents.why) for each in bills() if each.opponents]
    assert [line.partition(" ")[0] for line in texts] == ["0", "10", "5", "0"]


def test_the_bill_of_a_failed_throw_gives_the_rest_to_the_other_pair() -> None:
    first, second, *_ = bills()
    assert first.failed is None
    assert second.failed is not None
    assert VOICE.say(second.failed).startswith("Aki threw")
    assert VOICE.say(second.failed).endswith("goes to Ben and Dai.")


def test_the_levels_of_a_bill_begin_with_the_declarers() -> None:
    assert [ladder(each) for each in bills()] == [
        [([0, 2], "below 2", "4", 2, True), ([1, 3], "below 2", "below 2", 0, False)],
        [([0, 2], "4", "4", 0, True), ([1, 3], "below 2", "6", 5, False)],
        [([1, 3], "6", "6", 0, True), ([0, 2], "4", "4", 0, False)],
        [([0, 2], "4", "A", 5, True), ([1, 3], "6", "6", 0, False)],
    ]
    assert [each.last for each in bills()] == [False, False, False, True]


def test_a_pair_that_reaches_level_2_first_has_risen_by_no_step() -> None:
    each = bill([match(), deal(1, None, (0, 0), 2), trumps("S", 2), trick(1, 10), deal_end(120, (2, 3), 1)])
    assert each is not None
    assert ladder(each) == [([0, 2], "below 2", "2", None, True), ([1, 3], "below 2", "3", 2, False)]


def test_a_bill_announces_the_next_declarer_and_level() -> None:
    texts = [(VOICE.say(each.title), VOICE.say(each.follows)) for each in bills()]
    assert texts[0] == (
        "Aki and Chie held the opponents below 80 and stay declarers",
        "Next declarer: Aki, on level 4.",
    )
    assert texts[1] == (
        "Ben and Dai: 80 or more, and they become declarers",
        "The sides change. Next declarer: Ben, on level 6.",
    )
    assert texts[3][1] == "The match ends with this deal."


def test_the_bill_of_a_tallied_deal_shows_no_kitty() -> None:
    tally = {"e": "tally", "n": 1, "dealer": 2, "stage": [4, 6], "failed_lead": None}
    end = {"e": "deal_end", "points": 95, "stage": [4, 6], "dealer": 1}
    each = bill([match(), tally, end])
    assert each is not None
    assert (each.points, each.opponents) == (95, None)
