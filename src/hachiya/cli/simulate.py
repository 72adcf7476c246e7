"""`hachiya simulate`: bots play whole matches, whose records are written."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from hachiya.bots.bot import Bot
from hachiya.bots.playing import play
from hachiya.cli.bashifen.wrong_leads import WrongLeads
from hachiya.cli.families import FAMILIES
from hachiya.cli.output import open_output
from hachiya.cli.progress import progress
from hachiya.cli.ready import prepare_bot
from hachiya.cli.spelling import encode_events, file_header
from hachiya.games.game import Game
from hachiya.records.events import Event


@dataclass(frozen=True)
class Simulation:
    """A simulation to run: matches of a game in which the same bot plays all seats, from one seed."""

    game: Game
    options: Mapping[str, str | int]
    seats: int
    bot: Bot
    matches: int
    seed: int


def play_match(plan: Simulation, match: int) -> Sequence[Event]:
    """Let the bot play match number `match` (from 0) of a simulation, and return its events."""
    bots = [plan.bot.name] * plan.seats
    return play(plan.game.name, bots=bots, options=plan.options, seed=plan.seed, number=match).events


def simulate(plan: Simulation, form: str, out: Path | None, lang: str) -> None:
    """Play the matches and write their records to `out` (standard output if None), and the counts to stderr."""
    prepare_bot(plan.bot, plan.game, lang)
    counters = [counter() for counter in FAMILIES[plan.game.family].counts]
    with open_output(out) as record, progress(plan.matches) as advance:
        record.write(file_header(form))
        for match in range(plan.matches):
            record.write(encode_events(_count_events(play_match(plan, match), counters), form))
            advance()
    for counter in counters:
        print(f"hachiya: {counter.summary(lang)}", file=sys.stderr)


def _count_events(events: Sequence[Event], counters: Sequence[WrongLeads]) -> Iterator[Event]:
    """Yield the events and count each of them."""
    for event in events:
        for counter in counters:
            counter.count_event(cast(Mapping[str, Any], event))
        yield event
