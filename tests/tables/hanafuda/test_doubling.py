"""The view of a doubling auction has the rate and the doubler, and each bid its value."""

import json
from random import Random

from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from tests.playing import Menu
from tests.tables.play import new_setup, seen_text, two_shuffles, viewers
from tests.tables.walker import check_form

FOUR = Menu("hachiju", {"deals": 12}, 4)


def dealt() -> Match:
    match, _ = Match(new_setup(FOUR)).deal(two_shuffles(Match(new_setup(FOUR)), Random(5)))
    return match


def bid(match: Match, does: str) -> Match:
    seat = match.table.turn
    offers = {offer["does"]: offer["action"] for offer in messages.view(match.table, seat)["choices"]}
    return match.choose(seat, [offers[does]], None)[0]


def test_a_view_has_the_rate_and_the_seat_that_doubled_last() -> None:
    match = dealt()
    answers = ("in", "double", "in", "double", "in")
    seen = []
    for does in answers:
        match = bid(match, does)
        view = messages.view(match.table, "table")
        seen.append((view["rate"], view["doubler"], view["leader"], view["joined"]))
    assert seen == [(1, None, 0, [0]), (2, 1, 1, [1]), (2, 1, 1, [1, 2]), (4, 3, 3, [3]), (4, 3, 3, [0, 3])]
    own = messages.view(match.table, match.table.turn)
    assert [offer["does"] for offer in own["choices"]] == ["in", "out"]
    for viewer in viewers(match):
        check_form(json.loads(seen_text(match, viewer)))
    assert not {"kind", "carry", "mizuten", "sager"} & set(own)


def test_each_bid_shows_the_cost_of_folding_and_the_value_of_the_hand() -> None:
    match = bid(dealt(), "out")
    offers = {offer["does"]: offer["entrance"] for offer in messages.view(match.table, match.table.turn)["choices"]}
    assert {does: (offer["fee"], offer["pot"]) for does, offer in offers.items()} == dict.fromkeys(
        ("in", "out", "double"), (20, 20)
    )
    assert offers["double"]["hand"] == 2 * offers["in"]["hand"]
