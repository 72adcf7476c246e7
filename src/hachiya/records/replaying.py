"""The base of all replays: the engine plays or recomputes every line of a match and must agree with it.

Decisions of a seat or a shuffle come from the record and must be legal; all that follows from a decision (turned
cards, tricks, payments, ends) is due next and must stand in the record. A hand-written file (`lenient`) may omit what
can be recomputed; what it states is checked. Each family defines which events are decisions.
"""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Any, ClassVar, NoReturn, cast

from hachiya.games.seating import first_dealer
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.ended_early import ends_early
from hachiya.records.events import Event
from hachiya.records.jsonl import dump_line
from hachiya.records.recording import Recorder
from hachiya.words.arguments import Seat
from hachiya.words.errors import BadRecord, HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import record as say
from hachiya.words.say import table as table_words

ANNOTATIONS = {"commit", "entropy", "reveal", "seat", "note"}
"""The names of events around the game, which no rule reads."""

TABLE_KEYS = ("id", "players", "opened", "own", "t")
"""The keys of `match` that no rule reads."""
_DEALT = {"draws", "widow"}
"""Keys that error messages leave out: they are long, and always right because they come from the record."""


class Replay(ABC):
    """The replay of a match, line by line; `events` are the verified events, with all that the file omits."""

    recorders: ClassVar[type[Recorder]]
    """The class that makes events of the table's rows."""
    omittable: ClassVar[frozenset[str]]
    """The events that a hand-written file may omit where they follow from others."""

    def __init__(self, table: Table, names: Sequence[str], lenient: bool) -> None:
        self.table = table
        self.recorder = self.recorders(table, names)
        self.lenient = lenient
        self.events: list[Event] = []
        self.line = 0
        self.truncated = False
        self._due: deque[Event] = deque()

    @property
    def complete(self) -> bool:
        """Whether the match has been played to its end."""
        return self.table.over and not self._due

    @property
    def ended_early(self) -> bool:
        """Whether its players have ended the match early, by a note that is the last event of its record."""
        return not self.complete and not self._due and bool(self.events) and ends_early(self.events[-1])

    @property
    def due(self) -> Sequence[Event]:
        """Events that follow from the lines so far and have not been read yet."""
        return self._due

    def begin(self, match: AnyEvent) -> None:
        """Read the first line, from which this table was made."""
        expected = cast(NewEvent, self.recorder.match())
        self.events.append(cast(Event, expected | {key: match[key] for key in TABLE_KEYS if key in match}))

    def feed(self, line: int, event: AnyEvent) -> None:
        """Read the next line; BadRecord if it does not follow from those before."""
        self.line = line
        if event["e"] in ANNOTATIONS:
            self.events.append(cast(Event, dict(event)))
        elif event["e"] == "draw_seats":
            self._draw_seats(event)
        else:
            while not self._is_due(event):
                if self.table.over:
                    self._fail(self._with_reason_of_end(table_words.over()))
                self._decide(event)

    def end(self) -> None:
        """End the replay; for a hand-written file, omitted events that still follow are added."""
        if self.lenient:
            while self._due and self._due[0]["e"] in self.omittable:
                self.events.append(self._due.popleft())

    def _fail(self, what: Message) -> NoReturn:
        raise BadRecord(what, self.line)

    def _spelled(self, event: AnyEvent) -> str:
        short = {key: value for key, value in event.items() if key not in _DEALT}
        return dump_line(short, self.recorder.family)

    # ---------------------------------------------------------------- what the families define

    @abstractmethod
    def _decide(self, event: AnyEvent) -> None:
        """Apply the decision of a shuffle or a seat that `event` states; events that follow from it become due."""

    def _accepts_specially(self, _event: AnyEvent, _due: Event) -> bool:
        """Whether events like `_due` are checked in a way of their own, and `_event` was accepted for it."""
        return False

    def _with_reason_of_end(self, what: Message) -> Message:
        """The refusal of a line after the end of a deal or match, with the reason of that end if it needs one."""
        return what

    def _agrees(self, _key: str, _value: Any, _expected: Any) -> bool:
        """Whether a value that is not equal to the expected one of this key agrees with it all the same."""
        return False

    # ---------------------------------------------------------------- seats

    def _draw_seats(self, event: AnyEvent) -> None:
        if any(past["e"] not in ANNOTATIONS | {"match"} for past in self.events):
            self._fail(say.seats_before_deal())
        try:
            dealer = first_dealer(event["draws"], self.table.seats, self.table.game.seating)
        except HachiyaError as error:
            self._fail(error.message)
        if event.get("dealer", dealer) != dealer:
            self._fail(say.other_first_dealer(seat=Seat(dealer), wrong=Seat(event["dealer"])))
        self.table.first_dealer(dealer)
        self.events.append(cast(Event, {**event, "dealer": dealer}))

    def _seat_first(self, seat: int | None) -> None:
        """Set the first dealer from the first deal, if seats were not drawn."""
        if seat is None:
            return
        if seat not in range(self.table.seats):
            self._fail(say.no_seat(seat=Seat(seat)))
        if not any(past["e"] in ("draw_seats", "mizuten", "deal", "tally") for past in self.events):
            self.table.first_dealer(seat)

    # ---------------------------------------------------------------- what is due

    def _is_due(self, event: AnyEvent) -> bool:
        """Check `event` against the events that are due; False if none is due, and `event` must be a decision."""
        while self._due:
            due = self._due[0]
            if event == due:
                self.events.append(self._due.popleft())
                return True
            if self._accepts_specially(event, due):
                return True
            omitted = self.lenient and due["e"] in self.omittable and due.get("seat") != event.get("seat")
            if due["e"] == event["e"] and not omitted:
                key = self._disagreement(event, due)
                if key:
                    self._fail(say.disagrees(key=key, text=self._spelled(due)))
                self._accept(0, event)
                return True
            if not (self.lenient and due["e"] in self.omittable):
                self._fail(say.was_due(name=event["e"], text=self._spelled(due)))
            self.events.append(self._due.popleft())
        return False

    def _accept(self, index: int, event: AnyEvent) -> None:
        due = cast(NewEvent, self._due[index])
        del self._due[index]
        stated = {key: event[key] for key in ("clause", "t") if key in event}
        self.events.append(cast(Event, due | stated))

    def _disagreement(self, event: AnyEvent, expected: AnyEvent) -> str | None:
        """The first key of `event` that does not agree with `expected`, None if all agree; `t` may be anything.

        A hand-written file may lack keys, except that a payment without `for` and `liable` is the payer's own.
        """
        for key, value in event.items():
            if key not in expected:
                if key != "t":
                    return key
            elif value != expected[key] and not self._agrees(key, value, expected[key]):
                return key
        for key in expected:
            if key not in event and not (self.lenient and key not in ("for", "liable")):
                return key
        return None

    # ---------------------------------------------------------------- decisions

    def _expect(self, event: AnyEvent, *kinds: str) -> None:
        seat = self.table.turn
        if event["e"] not in kinds or event["seat"] != seat:
            names, turn = [f"`{kind}`" for kind in kinds], Seat(seat)
            message = say.line_of_seat_was_due(name=event["e"], names=names, seat=turn)
            if "seat" in event:
                named_seat = Seat(event["seat"])
                message = say.line_of_other_was_due(name=event["e"], wrong=named_seat, names=names, seat=turn)
            self._fail(message)

    def _act(self, action: int) -> None:
        try:
            rows = self.table.act(self.table.turn, action)
        except HachiyaError as error:
            self._fail(error.message)
        self._due.extend(self.recorder.events(rows))
