"""`hachiya arena`: bots play the same deals from every seat, and their winnings are compared."""

import json
import sys
from collections.abc import Iterable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from hachiya.bots.arena.block import Block
from hachiya.bots.arena.checkpoint import Checkpoint
from hachiya.bots.arena.job import Job
from hachiya.bots.arena.runners import Blocks, run_in_processes, run_on_ray, run_serial
from hachiya.bots.arena.summary import summary
from hachiya.bots.processes import cores
from hachiya.cli.arena_report import report
from hachiya.cli.failures import WrongUsage
from hachiya.cli.output import open_output
from hachiya.cli.progress import progress
from hachiya.words.message import Message
from hachiya.words.say import command
from hachiya.words.voice import say

PICTURES = ("png", "svg", "pdf")


@dataclass(frozen=True)
class Arena:
    """A comparison to run: its job, the processes that play it, and where the results go."""

    job: Job
    workers: int | None
    """The number of processes; None for one on each core of the machine or CPU of the cluster."""
    ray: str | None
    """The address of a Ray cluster; None for processes on this machine."""
    as_json: bool
    plot: Path | None
    state: Path | None


def picture_format(path: Path | None) -> str:
    """Return the format of a picture by the name of its file; it is checked before any work is done for it."""
    form = "" if path is None else path.suffix[1:].lower()
    if path is not None and form not in PICTURES:
        raise WrongUsage(command.wrong_picture(file=str(path), names=[f".{name}" for name in PICTURES]))
    if path is not None and find_spec("matplotlib") is None:
        raise WrongUsage(command.plot_needs_matplotlib())
    return form


def run(arena: Arena, lang: str) -> None:
    """Play the deals of the comparison that are not played yet, and print all results."""
    form = picture_format(arena.plot)
    with ExitStack() as stack:
        # The file is opened first, so that no deals are played for a file that cannot be written.
        drawing = stack.enter_context(open_output(arena.plot)) if arena.plot else None
        results = summary(arena.job, _blocks(arena, lang))
        if drawing:
            from hachiya.bots.arena.plot import draw

            draw(results, drawing, form)
    print(json.dumps(results.to_json()) if arena.as_json else report(results, lang))


def _blocks(arena: Arena, lang: str) -> Iterable[Block]:
    """All blocks: those of the checkpoint and those played now."""
    checkpoint = Checkpoint(arena.state, arena.job, _own_files(arena.job)) if arena.state else None
    done = dict(checkpoint.blocks) if checkpoint else {}
    try:
        with progress(arena.job.deals, len(done)) as advance, closing(_played(arena, done)) as blocks:
            for block in checkpoint.save(blocks) if checkpoint else blocks:
                done[block.number] = block
                advance()
    except KeyboardInterrupt:
        print(f"hachiya: {say(_saved_blocks(arena, len(done)), lang)}", file=sys.stderr)
        raise
    return done.values()


def _played(arena: Arena, done: Iterable[int]) -> Blocks:
    """The blocks that are not done yet, as they are played."""
    missing = sorted(set(range(arena.job.deals)) - set(done))
    if not missing:
        return
    if arena.ray is not None:
        yield from run_on_ray(arena.job, missing, arena.ray, arena.workers)
        return
    workers = min(arena.workers or cores(), len(missing))
    yield from run_serial(arena.job, missing) if workers == 1 else run_in_processes(arena.job, missing, workers)


def _own_files(job: Job) -> list[Path]:
    """The files of the user's own bots."""
    modules = {name.partition(":")[0] for name in job.names if ":" in name}
    return [Path(spec.origin) for spec in map(find_spec, modules) if spec and spec.origin]


def _saved_blocks(arena: Arena, done: int) -> Message:
    if arena.state is None:
        return command.nothing_kept()
    return command.kept(number=done, deals=arena.job.deals, file=str(arena.state))
