"""One match replayed: every line is played or recomputed by the engine and must agree with it.

What a seat or a shuffle decided is taken from the record, if it is legal; everything that follows from it (turned
cards, tricks, payments, ends) is due next and must stand there. In a hand-written file (`lenient`) what can be
recomputed may be missing; what is written is checked. What a decision is, each family says for itself.
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
"""Events around the game: they carry no rule."""

TABLE_KEYS = ("id", "players", "opened", "own", "t")
"""What a match may say that no rule knows of."""
_DEALT = {"draws", "widow"}
"""What is long and always right, being taken from the record: errors leave it out."""


class Replay(ABC):
    """One match, line by line. `events` are the verified events, complete ones also where the file was not."""

    recorders: ClassVar[type[Recorder]]
    """Who writes down what the table does."""
    omittable: ClassVar[frozenset[str]]
    """What a hand-written file may leave out where it follows by itself."""

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
        """Has the match been played to its end?"""
        return self.table.over and not self._due

    @property
    def ended_early(self) -> bool:
        """Have all who play it ended it before its end? That is the last thing its record says."""
        return not self.complete and not self._due and bool(self.events) and ends_early(self.events[-1])

    @property
    def due(self) -> Sequence[Event]:
        """What has followed from the lines so far and has not been read yet."""
        return self._due

    def begin(self, match: AnyEvent) -> None:
        """The first line, which led to this table."""
        right = cast(NewEvent, self.recorder.match())
        self.events.append(cast(Event, right | {key: match[key] for key in TABLE_KEYS if key in match}))

    def feed(self, line: int, event: AnyEvent) -> None:
        """The next line; BadRecord if it does not follow from those before."""
        self.line = line
        if event["e"] in ANNOTATIONS:
            self.events.append(cast(Event, dict(event)))
        elif event["e"] == "draw_seats":
            self._draw_seats(event)
        else:
            while not self._is_due(event):
                if self.table.over:
                    self._fail(self._ended(table_words.over()))
                self._decide(event)

    def end(self) -> None:
        """No more lines: in a hand-written file what follows by itself is added."""
        if self.lenient:
            while self._due and self._due[0]["e"] in self.omittable:
                self.events.append(self._due.popleft())

    def _fail(self, what: Message) -> NoReturn:
        raise BadRecord(what, self.line)

    def _spelled(self, right: AnyEvent) -> str:
        short = {key: value for key, value in right.items() if key not in _DEALT}
        return dump_line(short, self.recorder.family)

    # ---------------------------------------------------------------- what the families say

    @abstractmethod
    def _decide(self, event: AnyEvent) -> None:
        """Nothing is due: `event` must be what a shuffle or a seat decided; what follows from it is due then."""

    def _takes(self, _event: AnyEvent, _right: Event) -> bool:
        """Is `right`, which is due, of a sort that is checked in its own way, and `event` accepted for it?"""
        return False

    def _ended(self, what: Message) -> Message:
        """What a line is refused with after the end of a deal or match, with the reason why that is over."""
        return what

    def _alike(self, _key: str, found: Any, right: Any) -> bool:
        """Do both say the same under this key?"""
        return bool(found == right)

    # ---------------------------------------------------------------- seats

    def _draw_seats(self, event: AnyEvent) -> None:
        if any(seen["e"] not in ANNOTATIONS | {"match"} for seen in self.events):
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
        """Without a draw of seats the first deal alone says with whom it begins."""
        if seat is None:
            return
        if seat not in range(self.table.seats):
            self._fail(say.no_seat(seat=Seat(seat)))
        if not any(seen["e"] in ("draw_seats", "mizuten", "deal", "tally") for seen in self.events):
            self.table.first_dealer(seat)

    # ---------------------------------------------------------------- what is due

    def _is_due(self, event: AnyEvent) -> bool:
        """Check `event` against what is due; False if nothing is, and a decision is wanted."""
        while self._due:
            right = self._due[0]
            if self._takes(event, right):
                return True
            omitted = self.lenient and right["e"] in self.omittable and right.get("seat") != event.get("seat")
            if right["e"] == event["e"] and not omitted:
                wrong = self._disagreement(event, right)
                if wrong:
                    self._fail(say.disagrees(key=wrong, text=self._spelled(right)))
                self._accept(0, event)
                return True
            if not (self.lenient and right["e"] in self.omittable):
                self._fail(say.was_due(name=event["e"], text=self._spelled(right)))
            self.events.append(self._due.popleft())
        return False

    def _accept(self, index: int, event: AnyEvent) -> None:
        right = cast(NewEvent, self._due[index])
        del self._due[index]
        written = {key: event[key] for key in ("clause", "t") if key in event}
        self.events.append(cast(Event, right | written))

    def _disagreement(self, found: AnyEvent, right: AnyEvent) -> str | None:
        """The first key of a line that does not agree with what is right, None if all do. `t` is anyone's.

        A hand-written file may lack keys, but a payment without `for` and `liable` is one's own.
        """
        if found == right:
            return None
        for key in dict.fromkeys([*found, *right]):
            if key == "t" or (self.lenient and key not in found and key not in ("for", "liable")):
                continue
            if key not in found or key not in right or not self._alike(key, found[key], right[key]):
                return key
        return None

    # ---------------------------------------------------------------- decisions

    def _expect(self, event: AnyEvent, *kinds: str) -> None:
        seat = self.table.turn
        if event["e"] not in kinds or event["seat"] != seat:
            right, due = [f"`{kind}`" for kind in kinds], Seat(seat)
            what = say.line_of_seat_was_due(name=event["e"], names=right, seat=due)
            if "seat" in event:
                wrong = Seat(event["seat"])
                what = say.line_of_other_was_due(name=event["e"], wrong=wrong, names=right, seat=due)
            self._fail(what)

    def _act(self, action: int) -> None:
        try:
            rows = self.table.act(self.table.turn, action)
        except HachiyaError as error:
            self._fail(error.message)
        self._due.extend(self.recorder.events(rows))
