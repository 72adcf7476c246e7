"""OpenSpiel's C++ games, measured in the same units (extra `bench`). ImportError without it.

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
"""Dealt positions of a run, whose playouts differ little."""
_SAMPLE = 400
"""Games played in Python from each position to count decisions; the mean has an error of about 0.2 %."""
_ROLLOUTS = 4000


class Peer:
    """A game of OpenSpiel."""

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
        """The mean number of decisions to the end: bids and cards, including forced ones, without chance."""
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
        """The speed of playouts from dealt hands: the root of a search must be a decision, so dealing is not timed."""
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
        """The speed of whole games with the deal; the bots choose by a policy."""
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
    """The name of a game's playouts in the report."""
    return f"open_spiel {game} playout"


def measures() -> dict[str, Measure[Speed]]:
    """The measurements by their names in the report; none without the extra."""
    try:
        peers = {game: Peer(game) for game in GAMES}
    except ImportError:
        return {}
    by_name: dict[str, Measure[Speed]] = {}
    for game, peer in peers.items():
        by_name[playout(game)] = peer.playouts
        by_name[f"open_spiel {game} whole game"] = peer.whole_games
    return by_name
