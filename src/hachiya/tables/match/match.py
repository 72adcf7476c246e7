"""A match in memory: the result of playing a table's entries. It is never ahead of the store.

`deal`, `draw_card`, `choose`, `hand_over`, `annotate` and `end` leave a match as it is and return the next one, which
takes its place once its entry is stored.
"""

import copy
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from hachiya.engine import ledger
from hachiya.engine.record import copy_into
from hachiya.explain.course import Course
from hachiya.explain.sentences import Narrator
from hachiya.games.json_object import JsonObject
from hachiya.games.registry import GAMES
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent
from hachiya.records.ended_early import ENDED_EARLY
from hachiya.records.events import Event
from hachiya.records.recorder import recorder_of
from hachiya.records.replay import replays
from hachiya.tables.problems import DamagedTable, MatchOver, OutdatedTable
from hachiya.tables.stored.entries import (
    Annotation,
    Choice,
    Deck,
    Ending,
    Entry,
    Handover,
    Imported,
    Record,
    Tick,
    record_of_events,
)
from hachiya.tables.stored.fair import Fairness, revealed_secrets
from hachiya.tables.stored.setup import PERSON, Setup, Sitter
from hachiya.words.errors import HachiyaError

NO_ROWS = ledger.new(0)
REMEMBERED = 3
"""The number of last moves that a page can show again."""


class Before(NamedTuple):
    """The state of a table before its last entry, and the number of events of that entry."""

    state: Any
    events: int


class Match:
    """The match of a table after its last entry; `version` is the number of entries (0: nothing is dealt yet)."""

    __slots__ = (
        "away",
        "clocks",
        "course",
        "deal_version",
        "drawn",
        "ended",
        "fairness",
        "lapses",
        "last_call_version",
        "move_version",
        "next_teller",
        "past",
        "question_version",
        "recorder",
        "seated",
        "setup",
        "table",
        "teller",
        "version",
    )

    def __init__(self, setup: Setup) -> None:
        today = GAMES.get(setup.game)
        game = today and today.of_version(setup.rules)
        if game is None:
            raise OutdatedTable
        self.setup = setup
        """The setup with which the record begins."""
        self.seated = setup
        """The setup with the present players."""
        self.away: frozenset[int] = frozenset()
        """The seats of absent persons, for whom bots stand in."""
        whole = setup.timing and setup.timing.match
        self.clocks: tuple[int, ...] = (1000 * whole,) * len(setup.players) if whole else ()
        """The milliseconds that each seat has left for the match, where there are such clocks."""
        self.lapses = (0,) * len(setup.players)
        """By seat: how often a bot has stood in."""
        self.table = Table(game, setup.options, seats=len(setup.players), dealer=setup.dealer)
        self.table.begin_clock()
        self.table.ledger = NO_ROWS
        self.recorder = recorder_of(self.table, setup.names)
        self.version = 0
        self.deal_version = 0
        """The version of the last deal."""
        self.move_version = 0
        """The version of the last entry that changed more than seats and annotations."""
        self.last_call_version = 0
        """The version of the last deal or declaration; calls that were legal then are legal now, but for new cards."""
        self.question_version = 0
        """The version of the last deal, card or declaration, since which the open call is the same."""
        self.drawn = 0
        """The number of cards that the clock has drawn in this deal, the first with the deal."""
        self.ended = False
        """Whether all persons have ended the match early."""
        self.teller = self.next_teller = Narrator(game)
        """The teller before the last entry, and the one after it."""
        head = [cast(Mapping[str, Any], line.event) for line in setup.head()]
        for event in head:
            self.next_teller.tell(event)
        self.course = Course.of(game, head)
        self.fairness = None if setup.reveal is None else Fairness(setup.id, setup.reveal == "deal")
        """The promises of fair shuffles; None where shuffles are not fair."""
        self.past: tuple[Before, ...] = ()
        """The state before each of the last entries with events, the newest first."""

    @classmethod
    def at_deal(cls, setup: Setup, seated: Setup, state: Any, course: Course, version: int) -> "Match":
        """Make the match between two deals, from its setup, present players, state, course and version."""
        match = cls(setup)
        match.seated = seated
        copy_into(match.table.state, state)
        match.table.begin_clock()
        match.recorder = recorder_of(match.table, setup.names)
        match.course = course
        match.version = version
        return match

    @classmethod
    def rebuild(cls, setup: Setup, entries: Iterable[Entry]) -> "Match":
        """Replay entries from the start; raise DamagedTable if one is illegal or its record differs."""
        last = cls(setup)
        for after in last.replay_entries(entries):
            last = after
        return last

    def replay_entries(self, entries: Iterable[Entry]) -> Iterator["Match"]:
        """Replay entries after this match, and yield the match after each; raise DamagedTable if one is wrong."""
        match = self
        for stored in entries:
            try:
                match, entry = match.replay_entry(stored)
            except HachiyaError:
                raise DamagedTable from None
            if entry != stored:
                raise DamagedTable
            yield match

    def replay_entry(self, stored: Entry) -> tuple["Match", Entry]:
        """Play a stored entry again; return the next match and the entry that it makes, for a comparison."""
        secrets = revealed_secrets(cast(AnyEvent, line.event) for line in stored.record)
        if secrets:
            return self.with_secrets(secrets)._replay_entry(stored)
        return self._replay_entry(stored)

    def with_secrets(self, secrets: Mapping[int, str]) -> "Match":
        """Return the match with the secrets of its promised deals."""
        after = copy.copy(self)
        after.fairness = self.fairness and self.fairness.with_secrets(secrets)
        return after

    def _replay_entry(self, stored: Entry) -> tuple["Match", Entry]:
        if isinstance(stored, Deck):
            return self.deal(stored.cards)
        if isinstance(stored, Tick):
            return self.draw_card()
        if isinstance(stored, Handover):
            return self.hand_over(stored.seat, stored.player, stored.name, stands_in=stored.stands_in)
        if isinstance(stored, Annotation):
            return self.annotate([line.event for line in stored.record])
        if isinstance(stored, Imported):
            return self.import_record(stored.record)
        if isinstance(stored, Ending):
            return self.end()
        return self.choose(stored.seat, stored.actions, stored.message, stored.left)

    def deal(self, deck: Sequence[int]) -> tuple["Match", Deck]:
        """Deal this deck; return the next match and the entry.

        The deck may be followed by a second shuffle for a later stock and the seat that sits out.
        """
        after = self._copy()
        cards = after.table.game.cards
        second, white = deck[cards : 2 * cards], deck[2 * cards :]
        rows = after.table.deal(deck[:cards], second or None, white=white[0] if white else None)
        record = after._record_rows(rows)
        after._remember(self.table.state, record)
        after.deal_version = after.last_call_version = after.question_version = after.version
        after.drawn = 1
        return after, Deck(self.setup.id, after.version, list(deck), record)

    def draw_card(self) -> tuple["Match", Tick]:
        """Draw the next card by the clock; return the next match and the entry."""
        after = self._copy()
        record = after._record_rows(after.table.tick())
        after._remember(self.table.state, record)
        after.question_version = after.version
        after.drawn += 1
        return after, Tick(self.setup.id, after.version, record)

    def choose(
        self, seat: int, actions: Sequence[int], message: str | None, left: int | None = None
    ) -> tuple["Match", Choice]:
        """Make a seat's whole choice; return the next match and the entry. IllegalAction unless it is one legal choice.

        `left` is the time on the seat's clock after it, in milliseconds.
        """
        after = self._copy()
        is_open_call = after.table.is_open_call
        record = after._record_rows(after.table.choose(seat, actions))
        after._remember(self.table.state, record)
        if is_open_call and not after.table.is_pass(actions[0]):
            after.last_call_version = after.question_version = after.version
        if left is not None:
            after.clocks = tuple(left if other == seat else clock for other, clock in enumerate(self.clocks))
        return after, Choice(self.setup.id, after.version, seat, list(actions), message, record, left)

    def hand_over(self, seat: int, player: str, name: str, *, stands_in: bool = False) -> tuple["Match", Handover]:
        """Hand a seat to another player, `person` or a bot's id; return the next match and the entry.

        A bot that `stands_in` plays until the person comes back.
        """
        after = self._copy()
        after.move_version = self.move_version
        after.seated = self.seated.with_sitter(Sitter(self.setup.id, seat, name, player))
        after.away = self.away | {seat} if stands_in else self.away - {seat}
        if stands_in:
            after.lapses = tuple(lapses + (other == seat) for other, lapses in enumerate(self.lapses))
        by = PERSON if player == PERSON else "bot"
        event = cast(Event, {"e": "seat", "seat": seat, "by": by, "name": name})
        record = after._apply_record(record_of_events([event], self.recorder.family))
        after._remember(self.table.state, record)
        return after, Handover(self.setup.id, after.version, seat, player, name, record, stands_in)

    def come_back(self, seat: int) -> tuple["Match", Handover]:
        """Give a seat back to its person, for whom a bot has stood in; return the next match and the entry."""
        return self.hand_over(seat, PERSON, self.setup.names[seat])

    @property
    def owners_setup(self) -> Setup:
        """The setup with the owner of each seat: an absent person, not the bot that stands in for them."""
        setup = self.seated
        for seat in self.away:
            setup = setup.with_sitter(Sitter(self.setup.id, seat, self.setup.names[seat], PERSON))
        return setup

    def end(self) -> tuple["Match", Ending]:
        """End the match early, as all persons have agreed; return the next match and the entry."""
        after = self._copy()
        after.ended = True
        note = cast(Event, {"e": "note", "text": ENDED_EARLY})
        secrets = self.fairness.due_secrets() if self.fairness else []
        record = after._apply_record(record_of_events([*secrets, note], self.recorder.family))
        after._remember(self.table.state, record)
        return after, Ending(self.setup.id, after.version, record)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.ended or self.table.over

    def annotate(self, events: Sequence[Event]) -> tuple["Match", Annotation]:
        """Add events that change no state of play; return the next match and the entry."""
        after = self._copy()
        after.move_version = self.move_version
        record = after._apply_record(record_of_events(events, self.recorder.family))
        after._remember(self.table.state, record)
        return after, Annotation(self.setup.id, after.version, record)

    def promise(self, n: int, secret: str) -> tuple["Match", Annotation]:
        """Promise the cards of deal `n` by the hash of a secret (32 bytes in hexadecimal digits)."""
        assert self.fairness is not None
        after, entry = self.annotate([self.fairness.commit(n, secret)])
        return after.with_secrets({n: secret}), entry

    def enter_result(self, deal: JsonObject, event: Event, white: int | None) -> tuple["Match", Record]:
        """Enter a deal of which a record has only the result, in `event`; only replays have such deals."""
        after = self._copy()
        drawn = [] if white is None else after.table.draw_white(white)
        before = after.recorder.events(drawn)
        events = [*before, event, *after.recorder.events(after.table.tally(deal))]
        record = after._apply_record(record_of_events(events, self.recorder.family))
        after.deal_version = after.last_call_version = after.question_version = after.version
        return after, record

    def import_record(self, record: Record) -> tuple["Match", Imported]:
        """Import the record of a match that was played elsewhere; return the next match and the entry.

        BadRecord if the record is wrong, DamagedTable if the match is neither over nor ended by all.
        """
        events = [cast(AnyEvent, item.event) for item in (*self.setup.head(), *record)]
        replay = next(replays(enumerate(events, 1)))
        if not (replay.complete or replay.ended_early):
            raise DamagedTable
        after = self._copy()
        after.ended = replay.ended_early
        after.table, after.recorder = replay.table, replay.recorder
        new_record = after._apply_record(
            record_of_events(replay.events[len(self.setup.head()) :], replay.recorder.family)
        )
        return after, Imported(self.setup.id, after.version, new_record)

    def is_stale(self, version: int, actions: Sequence[int]) -> bool:
        """Whether a choice that a page made at `version` answers an older question than the present one.

        In an open call declarations count in the order of arrival, however many cards were drawn meanwhile; a pass
        answers the last declaration and the last card.
        """
        if not self.table.is_open_call or version > self.version:
            return not self.move_version <= version <= self.version
        return version < (self.question_version if self.table.is_pass(actions[0]) else self.deal_version)

    def _copy(self) -> "Match":
        """A copy of the match at the next version, with its own state; MatchOver."""
        if self.over:
            raise MatchOver
        after = copy.copy(self)
        after.version += 1
        after.move_version = after.version
        after.table = self.table.copy()
        after.recorder = self.recorder.at(after.table)
        after.teller, after.next_teller = self.next_teller, self.next_teller.copy()
        return after

    def _remember(self, before: Any, record: Record) -> None:
        if record:
            self.past = (Before(before, len(record)), *self.past[: REMEMBERED - 1])

    def _record_rows(self, rows: list[list[int]]) -> Record:
        events = self.recorder.events(rows)
        return self._apply_record(
            record_of_events(self.fairness.add_secrets(events) if self.fairness else events, self.recorder.family)
        )

    def _apply_record(self, record: Record) -> Record:
        self.table.ledger = NO_ROWS  # copying the table for the next entry makes room again
        events = [cast(Mapping[str, Any], line.event) for line in record]
        for event in events:
            self.next_teller.tell(event)
        self.course = self.course.after(events)
        self.fairness = self.fairness and self.fairness.after(events)
        return record
