"""`hachiya play`: one person at a table with bots, in a terminal or a pipe."""

import secrets
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, cast

from rich.console import Console

from hachiya.bots.names import bot_name, number_names
from hachiya.bots.own import find_named_bot
from hachiya.bots.player import Player
from hachiya.cli.families import FAMILIES
from hachiya.cli.output import open_output
from hachiya.cli.person import Quit, read_line
from hachiya.cli.ready import prepare_bot
from hachiya.cli.spelling import encode_events, file_header
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
"""The styles of events that move points."""


@dataclass(frozen=True)
class PlayPlan:
    """The match to play in the terminal, and its bots; the `seed` fixes seats, decks and bots (None draws a seed)."""

    game: Game
    options: Mapping[str, str | int]
    seats: int
    bots: tuple[str, ...]
    """The names of the bots in the other seats, in the order of the seats."""
    seed: int | None
    name: str | None
    record: Path | None


def play(invitation: PlayPlan, lang: str) -> None:
    """Play a match; its record so far is written whatever ends the match."""
    for name in dict.fromkeys(invitation.bots):
        prepare_bot(find_named_bot(name), invitation.game, lang)
    with ExitStack() as stack:
        record = stack.enter_context(open_output(invitation.record)) if invitation.record else None
        sitting = TerminalMatch(invitation, lang)
        reason: BaseException | None = None
        try:
            sitting.play()
        except BaseException as error:  # the file is complete before the command ends
            reason = error
        if record:
            sitting.write(record, "fuda" if str(invitation.record).endswith(".fuda") else "jsonl")
    if reason:
        raise reason


class TerminalMatch:
    """A match of one person in a terminal; they see only redacted events, and the state as their seat observes it."""

    def __init__(self, invitation: PlayPlan, lang: str) -> None:
        seed = secrets.randbelow(LARGEST_SEED) if invitation.seed is None else invitation.seed
        self.lang = lang
        self.console = Console(highlight=False, markup=False, emoji=False)
        game, seats = invitation.game, invitation.seats
        # Seats are numbered after the draw for the dealer, so the person's seat is drawn separately.
        self.seat = below(stream(seed, SEATS + 1), seats)
        bots = [find_named_bot(name) for name in invitation.bots]
        names = [bot_name(bot.name) for bot in bots]
        names.insert(self.seat, invitation.name or say(GUEST, lang))
        names = number_names(names)
        self.match = Match(game, invitation.options, names=names, seed=seed)
        dice = stream(seed, BOTS)
        players = [Player(bot.name, bot, dice) for bot in bots]
        self.players = {seat if seat < self.seat else seat + 1: player for seat, player in enumerate(players)}
        self.voice = Voice(lang, names)
        self.narrator = Narrator(game)
        self.desk = FAMILIES[game.family].desk(self.console, self.match.copy_table, self.seat, names, lang)
        self.events_shown = 0

    def play(self) -> None:
        """Play until the match ends or the person leaves."""
        self._show_news()
        try:
            while not self.match.over:
                self._play_step()
                self._show_news()
        except Quit:
            self.console.print(self.voice.say(terminal.left_table()))
            return
        self.console.print()
        self.console.print(self.match.sheet().text(self.lang).rstrip("\n"), soft_wrap=True)
        self.console.print()
        for line in story(self.match.game, cast(list[Mapping[str, Any]], self.match.events), self.lang):
            self.console.print(line, soft_wrap=True)

    def write(self, record: BinaryIO, form: str) -> None:
        """Write the record of the match so far."""
        record.write(file_header(form) + encode_events(self.match.events, form))

    def _play_step(self) -> None:
        """Make a deal, or the choice of the seat at turn."""
        match, desk = self.match, self.desk
        if match.awaits_deal or match.game.begins_month(match.view(self.seat).state):
            self._pause(desk.next_deal())
        if match.awaits_deal:
            match.deal()
        elif match.turn == self.seat:
            match.play(choice_of(match.view(self.seat), tuple(desk.choose())))
        elif match.turn is not None:
            self._pause(desk.before_others())
            match.play(self.players[match.turn].choose(match.view()))

    def _pause(self, prompt: Message | None) -> None:
        """At a terminal, wait until the person presses Enter."""
        if prompt and sys.stdin.isatty():
            read_line(self.console, f"{self.voice.say(prompt)} > ")

    def _show_news(self) -> None:
        events = self.match.events
        for event in events[self.events_shown :]:
            self._show_event(event)
        self.events_shown = len(events)

    def _show_event(self, event: Event) -> None:
        """Print the sentences for an event, as far as the seat may know it."""
        visible = redact(event, self.seat, FAMILIES_OF_EVENTS[self.match.game.name])
        sentences = self.narrator.tell(cast(Mapping[str, Any], visible))
        if sentences:
            style = STYLES.get(event["e"], "")
            self.console.print(self.voice.tell(sentences), style=style, soft_wrap=self.voice.breaks_anywhere)
