"""Fits the policy of the games with flower cards: search gathers decisions, and a regression finds the weights.

    python -m bench.fitting ROOM --state FILE [--deals 3000] [--worlds 60] [--seed 1] [--write]

Deals of all games of the room (hachihachi, hachiju), without multipliers, are played in all seats by search, in whose
worlds greedy plays, so that a seed always has the same result; one card in seven is random, for varied positions.
Each decision about a hand card gives a row for each card: the features that it changes, and its mean result. FILE holds
the sums for the regression, and after Ctrl-C the same command continues from there. `--write` writes the weights.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hachiya.bots.hanafuda import greedy_hachihachi, greedy_hachiju
from hachiya.bots.search.hanafuda import hachihachi, hachiju, weights
from hachiya.bots.search.hanafuda.exploring import Explore, make_explorer
from hachiya.bots.search.hanafuda.fitted import FEATURES, record_feature
from hachiya.bots.search.hanafuda.imagination import Imagination
from hachiya.bots.search.hanafuda.question import Arguments, arguments
from hachiya.bots.search.skill import MASTER, Skill
from hachiya.cli.progress import progress
from hachiya.engine.accel import rule
from hachiya.engine.jit import entry
from hachiya.engine.rng import LANES, below, seed
from hachiya.games.hachihachi import deal as hachihachi_deal
from hachiya.games.hachihachi import moves as hachihachi_moves
from hachiya.games.hachiju import deal as hachiju_deal
from hachiya.games.hachiju import moves as hachiju_moves
from hachiya.games.hanafuda.cards import month_of_card
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.sight import unseen
from hachiya.games.registry import GAMES
from hachiya.games.table import Table
from hachiya.games.view import View

ONE_IN = 7
"""One card in so many is played at random."""
HUNDREDTHS = 100
SMOOTH, SMOOTH_SHARE = 3.0, 1e-3
"""The ridge that is added to each square: a constant, and a share of the mean of the squares."""
PIECE = 10
"""Deals between two writes of the file."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Room:
    """The rules of a room for gathering: search over greedy, the features of a card, and greedy's choice."""

    explore: Explore
    describe: Any
    greedy: Any
    imagine: Callable[[View, Skill], Imagination]


def room_of(name: str) -> Room:
    """The room by its name."""
    greedy: Any = {"hachihachi": greedy_hachihachi, "hachiju": greedy_hachiju}[name]
    search: Any = {"hachihachi": hachihachi, "hachiju": hachiju}[name]
    shuffle: Any = {"hachihachi": hachihachi_deal.shuffle_for, "hachiju": hachiju_deal.shuffle}[name]
    deal: Any = {"hachihachi": hachihachi_deal.deal, "hachiju": hachiju_deal.deal}[name]
    moves: Any = {"hachihachi": hachihachi_moves, "hachiju": hachiju_moves}[name]
    choose, best_take = greedy.choose, greedy.best_take
    worth = search.fitted_policy(record_feature).worth

    @rule
    def greedily(st: Any, rules: Any, legal: int, rng: list[int], _weights: Sequence[int]) -> int:
        return choose(st, rules, legal, rng)  # type: ignore[no-any-return]

    @rule
    def promises_nothing(_st: Any, _rules: Any, _weights: Sequence[int], _hidden: int, _action: int) -> int:
        return 0

    @entry
    def describe(states: Any, rules: Any, card: int, changes: Any) -> None:
        st = states[0]
        takes = best_take(st, rules, st.turn, card, st.field & month_of_card(card))
        worth(st, rules, changes, unseen(st, st.turn), st.turn, card, takes)

    explore = make_explorer(
        "fitting", shuffle, deal, moves.legal, moves.step, greedily, promises_nothing, search.inconsistency
    )
    return Room(explore, describe, greedy.choose, search.imagination_of)


@dataclass
class Sums:
    """The sums from which the regression is computed."""

    deals: int
    decisions: int
    squares: Numbers
    """By two features: the sum of the products of their changes, each less its mean in the decision."""
    products: Numbers
    """By feature: the sum of the products of its changes and the results of the moves."""
    spread: float
    """The sum of the squares of the results."""

    @classmethod
    def of_file(cls, path: Path, job: Sequence[Any]) -> "Sums":
        """The sums gathered before by the same job; zeros if there is no file."""
        if not path.exists():
            return cls(0, 0, np.zeros((FEATURES, FEATURES)), np.zeros(FEATURES), 0.0)
        with np.load(path) as content:
            if json.loads(str(content["job"])) != list(job):
                raise SystemExit(f"{path} is of another job: {content['job']}, not {json.dumps(job)}")
            deals, decisions = content["counts"].tolist()
            return cls(deals, decisions, content["squares"], content["products"], float(content["spread"]))

    def save(self, path: Path, job: Sequence[Any]) -> None:
        """Write the file, which is replaced as a whole."""
        part = path.with_suffix(".part.npz")
        np.savez(
            part,
            job=json.dumps(job),
            counts=[self.deals, self.decisions],
            squares=self.squares,
            products=self.products,
            spread=self.spread,
        )
        part.replace(path)

    def add(self, changes: Numbers, results: Numbers) -> None:
        """Add a decision: the changes, in a row for each card, and the results."""
        changes = changes - changes.mean(axis=0)
        results = results - results.mean()
        touched = np.flatnonzero(np.abs(changes).sum(axis=0))
        rows = changes[:, touched]
        self.squares[np.ix_(touched, touched)] += rows.T @ rows
        self.products[touched] += rows.T @ results
        self.spread += float(results @ results)
        self.decisions += 1

    def weights(self) -> tuple[list[int], float]:
        """The weights in hundredths of a point, and the share of the spread that they explain."""
        diagonal = np.eye(FEATURES) * (SMOOTH + SMOOTH_SHARE * np.diag(self.squares).mean())
        solution = np.linalg.solve(self.squares + diagonal, self.products)
        explained = 2 * solution @ self.products - solution @ self.squares @ solution
        return [round(HUNDREDTHS * weight) for weight in solution.tolist()], float(explained) / self.spread


class Gathering:
    """Deals of one room, played by search."""

    def __init__(self, name: str, worlds: int, value: int) -> None:
        self.room = room_of(name)
        self.games = [game for game in GAMES.values() if game.room == name]
        self.worlds, self.value = worlds, value

    def deal(self, number: int, sums: Sums) -> None:
        """Play the first deal of a new match, and add its decisions."""
        game = self.games[number % len(self.games)]
        seats, play_at_one = game.seats[0], hanafuda(game).play_at_one
        round_of_games = number // len(self.games)
        table = Table(game, {}, seats=seats, dealer=round_of_games % seats, seed=self.value, stream=round_of_games)
        dice = [0] * LANES
        seed(dice, self.value, number)
        while table.state.books.month == 0 or table.state.phase not in (Phase.DEAL, Phase.MIZUTEN, Phase.OVER):
            play_at_one(table.state, table.rules)
            if table.awaits_deal:
                table.deal()
            else:
                table.act(table.turn, self.action(table, dice, sums))

    def action(self, table: Table, dice: list[int], sums: Sums) -> int:
        """The action of the seat at turn; if it chooses a hand card, the decision is added to the sums."""
        view, actions = table.view(table.turn), table.legal()
        if table.state.phase != Phase.PLAY:
            return int(self.room.greedy(view.state, view.rules, view.actions, dice))
        if len(actions) == 1:
            return actions[0]
        lanes = [below(dice, 1 << 31) for _ in range(LANES)]
        numbers = arguments(view.state, view.rules, lanes, self.room.imagine(view, MASTER), actions)
        results = self.total_results(numbers) / self.worlds
        changes = np.zeros((len(actions), FEATURES), np.int64)
        for row, card in zip(changes, actions, strict=True):
            self.room.describe(numbers[0], numbers[1], card, row)
        sums.add(changes.astype(float), results)
        at_random = below(dice, ONE_IN) == 0
        return actions[below(dice, len(actions)) if at_random else int(results.argmax())]

    def total_results(self, numbers: Arguments) -> Numbers:
        """The sum of what each action brings over all worlds, in points; no action is eliminated."""
        race = numbers[-1]
        race[0]["keep_all"] = 1
        self.room.explore(*numbers, self.worlds)
        return np.array(race[0]["sums"][: int(race[0]["running"])], float)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.fitting", description=__doc__.splitlines()[0])
    parser.add_argument("room", choices=("hachihachi", "hachiju"))
    parser.add_argument("--state", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    job = [options.room, options.worlds, options.seed]
    sums = Sums.of_file(options.state, job)
    gathering = Gathering(*job)
    with progress(options.deals, sums.deals) as advance:
        while sums.deals < options.deals:
            for _ in range(PIECE):
                gathering.deal(sums.deals, sums)
                sums.deals += 1
                advance()
            sums.save(options.state, job)
    fitted_weights, explained = sums.weights()
    print(f"{sums.deals} deals, {sums.decisions} decisions, {explained:.0%} of the spread within decisions explained")
    if options.write:
        (Path(weights.__path__[0]) / f"{options.room}.json").write_text(json.dumps(fitted_weights) + "\n", "utf-8")


if __name__ == "__main__":
    main()
