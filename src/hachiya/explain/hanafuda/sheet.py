"""記入式: the score sheet for play without chips (RULES A11, SAN 記入式について).

Everything on it comes from the events of one match, played or tallied. Each player has two columns, kan left and points
right, or one column of points where the game has no kan; each occasion of payment has a line.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from hachiya.explain.earlier import Earlier
from hachiya.explain.hanafuda.amounts import NOTHING, Amount, payment_amount
from hachiya.explain.hanafuda.bill import GainsSoFar, gains_so_far
from hachiya.explain.hanafuda.foot import Foot
from hachiya.explain.hanafuda.lines import Ledger, Line, Month
from hachiya.explain.hanafuda.rows import Cell, Row, ScoreSheet
from hachiya.explain.hanafuda.sheet_style import PUT_OUT
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import from_keys, in_words
from hachiya.games.unit import NegativeStyle
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import sheet as say

__all__ = ["Ledger", "ScoreSheet", "score_sheet"]

_REMARKS: Mapping[str, Callable[[], Message]] = {
    "tobikomi": say.tobikomi,
    "nuke": say.nuke,
    "mizuten": say.mizuten,
    "exempt": say.exempt,
}
"""The remark on a line by the reason of its payments, where the reason needs no yaku."""
_HALVES: Mapping[str, Callable[..., Message]] = {"cancel": say.cancel, "flow": say.flow, "sage": say.sage}


def score_sheet(events: Iterable[Mapping[str, Any]], earlier: Earlier | None = None) -> ScoreSheet:
    """The score sheet of one match by its events; an unfinished match has the rows and sums so far.

    Deals `earlier` than the events have no rows; the sums include them.
    """
    match = [*events]
    return _Writer(Ledger(match, earlier)).sheet(gains_so_far(match))


def earlier(events: Iterable[Mapping[str, Any]], before: Earlier) -> Earlier:
    """The sums of the deals in these events, added to those of the deals `before`."""
    return Ledger(events, before).as_earlier()


class _Writer:
    """Writes the rows of a ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.unit = hanafuda(ledger.game).unit
        self.place = ledger.style.wording
        self.seats = range(len(ledger.names))

    def sheet(self, month: GainsSoFar | None) -> ScoreSheet:
        """The whole sheet, with the gains of the last month so far."""
        over = (say.months, say.deals_hachiju)[self.place]()
        months = [self.rows(month) for month in self.ledger.months]
        with_kan = self.unit.below is not NegativeStyle.PLAIN
        foot = Foot(self.ledger).rows()
        return ScoreSheet(self.unit.name, with_kan, over, months, foot, month, self.ledger.names)

    def rows(self, month: Month) -> list[Row]:
        """The rows of a month; the last has the mark of the month stone."""
        rows = [
            Row(self.cells(month, line), remark=self.remark(month, line), struck=line.struck) for line in month.lines
        ]
        blank = [Cell()] * len(self.seats)
        if month.void:
            rows.append(Row(blank, remark=say.void()))
        rows = rows or [Row(blank)]
        number = (say.month, say.deal_hachiju)[self.place](n=month.n)
        rows[0] = replace(rows[0], head=number, field=self.field(month))
        if month.stone is not None:
            cells = list(rows[-1].cells)
            cells[month.stone] = replace(cells[month.stone], mark=say.stone())
            rows[-1] = replace(rows[-1], cells=cells)
        return rows

    def field(self, month: Month) -> Message | None:
        """The kind of the field, written twice where it is carried on (二代しばり), or with the carried lights."""
        if month.kind is None:
            return None
        kind = name("kind", month.kind, part="short")
        if not month.carry:
            return kind
        if not self.ledger.style.carries_lights:
            return say.field_twice(kind=kind)
        return say.field_carrying(kind=kind, carried=[name("kind", light, part="short") for light in month.carry])

    def cells(self, month: Month, line: Line) -> list[Cell]:
        """The cells of a line by seat; the line of the auction has the bids."""
        marks = self.bids(month) if line.reason == "fold" else {}
        played = [month.bids.get(seat, "in") in ("in", "double") for seat in self.seats]
        return [Cell(*self.amount(line, seat, played[seat]), marks.get(seat)) for seat in self.seats]

    def amount(self, line: Line, seat: int, played: bool) -> Amount:
        """Kan and points of a seat; empty where nothing was paid, except for balances of card points."""
        amount = payment_amount(line.kan[seat], line.points[seat], self.unit)
        if line.reason == "card_points" and played and amount == NOTHING:
            return Amount(None, "0")
        return amount

    def bids(self, month: Month) -> dict[int, Message]:
        """The marks of the auction by seat: in or double with the place in the order of play, out, or put out."""
        order = self.ledger.style.order(month.bids, month.dealer, len(self.seats))
        places = {seat: place for place, seat in enumerate(order, 1)}
        put_out, out = (say.put_out, say.put_out_hachiju)[self.place], (say.out, say.out_hachiju)[self.place]
        with_place = {"in": say.in_place, "double": say.double_place}
        without_place = {PUT_OUT: put_out, "out": out, "in": say.in_no_place, "double": say.double_no_place}
        return {
            seat: with_place[bid](place=places[seat]) if bid in with_place and seat in places else without_place[bid]()
            for seat, bid in month.bids.items()
        }

    def remark(self, month: Month, line: Line) -> Message | None:
        """The reason of a line, and special circumstances."""
        remark = self.reason(line)
        if remark is None:
            return None
        if line.reason == "fold" and month.mizuten:
            remark = say.unseen(remark=remark)
        if line.reason == "fold" and month.doubles:
            remark = say.at_rate(remark=remark, rate=1 << month.doubles)
        if line.hatto:
            remark = say.hatto(remark=remark)
        if line.reason == "sage_half":
            beaten = any(other.reason == "captured_yaku" for other in month.lines)
            remark = _HALVES["sage" if beaten else self.ledger.style.half](remark=remark)
        return remark

    def reason(self, line: Line) -> Message | None:
        """The reason of a line; balances of card points need none."""
        yaku = in_words(from_keys(line.yaku))
        if line.reason == "card_points":
            return None
        if line.reason == "fold":
            return (say.fold, say.fold_hachiju)[self.place]()
        if line.reason == "pot":
            return (say.pot, say.pot_hachiju)[self.place]()
        if line.reason == "squeeze":
            return say.squeeze(yaku=yaku) if line.yaku else say.squeeze_cards()
        if line.reason == "sage_return":
            return say.sage_return(yaku=yaku)
        return _REMARKS[line.reason]() if line.reason in _REMARKS else say.of_yaku(yaku=yaku)
