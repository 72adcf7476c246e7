"""The page and the terminal write the same about random matches: each cell of the sheet, each sentence, each bill.

The page's own code runs in Node, with the messages of a table.
"""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from hachiya.explain.bashifen.bill import DealBill
from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.explain.bashifen.text import row_in_words
from hachiya.explain.families import PARTS
from hachiya.explain.hanafuda.bill import Bill, Payment, gains_so_far
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.explain.hanafuda.text import rows_in_words
from hachiya.explain.sentences import Narrator
from hachiya.explain.sheet import sheet_of
from hachiya.games.registry import find
from hachiya.tables.messages.telling import sheet
from hachiya.words.arguments import Seat, Sum
from hachiya.words.languages import languages
from hachiya.words.message import Message, Sentence
from hachiya.words.shelves import SHELVES, shelf
from hachiya.words.voice import Voice
from hatch_build import npm
from tests.explain.test_every_language import check_complete, number
from tests.playing import A_GAME_EACH, ALL_MENUS, Menu, record
from tests.sampling import slow

TEXT_NOT_PICTURE = "\ufe0e"
_sentences: TypeAdapter[list[list[Sentence]]] = TypeAdapter(list[list[Sentence]])
_bills: TypeAdapter[list[Bill | DealBill]] = TypeAdapter(list[Bill | DealBill])


def tellings_of(events: Sequence[Mapping[str, Any]]) -> list[Any]:
    """The sentences of a table for each event."""
    tell = Narrator(find(events[0]["game"])).tell
    return [tell(event) for event in events]


def bills(events: Sequence[Mapping[str, Any]]) -> list[Any]:
    """The bill of every month or deal; the last has the settlement of the year."""
    bill = PARTS[find(events[0]["game"]).family].bill
    ends = [place + 1 for place, event in enumerate(events) if event["e"] == "deal_end"]
    return [bill_ for end in (*ends[:-1], len(events)) if (bill_ := bill(events[:end]))]


def on_the_page(matches: Sequence[Sequence[Mapping[str, Any]]], folder: Path) -> list[Any]:
    """The page's rendering of these records."""
    asked = {
        "languages": {code: {name: shelf(code, name) for name in SHELVES} for code in languages()},
        "matches": [
            {
                "names": events[0]["names"],
                "sheet": sheet(events),
                "told": _sentences.dump_python([[*telling] for telling in tellings_of(events)], mode="json"),
                "bills": _bills.dump_python(bills(events), mode="json"),
            }
            for events in matches
        ],
    }
    (folder / "asked.json").write_text(json.dumps(asked), "utf-8")
    npm("run", "rendered", "--", str(folder / "asked.json"), str(folder / "answer.json"))
    answer: list[Any] = json.loads((folder / "answer.json").read_text("utf-8"))
    return answer


def in_the_terminal(sheet: ScoreSheet | LevelSheet, voice: Voice) -> list[list[list[str]]]:
    """The sheet of the terminal as rows of cells, block by block."""
    if isinstance(sheet, LevelSheet):
        return [[row_in_words(deal, voice) for deal in sheet.deals]]
    blocks = [rows_in_words(rows, voice) for rows in (*sheet.months, sheet.foot)]
    return [
        [[" ".join(head.split()), *(part for cell in cells for part in cell), remark] for head, cells, remark in rows]
        for rows in blocks
    ]


def in_cells(row: Mapping[str, Any]) -> list[str]:
    """A row of the page as cells, with ASCII signs."""
    if "pairs" in row:
        played = [pair[part] for pair in row["pairs"] for part in ("played", "after")]
        return [row["n"], *played, row["dacha"], row["trumps"].replace(TEXT_NOT_PICTURE, ""), row["remark"]]
    cells = [cell[part] for cell in row["cells"] for part in ("kan", "rest", "mark")]
    return [" ".join(f"{row['head']} {row['field']}".split()), *cells, row["remark"]]


def plain(cells: Sequence[str]) -> list[str]:
    """The cells with an ASCII minus sign, and without spaces at their ends."""
    return [re.sub("\N{MINUS SIGN}(?=[0-9])", "-", cell).strip() for cell in cells]


def in_words(bill: Bill | DealBill, voice: Voice) -> dict[str, Any]:
    """The texts of a bill."""
    if isinstance(bill, DealBill):
        return {
            "title": voice.say(bill.title),
            "failed": voice.say(bill.failed) if bill.failed else "",
            "kitty": voice.say(bill.opponents.why) if bill.opponents else "",
            "pairs": [[voice.say(pair.before), voice.say(pair.after)] for pair in bill.pairs],
            "follows": voice.say(bill.follows),
        }

    def name(account: Seat | Message) -> str:
        return voice.names[account.number] if isinstance(account, Seat) else voice.say(account)

    def in_cells(payment: Payment) -> dict[str, str]:
        return {
            "payer": name(payment.payer),
            "payee": name(payment.payee),
            "money": voice.money(payment.money),
            "reason": voice.say(payment.reason),
            "clause": payment.clause,
            "share": voice.say(payment.share) if payment.share else "",
        }

    return {
        "title": voice.say(bill.title),
        "groups": [[voice.say(group.title), [*map(in_cells, group.payments)]] for group in bill.groups],
        "standing": [[voice.money(seat.won), voice.money(seat.total)] for seat in bill.standing],
        "settlement": [*map(in_cells, bill.settlement)],
    }


def payments_of(bill: Bill) -> list[Payment]:
    """All payments of a bill in their order."""
    return [*(payment for group in bill.groups for payment in group.payments), *bill.settlement]


def points_of(money: Sum, seat: Seat | Message, payment: Payment) -> int:
    """The gain of a seat by a payment."""
    return ((payment.payee == seat) - (payment.payer == seat)) * (12 * (money.kan or 0) + (money.rest or 0))


def bills_are_right(events: Sequence[Mapping[str, Any]]) -> None:
    """Assert that every payment occurs once, as in its sentence, and that sums lead from score to score."""
    months = bills(events)
    tellings = [telling for event, telling in zip(events, tellings_of(events), strict=True) if event["e"] == "pay"]
    sentences = [dict(telling[0].message.arguments) | {"clause": telling[-1].clause} for telling in tellings]
    payments = [payment for month in months for payment in payments_of(month)]
    assert sorted((str(payment.money), payment.clause) for payment in payments) == sorted(
        (str(sentence["money"]), str(sentence["clause"])) for sentence in sentences
    )
    assert [[seat.points for seat in month.standing] for month in months] == by_month(sheet(events))
    scores = [event["scores"] for event in events if event["e"] == "deal_end"]
    for month, before, after in zip(months[1:], scores[:-1], scores[1:], strict=True):
        assert [old + seat.points for old, seat in zip(before, month.standing, strict=True)] == after
    for month in months:
        payments = [payment for group in month.groups for payment in group.payments]
        for at, seat in enumerate(month.standing):
            assert sum(points_of(payment.money, Seat(at), payment) for payment in payments) == seat.points
    last = gains_so_far(events)
    assert last is not None
    assert [*last.won] == [seat.won for seat in months[-1].standing]


def by_month(sheet: Any) -> list[list[int]]:
    """The gain of every seat in each month, by the lines that count and the stones."""
    months = []
    for rows in sheet["months"]:
        seats = [0] * len(rows[0]["cells"])
        for row in rows:
            for seat, cell in enumerate(row["cells"]):
                counts = not row.get("struck")
                seats[seat] += counts * (12 * number(cell.get("kan")) + number(cell.get("rest")))
                seats[seat] -= "mark" in cell and cell["mark"]["key"] == "sheet-stone"
        months.append(seats)
    return months


@pytest.mark.parametrize("menus", [A_GAME_EACH, slow(ALL_MENUS)], ids=["some", "all"])
def test_the_page_writes_the_same_sheets_sentences_and_bills_as_the_terminal(
    menus: Sequence[Menu], tmp_path: Path
) -> None:
    matches: list[Any] = [record(11, menu) for menu in menus]
    pages = on_the_page(matches, tmp_path)
    assert len(pages) == len(menus)
    for menu, events, page in zip(menus, matches, pages, strict=True):
        own_sheet = sheet_of(events)
        for code in languages():
            voice = Voice(code, events[0]["names"])
            written = [[plain(in_cells(row)) for row in rows] for rows in page["languages"][code]["sheet"]["rows"]]
            right = [[plain(row) for row in rows] for rows in in_the_terminal(own_sheet, voice)]
            assert written == right, (menu, code)
            sentences = [voice.tell(telling) for telling in tellings_of(events)]
            assert page["languages"][code]["sentences"] == sentences, (menu, code)
            for sentence in filter(None, sentences):
                check_complete(sentence, code)
            own_bills = [in_words(bill, voice) for bill in bills(events)]
            assert page["languages"][code]["bills"] == own_bills, (menu, code)
            for bill in own_bills:
                for text in (bill["title"], *(paid["reason"] for _, group in bill.get("groups", ()) for paid in group)):
                    check_complete(text, code)
            if isinstance(own_sheet, LevelSheet):
                assert own_sheet.result
                result = [voice.say(own_sheet.result.why), *(voice.say(pair.stage) for pair in own_sheet.result.pairs)]
                assert page["languages"][code]["sheet"]["result"] == result, (menu, code)
        if not isinstance(own_sheet, LevelSheet):
            bills_are_right(events)
