"""`hachiya play`: one person at a table with bots, in a terminal or a pipe."""

import secrets
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, cast

from rich.console import Console

from hachiya.bots.bot import Bot
from hachiya.cli.families import FAMILIES
from hachiya.cli.output import destination
from hachiya.cli.person import Quit, read
from hachiya.cli.ready import get_ready
from hachiya.cli.simulate import POLICY_STREAM, SEATING_STREAM, Simulation, bot_turn, drawn_seats, stream
from hachiya.cli.spelling import header, spelled
from hachiya.cli.values import LARGEST_SEED
from hachiya.engine.rng import below
from hachiya.explain.sentences import teller
from hachiya.explain.sheet import sheet
from hachiya.games.game import Game
from hachiya.games.table import Table
from hachiya.records.events import Event
from hachiya.records.recorder import recorder_of
from hachiya.records.redaction import redact
from hachiya.words.message import Message
from hachiya.words.say import terminal
from hachiya.words.voice import Voice, say

STYLES = {"pay": "cyan", "trick": "cyan", "deal_end": "cyan"}
"""What moves points stands out."""


@dataclass(frozen=True)
class Invitation:
    """What is to be played, and with whom. A `seed` fixes seats, decks and bots; None draws one."""

    game: Game
    options: Mapping[str, str | int]
    seats: int
    bot: Bot
    seed: int | None
    name: str | None
    record: Path | None


def play(invitation: Invitation, lang: str) -> None:
    """Sit down and play a match. The record so far is written however the game ends."""
    get_ready(invitation.bot, invitation.game, lang)
    with ExitStack() as stack:
        record = stack.enter_context(destination(invitation.record)) if invitation.record else None
        sitting = Sitting(invitation, lang)
        interrupted = False
        try:
            sitting.play()
        except KeyboardInterrupt:  # the file is complete before the command ends
            interrupted = True
        if record:
            sitting.write(record, "fuda" if str(invitation.record).endswith(".fuda") else "jsonl")
    if interrupted:
        raise KeyboardInterrupt


class Sitting:
    """One person's match at the table. They are shown events as `redact` leaves them, and what `observe` shows."""

    def __init__(self, invitation: Invitation, lang: str) -> None:
        seed = secrets.randbelow(LARGEST_SEED) if invitation.seed is None else invitation.seed
        self.lang = lang
        self.bot = invitation.bot
        self.console = Console(highlight=False, markup=False, emoji=False)
        game, seats = invitation.game, invitation.seats
        plan = Simulation(game, invitation.options, seats, invitation.bot, 1, seed)
        draw = drawn_seats(plan, 0)
        self.table = Table(game, invitation.options, seats=seats, dealer=draw["dealer"], seed=seed)
        self.choices = stream(seed, POLICY_STREAM)
        # Seats are numbered after the draw: whose draw it was is a draw of its own.
        self.seat = below(stream(seed, SEATING_STREAM + 1), self.table.seats)
        self.names = [f"{self.bot.name} {seat}" for seat in range(self.table.seats)]
        self.names[self.seat] = invitation.name or say(terminal.guest(), lang)
        self.recorder = recorder_of(self.table, self.names)
        self.voice = Voice(lang, self.names)
        self.tell = teller(game)
        self.desk = FAMILIES[game.family].desk(self.console, self.table, self.seat, self.names, lang)
        self.events = [self.recorder.match(), draw]

    def play(self) -> None:
        """Until the match ends or the person leaves."""
        for event in self.events:
            self._tell(event)
        try:
            while not self.table.over:
                self._happen(self._next())
        except Quit:
            self.console.print(self.voice.say(terminal.left_table()))
            return
        self.console.print()
        self.console.print(sheet(self.events, self.lang).rstrip("\n"), soft_wrap=True)

    def write(self, record: BinaryIO, form: str) -> None:
        """The record so far."""
        record.write(header(form) + spelled(self.events, form))

    def _next(self) -> list[list[int]]:
        """A deal, or the choice of the seat at turn; returns what happened."""
        table, desk = self.table, self.desk
        if table.awaits_deal or table.game.begins_month(table.state):
            self._pause(desk.next_deal())
        if table.awaits_deal:
            return table.deal()
        if table.turn != self.seat:
            self._pause(desk.before_others())
            return bot_turn(table, self.bot, self.choices)
        return [row for action in desk.choose() for row in table.act(self.seat, action)]

    def _pause(self, prompt: Message | None) -> None:
        """At a terminal, wait until the person has read."""
        if prompt and sys.stdin.isatty():
            read(self.console, f"{self.voice.say(prompt)} > ")

    def _happen(self, rows: list[list[int]]) -> None:
        for event in self.recorder.events(rows):
            self.events.append(event)
            self._tell(event)

    def _tell(self, event: Event) -> None:
        """An event in words, as this seat may know it."""
        seen = redact(event, self.seat, self.recorder.family)
        told = self.tell(cast(Mapping[str, Any], seen))
        if told:
            style = STYLES.get(event["e"], "")
            self.console.print(self.voice.tell(told), style=style, soft_wrap=self.voice.breaks_anywhere)
