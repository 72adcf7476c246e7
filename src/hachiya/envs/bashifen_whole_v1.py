"""Bashifen as an environment of PettingZoo in which a whole play or burial is one action, as far as they can be listed.

An action is the number of a choice in a list. The list has all whole choices of the seat at turn. If they are more than
`MOST_CHOICES`, it has the next cards; so a burial and the leads of long suits begin with single cards.
"""

from collections.abc import Sequence
from typing import Unpack, cast

import numpy as np
import numpy.typing as npt
import pettingzoo

from hachiya.engine.jit import entry
from hachiya.envs.aec import Observation, SeatsEnv, Settings, wrapped
from hachiya.games.bashifen.state import Action, Phase, State
from hachiya.games.bashifen.whole_choices import MOST_CARDS, whole_choices
from hachiya.games.table import ACTIONS
from hachiya.words.errors import IllegalAction
from hachiya.words.say import env as say

MOST_CHOICES = 1024
"""The most choices in a list."""

Words = npt.NDArray[np.int64]
Counts = npt.NDArray[np.int8]


@entry
def _find(states: Sequence[State], cards_one: list[int], cards_two: list[int], path: list[int], left: list[int]) -> int:
    return whole_choices(states[0], cards_one, cards_two, path, left, MOST_CHOICES)


class AECEnv(SeatsEnv, game="bashifen", name="bashifen_whole_v1"):
    """Bashifen with a list of whole choices.

    `infos[agent]["choices"]` of the seat at turn has a row for each choice: how often it takes each of the actions
    0 … 62 that the environment in pieces has. The mask is 1 for the numbers of these rows.
    """

    actions = MOST_CHOICES

    def __init__(self, **settings: Unpack[Settings]) -> None:
        """Open an environment before its first `reset`.

        Args:
            **settings: Settings, as `hachiya.envs.aec.Settings` describes them.

        Raises:
            UnknownName: If there is no such option, value, episode, unit or mode.
            BadSeats: If the game is not played by so many.
        """
        super().__init__(**settings)
        self._cards = np.zeros((2, MOST_CHOICES), np.int64)
        self._work = np.zeros((2, MOST_CARDS + 1), np.int64)
        self._numbers = np.arange(MOST_CHOICES)

    def _give_turn(self) -> None:
        super()._give_turn()
        self._choices = self._list()
        self._mask = (self._numbers < len(self._choices)).view(np.int8)
        self.infos[self.agent_selection] = {"action_mask": self._mask, "choices": self._choices}

    def _list(self) -> Counts:
        """The choices of the seat at turn, a row each."""
        state = self._batch.states[0]
        if state.phase in (Phase.BURY, Phase.PLAY):
            number = _find(self._batch.states, *cast(list[list[int]], [*self._cards, *self._work]))
            if number <= MOST_CHOICES:
                rows = _counts(self._cards[:, :number])
                rows -= _counts(np.array([[state.chosen_one], [state.chosen_two]], np.int64))
                rows[:, Action.COMMIT] = state.phase == Phase.PLAY and state.plays == 0
                return rows
        return np.identity(ACTIONS, np.int8)[np.flatnonzero(self._mask)]

    def _pieces(self, action: int) -> list[int]:
        if not 0 <= action < len(self._choices):
            legal = [f"0 … {len(self._choices) - 1}"]
            raise IllegalAction(say.illegal(number=0, action=action, legal=legal))
        pieces: list[int] = np.repeat(np.arange(ACTIONS), self._choices[action]).tolist()
        return pieces


def _counts(cards: Words) -> Counts:
    """For sets of cards in two rows of masks: how often each has each kind."""
    bits = np.unpackbits(cards.copy().view(np.uint8).reshape(2, -1, 8), axis=2, bitorder="little", count=ACTIONS)
    counts: Counts = bits.sum(axis=0, dtype=np.int8)
    return counts


raw_env = AECEnv


def env(**settings: Unpack[Settings]) -> pettingzoo.AECEnv[str, Observation, int]:
    """Open bashifen with whole choices in the wrappers of PettingZoo.

    Args:
        **settings: Settings, as `hachiya.envs.aec.Settings` describes them.

    Returns:
        The environment, before its first `reset`.

    Raises:
        UnknownName: If there is no such option, value, episode, unit or mode.
        BadSeats: If the game is not played by so many.

    Example:
        >>> from hachiya.envs import bashifen_whole_v1
        >>> env = bashifen_whole_v1.env()
        >>> env.reset(seed=8)
        >>> observation, reward, terminated, truncated, info = env.last()
        >>> int(observation["action_mask"].sum()), info["choices"].shape
        (2, (2, 63))
    """
    return wrapped(AECEnv(**settings))
