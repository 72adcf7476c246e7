"""`hachiya simulate`: bots play whole matches, and the records are written."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from hachiya.bots.bot import Bot
from hachiya.cli.bashifen.wrong_leads import WrongLeads
from hachiya.cli.output import destination
from hachiya.cli.progress import progress
from hachiya.cli.ready import get_ready
from hachiya.cli.spelling import header, spelled
from hachiya.engine import rng
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.seating import draw_seats, first_dealer
from hachiya.games.table import Table
from hachiya.records.events import Event
from hachiya.records.hanafuda_events import DrawSeats
from hachiya.records.recorder import recorder_of

MOST_MATCHES = 1 << 29
DECK_STREAM = 0
"""Match i of a seed has the decks of stream i, whoever plays."""
POLICY_STREAM = 1 << 29
"""Its players draw their random numbers from stream POLICY_STREAM + i, so that they change no deck."""
SEATING_STREAM = 1 << 30
"""Its draw of seats is from stream SEATING_STREAM + i."""


@dataclass(frozen=True)
class Simulation:
    """What is to be played: `matches` matches of one seed, all seats played by the same bot."""

    game: Game
    options: Mapping[str, str | int]
    seats: int
    bot: Bot
    matches: int
    seed: int


def stream(seed: int, number: int) -> list[int]:
    """Random numbers of their own."""
    lanes = [0] * rng.LANES
    rng.seed(lanes, seed, number)
    return lanes


def drawn_seats(plan: Simulation, match: int) -> DrawSeats:
    """The draw for the first deal of a match."""
    draws = draw_seats(stream(plan.seed, SEATING_STREAM + match), plan.seats, plan.game.seating)
    return {
        "e": "draw_seats",
        "draws": draws,
        "dealer": first_dealer(draws, plan.seats, plan.game.seating),
    }


def play_match(plan: Simulation, match: int) -> Iterator[Event]:
    """The events of match number `match` (from 0)."""
    game, bot = plan.game, plan.bot
    draw = drawn_seats(plan, match)
    stream_of_decks = DECK_STREAM + match
    table = Table(game, plan.options, seats=plan.seats, dealer=draw["dealer"], seed=plan.seed, stream=stream_of_decks)
    recorder = recorder_of(table, [f"{bot.name} {seat}" for seat in range(plan.seats)])
    choices = stream(plan.seed, POLICY_STREAM + match)
    yield recorder.match()
    yield draw
    while not table.over:
        yield from recorder.events(table.deal() if table.awaits_deal else bot_turn(table, bot, choices))


def bot_turn(table: Table, bot: Bot, choices: list[int]) -> list[list[int]]:
    """The seat at turn, played by a bot that sees what the seat sees; returns what happened."""
    seat = table.turn
    view = table.game.observe(table.state, seat)
    chosen = bot.choose(view, table.rules, table.game.legal(table.state), choices)
    return [row for action in chosen for row in table.act(seat, action)]


def simulate(plan: Simulation, form: str, out: Path | None, lang: str) -> None:
    """Play, and write the records to `out` (standard output if None); what a family counts is told on stderr."""
    get_ready(plan.bot, plan.game, lang)
    counted = [count() for count in _COUNTED.get(plan.game.family, ())]
    with destination(out) as record, progress(plan.matches) as advance:
        record.write(header(form))
        for match in range(plan.matches):
            record.write(spelled(_seen(play_match(plan, match), counted), form))
            advance()
    for count in counted:
        print(f"hachiya: {count.summary(lang)}", file=sys.stderr)


_COUNTED: Mapping[str, Sequence[type[WrongLeads]]] = {BASHIFEN: (WrongLeads,)}
"""What is counted over all matches, by the family of the game."""


def _seen(events: Iterator[Event], counted: Sequence[WrongLeads]) -> Iterator[Event]:
    """The same events, counted as they go by."""
    for event in events:
        for count in counted:
            count.see(cast(Mapping[str, Any], event))
        yield event
