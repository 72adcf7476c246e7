"""Counts of 八十分, compared with a slow implementation."""

from collections import Counter
from typing import cast

import pytest

from hachiya.bots.playing import play
from hachiya.statistics.counting import count
from tests.playing import BASHIFEN_MENUS, Menu, record
from tests.statistics.slow import Events

RANKS = "..23456789TJQKA"


def levels_won(points: int, most: int) -> tuple[int, bool]:
    """The table of 得点計算, line by line: the number of levels, and whether the dealer's side wins them."""
    for limit, by in ((10, 5), (30, 4), (50, 3), (70, 2), (75, 1)):
        if points <= limit:
            return by, True
    by = 0
    while points >= 100:
        by, points = by + 1, points - 20
    return min(by, most), False


def deals_of(events: Events) -> list[Events]:
    ends = [place for place, event in enumerate(events) if event["e"] == "deal_end"]
    begins = [max(at for at in range(end) if events[at]["e"] == "deal") for end in ends]
    return [events[begin : end + 1] for begin, end in zip(begins, ends, strict=True)]


@pytest.mark.parametrize("menu", BASHIFEN_MENUS[::7], ids=str)
def test_bashifen_counts_equal_those_of_a_slow_implementation(menu: Menu) -> None:
    events = cast(Events, record(2, menu))
    most = 6 if menu.options["overflow"] == "capped" else 10
    counts = count(events, lambda seat, _: str(seat))
    expected: dict[int, Counter[str]] = {seat: Counter() for seat in range(4)}
    won: dict[int, Counter[str]] = {seat: Counter() for seat in range(4)}
    for deal in deals_of(events):
        (dealer,) = (event["dealer"] for event in deal if event["e"] == "trumps")
        by, to_dealers = levels_won(deal[-1]["points"], most)
        for seat, number in expected.items():
            dealing = seat in (dealer, (dealer + 2) % 4)
            side = "dealing" if dealing else "against"
            number.update({"deals": 1, side: 1, f"{side}-points": deal[-1]["points"], "hands": 1})
            number[f"{side}-won"] += dealing == to_dealers
            number["deals-won"] += dealing == to_dealers
            levels = by if dealing == to_dealers else -by
            won[seat].update({"stages": levels, f"stages-{side}": levels})
            number["declared"] += any(event["e"] == "declare" and event["seat"] == seat for event in deal)
            drawn = deal[0]["draws"][(seat - deal[0]["first"]) % 4 :: 4]
            assert len(drawn) == 25
            rank = RANKS[deal[0]["trump_rank"]]
            number["held-stage-pair"] += any(drawn.count(rank + suit) == 2 for suit in "SHDC")
            number["held-joker-pair"] += any(drawn.count(joker) == 2 for joker in ("LJ", "BJ"))
        leads = True
        for event in deal:
            if event["e"] == "play":
                cards = event["cards"]
                expected[event["seat"]]["leads"] += leads
                expected[event["seat"]]["throws"] += leads and len(cards) > 1 and cards not in ([cards[0]] * 2,)
                leads = False
            elif event["e"] == "trick":
                expected[event["winner"]].update({"tricks": 1, "trick-points": event["points"]})
                leads = True
            elif event["e"] == "failed_lead":
                expected[event["seat"]]["failed"] += 1
    for seat, number in expected.items():
        number.update({"matches": 1, "finished": 1, "won": seat in events[-1]["winners"]})
        assert +counts[str(seat)].numbers == +number
        assert {name: moments.total for name, moments in counts[str(seat)].won.items()} == dict(won[seat])
    assert sum(number["throws"] for number in expected.values())
    assert sum(number["failed"] for number in expected.values())
    assert sum(player.won["stages"].total for player in counts.values()) == 0


def test_partners_have_equal_wins() -> None:
    events = cast(Events, play("bashifen", bots="greedy", seed=3).events)
    counts = count(events, lambda seat, _: str(seat))
    for seat, partner in (("0", "2"), ("1", "3")):
        assert counts[seat].won == counts[partner].won
