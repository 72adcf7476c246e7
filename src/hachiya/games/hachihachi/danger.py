"""Warnings of 法度 (hatto) before a card is played: the yaku that it would give away, and their cost (RULES A8).

The player's view is enough: the piles, the shown threes and their own hand decide it.
"""

from hachiya.engine import ledger
from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, PAY
from hachiya.engine.record import copied
from hachiya.games.hachihachi.captured_payments import CAPTURED_YAKU, pay_captured
from hachiya.games.hachihachi.hand_payments import DIVING
from hachiya.games.hachihachi.hatto import (
    MONTH,
    exempt,
    feeds_tobikomi,
    judge_inaction,
    yaku_helped_by_throw,
    yaku_one_card_short,
)
from hachiya.games.hachihachi.state import PLACES, Phase, Rules, State
from hachiya.games.hachihachi.worth import attached_worth
from hachiya.games.hanafuda.advice import Danger
from hachiya.games.hanafuda.cards import month_of_card
from hachiya.games.hanafuda.yaku import YakuSet

_ROWS = 16
_WHOLE = 1


def dangers(st: State, rules: Rules, card: int) -> tuple[Danger, ...]:
    """The dangers of playing (or choosing) this card, by the seat that it would help, in the order of play."""
    seat = st.turn
    others = [st.books.order[(st.place + offset) % PLACES] for offset in range(1, PLACES)]
    if st.phase == Phase.PICK_HAND:
        return _of_choice(st, rules, seat, card, others)
    if st.phase != Phase.PLAY or popcount(st.hands[seat]) == 1:
        return ()  # the last hand card is always exempt
    thrown = st.field & month_of_card(card) == 0
    excused = thrown and rules.hatto_excuses != 0 and exempt(st, rules, seat, card)
    warnings = []
    for victim in others:
        yaku = yaku_helped_by_throw(st, rules, card, victim) if thrown else 0
        dive = (thrown and feeds_tobikomi(st, rules, card, victim)) or _left_lying(st, rules, seat, card, victim)
        yaku |= DIVING if dive else 0
        if yaku:
            warnings.append(_danger(st, rules, seat, victim, yaku, excused))
    return tuple(danger for danger in warnings if danger.yaku)


def _of_choice(st: State, rules: Rules, seat: int, card: int, others: list[int]) -> tuple[Danger, ...]:
    """The dangers of leaving the other of two field cards, which may be the card that a seat lacks (C-20)."""
    if rules.hatto_reach != MONTH or st.hands[seat] == 0:
        return ()
    remaining = st.field & month_of_card(card) & ~bit(card)
    warnings = (
        _danger(st, rules, seat, victim, yaku_one_card_short(st, rules, victim, remaining), excused=False)
        for victim in others
    )
    return tuple(danger for danger in warnings if danger.yaku)


def _left_lying(st: State, rules: Rules, seat: int, card: int, victim: int) -> bool:
    """Whether playing this card leaves a card of a shown three that the hand could take (C-47 b)."""
    if st.threes[victim] == 0:
        return False
    trial = copied(st)
    for month in range(12):
        trial.books.dive_offender[month] = NOBODY
    judge_inaction(trial, rules, seat, card)
    blamed = [month for month in range(12) if trial.books.dive_offender[month] == seat]
    return any(st.threes[victim] >> 4 * month & 15 for month in blamed)


def _danger(st: State, rules: Rules, seat: int, victim: int, yaku: YakuSet, excused: bool) -> Danger:
    """The danger with its cost; after another seat's 下げ the continuer pays all in any case (RULES A7, C-14)."""
    books = copied(st.books)
    if books.continuer not in (NOBODY, victim):
        yaku &= 0 if rules.dive_at_once else DIVING
    captured = yaku & ~DIVING
    if not excused:
        books.hatto_borne[seat] |= captured
    rows = ledger.new(_ROWS)
    pay_captured(books, rules, rows, victim, captured, CAPTURED_YAKU, _WHOLE)
    points = sum(row[3] for row in ledger.rows(rows) if row[0] == PAY and row[1] == seat)
    if yaku & DIVING:
        points += (1 if excused else 2) * attached_worth(books, rules)
    return Danger(victim, yaku, points, excused)
