"""python-chess and pokerkit beside Hachiya, as objects at work in plain Python (extra `bench`).

    python -m bench.libraries [--rounds 7]

Each figure is per CPU-second of one core, and a multiple is the median over the rounds of ours divided by theirs. The
libraries take turns at random games: sannin, chess, and no-limit hold'em for three with every automation. A decision is
one choice of a player, from the list of what is legal, with all that the library keeps of it. First it is checked that
the installed libraries have every name that docs/library/comparison.md shows.
"""

import argparse
import io
import os
import re
import time
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import partial
from pathlib import Path
from pkgutil import resolve_name
from random import Random
from typing import Any, NamedTuple

from bench.turns import in_turns, medians, times

PAGE = Path(__file__).resolve().parents[1] / "docs" / "library" / "comparison.md"
NAME = re.compile(r"`((?:chess|pokerkit)(?:\.\w+)+)")
LONGEST = 300
"""The most plies of a random game of chess."""
OURS = "Hachiya"


class Hachiya:
    """Sannin, by `hachiya.Match`."""

    def __init__(self) -> None:
        import hachiya

        self.library = hachiya

    def play(self, random: Random) -> tuple[Any, int]:
        """A random match, and its decisions."""
        match, decisions = self.library.Match("sannin", seed=random.getrandbits(32)), 0
        while not match.over:
            if match.awaits_deal:
                match.deal()
            else:
                choices = match.legal()
                match.play(choices[random.randrange(len(choices))])
                decisions += 1
        return match, decisions

    def halfway(self, random: Random) -> Any:
        """A match in the middle of its first deal."""
        match = self.library.Match("sannin", seed=random.getrandbits(32))
        match.deal()
        for _ in range(12):
            match.play(match.legal()[0])
        return match

    def copy(self, match: Any) -> object:
        """A copy."""
        return match.copy()

    def write(self, match: Any) -> str:
        """The record."""
        return str(match.to_jsonl())

    def read(self, record: str) -> object:
        """The match of a record, every event and payment verified."""
        return next(self.library.load(record))

    def position(self, match: Any) -> object:
        """The position as text and read again."""
        return self.library.Match.from_position(match.position())


class Chess:
    """Chess, by python-chess."""

    def __init__(self) -> None:
        import chess.pgn

        self.library = chess

    def play(self, random: Random) -> tuple[Any, int]:
        """A random game, and its decisions."""
        board = self.library.Board()
        for ply in range(LONGEST):
            moves = list(board.legal_moves)
            if not moves:
                return board, ply
            board.push(moves[random.randrange(len(moves))])
        return board, LONGEST

    def halfway(self, random: Random) -> Any:
        """A game after 20 plies."""
        board = self.library.Board()
        for _ in range(20):
            board.push(random.choice(list(board.legal_moves)))
        return board

    def copy(self, board: Any) -> object:
        """A copy with the moves that were played."""
        return board.copy()

    def write(self, board: Any) -> str:
        """The PGN."""
        return str(self.library.pgn.Game.from_board(board))

    def read(self, record: str) -> object:
        """The game of a PGN, every move checked, with its last board."""
        game: Any = self.library.pgn.read_game(io.StringIO(record))
        return game.end().board()

    def position(self, board: Any) -> object:
        """The position as FEN and read again."""
        return self.library.Board(board.fen())


class Poker:
    """No-limit hold'em, by pokerkit."""

    def __init__(self) -> None:
        import pokerkit

        self.library = pokerkit
        self.automations = tuple(pokerkit.Automation)
        self.game = pokerkit.NoLimitTexasHoldem(self.automations, True, 0, (1, 2), 2)

    def _begun(self) -> Any:
        return self.game(200, 3)

    def _choose(self, state: Any, random: Random) -> None:
        choices = [state.check_or_call]
        if state.can_fold():
            choices.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            choices.append(state.complete_bet_or_raise_to)
        random.choice(choices)()

    def play(self, random: Random) -> tuple[Any, int]:
        """A random hand, and its decisions."""
        state, decisions = self._begun(), 0
        while state.status:
            self._choose(state, random)
            decisions += 1
        return state, decisions

    def halfway(self, random: Random) -> Any:
        """A hand after three decisions."""
        while True:
            state = self._begun()
            for _ in range(3):
                if state.status:
                    self._choose(state, random)
            if state.status:
                return state

    def copy(self, state: Any) -> object:
        """A copy."""
        return deepcopy(state)

    def write(self, state: Any) -> str:
        """The hand history."""
        return str(self.library.HandHistory.from_game_state(self.game, state).dumps())

    def read(self, record: str) -> object:
        """The last state of a hand history, every action checked."""
        *_, last = self.library.HandHistory.loads(record)
        return last


LIBRARIES: Mapping[str, Callable[[], Any]] = {OURS: Hachiya, "python-chess": Chess, "pokerkit": Poker}


def playing(library: Any) -> Callable[[float, int], float]:
    """Decisions of random games."""

    def measure(seconds: float, seed: int) -> float:
        random, decisions, start = Random(seed), 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += library.play(random)[1]
        return decisions / spent

    return measure


def reading(library: Any) -> Callable[[float, int], float]:
    """Decisions of records that are read and checked."""

    def measure(seconds: float, seed: int) -> float:
        subject, number = library.play(Random(seed))
        record, decisions, start = library.write(subject), 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            library.read(record)
            decisions += number
        return decisions / spent

    return measure


def calling(library: Any, name: str) -> Callable[[float, int], float]:
    """Calls of a function with a game that is under way."""

    def measure(seconds: float, seed: int) -> float:
        call, subject, calls, start = getattr(library, name), library.halfway(Random(seed)), 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            call(subject)
            calls += 1
        return calls / spent

    return measure


class Row(NamedTuple):
    """A row of the table: what is measured, and the method that a library needs for it."""

    title: str
    measure: Callable[[Any], Callable[[float, int], float]]
    method: str


ROWS = (
    Row("decisions of random play, kept", playing, "play"),
    Row("decisions read from records and checked", reading, "read"),
    Row("copies of a game under way", partial(calling, name="copy"), "copy"),
    Row("positions written as text and read", partial(calling, name="position"), "position"),
)


def check_names() -> None:
    """Resolve every name of another library on the page; AttributeError or ImportError for one that is not there."""
    import chess.engine
    import chess.pgn
    import chess.polyglot
    import chess.svg
    import chess.syzygy
    import chess.variant  # noqa: F401  (`resolve_name` finds submodules that are loaded)

    for name in NAME.findall(PAGE.read_text("utf-8")):
        try:
            resolve_name(name)
        except AttributeError:  # an attribute that only objects have is annotated in the class
            owner, _, attribute = name.rpartition(".")
            if not any(attribute in vars(kind).get("__annotations__", {}) for kind in resolve_name(owner).__mro__):
                raise


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.libraries", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    words = parser.parse_args()
    os.environ["HACHIYA_PURE"] = "1"
    check_names()
    libraries = {name: make() for name, make in LIBRARIES.items()}
    print("| a CPU-second, in thousands |", *(f"{name} |" for name in LIBRARIES))
    print("| --- |", *("---: |" for _ in LIBRARIES))
    for title, measure, method in ROWS:
        measures = {name: measure(library) for name, library in libraries.items() if hasattr(library, method)}
        in_turns(measures, 1, words.seconds)  # a library imports what it needs at its first call
        samples = in_turns(measures, words.rounds, words.seconds)
        speeds = medians(samples)
        cells = [f"{speeds.pop(OURS) / 1000:.2f}"]
        for name, speed in speeds.items():
            cells.append(f"{speed / 1000:.2f} (ours × {times(samples[OURS], samples[name]):.1f})")
        cells += ["–"] * (len(LIBRARIES) - len(cells))
        print(f"| {title} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
