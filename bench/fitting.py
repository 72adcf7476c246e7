"""Fits the policy of the games with flower cards: decisions are gathered by search, and weights found by regression.

    python -m bench.fitting ROOM --state FILE [--deals 3000] [--worlds 60] [--seed 1] [--write]

Deals of all games of the room (hachihachi, hachiju), nothing multiplied, are played at all seats by search, in whose
worlds greedy plays, so that the same seed always finds the same; one card in seven is left to chance, for other
positions. Each decision about a hand card gives a row for each card: what it changes, and what it brought in so many
worlds. FILE keeps the sums of which the regression is made, and after Ctrl-C the same command goes on from there.
`--write` puts the weights where the search finds them.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hachiya.bots.hanafuda import greedy_hachihachi, greedy_hachiju
from hachiya.bots.search.hanafuda import hachihachi, hachiju, weights
from hachiya.bots.search.hanafuda.exploring import Explore, explorer
from hachiya.bots.search.hanafuda.fitted import FEATURES, record_feature
from hachiya.bots.search.hanafuda.question import Arguments, arguments
from hachiya.cli.progress import progress
from hachiya.engine.accel import rule
from hachiya.engine.jit import entry
from hachiya.engine.rng import LANES, below, seed
from hachiya.games.hachihachi import deal as hachihachi_deal
from hachiya.games.hachihachi import moves as hachihachi_moves
from hachiya.games.hachiju import deal as hachiju_deal
from hachiya.games.hachiju import moves as hachiju_moves
from hachiya.games.hanafuda.cards import month_of
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.sight import unseen
from hachiya.games.registry import GAMES
from hachiya.games.table import Table

ONE_IN = 7
"""Of so many cards one is played by chance."""
HUNDREDTHS = 100
SMOOTH, SMOOTH_SHARE = 3.0, 1e-3
"""What the ridge adds to each square: so much, and this part of their mean."""
PIECE = 10
"""Deals between two savings."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Room:
    """What a room gives for gathering: search over greedy, and what a card changes."""

    explore: Explore
    describe: Any
    greedy: Any


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
        takes = best_take(st, rules, st.turn, card, st.field & month_of(card))
        worth(st, rules, changes, unseen(st, st.turn), st.turn, card, takes)

    explore = explorer(shuffle, deal, moves.legal, moves.step, greedily, promises_nothing, search.inconsistency)
    return Room(explore, describe, greedy.choose)


@dataclass
class Sums:
    """What the regression is made of, of so many deals."""

    deals: int
    decisions: int
    squares: Numbers
    """By two things: the sum of the products of their changes, each less its mean in the decision."""
    products: Numbers
    """By thing: of its changes and what the moves brought."""
    spread: float
    """Of what the moves brought: the sum of squares."""

    @classmethod
    def of_file(cls, path: Path, job: Sequence[Any]) -> "Sums":
        """What was gathered before by the same job; nothing if there is no file."""
        if not path.exists():
            return cls(0, 0, np.zeros((FEATURES, FEATURES)), np.zeros(FEATURES), 0.0)
        with np.load(path) as found:
            if json.loads(str(found["job"])) != list(job):
                raise SystemExit(f"{path} is of another job: {found['job']}, not {json.dumps(job)}")
            deals, decisions = found["counts"].tolist()
            return cls(deals, decisions, found["squares"], found["products"], float(found["spread"]))

    def save(self, path: Path, job: Sequence[Any]) -> None:
        """Into the file, which is never there by halves."""
        half = path.with_suffix(".part.npz")
        np.savez(
            half,
            job=json.dumps(job),
            counts=[self.deals, self.decisions],
            squares=self.squares,
            products=self.products,
            spread=self.spread,
        )
        half.replace(path)

    def add(self, changes: Numbers, brought: Numbers) -> None:
        """One decision: a row for each card."""
        changes = changes - changes.mean(axis=0)
        brought = brought - brought.mean()
        touched = np.flatnonzero(np.abs(changes).sum(axis=0))
        rows = changes[:, touched]
        self.squares[np.ix_(touched, touched)] += rows.T @ rows
        self.products[touched] += rows.T @ brought
        self.spread += float(brought @ brought)
        self.decisions += 1

    def weights(self) -> tuple[list[int], float]:
        """In hundredths of a point, and which part of the spread they explain."""
        diagonal = np.eye(FEATURES) * (SMOOTH + SMOOTH_SHARE * np.diag(self.squares).mean())
        found = np.linalg.solve(self.squares + diagonal, self.products)
        explained = 2 * found @ self.products - found @ self.squares @ found
        return [round(HUNDREDTHS * weight) for weight in found.tolist()], float(explained) / self.spread


class Gathering:
    """Deals of one room, played by search."""

    def __init__(self, name: str, worlds: int, value: int) -> None:
        self.room = room_of(name)
        self.games = [game for game in GAMES.values() if game.room == name]
        self.worlds, self.value = worlds, value

    def deal(self, number: int, sums: Sums) -> None:
        """Play one, a new match's first, and add its decisions."""
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
        """What the seat at turn does; of a hand card what each brings is kept."""
        view, actions = table.view(table.turn), table.legal()
        if table.state.phase != Phase.PLAY:
            return int(self.room.greedy(view.state, view.rules, view.actions, dice))
        if len(actions) == 1:
            return actions[0]
        numbers = arguments(view.state, view.rules, [below(dice, 1 << 31) for _ in range(LANES)], [0], actions)
        brought = self.tried(numbers) / self.worlds
        changes = np.zeros((len(actions), FEATURES), np.int64)
        for row, card in zip(changes, actions, strict=True):
            self.room.describe(numbers[0], numbers[1], card, row)
        sums.add(changes.astype(float), brought)
        at_random = below(dice, ONE_IN) == 0
        return actions[below(dice, len(actions)) if at_random else int(brought.argmax())]

    def tried(self, numbers: Arguments) -> Numbers:
        """What each action brings in all worlds, in points; nobody drops out before the last."""
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
    asked = parser.parse_args()
    job = [asked.room, asked.worlds, asked.seed]
    sums = Sums.of_file(asked.state, job)
    gathering = Gathering(*job)
    with progress(asked.deals, sums.deals) as advance:
        while sums.deals < asked.deals:
            for _ in range(PIECE):
                gathering.deal(sums.deals, sums)
                sums.deals += 1
                advance()
            sums.save(asked.state, job)
    found, explained = sums.weights()
    print(f"{sums.deals} deals, {sums.decisions} decisions, {explained:.0%} of the spread within decisions explained")
    if asked.write:
        (Path(weights.__path__[0]) / f"{asked.room}.json").write_text(json.dumps(found) + "\n", "utf-8")


if __name__ == "__main__":
    main()
