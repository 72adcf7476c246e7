"""What the page writes of random matches is what the terminal writes: each cell of the sheet, each sentence, each bill.

The page's own code runs in Node, over what a table tells it.
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
from hachiya.explain.hanafuda.bill import Bill, Payment, so_far
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
from tests.explain.test_every_language import number, whole
from tests.playing import A_GAME_EACH, ALL_MENUS, Menu, record
from tests.sampling import slow

TEXT_NOT_PICTURE = "\ufe0e"
_told: TypeAdapter[list[list[Sentence]]] = TypeAdapter(list[list[Sentence]])
_bills: TypeAdapter[list[Bill | DealBill]] = TypeAdapter(list[Bill | DealBill])


def told(events: Sequence[Mapping[str, Any]]) -> list[Any]:
    """What a table tells of each event."""
    tell = Narrator(find(events[0]["game"])).tell
    return [tell(event) for event in events]


def bills(events: Sequence[Mapping[str, Any]]) -> list[Any]:
    """The bill of every month or deal, the last with what settles the year."""
    bill = PARTS[find(events[0]["game"]).family].bill
    ends = [place + 1 for place, event in enumerate(events) if event["e"] == "deal_end"]
    return [found for end in (*ends[:-1], len(events)) if (found := bill(events[:end]))]


def on_the_page(matches: Sequence[Sequence[Mapping[str, Any]]], folder: Path) -> list[Any]:
    """What the page makes of these records."""
    asked = {
        "languages": {code: {name: shelf(code, name) for name in SHELVES} for code in languages()},
        "matches": [
            {
                "names": events[0]["names"],
                "sheet": sheet(events),
                "told": _told.dump_python([[*telling] for telling in told(events)], mode="json"),
                "bills": _bills.dump_python(bills(events), mode="json"),
            }
            for events in matches
        ],
    }
    (folder / "asked.json").write_text(json.dumps(asked), "utf-8")
    npm("run", "rendered", "--", str(folder / "asked.json"), str(folder / "answer.json"))
    found: list[Any] = json.loads((folder / "answer.json").read_text("utf-8"))
    return found


def in_the_terminal(found: ScoreSheet | LevelSheet, voice: Voice) -> list[list[list[str]]]:
    """The sheet in rows of cells, block by block."""
    if isinstance(found, LevelSheet):
        return [[row_in_words(deal, voice) for deal in found.deals]]
    blocks = [rows_in_words(rows, voice) for rows in (*found.months, found.foot)]
    return [
        [[" ".join(head.split()), *(part for cell in cells for part in cell), remark] for head, cells, remark in rows]
        for rows in blocks
    ]


def in_cells(row: Mapping[str, Any]) -> list[str]:
    """A row of the page, with the sign that a keyboard has."""
    if "pairs" in row:
        played = [pair[part] for pair in row["pairs"] for part in ("played", "after")]
        return [row["n"], *played, row["dacha"], row["trumps"].replace(TEXT_NOT_PICTURE, ""), row["remark"]]
    cells = [cell[part] for cell in row["cells"] for part in ("kan", "rest", "mark")]
    return [" ".join(f"{row['head']} {row['field']}".split()), *cells, row["remark"]]


def plain(cells: Sequence[str]) -> list[str]:
    """Numbers with one sign for less than nothing, and no spaces at the end."""
    return [re.sub("\N{MINUS SIGN}(?=[0-9])", "-", cell).strip() for cell in cells]


def in_words(found: Bill | DealBill, voice: Voice) -> dict[str, Any]:
    """A bill as the terminal would say it."""
    if isinstance(found, DealBill):
        return {
            "title": voice.say(found.title),
            "failed": voice.say(found.failed) if found.failed else "",
            "kitty": voice.say(found.opponents.why) if found.opponents else "",
            "pairs": [[voice.say(pair.before), voice.say(pair.after)] for pair in found.pairs],
            "follows": voice.say(found.follows),
        }

    def name(account: Seat | Message) -> str:
        return voice.names[account.number] if isinstance(account, Seat) else voice.say(account)

    def paid(one: Payment) -> dict[str, str]:
        return {
            "payer": name(one.payer),
            "payee": name(one.payee),
            "money": voice.money(one.money),
            "reason": voice.say(one.reason),
            "clause": one.clause,
            "share": voice.say(one.share) if one.share else "",
        }

    return {
        "title": voice.say(found.title),
        "groups": [[voice.say(group.title), [*map(paid, group.payments)]] for group in found.groups],
        "standing": [[voice.money(seat.won), voice.money(seat.total)] for seat in found.standing],
        "settlement": [*map(paid, found.settlement)],
    }


def payments_of(found: Bill) -> list[Payment]:
    """All of a bill, in the order in which they stand there."""
    return [*(one for group in found.groups for one in group.payments), *found.settlement]


def points_of(money: Sum, seat: Seat | Message, one: Payment) -> int:
    """What a payment brings this seat."""
    return ((one.payee == seat) - (one.payer == seat)) * (12 * (money.kan or 0) + (money.rest or 0))


def bills_are_right(events: Sequence[Mapping[str, Any]]) -> None:
    """Every payment stands once, as the sentence tells it; sums lead from score to score, as on the sheet."""
    found = bills(events)
    tellings = [telling for event, telling in zip(events, told(events), strict=True) if event["e"] == "pay"]
    sentences = [dict(telling[0].message.arguments) | {"clause": telling[-1].clause} for telling in tellings]
    written = [one for month in found for one in payments_of(month)]
    assert sorted((str(one.money), one.clause) for one in written) == sorted(
        (str(said["money"]), str(said["clause"])) for said in sentences
    )
    assert [[seat.points for seat in month.standing] for month in found] == by_month(sheet(events))
    scores = [event["scores"] for event in events if event["e"] == "deal_end"]
    for month, before, after in zip(found[1:], scores[:-1], scores[1:], strict=True):
        assert [old + seat.points for old, seat in zip(before, month.standing, strict=True)] == after
    for month in found:
        paid = [one for group in month.groups for one in group.payments]
        for at, seat in enumerate(month.standing):
            assert sum(points_of(one.money, Seat(at), one) for one in paid) == seat.points
    last = so_far(events)
    assert last is not None
    assert [*last.won] == [seat.won for seat in found[-1].standing]


def by_month(sheet: Any) -> list[list[int]]:
    """What each month has brought every seat, by the lines that count and the stones."""
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
def test_sheet_sentences_and_bill_are_those_of_the_terminal(menus: Sequence[Menu], tmp_path: Path) -> None:
    matches: list[Any] = [record(11, menu) for menu in menus]
    pages = on_the_page(matches, tmp_path)
    assert len(pages) == len(menus)
    for menu, events, page in zip(menus, matches, pages, strict=True):
        found = sheet_of(events)
        for code in languages():
            voice = Voice(code, events[0]["names"])
            written = [[plain(in_cells(row)) for row in rows] for rows in page["languages"][code]["sheet"]["rows"]]
            right = [[plain(row) for row in rows] for rows in in_the_terminal(found, voice)]
            assert written == right, (menu, code)
            sentences = [voice.tell(telling) for telling in told(events)]
            assert page["languages"][code]["sentences"] == sentences, (menu, code)
            for sentence in filter(None, sentences):
                whole(sentence, code)
            said = [in_words(one, voice) for one in bills(events)]
            assert page["languages"][code]["bills"] == said, (menu, code)
            for one in said:
                for text in (one["title"], *(paid["reason"] for _, group in one.get("groups", ()) for paid in group)):
                    whole(text, code)
            if isinstance(found, LevelSheet):
                assert found.result
                result = [voice.say(found.result.why), *(voice.say(pair.stage) for pair in found.result.pairs)]
                assert page["languages"][code]["sheet"]["result"] == result, (menu, code)
        if not isinstance(found, LevelSheet):
            bills_are_right(events)
