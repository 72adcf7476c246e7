"""What worlds with flower cards come to, counted while choices are tried in them: who is paid for which yaku, and what
the seat wins and pays by what it is for.

Every trial leaves the rows of its ledger, and nothing else is read, so that the reasons of a judgement are payments of
the settlement itself. A row of numbers for each choice; what stands where says this file.
"""

from collections.abc import Sequence
from enum import IntEnum, auto

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import PAY, WIDTH
from hachiya.games.hanafuda.events import Event, Liable, Reason, Why
from hachiya.games.hanafuda.yaku import Yaku

SEATS = 7
"""As many as may sit at a table of any of these games."""
ROWS = 160
"""Rows of a ledger that are enough for a deal and the end of a match."""
FIRST_YAKU = int(Yaku.GOKO)
YAKU = len(Yaku) - FIRST_YAKU
"""Captured, special and attached yaku: those that a deal may still bring once hands are shown."""


class Part(IntEnum):
    """What is won or paid, by what it is for: all parts together are what a deal brings."""

    OWN_YAKU = 0
    OTHERS_YAKU = auto()  # the own share of others' captured yaku
    HATTO = auto()  # another's share, for throwing a 法度 card
    GO_ON = auto()  # another's share, for having gone on
    SPECIAL = auto()  # special and attached yaku
    HAND_YAKU = auto()
    CARD_POINTS = auto()
    AUCTION = auto()  # fees, squeezes, the pot
    MATCH = auto()  # month stones and what the end of the match settles


PART_OF = tuple(
    {
        Reason.FOLD: Part.AUCTION,
        Reason.SQUEEZE: Part.AUCTION,
        Reason.POT: Part.AUCTION,
        Reason.HAND_YAKU: Part.HAND_YAKU,
        Reason.CAPTURED_YAKU: Part.OWN_YAKU,
        Reason.SAGE_HALF: Part.OWN_YAKU,
        Reason.SAGE_RETURN: Part.OWN_YAKU,
        Reason.CARD_POINTS: Part.CARD_POINTS,
        Reason.STONE: Part.MATCH,
        Reason.GIMMI: Part.MATCH,
    }.get(reason, Part.SPECIAL)
    + 0
    for reason in Reason
)

TRIED = 0
PAID_FOR = TRIED + 1
"""By seat and yaku: in how many worlds the seat is paid for it."""
PARTS = PAID_FOR + SEATS * YAKU
"""By part: points won, in all worlds together."""
WENT_ON = PARTS + len(Part)
"""In how many worlds the seat says 下げ …"""
MADE_MORE = WENT_ON + 1
"""… and stops later, having made more."""
ANSWERED = MADE_MORE + 1
"""In how many it pays another's share because of 法度."""
ENDS = ANSWERED + 1
"""By why the deal ends, and whether the seat has won it: in how many."""
NUMBERS = ENDS + 2 * len(Why)
"""In a row."""

OWN_YAKU, OTHERS_YAKU, OF_HATTO, OF_GOING_ON = (
    int(Part.OWN_YAKU),
    int(Part.OTHERS_YAKU),
    int(Part.HATTO),
    int(Part.GO_ON),
)
SPECIAL, RETURN, REFUND = int(Part.SPECIAL), int(Reason.SAGE_RETURN), int(Reason.REFUND)
HATTO, SAGE = int(Liable.HATTO), int(Liable.SAGE)
STOP_EVENT, GO_ON_EVENT, DEAL_END_EVENT = int(Event.STOP), int(Event.GO_ON), int(Event.DEAL_END)


def blank(choices: int) -> list[int]:
    """Nothing has been tried; behind the rows lies what is noted of the trial at hand."""
    return [0] * (NUMBERS * choices + SEATS)


def row(found: Sequence[int], choice: int) -> list[int]:
    """The numbers of a choice."""
    return [int(number) for number in found[NUMBERS * choice : NUMBERS * (choice + 1)]]


@rule
def write_down(found: list[int], ledger: list[int], choice: int, viewer: int) -> None:
    """Add what one trial of a choice has come to, by its ledger; nothing where none is kept."""
    if len(found) == 0:
        return
    first, paid = NUMBERS * choice, len(found) - SEATS
    found[first + TRIED] += 1
    for seat in range(SEATS):
        found[paid + seat] = 0
    went_on = answered = made_more = 0
    for line in range(ledger[0]):
        at = WIDTH * (line + 1)
        event = ledger[at]
        if event == PAY:
            payer, payee, points, reason = ledger[at + 1], ledger[at + 2], ledger[at + 3], ledger[at + 4]
            part = PART_OF[reason]
            if ((part == OWN_YAKU and reason != RETURN) or (part == SPECIAL and reason != REFUND)) and payee < SEATS:
                found[paid + payee] |= ledger[at + 5]
            if payee == viewer:
                found[first + PARTS + (OTHERS_YAKU if reason == RETURN else part)] += points
            elif payer == viewer:
                liable = ledger[at + 7]
                if part == OWN_YAKU and reason != RETURN:
                    part = OF_HATTO if liable == HATTO else OF_GOING_ON if liable == SAGE else OTHERS_YAKU
                if liable == HATTO:
                    answered = 1
                found[first + PARTS + part] -= points
        elif event == GO_ON_EVENT and ledger[at + 1] == viewer:
            went_on = 1
        elif event == STOP_EVENT and ledger[at + 1] == viewer:
            made_more = went_on
        elif event == DEAL_END_EVENT:
            found[first + ENDS + 2 * ledger[at + 1] + (1 if ledger[at + 2] == viewer else 0)] += 1
    found[first + WENT_ON] += went_on
    found[first + MADE_MORE] += made_more
    found[first + ANSWERED] += answered
    for seat in range(SEATS):
        yaku = found[paid + seat] >> FIRST_YAKU
        while yaku:
            index = lowest(yaku)
            found[first + PAID_FOR + YAKU * seat + index] += 1
            yaku &= ~bit(index)
