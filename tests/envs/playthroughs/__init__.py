"""Playthroughs: a random deal of each game, as OpenSpiel's `generate_playthrough` writes it, to be compared.

`make playthroughs` plays the actions of the files anew and writes them; look at every changed line. A file is shorter
than OpenSpiel's: it has no tensors that are all 0, and of the states in the middle only the actions.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

FOLDER = Path(__file__).parent
PARAMETERS = "chance=seed,decks=4"
"""Chance draws one of four decks, so that a file begins with play."""
FULL = 36_000
"""The bytes within which states are written in full; the last state always is."""
SEED = 1
_ALL_ZERO = re.compile(r"ObservationTensor.*(: ◯+| = \[0\.0\])")
_ACTION = re.compile(r"action: (\d+)")
_OF_ANY_STATE = re.compile(r"# State |# Apply action |action: |$")


def file_of(game: str) -> Path:
    """The file of a game by its name."""
    return FOLDER / f"{game}.txt"


def actions_of(text: str) -> list[int]:
    """The actions of a playthrough."""
    return [int(match[1]) for line in text.splitlines() if (match := _ACTION.fullmatch(line))]


def playthrough(game: str, actions: Sequence[int]) -> str:
    """The playthrough of these actions, which random ones follow until the deal is over."""
    lines = playthrough_lines(f"python_hachiya_{game}({PARAMETERS})", action_sequence=[*actions], seed=SEED)
    return "".join(f"{line}\n" for line in _shorten([line for line in lines if not _ALL_ZERO.fullmatch(line)]))


def _shorten(lines: Sequence[str]) -> list[str]:
    starts = [0, *(place for place, line in enumerate(lines) if line.startswith("# State ")), len(lines)]
    states = [lines[start:end] for start, end in pairwise(starts)]
    kept: list[str] = []
    written = 0
    for state in states[:-1]:
        written += sum(len(line.encode()) + 1 for line in state)
        kept += state if written <= FULL else [line for line in state if _OF_ANY_STATE.match(line)]
    return [*kept, *states[-1]]
