"""Sannin in C, written by hand (`sannin/sannin.c`), by the same measures as the engine."""

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
    """The program as one compiler makes it of the source."""

    def __init__(self, compiler: str, flags: Sequence[str] = ()) -> None:
        self.name = f"C by {version_of(compiler)}"
        self._library = shared_library(compiler, SOURCE, flags)
        self.state_bytes = int(self.function("state_bytes", c_int64)())
        self.playouts = self.function(
            "playouts", c_int64, c_void_p, c_void_p, c_void_p, c_int64, c_uint64, c_uint32, c_void_p
        )

    def function(self, name: str, result: Any, *arguments: Any) -> Any:
        """One of its functions."""
        found = self._library[name]
        found.restype, found.argtypes = result, arguments
        return found

    def random_play(self, seconds: float, seed: int) -> Speed:
        """As `random_play.random_play`: the same matches, as many a call."""
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
        """As `equality.engine_fingerprints`."""
        compute = self.function(
            "fingerprints", None, c_void_p, c_void_p, c_void_p, c_int64, c_uint64, c_uint32, c_void_p
        )
        state, ledger, choices = Memory(self.state_bytes), new_ledger(LEDGER_ROWS), new_choices(seed)
        found = Memory(8 * matches)
        compute(state.at, ledger.at, choices.at, matches, seed, 0, found.at)
        return found.words.tolist()

    def states(self, count: int, seed: int) -> "CStates":
        """As `states.EngineStates`."""
        return CStates(self, count, seed)


class Memory:
    """Some zeroed bytes, and where they lie."""

    def __init__(self, size: int) -> None:
        self.words = np.zeros(size // 8, np.int64)
        self.at: int = self.words.ctypes.data


def new_ledger(rows: int) -> Memory:
    """An empty ledger; its second word says for how many rows it has room."""
    found = Memory(8 * WIDTH * (rows + 1))
    found.words[1] = rows
    return found


def new_choices(seed: int) -> Memory:
    """The players' random numbers, those of `random_play.entry_arguments`."""
    lanes = [0] * rng.LANES
    rng.seed(lanes, seed, CHOICES_STREAM)
    found = Memory(4 * rng.LANES)
    found.words.view(np.uint32)[:] = lanes
    return found


class CStates:
    """`states.States` of the program."""

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
        """What is legal in each."""
        return self._masks.words.tolist()

    def choose(self) -> None:
        """A random action for each."""
        self._choose(self._masks.at, self._actions.at, self._choices.at, self.count)

    def step(self, value: int) -> None:
        """The chosen actions, deals and new matches (from `value`) where they are due, what is legal then."""
        self._batch(self._states.at, self._ledger.at, self._actions.at, self._masks.at, self.count, value)

    def copies(self, times: int) -> int:
        """One after the other copied, `times` in all, and a random action taken in the copy; the fields then."""
        return int(self._copies(self._states.at, self._ledger.at, self._choices.at, self.count, times))


def programs() -> list[CProgram]:
    """The program by every compiler of this machine."""
    return [CProgram(compiler) for compiler in compilers()]
