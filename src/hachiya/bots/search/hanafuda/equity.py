"""The equity of a seat: its chance to win the match, from the scores after a deal and the deals that are left.

What a seat wins in the rest of the match is taken as normally distributed, with a spread (a standard deviation in
points) that was measured for each game and number of seats. After the last deal the equity is exact.
"""

import json
from collections.abc import Sequence
from importlib.resources import files
from math import isqrt

from hachiya.bots.search.hanafuda.imagination import SPREAD
from hachiya.bots.search.skill import Goal
from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position
from hachiya.games.view import View

OVER = int(Phase.OVER)
SPREADS: dict[str, dict[str, int]] = json.loads(files(__package__).joinpath("spreads.json").read_text("utf-8"))
"""By game and number of seats: the standard deviation of what a seat wins in one deal, in points."""
QUANTILES = (-1.705, -0.976, -0.592, -0.283, 0.0, 0.283, 0.592, 0.976, 1.705)
"""The means of nine equally likely parts of the normal distribution, from the lowest."""
WORTH = 4
"""A won match is worth so many spreads: where all are even, a point then adds about a point to the equity."""
LAST_DEALS = 3
"""Only in so many deals at the end of a match does equity count; before, points do, and it would choose about alike."""
FRACTION = 8
"""A point itself adds an eighth of a point, so that a seat whose match is decided still plays for points."""


def imagined_spread(view: View, deals: int, goal: Goal) -> int:
    """The standard deviation, in points, of what a seat wins after the deal of a view, in a match of so many deals.

    It is at least that of one deal; and 0, so that points count, if they are the goal or if more deals are left.
    """
    later = deals - view.state.books.month - (view.state.phase == Phase.MIZUTEN)
    if goal == Goal.POINTS or later >= LAST_DEALS:
        return 0
    return isqrt(SPREADS[view.game.name][str(view.state.books.seats)] ** 2 * max(1, later))


@rule
def normal(x: float) -> float:
    """The normal distribution function to three digits, without a function that processors round differently.

    It is formula 26.2.18 of Abramowitz and Stegun.
    """
    y = abs(x)
    root = 1.0 + y * (0.196854 + y * (0.115194 + y * (0.000344 + y * 0.019527)))
    tail = 0.5 / (root * root * root * root)
    return 1.0 - tail if x > 0.0 else tail


@rule
def chance_to_win(scores: Sequence[int], seats: int, seat: int, spread: int) -> float:
    """The chance that a seat has the highest score after deals that change each score by this standard deviation."""
    chance = 0.0
    for place in range(len(QUANTILES)):
        highest = 1.0
        for other in range(seats):
            if other != seat:
                highest *= normal(float(scores[seat] - scores[other]) / float(spread) + QUANTILES[place])
        chance += highest
    return chance / float(len(QUANTILES))


@rule
def outcome(st: Position, imagination: Sequence[int], seat: int, before: int) -> int:
    """What a deal has brought a seat, in points: the change of its score, or its equity if a spread is imagined."""
    points = st.books.scores[seat] - before
    spread = imagination[SPREAD]
    if spread == 0:
        return points
    if st.phase == OVER:
        winners = st.books.winners
        chance = 1.0 / float(popcount(winners)) if winners & bit(seat) else 0.0
    else:
        chance = chance_to_win(st.books.scores, st.books.seats, seat, spread)
    return int(chance * float(WORTH * spread)) + points // FRACTION
