"""Sannin in C, written by hand (`sannin/sannin.c`), measured in the same way as the engine."""

import ctypes
import time
from collections.abc import Sequence
from ctypes import c_int64, c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Any

import numpy as np

from bench.compilers import compilers, shared_library, version_of
from bench.random_play import BATCH, CHOICES_STREAM, LEDGER_ROWS
from bench.turns import Speed
from hachiya.engine import rng
from hachiya.engine.ledger import WIDTH

SOURCE = Path(__file__).parent / "sannin" / "sannin.c"


class CProgram:
    """The program as compiled by one compiler."""

    def __init__(self, compiler: str, flags: Sequence[str] = ()) -> None:
        self.name = f"C by {version_of(compiler)}"
        self._library = shared_library(compiler, SOURCE, flags)
        self.state_bytes = int(self.function("state_bytes", c_int64)())
        self.playouts = self.function(
            "playouts", c_int64, c_void_p, c_void_p, c_void_p, c_int64, c_uint64, c_uint32, c_void_p
        )

    def function(self, name: str, result: Any, *arguments: Any) -> Any:
        """A function of the program, with its types."""
        symbol = self._library[name]
        symbol.restype, symbol.argtypes = result, arguments
        return symbol

    def random_play(self, seconds: float, seed: int) -> Speed:
        """The speed of random play, with the same matches and batches as `random_play.random_play`."""
        state, ledger, choices = Memory(self.state_bytes), new_ledger(LEDGER_ROWS), new_choices(seed)
        deals = c_int64()
        arguments = state.at, ledger.at, choices.at
        self.playouts(*arguments, 1, seed, 0, ctypes.byref(deals))
        decisions = dealt = 0
        stream = 1
        start = time.process_time()
        while time.process_time() - start < seconds:
            decisions += self.playouts(*arguments, BATCH, seed, stream, ctypes.byref(deals))
            dealt += deals.value
            stream += BATCH
        spent = time.process_time() - start
        return Speed(decisions / spent, dealt / spent)

    def fingerprints(self, matches: int, seed: int) -> list[int]:
        """The fingerprints of the first matches of a seed."""
        compute = self.function(
            "fingerprints", None, c_void_p, c_void_p, c_void_p, c_int64, c_uint64, c_uint32, c_void_p
        )
        state, ledger, choices = Memory(self.state_bytes), new_ledger(LEDGER_ROWS), new_choices(seed)
        output = Memory(8 * matches)
        compute(state.at, ledger.at, choices.at, matches, seed, 0, output.at)
        return output.words.tolist()

    def states(self, count: int, seed: int) -> "CStates":
        """A row of states of the program."""
        return CStates(self, count, seed)


class Memory:
    """A block of zeroed memory, and its address."""

    def __init__(self, size: int) -> None:
        self.words = np.zeros(size // 8, np.int64)
        self.at: int = self.words.ctypes.data


def new_ledger(rows: int) -> Memory:
    """An empty ledger; its second word is the number of rows for which it has room."""
    memory = Memory(8 * WIDTH * (rows + 1))
    memory.words[1] = rows
    return memory


def new_choices(seed: int) -> Memory:
    """The players' random numbers, the same as those of `random_play.entry_arguments`."""
    lanes = [0] * rng.LANES
    rng.seed(lanes, seed, CHOICES_STREAM)
    memory = Memory(4 * rng.LANES)
    memory.words.view(np.uint32)[:] = lanes
    return memory


class CStates:
    """A row of states of the program, with the methods of `states.States`."""

    def __init__(self, program: CProgram, count: int, seed: int) -> None:
        self.count = count
        self._states = Memory(program.state_bytes * (count + 1))
        self._ledger, self._choices = new_ledger(0), new_choices(seed)
        self._actions, self._masks = Memory(8 * count), Memory(8 * count)
        self._actions.words[:] = -1
        self._choose = program.function("choose", None, c_void_p, c_void_p, c_void_p, c_int64)
        self._batch = program.function("batch", None, c_void_p, c_void_p, c_void_p, c_void_p, c_int64, c_uint64)
        self._copies = program.function("copies", c_int64, c_void_p, c_void_p, c_void_p, c_int64, c_int64)

    @property
    def masks(self) -> list[int]:
        """The legal actions in each state."""
        return self._masks.words.tolist()

    def choose(self) -> None:
        """Choose a random action for each state."""
        self._choose(self._masks.at, self._actions.at, self._choices.at, self.count)

    def step(self, value: int) -> None:
        """Take the chosen actions, deal and begin matches (from `value`) where due, and find the legal actions."""
        self._batch(self._states.at, self._ledger.at, self._actions.at, self._masks.at, self.count, value)

    def copies(self, times: int) -> int:
        """Copy states in turn, `times` times, and take a random action in each copy; return the combined fields."""
        return int(self._copies(self._states.at, self._ledger.at, self._choices.at, self.count, times))


def programs() -> list[CProgram]:
    """The program, compiled by every compiler of this machine."""
    return [CProgram(compiler) for compiler in compilers()]
