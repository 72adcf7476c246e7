"""`hachiya play`: one person at a table with bots, in a terminal or a pipe."""

import secrets
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, cast

from rich.console import Console
from rich.text import Text

from hachiya.bots.bot import Bot
from hachiya.cli.choices import Quit, ask, choices_of, read
from hachiya.cli.language import Words, say
from hachiya.cli.output import destination
from hachiya.cli.room import View
from hachiya.cli.rooms import ROOMS
from hachiya.cli.screen import card_text, draw
from hachiya.cli.simulate import POLICY_STREAM, SEATING_STREAM, Simulation, bot_turn, drawn_seats, stream
from hachiya.cli.spelling import header, spelled
from hachiya.cli.values import LARGEST_SEED
from hachiya.engine.bits import bit
from hachiya.engine.rng import below
from hachiya.explain.sentences import event_sentence
from hachiya.explain.sheet import sheet
from hachiya.games.game import Game
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.table import Table
from hachiya.records.events import Event
from hachiya.records.recorder import recorder_of
from hachiya.records.redaction import redact


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
    """One person's match at the table. He is shown events as `redact` leaves them and what `observe` lets him see."""

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
        self.names[self.seat] = invitation.name or say(Words("お客", "Guest"), lang)
        self.recorder = recorder_of(self.table, self.names)
        self.events = [self.recorder.match(), draw]

    def play(self) -> None:
        """Until the match ends or the person leaves."""
        for event in self.events:
            self._tell(event)
        try:
            while not self.table.over:
                self._happen(self._next())
        except Quit:
            left = Words("席を立ちました。", "You have left the table.")
            self.console.print(say(left, self.lang))
            return
        self.console.print()
        self.console.print(sheet(self.events, self.lang).rstrip("\n"), soft_wrap=True)

    def write(self, record: BinaryIO, form: str) -> None:
        """The record so far."""
        record.write(header(form) + spelled(self.events, form))

    def _next(self) -> list[list[int]]:
        """A deal, or the choice of the seat at turn; returns what happened."""
        table = self.table
        if table.game.begins_month(table.state) and table.state.books.month:
            self._pause(ROOMS[table.game.room].next_deal)
        if table.awaits_deal:
            return table.deal()
        if table.turn != self.seat:
            if self._watches_a_round():
                self._draw()
                self._pause(Words("Enterで続きへ > ", "Enter to go on > "))
            return bot_turn(table, self.bot, self.choices)
        return table.act(self.seat, self._choose())

    def _choose(self) -> int:
        """The person's choice; where there is only one it is made for him."""
        choices = choices_of(self.table, self.names, self.lang)
        if len(choices) == 1:
            only = Words("選択の余地なし: ", "No other choice: ")
            self.console.print(Text.assemble(say(only, self.lang), choices[0].text, style="dim"))
            return choices[0].action
        view = self._draw()
        if view.phase in (Phase.PICK_HAND, Phase.PICK_STOCK):
            self._tell_pending(view.pending)
        return ask(self.console, self.table, choices, self.lang)

    def _draw(self) -> View:
        """The table as the person sees it."""
        view: View = self.table.game.observe(self.table.state, self.seat)
        draw(self.console, self.table.game, view, self.seat, self.names, self.lang)
        return view

    def _watches_a_round(self) -> bool:
        """Has the person folded or been put out, and does a round of turns begin?"""
        state = self.table.state
        out = (state.books.folded | state.books.squeezed) & bit(self.seat)
        return bool(out) and state.phase == Phase.PLAY and state.place == 0

    def _pause(self, prompt: Words) -> None:
        """At a terminal, wait until the person has read."""
        if sys.stdin.isatty():
            read(self.console, say(prompt, self.lang))

    def _tell_pending(self, card: int) -> None:
        self.console.print(Text.assemble(say(Words("出た札: ", "The card: "), self.lang), card_text(card, self.lang)))

    def _happen(self, rows: list[list[int]]) -> None:
        for event in self.recorder.events(rows):
            self.events.append(event)
            self._tell(event)

    def _tell(self, event: Event) -> None:
        """An event in words, as this seat may know it."""
        seen = redact(event, self.seat)
        sentence = event_sentence(cast(Mapping[str, Any], seen), self.names, self.table.game, self.lang)
        if sentence:
            self.console.print(sentence, style="cyan" if event["e"] == "pay" else "")
