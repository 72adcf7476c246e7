"""Checks that the C program plays the engine's game: every row of random matches, and states driven side by side."""

from bench.c_program import CProgram
from bench.random_play import entry_arguments
from bench.sannin_entries import fingerprints
from bench.states import EngineStates, numbers, spread
from hachiya.games.registry import find

STATES = 1000
STEPS = 100
COPIES = 20_000


class Different(Exception):
    """The first difference between a program and the engine."""


def engine_fingerprints(matches: int, seed: int) -> list[int]:
    """A number for each of the first matches of a seed, made of all rows of its ledger and its result."""
    result = numbers(matches, 0)
    fingerprints(*entry_arguments(find("sannin"), seed), seed, 0, result)
    return list(map(int, result))


def check_matches(program: CProgram, matches: int, seed: int = 1) -> None:
    """Raise Different for the first match that differs from the engine's."""
    pairs = zip(engine_fingerprints(matches, seed), program.fingerprints(matches, seed), strict=True)
    for match, (ours, theirs) in enumerate(pairs):
        if ours != theirs:
            raise Different(
                f"{program.name} does not play the engine's sannin: of {matches:,} matches of seed {seed} "
                f"match {match} (counted from 0) is the first that differs"
            )


def check_states(program: CProgram, seed: int = 1, states: int = STATES, steps: int = STEPS) -> None:
    """Raise Different if batches or copies have other results than the engine's."""
    ours, theirs = EngineStates(states, seed), program.states(states, seed)
    for side in (ours, theirs):
        spread(side)
    for number in range(steps):
        for side in (ours, theirs):
            side.choose()
            side.step(number)
        for state, (our, their) in enumerate(zip(ours.masks, theirs.masks, strict=True)):
            if our != their:
                raise Different(
                    f"{program.name} does not step as the engine: of {states:,} states of seed {seed} state {state} "
                    f"(counted from 0) is the first in which something else is legal, after step {number}"
                )
    if ours.copies(COPIES) != theirs.copies(COPIES):
        raise Different(f"{program.name} does not step from copies as the engine: {COPIES:,} of {states:,} states")
