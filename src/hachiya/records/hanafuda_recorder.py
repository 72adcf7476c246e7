"""Writes down what a table does with flower cards."""

from collections.abc import Iterable, Sequence
from typing import Any, Self, cast

from hachiya.engine.ledger import BANK, BOARD, NOBODY, POT
from hachiya.games.hanafuda.cards import LETTERS, letters
from hachiya.games.hanafuda.events import Bid, Liable, Reason, Why
from hachiya.games.hanafuda.events import Event as Row
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.table import Table
from hachiya.records.events import HANAFUDA, Event
from hachiya.records.recording import Recorder

_ACCOUNTS: dict[int, int | str] = {
    **{seat: seat for seat in range(POT)},
    POT: "pot",
    BOARD: "board",
    BANK: "bank",
}


class HanafudaRecorder(Recorder):
    """Knows scores and piles beside what the rows say."""

    family = HANAFUDA

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        super().__init__(table, names)
        self.game = hanafuda(table.game)
        self.scores = list(table.state.books.scores)
        self.totals: list[int] = []
        self._cards_dealt = False

    def at(self, table: Table) -> Self:
        """As in `Recorder`."""
        other = super().at(table)
        other.scores = list(self.scores)
        return other

    def events(self, rows: Iterable[Sequence[int]]) -> list[Event]:
        """As in `Recorder`."""
        found: list[dict[str, Any]] = []
        for what, *numbers in rows:
            if what == Row.PAY:
                found.append(self._pay(*numbers))
            elif what == Row.DEAL:
                found.append(self._deal(*numbers[:3]))
            elif what == Row.REDEAL:
                found.append(self._redeal(*numbers[:2]))
            elif what == Row.STOCK:
                stock = self.game.stock_cards(self.table.state)
                found.append({"e": "stock", "cards": "".join(LETTERS[card] for card in stock)})
            elif what in (Row.MIZUTEN, Row.BID, Row.SQUEEZED):
                found.append(self._auction(what, *numbers[:3]))
            elif what == Row.SHIMA:
                found.append({"e": "shima", "seat": numbers[0], "cards": letters(numbers[1])})
            elif what == Row.SHOW:
                seat, yaku, cards = numbers[:3]
                found.append({"e": "show", "seat": seat, "yaku": keys(yaku), "cards": letters(cards)})
            elif what in (Row.PLAY, Row.TURN):
                seat, card, takes = numbers[:3]
                event = "play" if what == Row.PLAY else "turn"
                found.append({"e": event, "seat": seat, "card": LETTERS[card], "takes": letters(takes)})
            elif what in (Row.STOP, Row.SAGE, Row.CANCEL):
                seat, yaku, forced = numbers[:3]
                event = Row(what).name.lower()
                found.append({"e": event, "seat": seat, "yaku": keys(yaku), "forced": bool(forced)})
            elif what == Row.DEAL_END:
                found.append(self._deal_end(*numbers[:3]))
            else:
                found.append(self._match_end())
        return cast(list[Event], found)

    def _pay(
        self, payer: int, payee: int, points: int, reason: int, yaku: int, instead_of: int, liable: int
    ) -> dict[str, Any]:
        self.scores[payer] -= points
        self.scores[payee] += points
        event: dict[str, Any] = {
            "e": "pay",
            "from": _ACCOUNTS[payer],
            "to": _ACCOUNTS[payee],
            "points": points,
            "reason": Reason(reason).name.lower(),
            "yaku": keys(yaku),
            "clause": f"{self.game.tag} {self.game.section(payer, reason, liable)}",
        }
        if instead_of != NOBODY:
            event["for"] = instead_of
            event["liable"] = Liable(liable).name.lower()
        return event

    def _deal(self, month: int, dealer: int, field: int) -> dict[str, Any]:
        self._cards_dealt = True
        words = self.game.deal_words(self.table.state.books)
        return {"e": "deal", "n": month, "dealer": dealer, **self._dealt(field), **words}

    def _redeal(self, month: int, field: int) -> dict[str, Any]:
        return {"e": "redeal", "n": month, "why": "four_of_a_month", **self._dealt(field)}

    def _dealt(self, field: int) -> dict[str, Any]:
        hands = [letters(self.table.state.hands[seat]) for seat in range(self.table.seats)]
        return {"hands": hands, "field": letters(field)}

    def _auction(self, what: int, seat: int, said: int, more: int) -> dict[str, Any]:
        if what == Row.MIZUTEN:
            return {"e": "mizuten", "seat": seat, "yes": bool(said)}
        if what == Row.BID:
            return {"e": "bid", "seat": seat, "bid": Bid(said).name.lower(), "forced": bool(more)}
        if more == NOBODY:
            return {"e": "squeezed", "seat": seat}
        return {"e": "squeezed", "seat": seat, "yaku": keys(said), "cards": letters(more)}

    def _deal_end(self, why: int, winner: int, next_dealer: int) -> dict[str, Any]:
        self.totals = self.scores[: self.table.seats]
        event: dict[str, Any] = {
            "e": "deal_end",
            "why": Why(why).name.lower(),
            "winner": None if winner == NOBODY else winner,
        }
        if self._cards_dealt:
            event["captured"] = [letters(self.table.state.captured[seat]) for seat in range(self.table.seats)]
            self._cards_dealt = False
        event["scores"] = list(self.totals)
        event["next_dealer"] = None if next_dealer == NOBODY else next_dealer
        return event

    def _match_end(self) -> dict[str, Any]:
        books = self.table.state.books
        seats = range(self.table.seats)
        return {
            "e": "match_end",
            "totals": self.totals,
            "result": [books.result[seat] for seat in seats],
            "winners": [seat for seat in seats if books.winners >> seat & 1],
        }
