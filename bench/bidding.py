"""Fits the model of bids at hachiju to search that bids against itself (see `bidding`).

    python -m bench.bidding [--rounds 12] [--deals 2000] [--worlds 200] [--seats 3] [--seed 1] [--write]

In the first round all seats bid as Master does, in whose worlds everybody bids as Greedy does. A logistic regression
over the promises of the hands finds for each situation from where on a bid is made in 10, 50 and 90 of 100 cases. In
the next round search imagines these limits, and so on, with the later half of all bids so far, until no middle limit
moves by more than a point. Only auctions are played. Prints the limits of each round in Markdown; `--write` writes the
last ones, which play.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from hachiya.bots.hanafuda.greedy_hachiju import promise_of_hand
from hachiya.bots.registry import find_bot
from hachiya.bots.search.hanafuda.bidding import LIMITS
from hachiya.bots.search.hanafuda.hachiju import (
    BIDS,
    DOUBLE_AT_ONE,
    DOUBLE_LATER,
    WEIGHTS,
    explore,
    prepare,
    situation,
)
from hachiya.bots.search.hanafuda.imagination import Imagination
from hachiya.bots.search.hanafuda.question import HanafudaQuestion, each_action
from hachiya.bots.search.racing import race
from hachiya.bots.search.skill import GRANDMASTER, Others
from hachiya.cli.progress import progress
from hachiya.engine.bits import bit
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.games.view import View
from hachiya.matches.streams import BOTS, stream

FILE = Path(__file__).parents[1] / "src/hachiya/bots/search/hanafuda/bids/hachiju.json"
SITUATIONS = ("in, first", "in after another", "in at 2", "in at 4", "double at 1", "double later")
FEW = 30
"""With fewer bids or fewer refusals in a situation its limits stay."""
NINE_TO_ONE = log(9)
STILL = 1
"""Middle limits, from which a seat bids in a trial, have settled if they move by no more points than this."""

Limits = list[list[int]]
"""By situation, the three limits of the promise."""


class Bid(NamedTuple):
    """A chance to bid in a situation."""

    situation: int
    promise: int
    made: bool


def bids_of_auction(table: Table, limits: Limits, worlds: int, dice: list[int]) -> Iterator[Bid]:
    """Play an auction in which all seats imagine these limits; each chance to bid."""
    greedy = find_bot("greedy")
    numbers = [limit for of_situation in limits for limit in of_situation]
    imagination = Imagination(WEIGHTS, GRANDMASTER.tries, 0, numbers)
    while not table.over and not table.awaits_deal and table.state.phase != Phase.PLAY:
        view = table.view(table.turn)
        if view.state.phase == Phase.BID and view.actions & (view.actions - 1):
            question = HanafudaQuestion(explore, imagination, view.state, view.rules, each_action(view.actions), dice)
            (action,) = race(question, worlds).choice
            yield from chances(view, action)
            table.act(view.seat, action)
        else:
            for action in greedy.choose(view, dice):
                table.act(view.seat, action)


def chances(view: View, action: int) -> Iterator[Bid]:
    """What a seat could have bid, and whether it did so."""
    promise = promise_of_hand(view.rules, view.state.hands[view.seat])
    if view.actions & bit(Action.IN):
        yield Bid(situation(view.state.books, view.seat), promise, action != Action.OUT)
    if view.actions & bit(Action.DOUBLE):
        doubles = DOUBLE_AT_ONE if view.state.books.rate == 1 else DOUBLE_LATER
        yield Bid(doubles, promise, action == Action.DOUBLE)


def fitted(bids: Sequence[Bid], before: Sequence[int]) -> list[int]:
    """The promises from which on a bid is made in 10, 50 and 90 of 100 cases, by logistic regression.

    None lies beyond the promises of the hands. They are those before where too few bids or refusals were made, or where
    strong hands bid no more than weak ones.
    """
    made = sum(bid.made for bid in bids)
    if min(made, len(bids) - made) < FEW:
        return list(before)
    middle = sum(bid.promise for bid in bids) / len(bids)
    level, slope = 0.0, 0.0
    for _ in range(50):
        first = second = of_level = of_both = of_slope = 0.0
        for bid in bids:
            promise = bid.promise - middle
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, level + slope * promise))))
            rest, weight = bid.made - chance, chance * (1 - chance) + 1e-9
            first += rest
            second += rest * promise
            of_level += weight
            of_both += weight * promise
            of_slope += weight * promise * promise
        whole = of_level * of_slope - of_both * of_both
        step_of_level = (first * of_slope - second * of_both) / whole
        step_of_slope = (second * of_level - first * of_both) / whole
        level += step_of_level
        slope += step_of_slope
        if abs(step_of_level) + abs(step_of_slope) < 1e-9:
            break
    if slope <= 0:
        return list(before)
    seen = sorted(bid.promise for bid in bids)
    limits = (round(middle + (logit - level) / slope) for logit in (-NINE_TO_ONE, 0.0, NINE_TO_ONE))
    return [min(max(limit, seen[0]), seen[-1] + 1) for limit in limits]


def rounds(count: int, deals: int, worlds: int, seats: int, seed: int) -> Iterator[tuple[Limits, list[Bid]]]:
    """The limits after each round, and the bids of the round."""
    flat = BIDS[Others.GREEDY]
    limits = [flat[place : place + LIMITS] for place in range(0, len(flat), LIMITS)]
    bids: list[Bid] = []
    for number in range(count):
        new: list[Bid] = []
        with progress(deals) as advance:
            for place in range(number * deals, (number + 1) * deals):
                table = Table(find("hachiju"), {}, seats=seats, dealer=place % seats, seed=seed, stream=place)
                table.deal()
                new += bids_of_auction(table, limits, worlds, stream(seed, BOTS + place))
                advance()
        bids += new
        later = bids[len(bids) // 2 :] if number else bids
        after = []
        for which, before in enumerate(limits):
            after.append(fitted([bid for bid in later if bid.situation == which], before))
        moved = max(abs(row[1] - old[1]) for row, old in zip(after, limits, strict=True))
        limits = after
        yield limits, new
        if moved <= STILL:
            break


def main() -> None:
    """Fit, print and write."""
    parser = argparse.ArgumentParser(prog="python -m bench.bidding", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    prepare()
    print(f"| round | {' | '.join(f'{name} (made)' for name in SITUATIONS)} |")
    print(f"| ---: |{' ---: |' * len(SITUATIONS)}")
    limits: Limits = []
    results = rounds(options.rounds, options.deals, options.worlds, options.seats, options.seed)
    for number, (limits, bids) in enumerate(results, 1):
        cells = []
        for which, row in enumerate(limits):
            here = [bid.made for bid in bids if bid.situation == which]
            share = f"{sum(here) / len(here):.0%}" if here else "–"
            cells.append(f"{' '.join(map(str, row))} ({share})")
        print(f"| {number} | {' | '.join(cells)} |", flush=True)
    if options.write:
        rows = ",\n".join(map(json.dumps, limits))
        FILE.write_text(f"[\n{rows}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
