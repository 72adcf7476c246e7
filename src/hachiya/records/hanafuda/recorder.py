"""The recorder of the games with flower cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Self

from hachiya.engine.ledger import BANK, BOARD, NOBODY, POT
from hachiya.games.hanafuda.cards import LETTERS, letters
from hachiya.games.hanafuda.events import Bid, EndReason, Liable, Reason
from hachiya.games.hanafuda.events import Event as Row
from hachiya.games.hanafuda.game import hanafuda, state_of
from hachiya.games.hanafuda.phases import Phase
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
_REASONS: dict[int, str] = {reason: reason.name.lower() for reason in Reason}
_LIABLE: dict[int, str] = {liable: liable.name.lower() for liable in Liable}
_BIDS: dict[int, str] = {bid: bid.name.lower() for bid in Bid}


class HanafudaRecorder(Recorder):
    """Makes the events of flower-card games of ledger rows; scores, hands, piles and stock come from the table."""

    family = HANAFUDA
    detailed = frozenset(map(int, (Row.DEAL, Row.REDEAL, Row.STOCK, Row.DEAL_END, Row.MATCH_END)))

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        super().__init__(table, names)
        self.game = hanafuda(table.game)
        self.scores = list(state_of(table.state).books.scores)
        self.totals: list[int] = []
        self._cards_dealt = self.table.state.phase not in (Phase.MIZUTEN, Phase.DEAL, Phase.OVER)

    def at(self, table: Table) -> Self:
        """A copy of this recorder that follows `table`, a copy of its table, from here on."""
        other = super().at(table)
        other.scores = list(self.scores)
        return other

    def details(self, kind: int) -> AnyEvent:
        """The hands as dealt, the stock, the piles at the end of a deal, or the result of the match."""
        state = state_of(self.table.state)
        seats = range(self.table.seats)
        if kind == Row.DEAL_END:
            return {"captured": [letters(state.captured[seat]) for seat in seats]}
        if kind == Row.MATCH_END:
            books = state.books
            winners = [seat for seat in seats if books.winners >> seat & 1]
            return {"result": [books.result[seat] for seat in seats], "winners": winners}
        if kind == Row.STOCK:
            return {"cards": "".join(LETTERS[card] for card in self.game.stock_cards(state))}
        hands = {"hands": [letters(state.hands[seat]) for seat in seats]}
        return hands if kind == Row.REDEAL else {**hands, **self.game.deal_json(state.books)}

    def event(self, row: Sequence[int], details: AnyEvent) -> NewEvent:
        """The event of a row with its details."""
        return _EVENTS[row[0]](self, row, details)

    def _pay(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        _, payer, payee, points, reason, yaku, instead_of, liable = row
        self.scores[payer] -= points
        self.scores[payee] += points
        event: NewEvent = {
            "e": "pay",
            "from": _ACCOUNTS[payer],
            "to": _ACCOUNTS[payee],
            "points": points,
            "reason": _REASONS[reason],
            "yaku": keys(yaku),
            "clause": f"{self.game.tag} {self.game.section(payer, reason, liable)}",
        }
        if instead_of != NOBODY:
            event["for"] = instead_of
            event["liable"] = _LIABLE[liable]
        return event

    def _mizuten(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        seat, yes = row[1:3]
        return {"e": "mizuten", "seat": seat, "yes": bool(yes)}

    def _white_card(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        month, seat = row[1:3]
        return {"e": "white_card", "n": month, "seat": seat}

    def _deal(self, row: Sequence[int], details: AnyEvent) -> NewEvent:
        month, dealer, field = row[1:4]
        self._cards_dealt = True
        hands, rest = details["hands"], {key: value for key, value in details.items() if key != "hands"}
        return {"e": "deal", "n": month, "dealer": dealer, "hands": hands, "field": letters(field), **rest}

    def _redeal(self, row: Sequence[int], details: AnyEvent) -> NewEvent:
        month, field = row[1:3]
        return {"e": "redeal", "n": month, "why": "four_of_a_month", **details, "field": letters(field)}

    def _bid(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        seat, bid, forced = row[1:4]
        return {"e": "bid", "seat": seat, "bid": _BIDS[bid], "forced": bool(forced)}

    def _squeezed(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        seat, yaku, cards = row[1:4]
        if cards == NOBODY:
            return {"e": "squeezed", "seat": seat}
        return {"e": "squeezed", "seat": seat, "yaku": keys(yaku), "cards": letters(cards)}

    def _stock(self, _row: Sequence[int], details: AnyEvent) -> NewEvent:
        return {"e": "stock", **details}

    def _shima(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        seat, cards = row[1:3]
        return {"e": "shima", "seat": seat, "cards": letters(cards)}

    def _show(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        seat, yaku, cards = row[1:4]
        return {"e": "show", "seat": seat, "yaku": keys(yaku), "cards": letters(cards)}

    def _play(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        return {"e": "play", "seat": row[1], "card": LETTERS[row[2]], "takes": letters(row[3])}

    def _turn(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        return {"e": "turn", "seat": row[1], "card": LETTERS[row[2]], "takes": letters(row[3])}

    def _stop(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        seat, yaku, forced = row[1:4]
        return {"e": "stop", "seat": seat, "yaku": keys(yaku), "forced": bool(forced)}

    def _go_on(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        seat, yaku, forced = row[1:4]
        return {"e": "sage", "seat": seat, "yaku": keys(yaku), "forced": bool(forced)}

    def _cancel(self, row: Sequence[int], _details: AnyEvent) -> NewEvent:
        seat, yaku, forced = row[1:4]
        return {"e": "cancel", "seat": seat, "yaku": keys(yaku), "forced": bool(forced)}

    def _deal_end(self, row: Sequence[int], details: AnyEvent) -> NewEvent:
        why, winner, next_dealer = row[1:4]
        self.totals = self.scores[: self.table.seats]
        captured = details if self._cards_dealt else {}
        self._cards_dealt = False
        return {
            "e": "deal_end",
            "why": EndReason(why).name.lower(),
            "winner": None if winner == NOBODY else winner,
            **captured,
            "scores": list(self.totals),
            "next_dealer": None if next_dealer == NOBODY else next_dealer,
        }

    def _match_end(self, _row: Sequence[int], details: AnyEvent) -> NewEvent:
        return {"e": "match_end", "totals": self.totals, **details}


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
"""Methods that make events, by the kind of the row."""
