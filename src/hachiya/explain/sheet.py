"""記入式: the score sheet that people write where there are no chips (RULES A11, SAN 記入式について).

Everything on it comes from the events of one match, played or told; it knows how the sheet is written, not who
pays what. Two columns for each player, kan left and points right; a line for each occasion of payment.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hachiya.explain import words
from hachiya.explain.columns import clean, left, right, width
from hachiya.explain.money import KAN, parts
from hachiya.games.hanafuda.yaku import from_keys, title
from hachiya.games.words import Words

STAKE = 10
"""吟味分: each holds 190 kan and gives 200 back, so the sheet takes ten kan off everyone (SAN 1年の終了)."""

_NAME_COLUMNS = 20
_STRIKABLE = {"hand_yaku", "tobikomi", "exempt"}
"""What a `refund` undoes."""


@dataclass
class Line:
    """One occasion of payment: kan and points by seat."""

    reason: str
    kan: list[int]
    points: list[int]
    maker: int | None = None
    """Whom it was paid to; None where several win."""
    yaku: list[str] = field(default_factory=list)
    """Keys in the order of the records' list."""
    shares: set[int] = field(default_factory=set)
    """Whose shares have been paid so far."""
    hatto: bool = False
    struck: bool = False
    """Undone by 吹き消し or a wrong declaration: it is shown and not counted."""


@dataclass
class Month:
    """The lines of one month. `carry` tells that it starts or renews 二代しばり."""

    n: int
    kind: str | None
    carry: bool
    lines: list[Line] = field(default_factory=list)
    stone: int | None = None
    """The seat that owes the month stone."""
    void: bool = False


class Ledger:
    """One match as the sheet has it."""

    def __init__(self, events: Iterable[Mapping[str, Any]]) -> None:
        self.names: list[str] = []
        self.months: list[Month] = []
        self.board: list[int] = []
        """Month stones received from the board at the end, by seat."""
        self.winners: list[int] | None = None
        """None while the match is not over."""
        self.year_void = False
        takers = {
            "match": self._match,
            "deal": self._month,
            "tally": self._month,
            "pay": self._pay,
            "deal_end": self._deal_end,
            "match_end": self._match_end,
        }
        for event in events:
            if event["e"] in takers:
                takers[event["e"]](event)

    def _match(self, event: Mapping[str, Any]) -> None:
        self.names = [clean(name, _NAME_COLUMNS) for name in event["names"]]
        self.board = self._zeros()

    def _zeros(self) -> list[int]:
        return [0] * len(self.names)

    def _month(self, event: Mapping[str, Any]) -> None:
        void = any(fact["what"] == "void" for fact in event.get("facts", ()))
        self.months.append(Month(event["n"], event.get("kind"), bool(event.get("carry")), void=void))

    def _pay(self, event: Mapping[str, Any]) -> None:
        month, payer, payee = self.months[-1], event["from"], event["to"]
        if event["reason"] == "stone":
            if payer == "board":
                self.board[payee] += event["points"]
            else:
                month.stone = payer
        elif event["reason"] == "refund":
            self._strike(month, payer, event["yaku"])
        else:
            self._write(self._line_for(month, event), event)

    def _line_for(self, month: Month, event: Mapping[str, Any]) -> Line:
        """The line that this payment belongs to, a new one where it begins an occasion."""
        reason, maker = event["reason"], event["to"]
        share = event.get("for", event["from"])
        if reason == "card_points":
            maker = None
        elif reason == "exempt":
            maker = self._exempt_dive(month, event)
        for line in month.lines:
            # A share is paid once for each 飛込み; the shares of one completion may come in several parts.
            if (line.reason, line.maker) == (reason, maker) and not (reason in _STRIKABLE and share in line.shares):
                return line
        line = Line(reason, self._zeros(), self._zeros(), maker)
        last = month.lines[-1] if month.lines else line
        # As in the source's eleventh month: the half of what was gone on with stands before what ended the month.
        month.lines.insert(len(month.lines) - ((last.reason, reason) == ("captured_yaku", "sage_half")), line)
        return line

    @staticmethod
    def _exempt_dive(month: Month, event: Mapping[str, Any]) -> int | None:
        """Whose 飛込み was fed by the seat that is now exempt, for the seat that now pays its own share."""
        owners = [line.maker for line in month.lines if line.reason == "tobikomi" and line.hatto and not line.struck]
        return next((owner for owner in owners if owner not in (event["from"], event["to"])), None)

    def _write(self, line: Line, event: Mapping[str, Any]) -> None:
        kan, points = parts(event["points"])
        if event["reason"] == "card_points":
            kan, points = 0, event["points"]
        for seat, sign in ((event["from"], -1), (event["to"], 1)):
            line.kan[seat] += sign * kan
            line.points[seat] += sign * points
        line.yaku = sorted({*line.yaku, *event["yaku"]}, key=lambda key: from_keys([key]))
        line.shares.add(event.get("for", event["from"]))
        line.hatto = line.hatto or event.get("liable") == "hatto"

    @staticmethod
    def _strike(month: Month, owner: int, yaku: Sequence[str]) -> None:
        for line in month.lines:
            if line.reason in _STRIKABLE and line.maker == owner and line.yaku == yaku:
                line.struck = True

    def _deal_end(self, event: Mapping[str, Any]) -> None:
        month = self.months[-1]
        pointless = not any(line.reason == "card_points" for line in month.lines)
        if event["why"] == "played_out" and pointless:  # nobody won or lost a point
            month.lines.append(Line("card_points", self._zeros(), self._zeros()))
        self.year_void = event["winner"] is None

    def _match_end(self, event: Mapping[str, Any]) -> None:
        self.winners = list(event["winners"])

    # ---------------------------------------------------------------- the foot

    def sums(self) -> tuple[list[int], list[int], list[int]]:
        """Kan, points and owed stones by seat, what is struck out left aside."""
        kan, points, stones = self._zeros(), self._zeros(), self._zeros()
        for month in self.months:
            if month.stone is not None:
                stones[month.stone] += 1
            for line in month.lines:
                for seat in range(len(self.names)):
                    kan[seat] += 0 if line.struck else line.kan[seat]
                    points[seat] += 0 if line.struck else line.points[seat]
        return kan, points, stones

    def final(self) -> list[int]:
        """The final result by seat in kan, as the sheet's foot works it out; zeros where nobody wins."""
        kan, points, stones = self.sums()
        if not self.winners:
            return self._zeros()
        result = [
            parts((kan[seat] - STAKE) * KAN + points[seat] - stones[seat] + self.board[seat])[0]
            for seat in range(len(self.names))
        ]
        for seat in self.winners:
            result[seat] -= sum(result)
        return result


Row = tuple[str, list[tuple[str, str, str]], str]
"""A row of text: head, by seat (kan, points, mark), remark."""


class _Writer:
    """Makes text of a ledger."""

    def __init__(self, ledger: Ledger, lang: str) -> None:
        self.ledger = ledger
        self.lang = lang
        self.seats = range(len(ledger.names))

    def say(self, template: Words, **filled: object) -> str:
        return (template.ja if self.lang == "ja" else template.en).format(**filled)

    def month_rows(self, month: Month) -> list[Row]:
        """A month's lines; the last carries the mark of the stone."""
        rows: list[Row] = []
        sage_failed = any(line.reason == "captured_yaku" for line in month.lines)
        for line in month.lines:
            cells = [self.cell(line, seat) for seat in self.seats]
            rows.append(("", cells, self.remark(line, "sage" if sage_failed else "cancel")))
        if month.void:
            rows.append(("", self.blank(), self.say(words.SHEET_SUFFIXES["void"])))
        rows = rows or [("", self.blank(), "")]
        rows[0] = (self.head(month), *rows[0][1:])
        if month.stone is not None:
            kan, points, _ = rows[-1][1][month.stone]
            rows[-1][1][month.stone] = (kan, points, "*")
        return rows

    def blank(self) -> list[tuple[str, str, str]]:
        return [("", "", "")] * len(self.seats)

    def head(self, month: Month) -> str:
        number = self.say(words.SHEET_MONTH, n=month.n)
        if month.kind is None:
            return number
        kind = self.say(words.SHEET_KINDS[month.kind])
        doubled = kind if not month.carry else kind * 2 if self.lang == "ja" else f"{kind} {kind}"
        return f"{right(number, width(self.say(words.SHEET_MONTH, n=12)))} {doubled}"

    @staticmethod
    def cell(line: Line, seat: int) -> tuple[str, str, str]:
        """Kan and points of a seat: nothing where nothing moved, but balances of card points always stand."""
        kan, points = line.kan[seat], line.points[seat]
        said = (f"{kan:+d}" if kan else "", f"{points:+d}" if points else "")
        if line.reason == "card_points" and not points:
            said = ("", "0")
        if line.struck:
            said = (f"({said[0]})" if said[0] else "", f"({said[1]})" if said[1] else "")
        return (*said, "")

    def remark(self, line: Line, half: str) -> str:
        """The name of what was paid for, and what was special about it."""
        remark = self.say(words.SHEET_REMARKS[line.reason], yaku=title(from_keys(line.yaku), self.lang))
        if line.hatto:
            remark += self.say(words.SHEET_SUFFIXES["hatto"])
        if line.reason == "sage_half":
            remark += self.say(words.SHEET_SUFFIXES[half])
        return remark

    def foot_rows(self) -> list[Row]:
        """The sums, and once the match is over the way from them to the result."""
        ledger, foot = self.ledger, words.SHEET_FOOT
        kan, points, stones = ledger.sums()
        rows = [self.row("sum", kan, points, [f"*={count}" for count in stones])]
        if ledger.winners is None:
            return rows
        final = ledger.final()
        if not ledger.winners:
            nobody = words.SHEET_NO_WINNER["void" if ledger.year_void else "draw"]
            zeros = [("0", "", "")] * len(self.seats)
            return [*rows, (self.say(foot["final"]), zeros, self.say(nobody))]
        points = [points[seat] - stones[seat] + ledger.board[seat] for seat in self.seats]
        rows.append(self.row("stones", kan, points))
        rows.append(self.row("stake", [-STAKE] * len(self.seats)))
        kan = [balance - STAKE for balance in kan]
        rows.append(self.row("rest", kan, points))
        whole = [parts(kan[seat] * KAN + points[seat]) for seat in self.seats]
        rows.append(self.row("in_kan", [balance for balance, _ in whole], [rest for _, rest in whole]))
        dropped: list[int | None] = [None if seat in ledger.winners else final[seat] for seat in self.seats]
        rows.append(self.row("whole", dropped))
        rows.append(self.row("final", list(final)))
        return rows

    def row(
        self,
        key: str,
        kan: Sequence[int | None],
        points: Sequence[int | None] | None = None,
        marks: Sequence[str] | None = None,
    ) -> Row:
        """A row of the foot."""
        cells = [
            (
                _balance(kan[seat]),
                _balance(points[seat] if points else None),
                marks[seat] if marks else "",
            )
            for seat in self.seats
        ]
        return (self.say(words.SHEET_FOOT[key]), cells, "")

    def text(self) -> str:
        """The whole sheet."""
        heads = words.SHEET_HEADS
        units = [(self.say(heads["kan"]), self.say(heads["points"]), "")] * len(self.seats)
        head: Row = (self.say(heads["month"]), units, self.say(heads["remark"]))
        blocks = [[head], *(self.month_rows(month) for month in self.ledger.months), self.foot_rows()]
        everything = [row for block in blocks for row in block]
        columns = [
            max(width(cells[seat][which]) for _, cells, _ in everything for seat in self.seats) for which in (0, 1, 2)
        ]
        head_columns = max(width(row[0]) for row in everything)
        group = max(sum(columns) + 3, *(width(name) for name in self.ledger.names))
        columns[2] += group - sum(columns) - 3
        names = [left(name, group) for name in self.ledger.names]
        texts = [" | ".join([left("", head_columns), *names, ""]).rstrip()]
        rule = "-" * (head_columns + (group + 3) * len(self.seats) + 3 + max(width(row[2]) for row in everything))
        for block in blocks:
            for row_head, cells, remark in block:
                groups = [
                    f"{right(kan, columns[0])} {right(points, columns[1])} {left(mark, columns[2])} "
                    for kan, points, mark in cells
                ]
                texts.append(" | ".join([left(row_head, head_columns), *groups, remark]).rstrip())
            texts.append(rule)
        return "\n".join(texts[:-1]) + "\n"


def _balance(number: int | None) -> str:
    return "" if number is None else f"{number:+d}" if number else "0"


def sheet(events: Iterable[Mapping[str, Any]], lang: str) -> str:
    """The score sheet of one match of 三人はちはち as plain text, in Japanese or English (`lang` "ja", "en").

    A match that is not over is shown as far as it goes, with the sums up to there.
    """
    return _Writer(Ledger(events), lang).text()
