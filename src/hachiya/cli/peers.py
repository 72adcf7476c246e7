"""Measures others by the same count: OpenSpiel's C++ playouts of euchre (extra `bench`)."""

import random
import time
from typing import Any, NamedTuple

_POSITIONS = 8
"""Dealt positions a run; one's playouts differ little from another's."""
_GAMES = 400
"""Games played in Python at each position to count how many decisions one has: the mean is exact to some 0.2 %."""
_ROLLOUTS = 4000


class Peer(NamedTuple):
    """Decisions per CPU-second. A decision is one by a player, forced ones included, chance not."""

    playout: float
    """From dealt hands to the end, the loop in C++ (`MCTSBot` with a `RandomRolloutEvaluator`): dealing is free."""
    whole_game: float
    """From the deal on, the loop in C++ (`evaluate_bots`): its bots are asked through a policy."""


class Euchre:
    """OpenSpiel's euchre. ImportError without the extra."""

    def __init__(self, seed: int) -> None:
        import pyspiel

        self.spiel: Any = pyspiel
        self.game = pyspiel.load_game("euchre")
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
        """The mean number of decisions from here to the end."""
        decisions = 0
        for _ in range(_GAMES):
            state = position.clone()
            while not state.is_terminal():
                if state.is_chance_node():
                    self._chance(state)
                else:
                    state.apply_action(self.random.choice(state.legal_actions()))
                    decisions += 1
        return decisions / _GAMES

    def run(self, seconds: float) -> Peer:
        """Both figures, each measured for about so long."""
        return Peer(self._playouts(seconds), self._whole_games(seconds))

    def _playouts(self, seconds: float) -> float:
        spiel = self.spiel
        decisions = spent = 0.0
        while spent < seconds:
            for position, length in self.positions:
                evaluator = spiel.RandomRolloutEvaluator(_ROLLOUTS, self.random.randrange(1 << 30))
                bot = spiel.MCTSBot(self.game, evaluator, 1.0, 1, 10, False, 1, False)
                start = time.process_time()
                bot.mcts_search(position)
                spent += time.process_time() - start
                decisions += _ROLLOUTS * length
        return decisions / spent

    def _whole_games(self, seconds: float) -> float:
        spiel = self.spiel
        bots = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
        length = sum(length for _, length in self.positions) / len(self.positions)
        games = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            for _ in range(100):
                spiel.evaluate_bots(self.game.new_initial_state(), bots, self.random.randrange(1 << 30))
            games += 100
        return games * length / (time.process_time() - start)
