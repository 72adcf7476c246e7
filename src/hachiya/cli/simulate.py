"""`hachiya simulate`: bots play whole matches, whose records or decisions are written."""

import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

from hachiya.bots.cluster import work_in_order_on_cluster
from hachiya.bots.own import find_named_bot
from hachiya.bots.playing import play
from hachiya.bots.processes import work_in_order
from hachiya.cli.bashifen.wrong_leads import WrongLeads
from hachiya.cli.families import FAMILIES
from hachiya.cli.output import open_output
from hachiya.cli.progress import progress
from hachiya.cli.ready import prepare_bot
from hachiya.cli.simulated_files import FILE_FORMS, Piece
from hachiya.cli.simulation import Simulation


class SimulatedMatch(NamedTuple):
    """A match of a simulation: what it adds to the file, and what is counted over all matches."""

    piece: Piece
    counters: Sequence[WrongLeads]


def play_match(plan: Simulation, number: int) -> SimulatedMatch:
    """Let the bots play match `number` (from 0) of a simulation."""
    match = play(plan.game.name, bots=plan.bots, options=plan.options, seed=plan.seed, number=number)
    counters = [counter() for counter in FAMILIES[plan.game.family].counts]
    for event in match.events:
        for counter in counters:
            counter.count_event(cast(Mapping[str, Any], event))
    return SimulatedMatch(FILE_FORMS[plan.form].piece(match, number), counters)


def simulate(plan: Simulation, out: Path | None, lang: str) -> None:
    """Play the matches and write the file to `out` (standard output if None), and the counts to stderr."""
    for name in dict.fromkeys(plan.bots):
        prepare_bot(find_named_bot(name), plan.game, lang)
    totals = [counter() for counter in FAMILIES[plan.game.family].counts]
    form = FILE_FORMS[plan.form]
    with (
        open_output(out) as stream,
        form.writer(stream, plan) as add,
        progress(plan.matches) as advance,
        closing(_matches(plan)) as matches,
    ):
        for match in matches:
            add(match.piece)
            for total, counter in zip(totals, match.counters, strict=True):
                total.add(counter)
            advance()
    for total in totals:
        print(f"hachiya: {total.summary(lang)}", file=sys.stderr)


def _matches(plan: Simulation) -> Generator[SimulatedMatch, None, None]:
    """The matches in their order, played in this process, in several, or on a Ray cluster."""
    numbers, work = range(plan.matches), partial(play_match, plan)
    workers = min(plan.workers or 1, plan.matches)
    if plan.ray is not None:
        yield from work_in_order_on_cluster(work, numbers, plan.ray, plan.workers)
    elif workers > 1:
        yield from work_in_order(work, numbers, workers)
    else:
        yield from map(work, numbers)
