"""Months told by facts at a table of any rule set: facts in, payments out (docs/library/record.md, `tally`)."""

from collections.abc import Mapping
from typing import Any

from hachiya.engine.ledger import PAY
from hachiya.games.hanafuda.events import Reason
from hachiya.games.registry import find
from hachiya.games.table import Table
from tests.vectors.hanafuda.rule_sets import SAN, Totals

A, B, C = range(3)

Fact = dict[str, Any]
Rows = list[list[int]]


def unseen(seat: int) -> Fact:
    return {"what": "mizuten", "seat": seat}


def bids(*choices: tuple[int, str]) -> list[Fact]:
    """Bids in order, each by its seat: in, out, double."""
    return [{"what": "bid", "seat": seat, "bid": bid} for seat, bid in choices]


def squeezed(seat: int, *yaku: str, cards: str = "") -> Fact:
    return {"what": "squeezed", "seat": seat, "yaku": list(yaku), "cards": cards}


def shows(seat: int, *yaku: str) -> Fact:
    return {"what": "hand", "seat": seat, "yaku": list(yaku)}


def dives(seat: int, month: int, fed_by: int | None = None) -> Fact:
    return {"what": "tobikomi", "seat": seat, "month": month, "fed_by": fed_by}


def makes(seat: int, *yaku: str, extra: int = 0, fed_by: int | None = None) -> Fact:
    return {"what": "captured", "seat": seat, "yaku": list(yaku), "extra": extra, "fed_by": fed_by}


def goes_on(seat: int) -> Fact:
    return {"what": "sage", "seat": seat}


def cancels(seat: int) -> Fact:
    return {"what": "cancel", "seat": seat}


def special(seat: int, yaku: str, count: int) -> Fact:
    return {"what": "special", "seat": seat, "yaku": [yaku], "count": count}


def points(*by_seat: int) -> Fact:
    return {"what": "points", "points": list(by_seat)}


def table(options: Mapping[str, str | int] | None = None, dealer: int = A, *, game: str = SAN, seats: int = 3) -> Table:
    return Table(find(game), options, seats=seats, dealer=dealer)


def tell(at: Table, *facts: Fact, lights: str = "") -> Rows:
    """Tell the next month of a table, and return the payments as ledger rows."""
    return at.tally({"dealer": at.state.books.next_dealer, "lights": lights, "facts": list(facts)})


def net(rows: Rows, *reasons: Reason, seats: int = 3) -> Totals:
    """The points that each seat won for these reasons; without reasons all but month stones and the board."""
    totals = [0] * seats
    for what, payer, payee, paid, reason, *_ in rows:
        if what == PAY and (reason in reasons if reasons else reason != Reason.STONE):
            if payer < seats:
                totals[payer] -= paid
            if payee < seats:
                totals[payee] += paid
    return tuple(totals)


def settle(*facts: Fact, game: str = SAN, seats: int = 3, lights: str = "", **options: str | int) -> Totals:
    """A month at a new table, in net points by seat."""
    return net(tell(table(options, game=game, seats=seats), *facts, lights=lights), seats=seats)


def escapes(seat: int) -> Fact:
    return {"what": "nuke", "seat": seat}
