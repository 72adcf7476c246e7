"""The replay of a recorded deal as a table would play it, moment by moment."""

from collections.abc import Iterator
from typing import NamedTuple, cast

from hachiya.records.traced_table import ActionTaken, Call, DealTallied, DeckDealt, WhiteCardDrawn
from hachiya.tables.match.match import Match
from hachiya.tables.replays.recorded import RecordedSetup
from hachiya.tables.replays.replay import Deal, MatchReplay, seated_after
from hachiya.tables.stored.entries import Choice, Deck, Record, Tick, record_of_events


class SeatChoice(NamedTuple):
    """A seat, and the actions of its whole choice."""

    seat: int
    actions: tuple[int, ...]


class DealReplay:
    """The replay of one deal; `match` is the match at the present position."""

    def __init__(self, replay: MatchReplay, deal: Deal) -> None:
        self.deal = deal
        self.match = Match.at_deal(replay.setup, deal.seated, deal.state, deal.course, deal.version)
        self.choice: SeatChoice | None = None
        """The choice made in the last step; None where nobody chose."""
        self.entry: Deck | Tick | Choice | None = None
        """The entry that a table would have stored for the last step; None where only a result is known."""
        self._white: int | None = None
        self._actions: list[int] = []

    def moments(self) -> Iterator[Record]:
        """Replay the deal; yield the record of each moment, with `match` at the position after it."""
        shown, family = 0, self.match.recorder.family
        for record in self.steps():
            if record:
                annotations = self.deal.annotations.get(shown, ())
                self.match.seated = seated_after(cast(RecordedSetup, self.match.seated), annotations)
                shown += 1
                last = (
                    record_of_events(self.deal.annotations.get(shown, ()), family) if shown == self.deal.moments else []
                )
                yield [*record_of_events(annotations, family), *_with(record, last)]

    def steps(self) -> Iterator[Record]:
        """Replay the deal; yield the record of each deck and choice, which may be empty, without annotations."""
        for call in self.deal.calls:
            for record in self._replay_call(call):
                yield record
                self.choice = None

    def _replay_call(self, call: Call) -> Iterator[Record]:
        """Replay one call of the traced table; yield the records of its steps."""
        match = self.match
        if isinstance(call, WhiteCardDrawn):
            self._white = call.seat
        elif isinstance(call, DealTallied):
            assert self.deal.result_event is not None
            self.match, record = match.enter_result(call.deal, self.deal.result_event, self._white)
            self.entry = None
            yield record
        elif isinstance(call, DeckDealt):
            yield self._deal(call)
        elif match.table.is_open_call:
            yield from self._call(call)
        else:
            self._actions.append(call.action)
            if call.whole:
                actions, self._actions = self._actions, []
                yield self._choose(call.seat, *actions)

    def _deal(self, call: DeckDealt) -> Record:
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

    def _call(self, call: ActionTaken) -> Iterator[Record]:
        """Replay an open call; with a clock all pass after the last card, without one after each card."""
        if not self.match.table.is_pass(call.action):
            yield from self._draw(call.drawn)
            yield self._choose(call.seat, call.action)
        elif call.rows:
            yield from self._draw(self.match.table.game.cards)
            for seat in range(self.match.table.seats):
                if self.match.table.is_open_call and self.match.table.awaits(seat):
                    yield self._choose(seat, call.action)

    def _draw(self, cards: int) -> Iterator[Record]:
        """Let the clock draw until so many cards are drawn, or all."""
        while self.match.table.clock_due and self.match.drawn < cards:
            self.match, self.entry = self.match.draw_card()
            yield self.entry.record


def _with(record: Record, last: Record) -> Record:
    """The record of a deal's end with the annotations at its end, before the line that ends the match."""
    if last and record[-1].event["e"] == "match_end":
        return [*record[:-1], *last, record[-1]]
    return [*record, *last]
