"""Outcomes of the trials with flower cards, counted by choice: who is paid for which yaku, and what the seat wins and
pays for each reason.

Only the ledger of a trial is read, so the reasons of a judgement are the payments of the settlement itself. Each choice
has a row of numbers; the constants of this file are the places in a row.
"""

from collections.abc import Sequence
from enum import IntEnum, auto

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import PAY, WIDTH
from hachiya.games.hanafuda.events import EndReason, Event, Liable, Reason
from hachiya.games.hanafuda.yaku import Yaku

SEATS = 7
"""The most seats at a table of any of these games."""
ROWS = 160
"""Rows that a ledger needs for a deal and the end of a match."""
FIRST_YAKU = int(Yaku.GOKO)
YAKU = len(Yaku) - FIRST_YAKU
"""The number of captured, special and attached yaku: those that can still be made once hands are shown."""


class Part(IntEnum):
    """The reasons for which points are won or paid in a trial; the sum of all parts is what a deal brings."""

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
"""By seat and yaku: the worlds in which the seat is paid for the yaku."""
PARTS = PAID_FOR + SEATS * YAKU
"""By part: points won, summed over all worlds."""
WENT_ON = PARTS + len(Part)
"""The worlds in which the seat says 下げ."""
MADE_MORE = WENT_ON + 1
"""The worlds in which the seat says 下げ, makes more, and stops."""
ANSWERED = MADE_MORE + 1
"""The worlds in which the seat pays another's share because of 法度."""
ENDS = ANSWERED + 1
"""By the reason why the deal ends, and by whether the seat has won it: the number of worlds."""
NUMBERS = ENDS + 2 * len(EndReason)
"""Numbers in a row."""

OWN_YAKU, OTHERS_YAKU, OF_HATTO, OF_GOING_ON = (
    int(Part.OWN_YAKU),
    int(Part.OTHERS_YAKU),
    int(Part.HATTO),
    int(Part.GO_ON),
)
SPECIAL, RETURN, REFUND = int(Part.SPECIAL), int(Reason.SAGE_RETURN), int(Reason.REFUND)
HATTO, SAGE = int(Liable.HATTO), int(Liable.SAGE)
STOP_EVENT, GO_ON_EVENT, DEAL_END_EVENT = int(Event.STOP), int(Event.GO_ON), int(Event.DEAL_END)


def no_counts(choices: int) -> list[int]:
    """The counts of `choices` choices before any trial, and space for the trial in progress: all zero."""
    return [0] * (NUMBERS * choices + SEATS)


def counts_of(counts: Sequence[int], choice: int) -> list[int]:
    """The row of counts of a choice."""
    return [int(number) for number in counts[NUMBERS * choice : NUMBERS * (choice + 1)]]


@rule
def count_trial(counts: list[int], ledger: list[int], choice: int, viewer: int) -> None:
    """Add the outcome of one trial of a choice, read from its ledger, to its row; nothing if `counts` is empty."""
    if len(counts) == 0:
        return
    first, paid = NUMBERS * choice, len(counts) - SEATS
    counts[first + TRIED] += 1
    for seat in range(SEATS):
        counts[paid + seat] = 0
    went_on = answered = made_more = 0
    for line in range(ledger[0]):
        at = WIDTH * (line + 1)
        event = ledger[at]
        if event == PAY:
            payer, payee, points, reason = ledger[at + 1], ledger[at + 2], ledger[at + 3], ledger[at + 4]
            part = PART_OF[reason]
            if ((part == OWN_YAKU and reason != RETURN) or (part == SPECIAL and reason != REFUND)) and payee < SEATS:
                counts[paid + payee] |= ledger[at + 5]
            if payee == viewer:
                counts[first + PARTS + (OTHERS_YAKU if reason == RETURN else part)] += points
            elif payer == viewer:
                liable = ledger[at + 7]
                if part == OWN_YAKU and reason != RETURN:
                    part = OF_HATTO if liable == HATTO else OF_GOING_ON if liable == SAGE else OTHERS_YAKU
                if liable == HATTO:
                    answered = 1
                counts[first + PARTS + part] -= points
        elif event == GO_ON_EVENT and ledger[at + 1] == viewer:
            went_on = 1
        elif event == STOP_EVENT and ledger[at + 1] == viewer:
            made_more = went_on
        elif event == DEAL_END_EVENT:
            counts[first + ENDS + 2 * ledger[at + 1] + (1 if ledger[at + 2] == viewer else 0)] += 1
    counts[first + WENT_ON] += went_on
    counts[first + MADE_MORE] += made_more
    counts[first + ANSWERED] += answered
    for seat in range(SEATS):
        yaku = counts[paid + seat] >> FIRST_YAKU
        while yaku:
            index = lowest(yaku)
            counts[first + PAID_FOR + YAKU * seat + index] += 1
            yaku &= ~bit(index)
