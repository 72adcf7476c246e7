"""OpenSpiel's C++ games by the same count (extra `bench`). ImportError without it.

A playout is `MCTSBot` with one simulation of a `RandomRolloutEvaluator`, so that the loop stays in C++; a whole game is
`evaluate_bots` with uniform random bots, likewise.
"""

import random
import time
from typing import Any

from bench.turns import Measure, Speed

GAMES = ("euchre", "spades")
SEATS = 4
_POSITIONS = 8
"""Dealt positions a run; one's playouts differ little from another's."""
_SAMPLE = 400
"""Games played in Python at each position to count how many decisions one has: the mean is exact to some 0.2 %."""
_ROLLOUTS = 4000


class Peer:
    """One of its games."""

    def __init__(self, name: str, seed: int = 1) -> None:
        import pyspiel

        self.spiel: Any = pyspiel
        self.game = pyspiel.load_game(name)
        self.random = random.Random(seed)
        self.positions = [(state, self._decisions(state)) for state in (self._dealt() for _ in range(_POSITIONS))]

    def _dealt(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self._chance(state)
        return state

    def _chance(self, state: Any) -> None:
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self.random.choices(actions, weights)[0])

    def _decisions(self, position: Any) -> float:
        """The mean number of decisions from here to the end: bids and cards, forced ones included, chance not."""
        decisions = 0
        for _ in range(_SAMPLE):
            state = position.clone()
            while not state.is_terminal():
                if state.is_chance_node():
                    self._chance(state)
                else:
                    state.apply_action(self.random.choice(state.legal_actions()))
                    decisions += 1
        return decisions / _SAMPLE

    def playouts(self, seconds: float, seed: int) -> Speed:
        """From dealt hands to the end: the root of a search must be a decision, so dealing is free."""
        seeds = random.Random(seed)
        games = decisions = spent = 0.0
        while spent < seconds:
            for position, length in self.positions:
                evaluator = self.spiel.RandomRolloutEvaluator(_ROLLOUTS, seeds.randrange(1 << 30))
                bot = self.spiel.MCTSBot(self.game, evaluator, 1.0, 1, 10, False, 1, False)
                start = time.process_time()
                bot.mcts_search(position)
                spent += time.process_time() - start
                games += _ROLLOUTS
                decisions += _ROLLOUTS * length
        return Speed(decisions / spent, games / spent)

    def whole_games(self, seconds: float, seed: int) -> Speed:
        """From the deal on: the bots are asked through a policy."""
        seeds = random.Random(seed)
        bots = [self.spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(SEATS)]
        length = sum(length for _, length in self.positions) / len(self.positions)
        games = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            for _ in range(100):
                self.spiel.evaluate_bots(self.game.new_initial_state(), bots, seeds.randrange(1 << 30))
            games += 100
        spent = time.process_time() - start
        return Speed(games * length / spent, games / spent)


def playout(game: str) -> str:
    """What the report calls the playouts of a game."""
    return f"open_spiel {game} playout"


def measures() -> dict[str, Measure[Speed]]:
    """What there is to measure, by what the report calls it: nothing without the extra."""
    try:
        peers = {game: Peer(game) for game in GAMES}
    except ImportError:
        return {}
    found: dict[str, Measure[Speed]] = {}
    for game, peer in peers.items():
        found[playout(game)] = peer.playouts
        found[f"open_spiel {game} whole game"] = peer.whole_games
    return found
