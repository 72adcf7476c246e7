"""Means per deal and their intervals, where matches have different numbers of deals."""

from math import sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hachiya.statistics.intervals import Moments, block, interval, moments, quantile

blocks = st.tuples(st.integers(-5000, 5000), st.integers(0, 24))
several = st.lists(blocks, max_size=8).map(moments)


def test_the_interval_of_a_mean_over_deals_is_a_ratio_estimate() -> None:
    """The interval is that of a ratio estimate (Cochran, Sampling Techniques, 6.3)."""
    played = [(120, 12), (-36, 3), (84, 12), (-12, 6), (240, 9)]
    estimate = interval(moments(played), 12)
    deals = sum(number for _, number in played)
    ratio = sum(won for won, _ in played) / deals
    assert estimate.mean == pytest.approx(ratio / 12)
    residues = [won - ratio * number for won, number in played]
    error = sqrt(sum(residue**2 for residue in residues) / 4 / 5) / (deals / 5) / 12
    assert estimate.high == pytest.approx(estimate.mean + quantile(4) * error)
    assert estimate.low == pytest.approx(estimate.mean - quantile(4) * error)


def test_blocks_of_equal_size_have_the_usual_interval() -> None:
    sums = [36, -72, 0, 144, 12, 36]
    estimate = interval(moments((won, 6) for won in sums))
    values = [won / 6 for won in sums]
    assert estimate.sd == pytest.approx(stdev(values))
    assert estimate.mean == pytest.approx(fmean(values))


@given(several, several, several)
def test_moments_can_be_added_in_any_order(a: Moments, b: Moments, c: Moments) -> None:
    assert a.plus(b).plus(c) == a.plus(b.plus(c))
    assert a.plus(b) == b.plus(a)
    assert a.plus(Moments()) == a


@given(st.lists(blocks, max_size=8), st.integers(0, 8))
def test_moments_of_parts_add_up_to_those_of_the_whole(played: list[tuple[int, int]], at: int) -> None:
    assert moments(played[:at]).plus(moments(played[at:])) == moments(played)


def test_a_match_without_deals_is_not_counted_as_a_block() -> None:
    assert block(0, 0) == Moments()
