"""The fit of the model of bids finds the limits by which bids were made, and keeps those that it cannot find."""

from math import exp
from random import Random

import pytest

from bench.bidding import SITUATIONS, Bid, bids_of_auction, fitted, rounds
from hachiya.bots.search.hanafuda.bidding import LIMITS
from hachiya.bots.search.hanafuda.hachiju import BIDS, prepare
from hachiya.bots.search.skill import Others
from hachiya.games.registry import find
from hachiya.games.table import Table
from tests.playing import rng

BEFORE = [1, 2, 3]


def bids(middle: float, slope: float, count: int = 6000) -> list[Bid]:
    """Bids that are made with the chances of a logistic function of the promise."""
    dice = Random(7)
    promises = [dice.randrange(0, 100) for _ in range(count)]
    return [Bid(0, promise, dice.random() < 1 / (1 + exp(slope * (middle - promise)))) for promise in promises]


@pytest.mark.parametrize(("middle", "slope"), [(40, 0.1), (25, 0.2), (60, 0.15)])
def test_the_limits_are_where_ten_fifty_and_ninety_of_a_hundred_bid(middle: float, slope: float) -> None:
    reach = 2.197 / slope
    assert fitted(bids(middle, slope), BEFORE) == pytest.approx([middle - reach, middle, middle + reach], abs=2)


def test_no_limit_lies_beyond_the_promises_of_the_hands() -> None:
    low, _, high = fitted(bids(50, 0.02), BEFORE)
    assert (low, high) == (0, 100)


def test_limits_stay_where_few_bid_or_weak_hands_bid_more() -> None:
    assert fitted([], BEFORE) == BEFORE
    assert fitted([Bid(0, 30, True)] * 500, BEFORE) == BEFORE
    assert fitted(bids(40, -0.1), BEFORE) == BEFORE


@pytest.mark.compiled
def test_an_auction_has_the_chances_to_bid_of_every_seat() -> None:
    prepare()
    flat = BIDS[Others.MASTERS]
    limits = [flat[place : place + LIMITS] for place in range(0, len(flat), LIMITS)]
    assert len(limits) == len(SITUATIONS)
    for number in range(20):
        table = Table(find("hachiju"), {}, seats=3, seed=3, stream=number)
        table.deal()
        made = [*bids_of_auction(table, limits, 12, rng(number))]
        assert {bid.situation for bid in made} <= {*range(len(SITUATIONS))}
        assert sum(bid.made for bid in made) >= table.state.books.joined.bit_count() > 0 or table.awaits_deal


@pytest.mark.compiled
def test_a_fit_is_equal_each_time() -> None:
    prepare()
    first, again = ([limits for limits, _ in rounds(2, 40, 12, 3, 5)] for _ in range(2))
    assert first == again
    assert len(first) == 2
