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
from hachiya.bots.names import called, numbered
from hachiya.bots.player import Player
from hachiya.cli.families import FAMILIES
from hachiya.cli.output import destination
from hachiya.cli.person import Quit, read
from hachiya.cli.ready import get_ready
from hachiya.cli.spelling import header, spelled
from hachiya.cli.story import story
from hachiya.engine.rng import below
from hachiya.explain.sentences import Narrator
from hachiya.games.game import Game
from hachiya.games.view import choice_of
from hachiya.matches.match import Match
from hachiya.matches.streams import BOTS, LARGEST_SEED, SEATS, stream
from hachiya.records.events import FAMILIES as FAMILIES_OF_EVENTS
from hachiya.records.events import Event
from hachiya.records.redaction import redact
from hachiya.words.message import Message
from hachiya.words.names import GUEST
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
        # Seats are numbered after the draw: whose draw it was is a draw of its own.
        self.seat = below(stream(seed, SEATS + 1), seats)
        names = [called(self.bot.name)] * seats
        names[self.seat] = invitation.name or say(GUEST, lang)
        names = numbered(names)
        self.match = Match(game, invitation.options, names=names, seed=seed)
        self.player = Player(self.bot.name, self.bot, stream(seed, BOTS))
        self.voice = Voice(lang, names)
        self.tell = Narrator(game).tell
        self.desk = FAMILIES[game.family].desk(self.console, self.match.table, self.seat, names, lang)
        self.told = 0

    def play(self) -> None:
        """Until the match ends or the person leaves."""
        self._tell_news()
        try:
            while not self.match.over:
                self._go_on()
                self._tell_news()
        except Quit:
            self.console.print(self.voice.say(terminal.left_table()))
            return
        self.console.print()
        self.console.print(self.match.sheet(self.lang).rstrip("\n"), soft_wrap=True)
        self.console.print()
        for line in story(self.match.game, cast(list[Mapping[str, Any]], self.match.events), self.lang):
            self.console.print(line, soft_wrap=True)

    def write(self, record: BinaryIO, form: str) -> None:
        """The record so far."""
        record.write(header(form) + spelled(self.match.events, form))

    def _go_on(self) -> None:
        """A deal, or the choice of the seat at turn."""
        match, desk = self.match, self.desk
        if match.awaits_deal or match.game.begins_month(match.table.state):
            self._pause(desk.next_deal())
        if match.awaits_deal:
            match.deal()
        elif match.turn == self.seat:
            match.play(choice_of(match.view(self.seat), tuple(desk.choose())))
        else:
            self._pause(desk.before_others())
            match.play(self.player.choose(match))

    def _pause(self, prompt: Message | None) -> None:
        """At a terminal, wait until the person has read."""
        if prompt and sys.stdin.isatty():
            read(self.console, f"{self.voice.say(prompt)} > ")

    def _tell_news(self) -> None:
        events = self.match.events
        for event in events[self.told :]:
            self._tell(event)
        self.told = len(events)

    def _tell(self, event: Event) -> None:
        """An event in words, as this seat may know it."""
        seen = redact(event, self.seat, FAMILIES_OF_EVENTS[self.match.game.name])
        told = self.tell(cast(Mapping[str, Any], seen))
        if told:
            style = STYLES.get(event["e"], "")
            self.console.print(self.voice.tell(told), style=style, soft_wrap=self.voice.breaks_anywhere)
