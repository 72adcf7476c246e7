"""Summaries of blocks: means, intervals, tenths and times."""

import json
from math import gamma, pi, sqrt
from statistics import fmean, mean, stdev

import pytest

from hachiya.bots.arena.block import Block
from hachiya.bots.arena.notes import Notes, count_outcome
from hachiya.bots.arena.runners import run_serial
from hachiya.bots.arena.summary import Tenth, summary, tenths
from hachiya.statistics.intervals import half_width, interval, moments, quantile
from tests.arena.jobs import job


def within(reach: float, freedom: int, steps: int = 4000) -> float:
    """The integral of Student's density from -reach to reach, by Simpson's rule."""
    peak = gamma((freedom + 1) / 2) / (sqrt(freedom * pi) * gamma(freedom / 2))

    def density(t: float) -> float:
        return float(peak * (1 + t * t / freedom) ** (-(freedom + 1) / 2))

    width = reach / steps
    inner = sum((4 if step % 2 else 2) * density(step * width) for step in range(1, steps))
    return 2 * width / 3 * (density(0) + inner + density(reach))


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 7, 10, 19, 50, 199])
def test_the_student_t_quantile_leaves_five_percent_outside(freedom: int) -> None:
    assert within(quantile(freedom), freedom) == pytest.approx(0.95, abs=1e-6)


def test_the_student_t_quantile_approaches_the_normal_quantile() -> None:
    assert quantile(2) == pytest.approx(4.302653, abs=1e-6)
    assert quantile(1000) == pytest.approx(1.959964, abs=1e-6)
    assert 0 < quantile(999) - quantile(1000) < 0.003


def test_an_interval_is_computed_from_block_means() -> None:
    sums = [36, -72, 0, 144, 12, 36]
    estimate = interval(moments((won, 36) for won in sums))
    values = [won / 36 for won in sums]
    assert estimate.mean == pytest.approx(mean(values))
    assert estimate.sd == pytest.approx(stdev(values))
    assert half_width(estimate) == pytest.approx(2.570582 * stdev(values) / sqrt(6), rel=1e-6)
    assert estimate.low is not None
    assert estimate.high is not None
    assert estimate.high - estimate.mean == pytest.approx(estimate.mean - estimate.low)
    assert estimate.blocks == 6


def test_a_single_block_has_no_interval() -> None:
    assert interval(moments([(36, 36)])) == (1.0, None, None, None, 1)


def test_bids_are_grouped_into_tenths_by_expected_result() -> None:
    expected = [[float(n % 25), n] for n in range(25)]
    parts = tenths(expected[::-1], 2)
    assert [tenth.bids for tenth in parts] == [2, 3] * 5
    assert parts[0] == Tenth(2, 0.25, 0.25)
    assert parts[-1] == Tenth(3, fmean([22, 23, 24]) / 2, fmean([22, 23, 24]) / 2)
    assert [tenth.bids for tenth in tenths(expected[:4], 1)] == [1, 1, 1, 1]
    assert tenths([], 1) == []


def test_decision_times_are_reported_as_quantiles() -> None:
    notes = Notes()
    for ms in range(1, 101):
        notes.note_time(ms)
    assert notes.time(0.5) == pytest.approx(50, rel=0.02)
    assert notes.time(0.95) == pytest.approx(95, rel=0.02)
    notes.note_time(0.0)
    assert Notes().time(0.5) == 0


def test_notes_are_added_up_and_survive_json() -> None:
    notes = Notes(3, {"in": [1, -5]}, {"failed": [1, 7]}, 2, [[1.5, -5.0]])
    notes.note_time(0.3)
    assert Notes.from_json(json.loads(json.dumps(notes.to_json()))) == notes
    more = Notes()
    more.add(notes)
    more.add(notes)
    count_outcome(notes.bids, "in", 5)
    assert more.bids == {"in": [2, -10]}
    assert notes.bids == {"in": [2, 0]}
    assert more.times.total() == 2
    assert (more.deals, more.hatto, len(more.expected)) == (6, 4, 2)


def test_a_summary_does_not_depend_on_the_order_of_blocks() -> None:
    of = job("nakayoshi", "hopeful,random", deals=6)
    blocks = list(run_serial(of, range(6)))
    total = summary(of, blocks)
    assert total.to_json() == summary(of, blocks[::-1]).to_json()
    assert list(total.to_json()) == ["game", "deals", "seed", "pairs", "ms_per_move"]
    assert [(pair["a"], pair["b"], pair["unit"]) for pair in total.to_json()["pairs"]] == [
        (a, b, unit) for a, b in of.pairs for unit in ("kan at x1", "kan as played")
    ]
    for result, unit in zip(total.results[:2], (0, 1), strict=True):
        values = [mean(block.values[0][unit]) / 12 for block in blocks]
        assert result.interval.mean == pytest.approx(mean(values))
        assert result.interval.sd == pytest.approx(stdev(values))
    hopeful = total.conduct["hopeful"]
    assert sum(tenth.bids for tenth in hopeful.tenths) == sum(outcome.times for outcome in hopeful.bids.values())
    assert total.conduct["random"].tenths == []
    assert Block.from_json(json.loads(json.dumps(blocks[0].to_json()))) == blocks[0]


def test_the_interval_of_a_random_bot_against_itself_includes_zero() -> None:
    of = job("hachiju", "random,random", deals=40)
    for result in summary(of, run_serial(of, range(40))).results:
        _, low, high, sd, _ = result.interval
        assert low is not None
        assert high is not None
        assert low < 0 < high
        assert sd
