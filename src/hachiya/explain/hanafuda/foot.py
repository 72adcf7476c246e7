"""The foot of the score sheet: the sums and, after the match, the steps from them to the result (RULES A10, A11).

Each way of settling a match (`YearEnd`) has its own rows.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from hachiya.explain.hanafuda.amounts import balance
from hachiya.explain.hanafuda.lines import Ledger
from hachiya.explain.hanafuda.rows import Cell, Row
from hachiya.explain.money import kan_and_points, kan_and_points_in_unit
from hachiya.games.hachihachi.state import YearEnd
from hachiya.games.hachihachi.year_end import whole_kan
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.unit import KAN
from hachiya.words.message import Message
from hachiya.words.say import sheet as say

_Numbers = Sequence[int | None]


class Foot:
    """The rows below the months of a score sheet: the steps from the sums to the result of the match."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.seats = range(len(ledger.names))
        self.kan, self.points, self.stones = ledger.sums()

    def rows(self) -> list[Row]:
        """All rows of the foot; only the sums before the match is over."""
        marks = [say.stones(n=count) for count in self.stones] if self.ledger.style.stones else None
        rows = [self.row(say.total(), self.kan, self.points, marks)]
        if self.ledger.winners is not None:
            rows += _WAYS[self.ledger.style.end](self)
        return rows

    def final(self) -> list[int]:
        """The result by seat in points, computed from the lines of the sheet; zeros where nobody wins."""
        return _RESULTS[self.ledger.style.end](self)

    def row(
        self, head: Message, kan: _Numbers, points: _Numbers | None = None, marks: Sequence[Message] | None = None
    ) -> Row:
        """A row of balances, with marks where the columns of a seat have any."""
        unit = hanafuda(self.ledger.game).unit
        cells = [
            Cell(*balance(kan[seat], points[seat] if points else None, unit), marks[seat] if marks else None)
            for seat in self.seats
        ]
        return Row(cells, head)

    def same(self, head: Message, points: int) -> Row:
        """A row in which all seats have the same number of whole kan."""
        kan, _ = kan_and_points(points)
        return self.row(head, [kan] * len(self.seats))

    def balances(self) -> list[int]:
        """The scores before the settlement of the year, in points by seat."""
        start = self.ledger.style.start
        return [start + self.kan[seat] * KAN + self.points[seat] - self.stones[seat] for seat in self.seats]


# ------------------------------------------------------------------------------------- balances in whole kan


def _balance_result(foot: Foot) -> list[int]:
    winners = foot.ledger.winners or []
    board, stake = foot.ledger.board, foot.ledger.style.stake
    result = [kan_and_points(score + board[seat] - stake)[0] * KAN for seat, score in enumerate(foot.balances())]
    if not winners:
        return [0] * len(result)
    for seat in winners:
        result[seat] -= sum(result)
    return result


def _balance_rows(foot: Foot) -> list[Row]:
    """月石清算, 吟味分減算, 再計, 点を貫に, 端数処理, 最終得点 (SAN 記入式)."""
    ledger = foot.ledger
    final = [points // KAN for points in _balance_result(foot)]
    if not ledger.winners:
        nobody = say.void_year() if ledger.year_void else say.draw()
        return [replace(foot.row(say.final(), final), remark=nobody)]
    points = [foot.points[seat] - foot.stones[seat] + ledger.board[seat] for seat in foot.seats]
    stake = ledger.style.stake // KAN
    kan = [balance - stake for balance in foot.kan]
    whole = [kan_and_points(kan[seat] * KAN + points[seat]) for seat in foot.seats]
    return [
        foot.row(say.with_stones(), foot.kan, points),
        foot.same(say.stake(), -ledger.style.stake),
        foot.row(say.rest(), kan, points),
        foot.row(say.in_kan(), [balance for balance, _ in whole], [rest for _, rest in whole]),
        foot.row(say.whole(), [None if seat in ledger.winners else final[seat] for seat in foot.seats]),
        foot.row(say.final(), final),
    ]


# ------------------------------------------------------------------------------------- the prize


def _prize_result(foot: Foot) -> list[int]:
    board = foot.ledger.board
    return [score + foot.ledger.prizes[seat] + board[seat] for seat, score in enumerate(foot.balances())]


def _prize_rows(foot: Foot) -> list[Row]:
    """月石清算 where months cost a stone, 初めの持ち点, トップ賞, 最終得点 (NAK 最後の精算, C-180)."""
    ledger = foot.ledger
    points = [foot.points[seat] - foot.stones[seat] + ledger.board[seat] for seat in foot.seats]
    prizes = [kan_and_points(points) if points else (None, None) for points in foot.ledger.prizes]
    final = [kan_and_points(points) for points in _prize_result(foot)]
    return [
        *([foot.row(say.with_stones(), foot.kan, points)] if ledger.style.stones else []),
        foot.same(say.start(), ledger.style.start),
        *([foot.row(say.prize(), *map(list, zip(*prizes, strict=True)))] if any(ledger.prizes) else []),
        foot.row(say.final(), [kan for kan, _ in final], [points for _, points in final]),
    ]


# ------------------------------------------------------------------------------------- 吟味


def _gimmi_result(foot: Foot) -> list[int]:
    return list(foot.ledger.prizes)


def _gimmi_rows(foot: Foot) -> list[Row]:
    """初めの持ち点, 原点, 再計, 五捨六入, and 吟味, which alone is the result (SHI 一試合終了時のスコアの計算)."""
    stake = foot.ledger.style.stake
    left = [score - stake for score in foot.balances()]
    rest = [kan_and_points(points) for points in left]
    return [
        foot.same(say.start(), foot.ledger.style.start),
        foot.same(say.base(), -stake),
        foot.row(say.rest(), [kan for kan, _ in rest], [points for _, points in rest]),
        foot.row(say.nearest(), [whole_kan(points) for points in left]),
        foot.row(say.gimmi(), [points // KAN for points in _gimmi_result(foot)]),
    ]


# ------------------------------------------------------------------------------------- scores alone


def _score_rows(foot: Foot) -> list[Row]:
    """最終得点: the scores are the result (HAC C-67)."""
    final = [kan_and_points_in_unit(points, hanafuda(foot.ledger.game).unit) for points in foot.balances()]
    return [foot.row(say.final(), [kan for kan, _ in final], [points for _, points in final])]


_WAYS: dict[YearEnd | None, Callable[[Foot], list[Row]]] = {
    YearEnd.BALANCE: _balance_rows,
    YearEnd.PRIZE: _prize_rows,
    YearEnd.GIMMI: _gimmi_rows,
    None: _score_rows,
}
_RESULTS: dict[YearEnd | None, Callable[[Foot], list[int]]] = {
    YearEnd.BALANCE: _balance_result,
    YearEnd.PRIZE: _prize_result,
    YearEnd.GIMMI: _gimmi_result,
    None: Foot.balances,
}
