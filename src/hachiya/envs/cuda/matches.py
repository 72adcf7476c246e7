"""A batch on a GPU: all arrays lie on the device; only the place of an illegal action is copied to the host."""

from typing import Any, Unpack

import numpy as np
from numba import cuda

from hachiya.engine import ledger
from hachiya.engine.bits import members
from hachiya.envs.batch.entries import FROM_THE_START, MOST_MATCHES
from hachiya.envs.batch.making import Arguments, checked_setup
from hachiya.envs.batch.records import Autoreset, Slot
from hachiya.envs.batch.setup import Setup
from hachiya.envs.cuda.kernels import find_illegal, kernels_of
from hachiya.envs.cuda.records import check_device_array, one_record, zeros
from hachiya.envs.observation import layout_of
from hachiya.words.errors import EnvironmentNotReady, IllegalAction
from hachiya.words.say import env as say

THREADS = 128
"""The threads of a block."""


def make(game: str, n: int, **arguments: Unpack[Arguments]) -> "CudaBatch":
    """Open a batch of matches on the GPU.

    Args:
        game: The name of the game.
        n: The number of matches, 1 to 1,048,576.
        **arguments: Other settings, as `batch.making.Arguments` describes them; threads and history mean nothing here.

    Returns:
        The batch, before its first `reset`.

    Raises:
        UnknownName: If there is no such game, option, value, mode or unit.
        BadSeats: If the game is not played by so many.
        BadNumber: If `n` or `seed` is out of range.
    """
    return CudaBatch(checked_setup(game, n, **arguments))


class CudaBatch:
    """Many matches of one game on a GPU.

    Arrays have `__cuda_array_interface__`, by which PyTorch and CuPy take them without a copy:
    `torch.as_tensor(env.masks, device="cuda")`.
    """

    def __init__(self, setup: Setup) -> None:
        """Open a batch; `make` checks the settings.

        Args:
            setup: The settings.
        """
        self.setup = setup
        """The settings of the batch."""
        n = self.n = setup.n
        """The number of matches."""
        self.layout = layout_of(setup.game)
        """The layout of observations."""
        self.masks = cuda.to_device(np.zeros(n, np.int64))
        """By match, the legal actions of the seat at turn, as a set of bits; 0 while the episode is over."""
        self.turns = cuda.to_device(np.full(n, ledger.NOBODY, np.int64))
        """By match, the seat at turn; -1 while the episode is over."""
        self.viewers = cuda.to_device(np.zeros(n, np.int64))
        """By match, the seat at turn; while the episode is over, the seat that chose last."""
        self.rewards = cuda.to_device(np.zeros((n, setup.seats), np.float32))
        """By match and seat, the rewards of the last step."""
        self.terminated = cuda.to_device(np.zeros(n, np.uint8))
        """By match, 1 if the last step ended the episode."""
        kept = n if setup.autoreset is Autoreset.SAME_STEP else 1
        self.final_obs = cuda.to_device(np.zeros((kept, self.layout.words), np.int64))
        """In the mode `same_step`: by match, what the seat that chose last observed at the end of the last episode."""
        self._no_rows = cuda.to_device(np.zeros((0, self.layout.words), np.int64))
        self._rules = one_record(setup.rules())
        self._settings = one_record(setup.for_entries(self.layout.seats))
        self._states = zeros(type(setup.game.new_state()), n + 1)
        self._slots = zeros(Slot, n)
        self._ledger = cuda.to_device(np.array(ledger.new(0), np.int64))
        self._history = cuda.to_device(np.zeros((n, 0, ledger.WIDTH), np.int64))
        self._lengths = cuda.to_device(np.zeros(n, np.int64))
        self._kernels = kernels_of(setup.game.room)
        self._grid = -(-n // THREADS), min(THREADS, n)
        self._has_begun = False

    def reset(self) -> None:
        """Begin all matches from the start."""
        which = cuda.to_device(np.full(self.n, FROM_THE_START, np.uint8))
        self._kernels.begin[self._grid](
            self._states, self._slots, which, self.masks, self.turns, self.viewers,
            self._rules, self._ledger, self._history, self._lengths, self._settings,
        )  # fmt: skip
        self._has_begun = True

    def step(self, actions: Any, out: Any = None) -> None:
        """Take one action in every match, with all that follows without a choice.

        Args:
            actions: By match, the action of the seat at turn (int64), as an array on the device or of NumPy.
            out: The array on the device to which the new observations are written, as `observe` does it.

        Raises:
            IllegalAction: If an action is not legal; then no match has changed.
            BadArray: If `actions` is not an int64 for each match, or `out` has another type or shape.
            EnvironmentNotReady: If nothing has begun.
        """
        if not self._has_begun:
            raise EnvironmentNotReady(say.not_reset(method="step"))
        chosen = check_device_array("actions", actions, (self.n,))
        rows = self._no_rows if out is None else check_device_array("out", out, (self.n, self.layout.words))
        first = cuda.to_device(np.full(1, MOST_MATCHES, np.int64))
        find_illegal[self._grid](chosen, self.masks, self.turns, first)
        index = int(first.copy_to_host()[0])
        if index < MOST_MATCHES:
            mask, action = (int(array.copy_to_host()[index]) for array in (self.masks, chosen))
            legal = [str(each) for each in members(mask)]
            raise IllegalAction(say.illegal(number=index, action=action, legal=legal))
        self._kernels.step[self._grid](
            self._states, self._slots, chosen, self.masks, self.turns, self.viewers, self.rewards, self.terminated,
            self.final_obs, rows, self._rules, self._ledger, self._history, self._lengths, self._settings,
        )  # fmt: skip

    def observe(self, out: Any) -> None:
        """Write what the seat at turn of each match observes, or the seat that chose last.

        Args:
            out: The array to write to, on the device: int64, a row of `layout.words` for each match.

        Raises:
            BadArray: If the array has another type or shape.
            EnvironmentNotReady: If nothing has begun.
        """
        if not self._has_begun:
            raise EnvironmentNotReady(say.not_reset(method="observe"))
        rows = check_device_array("out", out, (self.n, self.layout.words))
        self._kernels.observe[self._grid](self._states, self.viewers, rows, self._settings)
