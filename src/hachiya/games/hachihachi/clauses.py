"""The sections of the rules behind each payment."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from hachiya.engine.ledger import BOARD
from hachiya.games.hachihachi.hand_yaku import SHISO
from hachiya.games.hanafuda.events import Liable, Reason
from hachiya.games.hanafuda.yaku import YakuSet


class _Sections(NamedTuple):
    """The section where a reader looks first, and other sections about the same payments."""

    first: str
    others: tuple[str, ...] = ()


_SECTIONS: Mapping[int, _Sections] = {
    Reason.FOLD: _Sections("A4"),
    Reason.SQUEEZE: _Sections("A4"),
    Reason.HAND_YAKU: _Sections("A5"),
    Reason.CAPTURED_YAKU: _Sections("A6"),
    Reason.SAGE_HALF: _Sections("A7"),
    Reason.SAGE_RETURN: _Sections("A7"),
    Reason.TOBIKOMI: _Sections("A5", ("A9",)),
    Reason.NUKE: _Sections("A5", ("A9",)),
    Reason.MIZUTEN: _Sections("A4"),
    Reason.SPECIAL: _Sections("A9"),
    Reason.REFUND: _Sections("A9"),
    Reason.EXEMPT: _Sections("A8", ("C-162",)),
    Reason.CARD_POINTS: _Sections("A9"),
    Reason.POT: _Sections("A9", ("A4",)),
    Reason.STONE: _Sections("A9"),
    Reason.GIMMI: _Sections("A10"),
}
_LIABLE_SECTIONS: Mapping[int, str] = {Liable.HATTO: "A8", Liable.SAGE: "A7"}


class _Payments(NamedTuple):
    """The payments for a reason, all or only those for certain yaku or with a certain liability."""

    reason: Reason
    yaku: int = 0
    liable: Liable | None = None


_OPTIONS: Mapping[str, _Payments] = {
    "C-177": _Payments(Reason.SAGE_HALF),
    "C-178": _Payments(Reason.HAND_YAKU, yaku=SHISO),
    "C-180": _Payments(Reason.STONE),
    "C-181": _Payments(Reason.TOBIKOMI, liable=Liable.HATTO),
}
"""The payments that the clauses of options are about."""


def section(payer: int, reason: int, liable: int) -> str:
    """The section of the rules for a payment: by the liability if another seat's share is paid, else by the reason."""
    if payer == BOARD:
        return "A10"
    return _LIABLE_SECTIONS.get(liable, _SECTIONS[reason].first)


def sections(payer: int, reason: int, yaku: YakuSet, liable: int, chosen: Collection[str]) -> frozenset[str]:
    """All sections of the rules about a payment, with those of the options whose clauses are `chosen`."""
    first, others = _SECTIONS[reason]
    of_options = {
        clause
        for clause, payments in _OPTIONS.items()
        if clause in chosen
        and reason == payments.reason
        and (payments.yaku == 0 or yaku & payments.yaku)
        and payments.liable in (None, liable)
    }
    return frozenset({section(payer, reason, liable), first, *others, *of_options})
