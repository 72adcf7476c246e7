"""`hachiya simulate`: bots play whole matches, and the records are written."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from hachiya.bots.bot import Bot
from hachiya.bots.playing import play
from hachiya.cli.bashifen.wrong_leads import WrongLeads
from hachiya.cli.families import FAMILIES
from hachiya.cli.output import destination
from hachiya.cli.progress import progress
from hachiya.cli.ready import get_ready
from hachiya.cli.spelling import header, spelled
from hachiya.games.game import Game
from hachiya.records.events import Event


@dataclass(frozen=True)
class Simulation:
    """What is to be played: `matches` matches of one seed, all seats played by the same bot."""

    game: Game
    options: Mapping[str, str | int]
    seats: int
    bot: Bot
    matches: int
    seed: int


def play_match(plan: Simulation, match: int) -> Sequence[Event]:
    """The events of match number `match` (from 0)."""
    bots = [plan.bot.name] * plan.seats
    return play(plan.game.name, bots=bots, options=plan.options, seed=plan.seed, number=match).events


def simulate(plan: Simulation, form: str, out: Path | None, lang: str) -> None:
    """Play, and write the records to `out` (standard output if None); what a family counts is told on stderr."""
    get_ready(plan.bot, plan.game, lang)
    counted = [count() for count in FAMILIES[plan.game.family].counts]
    with destination(out) as record, progress(plan.matches) as advance:
        record.write(header(form))
        for match in range(plan.matches):
            record.write(spelled(_seen(play_match(plan, match), counted), form))
            advance()
    for count in counted:
        print(f"hachiya: {count.summary(lang)}", file=sys.stderr)


def _seen(events: Sequence[Event], counted: Sequence[WrongLeads]) -> Iterator[Event]:
    """The same events, counted as they go by."""
    for event in events:
        for count in counted:
            count.see(cast(Mapping[str, Any], event))
        yield event
