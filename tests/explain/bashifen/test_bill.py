"""The bill of a deal of 八十分: what the opponents have won, the kitty, the ladder, what follows."""

from typing import Any

from hachiya.explain.bashifen.bill import DealBill, bill
from hachiya.words.voice import Voice
from tests.explain.bashifen.test_sentences import deal, deal_end, match, trick, trumps
from tests.explain.bashifen.test_sheet import MATCH

VOICE = Voice("en", ["Aki", "Ben", "Chie", "Dai"])


def bills() -> list[DealBill]:
    """Of every deal, as its end tells it."""
    ends = [place for place, event in enumerate(MATCH, 1) if event["e"] == "deal_end"]
    return [found for end in ends if (found := bill(MATCH[:end]))]


def ladder(found: DealBill) -> list[Any]:
    return [
        (pair.seats, VOICE.say(pair.before), VOICE.say(pair.after), pair.steps, pair.declared) for pair in found.pairs
    ]


def test_there_is_none_before_a_deal_is_over() -> None:
    assert bill(MATCH[:4]) is None


def test_points_of_tricks_and_kitty() -> None:
    parts = [(found.points, found.opponents.tricks, found.opponents.kitty) for found in bills() if found.opponents]
    assert parts == [(55, 55, 0), (185, 165, 20), (95, 85, 10), (10, 10, 0)]
    said = [VOICE.say(found.opponents.why) for found in bills() if found.opponents]
    assert [line.partition(" ")[0] for line in said] == ["0", "10", "5", "0"]


def test_a_wrong_throw_gives_the_rest_to_the_other_pair() -> None:
    first, second, *_ = bills()
    assert first.failed is None
    assert second.failed is not None
    assert VOICE.say(second.failed).startswith("Aki threw")
    assert VOICE.say(second.failed).endswith("goes to Ben and Dai.")


def test_the_ladder_has_the_declarers_first() -> None:
    assert [ladder(found) for found in bills()] == [
        [([0, 2], "below 2", "4", 2, True), ([1, 3], "below 2", "below 2", 0, False)],
        [([0, 2], "4", "4", 0, True), ([1, 3], "below 2", "6", 5, False)],
        [([1, 3], "6", "6", 0, True), ([0, 2], "4", "4", 0, False)],
        [([0, 2], "4", "A", 5, True), ([1, 3], "6", "6", 0, False)],
    ]
    assert [found.last for found in bills()] == [False, False, False, True]


def test_who_comes_to_stand_on_2_has_not_risen() -> None:
    found = bill([match(), deal(1, None, (0, 0), 2), trumps("S", 2), trick(1, 10), deal_end(120, (2, 3), 1)])
    assert found is not None
    assert ladder(found) == [([0, 2], "below 2", "2", None, True), ([1, 3], "below 2", "3", 2, False)]


def test_what_follows() -> None:
    said = [(VOICE.say(found.title), VOICE.say(found.follows)) for found in bills()]
    assert said[0] == (
        "Aki and Chie held the opponents below 80 and stay declarers",
        "Next declarer: Aki, on level 4.",
    )
    assert said[1] == (
        "Ben and Dai: 80 or more, and they become declarers",
        "The sides change. Next declarer: Ben, on level 6.",
    )
    assert said[3][1] == "The match ends with this deal."


def test_what_lay_in_the_kitty_of_a_tallied_deal_is_not_known() -> None:
    tally = {"e": "tally", "n": 1, "dealer": 2, "stage": [4, 6], "failed_lead": None}
    end = {"e": "deal_end", "points": 95, "stage": [4, 6], "dealer": 1}
    found = bill([match(), tally, end])
    assert found is not None
    assert (found.points, found.opponents) == (95, None)
