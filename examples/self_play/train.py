"""Trains a small network at sannin by self-play, and writes its weights.

    python -m examples.self_play.train [--rounds 6] [--deals 7000] [--worlds 24] [--cores 2] [--seed 1]
        [--out build/self-play]

The method is expert iteration. In each round search plays deals against itself, with trials that the network plays in
all seats, and the network learns from the results of the trials which card is worth most (see `gathering`, `learning`).
The network begins with random numbers, and learns from the newer half of all rounds.

Writes the weights of every round (`weights-1.npz` and so on), those of the last one as `weights.npz` (the bot plays
by the file of this name beside this program), and `curve.csv` with a row for each round: seconds since the start,
decisions so far, and the share of the spread of results within decisions that the network explains.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import torch

from examples.self_play.gathering import Decisions, Gathering
from examples.self_play.learning import Learning
from examples.self_play.network import Integers, numbers_of, save

PIECE = 250
"""The deals of one task of a process."""


class Job(NamedTuple):
    """What is trained."""

    rounds: int
    deals: int
    """The deals of each round."""
    worlds: int
    """The trials of each card."""
    seed: int


class Round(NamedTuple):
    """The end of a round."""

    number: int
    decisions: int
    """The decisions of all rounds so far."""
    explained: float
    """The share of the spread of results within decisions that the network explains."""
    table: Integers
    out: Integers


def gather(table: Integers, out: Integers, job: Job, deals: Sequence[int]) -> Decisions:
    """The decisions of these deals; a task of a process."""
    return Gathering(numbers_of(table, out), job.worlds, job.seed).decisions(deals)


def train(job: Job, executor: Executor) -> Iterator[Round]:
    """Train a network, with deals that an executor plays; yield the end of each round.

    The deals of a round are the same with any number of processes.
    """
    learning, rounds, total = Learning(job.worlds, job.seed), list[Decisions](), 0
    for number in range(1, job.rounds + 1):
        table, out = learning.model.weights()
        deals = range(job.deals * (number - 1), job.deals * number)
        pieces = [deals[start : start + PIECE] for start in range(0, job.deals, PIECE)]
        tasks = [executor.submit(gather, table, out, job, piece) for piece in pieces]
        rounds.append(Decisions.joined(task.result() for task in tasks))
        total += len(rounds[-1].cards)
        explained = learning.learn(Decisions.joined(rounds[number // 2 :]))
        yield Round(number, total, explained, *learning.model.weights())


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m examples.self_play.train", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--deals", type=int, default=7000, help="of each round")
    parser.add_argument("--worlds", type=int, default=24, help="possible deals in which each card is tried")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/self-play"))
    options = parser.parse_args()
    job = Job(options.rounds, options.deals, options.worlds, options.seed)
    torch.set_num_threads(options.cores)
    options.out.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    # PyTorch has threads, which a forked process would lack.
    with (
        ProcessPoolExecutor(options.cores, mp_context=get_context("spawn")) as executor,
        (options.out / "curve.csv").open("w", encoding="utf-8") as curve,
    ):
        print("round,seconds,decisions,explained", file=curve, flush=True)
        for end in train(job, executor):
            seconds = time.monotonic() - start
            print(f"{end.number},{seconds:.0f},{end.decisions},{end.explained:.3f}", file=curve, flush=True)
            save(options.out / f"weights-{end.number}.npz", end.table, end.out)
    save(options.out / "weights.npz", end.table, end.out)


if __name__ == "__main__":
    main()
