"""A batch: many matches of one game side by side, in arrays that the caller owns or reads."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
import numpy.typing as npt

from hachiya.engine import ledger
from hachiya.engine.bits import members
from hachiya.engine.jit import COMPILED
from hachiya.engine.record import array, set_values, values
from hachiya.envs.batch.checks import check_array, check_buffer, check_number
from hachiya.envs.batch.entries import FROM_THE_START, first_illegal, source_stream, source_value
from hachiya.envs.batch.records import Autoreset, Slot
from hachiya.envs.batch.rooms import ENTRIES
from hachiya.envs.batch.setup import HIGHEST_SEED, Setup
from hachiya.envs.observation import layout_of
from hachiya.games.table import LEDGER_ROWS
from hachiya.words.errors import EnvironmentNotReady, IllegalAction
from hachiya.words.say import env as say

Record = TypeVar("Record")
Words = npt.NDArray[np.int64]
"""Observations, masks or actions."""
Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]


class Position(NamedTuple):
    """A match of a batch at one moment, with its random numbers: plain data that can be compared, pickled and kept.

    Example:
        >>> from hachiya.envs import batch
        >>> env = batch.make("sannin", 2)
        >>> env.reset()
        >>> env.restore(1, env.state(0))
        >>> env.state(1) == env.state(0)
        True
    """

    state: tuple[Any, ...]
    """The values of the state, as `engine.record.values` gives them."""
    slot: tuple[Any, ...]
    """What the batch remembers of the match: matches begun, whether the episode has ended, rewards paid so far."""
    viewer: int
    """The seat that chooses, or chose last."""
    history: tuple[tuple[int, ...], ...]
    """The rows of the present deal, where they are kept."""


class Batch:
    """Many matches of one game, stepped together.

    Example:
        >>> from hachiya.envs import batch
        >>> env = batch.make("hachiju", 3, seats=2)
        >>> env.reset()
        >>> env.masks.shape, env.rewards.shape
        ((3,), (3, 2))
    """

    def __init__(self, setup: Setup) -> None:
        """Open a batch; `make` checks the settings.

        Args:
            setup: The settings.
        """
        self.setup = setup
        """The settings of the batch."""
        n, game = setup.n, setup.game
        self.n = n
        """The number of matches."""
        self.layout = layout_of(game)
        """The layout of observations."""
        self.masks: Words = np.zeros(n, np.int64)
        """By match, the legal actions of the seat at turn, as a set of bits; 0 while the episode is over."""
        self.turns: Words = np.full(n, ledger.NOBODY, np.int64)
        """By match, the seat at turn; -1 while the episode is over."""
        self.viewers: Words = np.zeros(n, np.int64)
        """By match, the seat at turn; while the episode is over, the seat that chose last."""
        self.rewards: Floats = np.zeros((n, setup.seats), np.float32)
        """By match and seat, the rewards of the last step."""
        self.terminated: Flags = np.zeros(n, np.bool_)
        """By match, whether the last step ended the episode."""
        self.truncated: Flags = np.zeros(n, np.bool_)
        """By match, whether an episode was cut short: never, as every deal and match comes to an end."""
        kept = n if setup.autoreset is Autoreset.SAME_STEP else 0
        self.final_obs: Words = np.zeros((kept, self.layout.words), np.int64)
        """In the mode `same_step`: by match, what the seat that chose last observed at the end of the last episode."""
        self._no_rows: Words = np.zeros((0, self.layout.words), np.int64)
        self._rules = _one_record(setup.rules())
        self._settings = _one_record(setup.for_entries(self.layout.seats))
        self._open_settings = _one_record(setup._replace(perfect_information=True).for_entries(self.layout.seats))
        cls = type(game.new_state())
        self.states = array(cls, n + 1) if COMPILED else [cls() for _ in range(n + 1)]
        """By match, its state, for entries to read; and one more, to which nothing is written."""
        self._slots = array(Slot, n) if COMPILED else [Slot() for _ in range(n)]
        self._entries = ENTRIES[game.room]
        self._history: Words = np.zeros((n, setup.history, ledger.WIDTH), np.int64)
        self._lengths: Words = np.zeros(n, np.int64)
        parts = min(setup.threads, n)
        rows = LEDGER_ROWS if setup.history else 0
        self._ledgers = [np.array(ledger.new(rows), np.int64) for _ in range(parts)]
        edges = pairwise(n * part // parts for part in range(parts + 1))
        self._parts = [(low, high, own) for (low, high), own in zip(edges, self._ledgers, strict=True)]
        self._pool = ThreadPoolExecutor(parts - 1) if parts > 1 else None
        self._has_begun = self._is_closed = False

    def reset(self, which: npt.NDArray[np.bool_] | None = None, *, seed: int | None = None) -> None:
        """Begin all matches from the start, or the next episode of some.

        Args:
            which: By match, whether its next episode begins; without it all begin anew, with their first matches.
            seed: A new seed for all matches; not with `which`.

        Raises:
            EnvironmentNotReady: If the environment is closed, or if `which` is given before anything has begun.
            BadArray: If `which` is not a bool for each match.
            BadNumber: If the seed is out of range.
        """
        self._check_open()
        if which is None:
            if seed is not None:
                self._settings[0].value = check_number("seed", seed, 0, HIGHEST_SEED)
            self.rewards[:] = 0
            self.terminated[:] = False
            self._has_begun = True
            chosen = np.full(self.n, FROM_THE_START, np.uint8)
        else:
            self._check_begun("reset")
            chosen = np.ascontiguousarray(check_array("which", which, "b", "bool", (self.n,)), np.uint8)
        begin, settings = self._entries.begin, self._settings
        self._share(
            lambda low, high, rows: begin(
                self.states, self._slots, chosen, self.masks, self.turns, self.viewers,
                self._rules, rows, self._history, self._lengths, settings, low, high,
            )
        )  # fmt: skip

    def step(self, actions: npt.ArrayLike, out: Words | None = None) -> None:
        """Take one action in every match, with all that follows without a choice.

        The arrays of the batch (`masks`, `turns`, `rewards`, `terminated` …) then show the new state.

        Args:
            actions: By match, the action of the seat at turn, 0 … 62; it is ignored while an episode is over.
            out: The array to which the new observations are written, as `observe` does it, but in one pass with the
                step: that is faster for many matches.

        Raises:
            IllegalAction: If an action is not legal; then no match has changed.
            BadArray: If `actions` is not a whole number for each match, or `out` has another type or shape.
            EnvironmentNotReady: If the environment is closed, nothing has begun, or an episode is over and the mode of
                reset is `disabled`.
        """
        self._check_open()
        self._check_begun("step")
        chosen = np.ascontiguousarray(check_array("actions", actions, "iu", "integers", (self.n,)), np.int64)
        rows = self._no_rows if out is None else check_buffer("out", out, (self.n, self.layout.words))
        self._check_actions(chosen)
        step, settings, ended = self._entries.step, self._settings, self.terminated.view(np.uint8)
        self._share(
            lambda low, high, own: step(
                self.states, self._slots, chosen, self.masks, self.turns, self.viewers, self.rewards, ended,
                self.final_obs, rows, self._rules, own, self._history, self._lengths, settings, low, high,
            )
        )  # fmt: skip

    def observe(self, out: Words, seats: npt.ArrayLike | None = None, *, perfect_information: bool = False) -> None:
        """Write what a seat of each match observes.

        Args:
            out: The array to write to: int64, a row of `layout.words` for each match.
            seats: By match, the seat that observes; without it the one at turn, or that chose last.
            perfect_information: Whether all hands are shown this time; they always are if the batch was opened so.

        Raises:
            BadArray: If an array has another type or shape.
            BadNumber: If a seat does not exist.
            EnvironmentNotReady: If the environment is closed or nothing has begun.
        """
        self._check_open()
        self._check_begun("observe")
        rows = check_buffer("out", out, (self.n, self.layout.words))
        viewers = self._viewers(seats)
        observe, settings = self._entries.observe, self._open_settings if perfect_information else self._settings
        self._share(lambda low, high, _: observe(self.states, viewers, rows, settings, low, high))

    def recall(self, out: Words, seats: npt.ArrayLike | None = None) -> None:
        """Write what has happened in the present deals, as far as a seat of each match knows it.

        With the observation this is perfect recall of a deal: its plays, bids, shown yaku and payments in order, as
        rows of eight numbers (`hachiya.engine.ledger` and the games' events explain them), with seats as at the table.

        Args:
            out: The array to write to: int64, for each match as many rows of eight numbers as `history` says. Rows that
                have not been written yet are 0.
            seats: By match, the seat that recalls; without it the one at turn, or that chose last.

        Raises:
            BadArray: If an array has another type or shape.
            BadNumber: If a seat does not exist.
            EnvironmentNotReady: If the environment is closed or nothing has begun.
        """
        self._check_open()
        self._check_begun("recall")
        rows = check_buffer("out", out, self._history.shape)
        viewers, recall, settings = self._viewers(seats), self._entries.recall, self._settings
        self._share(lambda low, high, _: recall(self._history, self._lengths, viewers, rows, settings, low, high))

    def state(self, index: int) -> Position:
        """Read the whole state of a match, hidden cards and random numbers included.

        Args:
            index: The match, from 0.

        Returns:
            The position.

        Raises:
            BadNumber: If there is no such match.
            EnvironmentNotReady: If the environment is closed or nothing has begun.
        """
        self._check_open()
        self._check_begun("state")
        place = check_number("index", index, 0, self.n - 1)
        rows = self._history[place, : self._lengths[place]].tolist()
        return Position(
            values(self.states[place]), values(self._slots[place]), int(self.viewers[place]), tuple(map(tuple, rows))
        )

    def restore(self, index: int, position: Position) -> None:
        """Put a match into a position, which may come from any match of a batch with equal settings.

        Args:
            index: The match, from 0.
            position: The position.

        Raises:
            BadNumber: If there is no such match.
            EnvironmentNotReady: If the environment is closed or nothing has begun.
        """
        self._check_open()
        self._check_begun("restore")
        place = check_number("index", index, 0, self.n - 1)
        if COMPILED:
            self.states[place], self._slots[place] = position.state, position.slot
        else:
            set_values(self.states[place], position.state)
            set_values(self._slots[place], position.slot)
        self.viewers[place] = position.viewer
        self._lengths[place] = len(position.history)
        for row, content in enumerate(position.history):
            self._history[place, row] = content
        self._entries.look(self.states, self._slots, self.masks, self.turns, self.viewers, place, place + 1)

    def source(self, index: int) -> tuple[int, int]:
        """Find the seed and stream from which the present match of an index has its decks.

        A plain `Table` of this seed and stream, with `Table.deal()` whenever a deal is due, is the same match.

        Args:
            index: The match, from 0.

        Returns:
            The seed and the stream.

        Raises:
            BadNumber: If there is no such match.
            EnvironmentNotReady: If the environment is closed or nothing has begun.
        """
        self._check_open()
        self._check_begun("source")
        place = check_number("index", index, 0, self.n - 1)
        matches = int(self._slots[place].matches)
        return source_value(int(self._settings[0].value), matches), source_stream(place, matches)

    def close(self) -> None:
        """Give the threads back; the arrays stay readable."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown()

    def _viewers(self, seats: npt.ArrayLike | None) -> Words:
        """The seats that look, checked."""
        if seats is None:
            return self.viewers
        viewers = np.ascontiguousarray(check_array("seats", seats, "iu", "integers", (self.n,)), np.int64)
        for seat in (viewers.min(), viewers.max()):
            check_number("seats", int(seat), 0, self.setup.seats - 1)
        return viewers

    def _check_open(self) -> None:
        if self._is_closed:
            raise EnvironmentNotReady(say.closed())

    def _check_begun(self, method: str) -> None:
        if not self._has_begun:
            raise EnvironmentNotReady(say.not_reset(method=method))

    def _check_actions(self, actions: Words) -> None:
        index = first_illegal(actions, self.masks, self.turns, 0, self.n)
        if index >= 0:
            legal = [str(action) for action in members(int(self.masks[index]))]
            raise IllegalAction(say.illegal(number=index, action=int(actions[index]), legal=legal))
        if self.setup.autoreset is Autoreset.DISABLED:
            over = np.flatnonzero(self.turns == ledger.NOBODY)
            if over.size:
                raise EnvironmentNotReady(say.episode_over(number=int(over[0])))

    def _share(self, work: Callable[[int, int, Words], None]) -> None:
        """Do a part of the work in each thread; this thread does the first part."""
        if self._pool is None:
            work(*self._parts[0])
            return
        others = [self._pool.submit(work, *part) for part in self._parts[1:]]
        work(*self._parts[0])
        for other in others:
            other.result()


def _one_record(record: Record) -> Sequence[Record]:
    """A sequence of one record for the entries, with the values of a plain record."""
    if not COMPILED:
        return [record]
    records = cast(list[Record], array(type(record), 1))
    records[0] = cast(Record, values(record))
    return records
