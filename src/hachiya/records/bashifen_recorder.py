"""Writes down what a table does in bashifen."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import NAMES, SUITS, names
from hachiya.games.bashifen.events import By
from hachiya.games.bashifen.events import Event as Row
from hachiya.games.bashifen.state import PAIRS, SEATS, WIDOW
from hachiya.records.events import BASHIFEN, Event
from hachiya.records.recording import Recorder

TRUMP_SUITS = (*SUITS, "none")


class BashifenRecorder(Recorder):
    """All that an event says stands in its row, but for the cards as dealt and the stages."""

    family = BASHIFEN

    def events(self, rows: Iterable[Sequence[int]]) -> list[Event]:
        """As in `Recorder`."""
        found: list[dict[str, Any]] = []
        for what, *numbers in rows:
            if what == Row.DEAL:
                found.append(self._deal(*numbers[:2]))
            elif what == Row.DECLARE:
                seat, one, two, drawn = numbers[:4]
                found.append({"e": "declare", "seat": seat, "cards": names(one, two), "drawn": drawn})
            elif what == Row.TRUMPS:
                suit, dealer, by = numbers[:3]
                found.append({"e": "trumps", "suit": TRUMP_SUITS[suit], "dealer": dealer, "by": By(by).name.lower()})
            elif what in (Row.BURY, Row.PLAY):
                seat, one, two = numbers[:3]
                found.append({"e": Row(what).name.lower(), "seat": seat, "cards": names(one, two)})
            elif what == Row.TRICK:
                found.append({"e": "trick", "winner": numbers[0], "points": numbers[1]})
            elif what == Row.FAILED_LEAD:
                found.append({"e": "failed_lead", "seat": numbers[0]})
            elif what == Row.DEAL_END:
                found.append(self._deal_end(*numbers[:3]))
            else:
                found.append({"e": "match_end", "winners": list(range(numbers[0], SEATS, PAIRS))})
        return cast(list[Event], found)

    def _deal(self, number: int, dealer: int) -> dict[str, Any]:
        books = self.table.state.books
        cards = [NAMES[card >> 1] for card in self.table.state.deck]
        return {
            "e": "deal",
            "n": number,
            "dealer": _seat(dealer),
            "stage": list(books.stage),
            "trump_rank": books.trump_rank,
            "first": books.first,
            "draws": cards[WIDOW:],
            "widow": cards[:WIDOW],
        }

    def _deal_end(self, points: int, widow_points: int, dealer: int) -> dict[str, Any]:
        return {
            "e": "deal_end",
            "points": points,
            "widow_points": widow_points,
            "stage": list(self.table.state.books.stage),
            "dealer": _seat(dealer),
        }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
