"""The lines of a score sheet, gathered from the events of one match: a line for each occasion of payment.

This module knows the layout of the sheet; the payments themselves come from the events.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hachiya.explain.earlier import Earlier
from hachiya.explain.hanafuda.sheet_style import PUT_OUT, SheetStyle, style_of
from hachiya.explain.money import kan_and_points_in_unit
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import from_keys
from hachiya.games.registry import find

_STRIKABLE = {"hand_yaku", "tobikomi", "exempt"}
"""The reasons of payments that a `refund` undoes."""


@dataclass
class Line:
    """A line of a score sheet, for one occasion of payment: kan and points by seat."""

    reason: str
    kan: list[int]
    points: list[int]
    maker: int | None = None
    """The seat that was paid, or that paid back; None where several seats win or pay into the pot."""
    yaku: list[str] = field(default_factory=list)
    """The keys of the yaku, in the order of the format's list."""
    shares: dict[int, set[str]] = field(default_factory=dict)
    """The seats whose shares have been paid so far, with the yaku of each."""
    hatto: bool = False
    struck: bool = False
    """Whether the line was undone (吹き消し, a wrong declaration, a void month): it is shown and not counted."""

    @property
    def paid_in_full(self) -> bool:
        """Whether two shares have been paid for the same yaku."""
        return len(self.shares) == 2 and len({frozenset(keys) for keys in self.shares.values()}) == 1


@dataclass
class Month:
    """The lines of one month (deal), and the kinds of field that it carries to later months."""

    n: int
    dealer: int
    kind: str | None
    carry: list[str]
    lines: list[Line] = field(default_factory=list)
    stone: int | None = None
    """The seat that owes the month stone."""
    mizuten: bool = False
    """Whether the dealer came in unseen (見ず転)."""
    bids: dict[int, str] = field(default_factory=dict)
    """The last bid of each seat in the auction, in order; PUT_OUT for seats that could not bid."""
    doubles: int = 0
    """The number of doublings of the rate."""
    void: bool = False


class Ledger:
    """The lines of one match; of the deals `earlier` than its events it has only the sums."""

    def __init__(self, events: Iterable[Mapping[str, Any]], earlier: Earlier | None = None) -> None:
        self.earlier = earlier or Earlier()
        self.names: list[str] = []
        self.months: list[Month] = []
        self.board: list[int] = []
        """Month stones received from the board at the end, by seat."""
        self.prizes: list[int] = []
        """The points of 吟味 and トップ賞 at the end, by seat."""
        self.winners: list[int] | None = None
        """The winners by seat; None before the match is over."""
        self.year_void = False
        self.game: Game
        self.style: SheetStyle
        self._unseen = False
        for event in events:
            if event["e"] in _METHODS:
                _METHODS[event["e"]](self, event)

    def _match(self, event: Mapping[str, Any]) -> None:
        self.names = list(event["names"])
        self.game = find(event["game"])
        self.style = style_of(self.game, self.game.complete_options(event["options"]))
        self.board = self._zeros()
        self.prizes = self._zeros()

    def _zeros(self) -> list[int]:
        return [0] * len(self.names)

    # ---------------------------------------------------------------- months

    def _mizuten(self, event: Mapping[str, Any]) -> None:
        """Remember 見ず転, which comes before the deal that opens its month."""
        self._unseen = event["yes"]

    def _month(self, event: Mapping[str, Any]) -> None:
        facts = event.get("facts", ())
        void = any(fact["what"] == "void" for fact in facts)
        self.months.append(Month(event["n"], event["dealer"], event.get("kind"), list(event.get("carry", ()))))
        self.months[-1].void = void
        self.months[-1].mizuten = self._unseen
        self._unseen = False
        for fact in facts:
            if fact["what"] == "mizuten":
                self.months[-1].mizuten = True
                self._bid({**fact, "bid": "in"})
            elif fact["what"] == "bid":
                self._bid(fact)
            elif fact["what"] == "squeezed":
                self._put_out(fact)

    def _bid(self, event: Mapping[str, Any]) -> None:
        self.months[-1].bids[event["seat"]] = event["bid"]
        self.months[-1].doubles += event["bid"] == "double"
        self._auction_line()

    def _put_out(self, event: Mapping[str, Any]) -> None:
        self.months[-1].bids[event["seat"]] = PUT_OUT
        self._auction_line()

    def _auction_line(self) -> Line:
        """The line of the auction, which has the fees of the seats that fold."""
        month = self.months[-1]
        if not month.lines:
            month.lines.append(Line("fold", self._zeros(), self._zeros(), struck=month.void))
        return month.lines[0]

    def _pay(self, event: Mapping[str, Any]) -> None:
        month, payer, payee = self.months[-1], event["from"], event["to"]
        if event["reason"] == "stone":
            if payer == "board":
                self.board[payee] += event["points"]
            else:
                month.stone = payer
        elif event["reason"] == "gimmi":
            self.prizes[payee] += event["points"]
            if payer != "bank":
                self.prizes[payer] -= event["points"]
        elif event["reason"] != "refund":
            self._write(self._line_for(month, event), event)
        elif not month.void:
            self._strike(month, payer, event["yaku"])

    def _line_for(self, month: Month, event: Mapping[str, Any]) -> Line:
        """The line of a payment; a new line where the payment begins an occasion."""
        reason = event["reason"]
        if reason == "fold":
            return self._auction_line()
        maker = self._maker(month, event)
        share = event.get("for", event["from"])
        for line in month.lines:
            if (line.reason, line.maker) == (reason, maker) and not self._is_over(line, share):
                return line
        line = Line(reason, self._zeros(), self._zeros(), maker, struck=month.void)
        last = month.lines[-1] if month.lines else line
        # As in the source's eleventh month: the half of what was gone on with stands before what ended the month.
        month.lines.insert(len(month.lines) - ((last.reason, reason) == ("captured_yaku", "sage_half")), line)
        return line

    def _maker(self, month: Month, event: Mapping[str, Any]) -> int | None:
        """The seat that a payment's line belongs to."""
        if event["reason"] == "card_points":
            return None
        if event["reason"] == "exempt":
            return self._exempt_dive(month, event)
        maker: int = event["from"] if event["reason"] == "sage_return" else event["to"]
        return maker

    def _is_over(self, line: Line, share: int) -> bool:
        """Whether the occasion of this line is paid, so that a further payment begins a new line.

        A share is paid once for each 飛込み. The shares of one completion may come in several parts; where yaku are
        paid as they are completed, each completion has its own line.
        """
        if line.reason == "captured_yaku":
            return self.style.collects_at_once and line.paid_in_full
        return line.reason in _STRIKABLE and share in line.shares

    @staticmethod
    def _exempt_dive(month: Month, event: Mapping[str, Any]) -> int | None:
        """The seat whose 飛込み the now exempt seat had fed, for the seat that now pays its own share."""
        owners = [line.maker for line in month.lines if line.reason == "tobikomi" and line.hatto and not line.struck]
        return next((owner for owner in owners if owner not in (event["from"], event["to"])), None)

    def _write(self, line: Line, event: Mapping[str, Any]) -> None:
        kan, points = kan_and_points_in_unit(event["points"], hanafuda(self.game).unit)
        if event["reason"] == "card_points":
            kan, points = 0, event["points"]
        for account, sign in ((event["from"], -1), (event["to"], 1)):
            if account != "pot":
                line.kan[account] += sign * kan
                line.points[account] += sign * points
        line.yaku = sorted({*line.yaku, *event["yaku"]}, key=lambda key: from_keys([key]))
        line.shares.setdefault(event.get("for", event["from"]), set()).update(event["yaku"])
        line.hatto = line.hatto or event.get("liable") == "hatto"

    @staticmethod
    def _strike(month: Month, owner: int, yaku: Sequence[str]) -> None:
        for line in month.lines:
            if line.reason in _STRIKABLE and line.maker == owner and line.yaku == yaku:
                line.struck = True

    def _deal_end(self, event: Mapping[str, Any]) -> None:
        month = self.months[-1]
        settled = any(line.reason in ("card_points", "sage_half") for line in month.lines)
        if event["why"] == "played_out" and not settled:  # nobody won or lost a point
            month.lines.append(Line("card_points", self._zeros(), self._zeros()))
        self.year_void = event["winner"] is None

    def _match_end(self, event: Mapping[str, Any]) -> None:
        self.winners = list(event["winners"])

    # ---------------------------------------------------------------- sums

    def sums(self) -> tuple[list[int], list[int], list[int]]:
        """Kan, points and owed stones by seat, without lines that are struck out."""
        _, *before = self.earlier
        kan, points, stones = (list(by_seat) or self._zeros() for by_seat in before)
        for month in self.months:
            if month.stone is not None:
                stones[month.stone] += 1
            for line in month.lines:
                for seat in range(len(self.names)):
                    kan[seat] += 0 if line.struck else line.kan[seat]
                    points[seat] += 0 if line.struck else line.points[seat]
        return kan, points, stones

    def as_earlier(self) -> Earlier:
        """The sums of all deals so far, for the sheet of later deals."""
        return Earlier(self.earlier.deals + len(self.months), *map(tuple, self.sums()))


_METHODS: Mapping[str, Callable[[Ledger, Mapping[str, Any]], None]] = {
    "match": Ledger._match,
    "mizuten": Ledger._mizuten,
    "deal": Ledger._month,
    "tally": Ledger._month,
    "bid": Ledger._bid,
    "squeezed": Ledger._put_out,
    "pay": Ledger._pay,
    "deal_end": Ledger._deal_end,
    "match_end": Ledger._match_end,
}
ON_SHEET = frozenset(_METHODS)
"""The events that a sheet and a bill use."""
