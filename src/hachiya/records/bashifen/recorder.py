"""Writes down what a table does in bashifen."""

from collections.abc import Callable, Mapping, Sequence

from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import NAMES, SUITS, names
from hachiya.games.bashifen.events import By
from hachiya.games.bashifen.events import Event as Row
from hachiya.games.bashifen.state import KITTY, PAIRS, SEATS
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import BASHIFEN
from hachiya.records.recording import Recorder

TRUMP_SUITS = (*SUITS, "none")


class BashifenRecorder(Recorder):
    """All that an event says stands in its row, but for the cards as dealt and the levels."""

    family = BASHIFEN
    looks = frozenset({int(Row.DEAL), int(Row.DEAL_END)})

    def seen(self, what: int) -> AnyEvent:
        """As in `Recorder`: the pack of a deal, and where the pairs stand."""
        books = self.table.state.books
        if what == Row.DEAL_END:
            return {"stage": list(books.level)}
        cards = [NAMES[card >> 1] for card in self.table.state.deck]
        return {
            "stage": list(books.level),
            "trump_rank": books.trump_rank,
            "first": books.first,
            "draws": cards[KITTY:],
            "widow": cards[:KITTY],
        }

    def event(self, row: Sequence[int], seen: AnyEvent) -> NewEvent:
        """As in `Recorder`."""
        return _EVENTS[row[0]](seen, *row[1:])


def _deal(seen: AnyEvent, number: int, dealer: int, *_: int) -> NewEvent:
    return {"e": "deal", "n": number, "dealer": _seat(dealer), **seen}


def _declare(_seen: AnyEvent, seat: int, one: int, two: int, drawn: int, *_: int) -> NewEvent:
    return {"e": "declare", "seat": seat, "cards": names(one, two), "drawn": drawn}


def _trumps(_seen: AnyEvent, suit: int, dealer: int, by: int, *_: int) -> NewEvent:
    return {"e": "trumps", "suit": TRUMP_SUITS[suit], "dealer": dealer, "by": By(by).name.lower()}


def _bury(_seen: AnyEvent, seat: int, one: int, two: int, *_: int) -> NewEvent:
    return {"e": "bury", "seat": seat, "cards": names(one, two)}


def _play(_seen: AnyEvent, seat: int, one: int, two: int, *_: int) -> NewEvent:
    return {"e": "play", "seat": seat, "cards": names(one, two)}


def _trick(_seen: AnyEvent, winner: int, points: int, *_: int) -> NewEvent:
    return {"e": "trick", "winner": winner, "points": points}


def _failed_lead(_seen: AnyEvent, seat: int, *_: int) -> NewEvent:
    return {"e": "failed_lead", "seat": seat}


def _deal_end(seen: AnyEvent, points: int, widow_points: int, dealer: int, *_: int) -> NewEvent:
    widow = {} if widow_points == NOBODY else {"widow_points": widow_points}
    return {"e": "deal_end", "points": points, **widow, **seen, "dealer": _seat(dealer)}


def _match_end(_seen: AnyEvent, winners: int, *_: int) -> NewEvent:
    return {"e": "match_end", "winners": list(range(winners, SEATS, PAIRS))}


_EVENTS: Mapping[int, Callable[..., NewEvent]] = {
    Row.DEAL: _deal,
    Row.DECLARE: _declare,
    Row.TRUMPS: _trumps,
    Row.BURY: _bury,
    Row.PLAY: _play,
    Row.TRICK: _trick,
    Row.FAILED_LEAD: _failed_lead,
    Row.DEAL_END: _deal_end,
    Row.MATCH_END: _match_end,
}
"""By the kind of the row."""


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
