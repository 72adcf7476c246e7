"""The recorder of bashifen."""

from collections.abc import Callable, Mapping, Sequence

from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import NAMES, SUITS, names
from hachiya.games.bashifen.events import Event as Row
from hachiya.games.bashifen.events import TrumpsFixedBy
from hachiya.games.bashifen.game import state_of
from hachiya.games.bashifen.state import KITTY, PAIRS, SEATS
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import BASHIFEN
from hachiya.records.recording import Recorder

TRUMP_SUITS = (*SUITS, "none")


class BashifenRecorder(Recorder):
    """Makes the events of bashifen of ledger rows; only a deal's cards and the levels come from the table."""

    family = BASHIFEN
    detailed = frozenset({int(Row.DEAL), int(Row.DEAL_END)})

    def details(self, kind: int) -> AnyEvent:
        """The levels of the pairs and, for a deal, its cards."""
        state = state_of(self.table.state)
        books = state.books
        if kind == Row.DEAL_END:
            return {"stage": list(books.level)}
        cards = [NAMES[card >> 1] for card in state.deck]
        return {
            "stage": list(books.level),
            "trump_rank": books.trump_rank,
            "first": books.first,
            "draws": cards[KITTY:],
            "widow": cards[:KITTY],
        }

    def event(self, row: Sequence[int], details: AnyEvent) -> NewEvent:
        """The event of a row with its details."""
        return _EVENTS[row[0]](details, *row[1:])


def _deal(details: AnyEvent, number: int, dealer: int, *_: int) -> NewEvent:
    return {"e": "deal", "n": number, "dealer": _seat(dealer), **details}


def _declare(_details: AnyEvent, seat: int, cards_one: int, cards_two: int, drawn: int, *_: int) -> NewEvent:
    return {"e": "declare", "seat": seat, "cards": names(cards_one, cards_two), "drawn": drawn}


def _trumps(_details: AnyEvent, suit: int, dealer: int, by: int, *_: int) -> NewEvent:
    return {"e": "trumps", "suit": TRUMP_SUITS[suit], "dealer": dealer, "by": TrumpsFixedBy(by).name.lower()}


def _bury(_details: AnyEvent, seat: int, cards_one: int, cards_two: int, *_: int) -> NewEvent:
    return {"e": "bury", "seat": seat, "cards": names(cards_one, cards_two)}


def _play(_details: AnyEvent, seat: int, cards_one: int, cards_two: int, *_: int) -> NewEvent:
    return {"e": "play", "seat": seat, "cards": names(cards_one, cards_two)}


def _trick(_details: AnyEvent, winner: int, points: int, *_: int) -> NewEvent:
    return {"e": "trick", "winner": winner, "points": points}


def _failed_lead(_details: AnyEvent, seat: int, *_: int) -> NewEvent:
    return {"e": "failed_lead", "seat": seat}


def _deal_end(details: AnyEvent, points: int, widow_points: int, dealer: int, *_: int) -> NewEvent:
    widow = {} if widow_points == NOBODY else {"widow_points": widow_points}
    return {"e": "deal_end", "points": points, **widow, **details, "dealer": _seat(dealer)}


def _match_end(_details: AnyEvent, winners: int, *_: int) -> NewEvent:
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
"""Functions that make events, by the kind of the row."""


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
