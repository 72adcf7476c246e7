"""Plays a deal again as a table would, moment by moment."""

from collections.abc import Iterator
from typing import NamedTuple, cast

from hachiya.records.traced_table import Acted, Call, Dealt, Tallied, White
from hachiya.tables.match.match import Match
from hachiya.tables.replays.recorded import Recorded
from hachiya.tables.replays.replay import Deal, MatchReplay, seated_after
from hachiya.tables.stored.entries import Choice, Deck, Record, Tick, written


class SeatChoice(NamedTuple):
    """A choice of a seat, all of it."""

    seat: int
    actions: tuple[int, ...]


class DealReplay:
    """One deal; `match` is how it stands."""

    def __init__(self, replay: MatchReplay, deal: Deal) -> None:
        self.deal = deal
        self.match = Match.at_deal(replay.setup, deal.seated, deal.state, deal.course, deal.version)
        self.choice: SeatChoice | None = None
        """Who chose what in the step that was made last; None where nobody did."""
        self.entry: Deck | Tick | Choice | None = None
        """What a table would have kept of that step; None where only a result was told."""
        self._white: int | None = None
        self._actions: list[int] = []

    def moments(self) -> Iterator[Record]:
        """What each moment has written; `match` is then as it stands after it."""
        shown, family = 0, self.match.recorder.family
        for record in self.steps():
            if record:
                annotations = self.deal.annotations.get(shown, ())
                self.match.seated = seated_after(cast(Recorded, self.match.seated), annotations)
                shown += 1
                last = written(self.deal.annotations.get(shown, ()), family) if shown == self.deal.moments else []
                yield [*written(annotations, family), *_with(record, last)]

    def steps(self) -> Iterator[Record]:
        """What each deck and each choice has written, which may be nothing; without what is said around the game."""
        for call in self.deal.calls:
            for record in self._replay_call(call):
                yield record
                self.choice = None

    def _replay_call(self, call: Call) -> Iterator[Record]:
        """What a call leads to; what it has no part in is left as it is."""
        match = self.match
        if isinstance(call, White):
            self._white = call.seat
        elif isinstance(call, Tallied):
            assert self.deal.result_event is not None
            self.match, record = match.enter_result(call.deal, self.deal.result_event, self._white)
            self.entry = None
            yield record
        elif isinstance(call, Dealt):
            yield self._deal(call)
        elif match.table.is_open_call:
            yield from self._call(call)
        else:
            self._actions.append(call.action)
            if call.whole:
                actions, self._actions = self._actions, []
                yield self._choose(call.seat, *actions)

    def _deal(self, call: Dealt) -> Record:
        deck = list(call.deck)
        cards = self.match.table.game.cards
        if self._white is not None:
            deck = [*(deck if len(deck) > cards else deck * 2), self._white]
        self.match, self.entry = self.match.deal(deck)
        return self.entry.record

    def _choose(self, seat: int, *actions: int) -> Record:
        self.match, self.entry = self.match.choose(seat, actions, None)
        self.choice = SeatChoice(seat, actions)
        return self.entry.record

    def _call(self, call: Acted) -> Iterator[Record]:
        """Where a clock draws, nobody is asked before the last card; records of play without one ask after each."""
        if not self.match.table.is_pass(call.action):
            yield from self._draw(call.drawn)
            yield self._choose(call.seat, call.action)
        elif call.rows:
            yield from self._draw(self.match.table.game.cards)
            for seat in range(self.match.table.seats):
                if self.match.table.is_open_call and self.match.table.awaits(seat):
                    yield self._choose(seat, call.action)

    def _draw(self, cards: int) -> Iterator[Record]:
        """The clock draws until so many are in the hands, or all."""
        while self.match.table.clock_due and self.match.drawn < cards:
            self.match, self.entry = self.match.tick()
            yield self.entry.record


def _with(record: Record, last: Record) -> Record:
    """What a deal ends with, and what is told with its end: a secret. A match ends with its own line."""
    if last and record[-1].event["e"] == "match_end":
        return [*record[:-1], *last, record[-1]]
    return [*record, *last]
