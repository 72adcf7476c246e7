"""Writes down what a table does with flower cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Self

from hachiya.engine.ledger import BANK, BOARD, NOBODY, POT
from hachiya.games.hanafuda.cards import LETTERS, letters
from hachiya.games.hanafuda.events import Bid, Liable, Reason, Why
from hachiya.games.hanafuda.events import Event as Row
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import HANAFUDA
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
    looks = frozenset(map(int, (Row.DEAL, Row.REDEAL, Row.STOCK, Row.DEAL_END, Row.MATCH_END)))

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

    def seen(self, what: int) -> AnyEvent:
        """As in `Recorder`: hands as dealt, the stock, piles, how the match has ended."""
        state = self.table.state
        seats = range(self.table.seats)
        if what == Row.DEAL_END:
            return {"captured": [letters(state.captured[seat]) for seat in seats]}
        if what == Row.MATCH_END:
            books = state.books
            winners = [seat for seat in seats if books.winners >> seat & 1]
            return {"result": [books.result[seat] for seat in seats], "winners": winners}
        if what == Row.STOCK:
            return {"cards": "".join(LETTERS[card] for card in self.game.stock_cards(state))}
        hands = {"hands": [letters(state.hands[seat]) for seat in seats]}
        return hands if what == Row.REDEAL else {**hands, **self.game.deal_fields(state.books)}

    def event(self, row: Sequence[int], seen: AnyEvent) -> NewEvent:
        """As in `Recorder`."""
        return _EVENTS[row[0]](self, seen, *row[1:])

    def _pay(self, _seen: AnyEvent, *paid: int) -> NewEvent:
        payer, payee, points, reason, yaku, instead_of, liable = paid
        self.scores[payer] -= points
        self.scores[payee] += points
        event: NewEvent = {
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

    def _mizuten(self, _seen: AnyEvent, seat: int, yes: int, *_: int) -> NewEvent:
        return {"e": "mizuten", "seat": seat, "yes": bool(yes)}

    def _white_card(self, _seen: AnyEvent, month: int, seat: int, *_: int) -> NewEvent:
        return {"e": "white_card", "n": month, "seat": seat}

    def _deal(self, seen: AnyEvent, month: int, dealer: int, field: int, *_: int) -> NewEvent:
        self._cards_dealt = True
        hands, words = seen["hands"], {key: said for key, said in seen.items() if key != "hands"}
        return {"e": "deal", "n": month, "dealer": dealer, "hands": hands, "field": letters(field), **words}

    def _redeal(self, seen: AnyEvent, month: int, field: int, *_: int) -> NewEvent:
        return {"e": "redeal", "n": month, "why": "four_of_a_month", **seen, "field": letters(field)}

    def _bid(self, _seen: AnyEvent, seat: int, said: int, forced: int, *_: int) -> NewEvent:
        return {"e": "bid", "seat": seat, "bid": Bid(said).name.lower(), "forced": bool(forced)}

    def _squeezed(self, _seen: AnyEvent, seat: int, held: int, cards: int, *_: int) -> NewEvent:
        if cards == NOBODY:
            return {"e": "squeezed", "seat": seat}
        return {"e": "squeezed", "seat": seat, "yaku": keys(held), "cards": letters(cards)}

    def _stock(self, seen: AnyEvent, *_: int) -> NewEvent:
        return {"e": "stock", **seen}

    def _shima(self, _seen: AnyEvent, seat: int, cards: int, *_: int) -> NewEvent:
        return {"e": "shima", "seat": seat, "cards": letters(cards)}

    def _show(self, _seen: AnyEvent, seat: int, yaku: int, cards: int, *_: int) -> NewEvent:
        return {"e": "show", "seat": seat, "yaku": keys(yaku), "cards": letters(cards)}

    def _play(self, _seen: AnyEvent, seat: int, card: int, takes: int, *_: int) -> NewEvent:
        return {"e": "play", "seat": seat, "card": LETTERS[card], "takes": letters(takes)}

    def _turn(self, _seen: AnyEvent, seat: int, card: int, takes: int, *_: int) -> NewEvent:
        return {"e": "turn", "seat": seat, "card": LETTERS[card], "takes": letters(takes)}

    def _stop(self, _seen: AnyEvent, seat: int, yaku: int, forced: int, *_: int) -> NewEvent:
        return {"e": "stop", "seat": seat, "yaku": keys(yaku), "forced": bool(forced)}

    def _go_on(self, _seen: AnyEvent, seat: int, yaku: int, forced: int, *_: int) -> NewEvent:
        return {"e": "sage", "seat": seat, "yaku": keys(yaku), "forced": bool(forced)}

    def _cancel(self, _seen: AnyEvent, seat: int, yaku: int, forced: int, *_: int) -> NewEvent:
        return {"e": "cancel", "seat": seat, "yaku": keys(yaku), "forced": bool(forced)}

    def _deal_end(self, seen: AnyEvent, why: int, winner: int, next_dealer: int, *_: int) -> NewEvent:
        self.totals = self.scores[: self.table.seats]
        captured = seen if self._cards_dealt else {}
        self._cards_dealt = False
        return {
            "e": "deal_end",
            "why": Why(why).name.lower(),
            "winner": None if winner == NOBODY else winner,
            **captured,
            "scores": list(self.totals),
            "next_dealer": None if next_dealer == NOBODY else next_dealer,
        }

    def _match_end(self, seen: AnyEvent, *_: int) -> NewEvent:
        return {"e": "match_end", "totals": self.totals, **seen}


_EVENTS: Mapping[int, Callable[..., NewEvent]] = {
    Row.PAY: HanafudaRecorder._pay,
    Row.MIZUTEN: HanafudaRecorder._mizuten,
    Row.WHITE_CARD: HanafudaRecorder._white_card,
    Row.DEAL: HanafudaRecorder._deal,
    Row.REDEAL: HanafudaRecorder._redeal,
    Row.BID: HanafudaRecorder._bid,
    Row.SQUEEZED: HanafudaRecorder._squeezed,
    Row.STOCK: HanafudaRecorder._stock,
    Row.SHIMA: HanafudaRecorder._shima,
    Row.SHOW: HanafudaRecorder._show,
    Row.PLAY: HanafudaRecorder._play,
    Row.TURN: HanafudaRecorder._turn,
    Row.STOP: HanafudaRecorder._stop,
    Row.GO_ON: HanafudaRecorder._go_on,
    Row.CANCEL: HanafudaRecorder._cancel,
    Row.DEAL_END: HanafudaRecorder._deal_end,
    Row.MATCH_END: HanafudaRecorder._match_end,
}
"""By the kind of the row."""
