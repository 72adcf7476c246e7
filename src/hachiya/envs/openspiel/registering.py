"""Registers a class for each game at OpenSpiel."""

from collections.abc import Mapping

import pyspiel

from hachiya.envs.openspiel.deals import DealGame, usual_parameters
from hachiya.envs.openspiel.endings import KIND, EndingGame
from hachiya.games.game import Game
from hachiya.games.registry import GAMES


def _register(rules: Game) -> type[DealGame]:
    kinds = pyspiel.GameType
    name = f"python_hachiya_{rules.name}"
    kind = kinds(
        short_name=name,
        long_name=f"Hachiya {rules.name}, one deal",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=usual_parameters(rules),
        default_loadable=True,
    )
    game = type(f"{rules.name.title()}Deal", (DealGame,), {"rules": rules, "kind": kind})
    pyspiel.register_game(kind, game)
    return game


REGISTERED: Mapping[str, type[DealGame]] = {
    f"python_hachiya_{rules.name}": _register(rules) for rules in GAMES.values()
}
"""The classes by the names of their games. OpenSpiel needs them to the end of the process, so they are kept here."""

pyspiel.register_game(KIND, EndingGame)
