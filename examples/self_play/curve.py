"""Measures what the network of each round wins against two Greedy, and draws the curve.

    python -m examples.self_play.curve FOLDER --plot FILE [--deals 800] [--seed 5]

FOLDER is what training wrote. Prints a row for each round: seconds, decisions, kan at ×1 a deal with the limits of an
interval of 95 %.
"""

import argparse
import csv
from pathlib import Path

from matplotlib import rc_context
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from examples.self_play.network import GAME, bot_of
from hachiya.bots.arena.job import Job
from hachiya.bots.arena.runners import run_serial
from hachiya.bots.arena.summary import summary
from hachiya.bots.bot import Bot
from hachiya.bots.registry import find_bot
from hachiya.statistics.intervals import Interval

GREEDY = "greedy"


def find(name: str) -> Bot:
    """Greedy by its name, or the network in a file by its path."""
    return find_bot(name) if name == GREEDY else bot_of(Path(name))


def strength(weights: Path, deals: int, seed: int) -> Interval:
    """What a network wins against two Greedy, in kan at ×1 a deal."""
    job = Job(GAME.name, GAME.complete_options({}), GAME.seats[0], (str(weights), GREEDY), deals, seed, find)
    return summary(job, run_serial(job, range(deals))).results[0].interval


def draw(decisions: list[int], intervals: list[Interval], out: Path) -> None:
    """Draw the curve."""
    figure = Figure(figsize=(6, 3.6), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    means = [interval.mean for interval in intervals]
    reach = [0.0 if interval.high is None else interval.high - interval.mean for interval in intervals]
    axes.errorbar([number / 1000 for number in decisions], means, yerr=reach, fmt="o-", capsize=4)
    axes.axhline(0, color="0.7", zorder=0)
    axes.set_xlabel("thousands of decisions")
    axes.set_ylabel("kan at ×1 a deal, 95 %")
    axes.set_title("one network against two Greedy, after each round")
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "hachiya"}):  # a small file, the same one each time
        figure.savefig(out, metadata={"Date": None})


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m examples.self_play.curve", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--plot", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=800)
    parser.add_argument("--seed", type=int, default=5)
    options = parser.parse_args()
    with (options.folder / "curve.csv").open(encoding="utf-8") as file:
        rounds = list(csv.DictReader(file))
    intervals = []
    for row in rounds:
        weights = options.folder / f"weights-{row['round']}.npz"
        interval = strength(weights, options.deals, options.seed)
        intervals.append(interval)
        print(row["seconds"], row["decisions"], *(f"{figure:+.2f}" for figure in interval[:3]), flush=True)
    draw([int(row["decisions"]) for row in rounds], intervals, options.plot)


if __name__ == "__main__":
    main()
