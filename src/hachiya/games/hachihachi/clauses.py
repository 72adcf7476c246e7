"""The section of the rules that each payment rests on."""

from hachiya.engine.ledger import BOARD
from hachiya.games.hanafuda.events import Liable, Reason

_SECTIONS = {
    Reason.FOLD: "A4",
    Reason.SQUEEZE: "A4",
    Reason.HAND_YAKU: "A5",
    Reason.CAPTURED_YAKU: "A6",
    Reason.SAGE_HALF: "A7",
    Reason.SAGE_RETURN: "A7",
    Reason.TOBIKOMI: "A5",
    Reason.NUKE: "A5",
    Reason.MIZUTEN: "A4",
    Reason.SPECIAL: "A9",
    Reason.REFUND: "A9",
    Reason.EXEMPT: "A8",
    Reason.CARD_POINTS: "A9",
    Reason.POT: "A9",
    Reason.STONE: "A9",
    Reason.GIMMI: "A10",
}
_LIABLE_SECTIONS = {Liable.HATTO: "A8", Liable.SAGE: "A7"}


def section(payer: int, reason: int, liable: int) -> str:
    """The section for a payment: of what makes one seat pay another's share, else of what is paid for."""
    if payer == BOARD:
        return "A10"
    return _LIABLE_SECTIONS.get(Liable(liable), _SECTIONS[Reason(reason)])
