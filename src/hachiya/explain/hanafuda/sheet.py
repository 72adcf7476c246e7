"""記入式: the score sheet that people write where there are no chips (RULES A11, SAN 記入式について).

Everything on it comes from the events of one match, played or told. Two columns for each player, kan left and
points right, or one of points where there are no kan; a line for each occasion of payment.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from hachiya.explain.columns import left, right, width
from hachiya.explain.hanafuda import words
from hachiya.explain.hanafuda.customs import PUT_OUT
from hachiya.explain.hanafuda.foot import Foot
from hachiya.explain.hanafuda.lines import Ledger, Line, Month
from hachiya.explain.hanafuda.rows import BLANK, Cell, Row, moved
from hachiya.explain.hanafuda.wording import own_words
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import from_keys, title
from hachiya.games.unit import Below
from hachiya.games.words import Words

__all__ = ["Ledger", "sheet"]


class _Writer:
    """Makes text of a ledger."""

    def __init__(self, ledger: Ledger, lang: str) -> None:
        self.ledger = ledger
        self.lang = lang
        self.seats = range(len(ledger.names))
        self.own = own_words(ledger.game)

    def say(self, template: Words, **filled: object) -> str:
        template = self.own.get(template, template)
        return (template.ja if self.lang == "ja" else template.en).format(**filled)

    def month_rows(self, month: Month) -> list[Row]:
        """A month's lines; the last carries the mark of the stone."""
        rows: list[Row] = [(("", self.cells(month, line), self.remark(month, line))) for line in month.lines]
        if month.void:
            rows.append(("", [BLANK] * len(self.seats), self.say(words.SHEET_SUFFIXES["void"])))
        rows = rows or [("", [BLANK] * len(self.seats), "")]
        rows[0] = (self.head(month), *rows[0][1:])
        if month.stone is not None:
            kan, points, _ = rows[-1][1][month.stone]
            rows[-1][1][month.stone] = (kan, points, "*")
        return rows

    def head(self, month: Month) -> str:
        number = self.say(words.SHEET_MONTH, n=month.n)
        if month.kind is None:
            return number
        kind = self.say(words.SHEET_KINDS[month.kind])
        return f"{right(number, width(self.say(words.SHEET_MONTH, n=12)))} {self.carrying(kind, month)}"

    def carrying(self, kind: str, month: Month) -> str:
        """The kind is doubled where it is carried on (二代しばり); lights carried one by one stand in brackets."""
        if not month.carry:
            return kind
        gap = "" if self.lang == "ja" else " "
        if not self.ledger.customs.carries_lights:
            return f"{kind}{gap}{kind}"
        carried = gap.join(self.say(words.SHEET_KINDS[kind]) for kind in month.carry)
        return self.say(words.SHEET_CARRIED, kind=kind, carried=carried)

    def cells(self, month: Month, line: Line) -> list[Cell]:
        """A line by seat; on that of the auction stands what each has said."""
        marks = self.bids(month) if line.reason == "fold" else {}
        played = [month.bids.get(seat, "in") in ("in", "double") for seat in self.seats]
        return [(*self.amount(line, seat, played[seat]), marks.get(seat, "")) for seat in self.seats]

    def amount(self, line: Line, seat: int, played: bool) -> tuple[str, str]:
        """Kan and points of a seat: nothing where nothing moved, but balances of card points always stand."""
        kan, points = moved(line.kan[seat], line.points[seat], hanafuda(self.ledger.game).unit)
        if line.reason == "card_points" and played and not kan and not points:
            points = "0"
        if line.struck:
            return (f"({kan})" if kan else "", f"({points})" if points else "")
        return kan, points

    def bids(self, month: Month) -> dict[int, str]:
        """By seat: in or double, and in which place it plays, out, or put out."""
        order = self.ledger.customs.order(month.bids, month.dealer, len(self.seats))
        places = {seat: place for place, seat in enumerate(order, 1)}
        marks = {
            seat: words.SHEET_PUT_OUT if bid == PUT_OUT else words.SHEET_BIDS[bid] for seat, bid in month.bids.items()
        }
        return {seat: self.say(mark, place=places.get(seat)) for seat, mark in marks.items()}

    def remark(self, month: Month, line: Line) -> str:
        """The name of what was paid for, and what was special about it."""
        remark = self.say(words.SHEET_REMARKS[line.reason], yaku=title(from_keys(line.yaku), self.lang)).strip()
        if line.reason == "fold" and month.mizuten:
            remark += self.say(words.SHEET_SUFFIXES["unseen"])
        if line.reason == "fold" and month.doubles:
            remark += self.say(words.SHEET_SUFFIXES["rate"], rate=1 << month.doubles)
        if line.hatto:
            remark += self.say(words.SHEET_SUFFIXES["hatto"])
        if line.reason == "sage_half":
            beaten = any(other.reason == "captured_yaku" for other in month.lines)
            half = "sage" if beaten else self.ledger.customs.half
            remark += self.say(words.SHEET_SUFFIXES[half])
        return remark

    def text(self) -> str:
        """The whole sheet."""
        heads = words.SHEET_HEADS
        unit = hanafuda(self.ledger.game).unit
        with_kan = unit.below is not Below.PLAIN
        units = [(self.say(heads["kan"]) if with_kan else "", self.say(unit.column), "")] * len(self.seats)
        head: Row = (self.say(heads["month"]), units, self.say(heads["remark"]))
        foot = Foot(self.ledger, self.lang).rows()
        blocks = [[head], *(self.month_rows(month) for month in self.ledger.months), foot]
        everything = [row for block in blocks for row in block]
        columns = [
            max(width(cells[seat][which]) for _, cells, _ in everything for seat in self.seats) for which in (0, 1, 2)
        ]
        head_columns = max(width(row[0]) for row in everything)
        gaps = 2 + with_kan
        group = max(sum(columns) + gaps, *(width(name) for name in self.ledger.names))
        columns[2] += group - sum(columns) - gaps
        names = [left(name, group) for name in self.ledger.names]
        texts = [" | ".join([left("", head_columns), *names, ""]).rstrip()]
        rule = "-" * (head_columns + (group + 3) * len(self.seats) + 3 + max(width(row[2]) for row in everything))
        for block in blocks:
            for row_head, cells, remark in block:
                groups = [
                    f"{right(kan, columns[0])}{' ' * with_kan}{right(points, columns[1])} {left(mark, columns[2])} "
                    for kan, points, mark in cells
                ]
                texts.append(" | ".join([left(row_head, head_columns), *groups, remark]).rstrip())
            texts.append(rule)
        return "\n".join(texts[:-1]) + "\n"


def sheet(events: Iterable[Mapping[str, Any]], lang: str) -> str:
    """The score sheet of one match as plain text, in Japanese or English (`lang` "ja", "en").

    A match that is not over is shown as far as it goes, with the sums up to there.
    """
    return _Writer(Ledger(events), lang).text()
