"""A whole game written out as a tree, which OpenSpiel's solvers in C++ walk without calling Python."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import count

import pyspiel

Policy = Mapping[str, list[tuple[int, float]]]
"""By information state: every action with its probability, as `pyspiel.TabularPolicy` takes them."""


class Tree:
    """All ways in which a game may go.

    The tree is a game of OpenSpiel again, of the kind that it reads from Gambit's format. There an action is the place
    of the choice among the legal ones, and the information states have numbers before their texts.
    """

    def __init__(self, game: pyspiel.Game) -> None:
        """Visit every state.

        Args:
            game: The game, in which seats choose in turn.
        """
        self._nodes = count(1)
        self._numbers: list[dict[str, int]] = [{} for _ in range(game.num_players())]
        self.states: dict[str, pyspiel.State] = {}
        """By information state of the tree: a state of `game` that looks so to the seat at turn."""
        players = " ".join(f'"{player}"' for player in range(game.num_players()))
        lines = self._lines(game.new_initial_state())
        name = game.get_type().short_name
        self.text = "\n".join([f'EFG 2 R "{name}" {{ {players} }}', *lines, ""])
        """The tree in Gambit's format (.efg)."""
        self.game: pyspiel.Game = pyspiel.load_efg_game(self.text)
        """The tree as a game."""

    def _lines(self, state: pyspiel.State) -> Iterator[str]:
        """The lines of a state and of all that may follow."""
        if state.is_terminal():
            payoffs = " ".join(map(str, state.returns()))
            yield f't "" {next(self._nodes)} "" {{ {payoffs} }}'
            return
        if state.is_chance_node():
            outcomes = " ".join(f'"{outcome}" {_exact(chance)}' for outcome, chance in state.chance_outcomes())
            yield f'c "" {next(self._nodes)} "" {{ {outcomes} }} 0'
        else:
            yield self._decision(state)
        for action in state.legal_actions():
            yield from self._lines(state.child(action))

    def _decision(self, state: pyspiel.State) -> str:
        player, text = state.current_player(), state.information_state_string()
        numbers = self._numbers[player]
        number = numbers.setdefault(text, len(numbers) + 1)
        self.states.setdefault(f"{player}-{player}-{number}-{text}", state)
        # OpenSpiel numbers actions by the order in which labels appear, so the labels are the places themselves.
        actions = " ".join(f'"{place}"' for place, _ in enumerate(state.legal_actions()))
        return f'p "" {player + 1} {number} "{text}" {{ {actions} }} 0'

    def policy(self, choose: Callable[[pyspiel.State], int]) -> Policy:
        """Make a policy of the tree from a choice.

        Args:
            choose: The action in a state of the game, which may follow only from what the seat at turn knows.

        Returns:
            The policy, which takes one action in each information state.
        """
        return {
            text: [(place, float(action == chosen)) for place, action in enumerate(state.legal_actions())]
            for text, state in self.states.items()
            for chosen in [choose(state)]
        }


def _exact(chance: float) -> Fraction:
    """The fraction that a probability stands for."""
    return Fraction(chance).limit_denominator()
