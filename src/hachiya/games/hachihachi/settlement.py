"""The end of a month: what is settled, in which order, and who deals next (RULES A9), from the books alone.

A score keeper uses the same functions.
"""

from hachiya.engine.accel import rule
from hachiya.engine.ledger import NOBODY, POT, pay
from hachiya.games.hachihachi.attached import settle_exempt, settle_extras, settle_mizuten
from hachiya.games.hachihachi.captured_payments import CAPTURED_YAKU, SAGE_HALF, pay_captured, return_half
from hachiya.games.hachihachi.hand_payments import first_four_three, four_three_winner
from hachiya.games.hachihachi.payments import OWN
from hachiya.games.hachihachi.points import settle_points
from hachiya.games.hachihachi.special import settle_specials, special_winner
from hachiya.games.hachihachi.state import Books, FailedGoingOn, FourThree, Rules
from hachiya.games.hanafuda.events import EndReason, Reason

POT_TAKEN = int(Reason.POT)
PLAYED_OUT, SPECIAL = int(EndReason.PLAYED_OUT), int(EndReason.SPECIAL)
DECIDES = int(FourThree.DECIDES)
HALVED, RETURNED = int(FailedGoingOn.HALVED), int(FailedGoingOn.RETURNED)


@rule
def settle_stop(books: Books, rules: Rules, ledger: list[int], maker: int) -> None:
    """Settle a stop (あがり): the maker's yaku are paid in full, unless the rules have paid them at once.

    A seat that went on (下げ) keeps half (SAN 補足 (2) 2, C-45; SHI returns the rest, C-153) or nothing (NAK, C-146).
    """
    settle_exempt(books, rules, ledger)
    if rules.collect_at_once == 0:
        pay_captured(books, rules, ledger, maker, books.made[maker], CAPTURED_YAKU, 1)
    if books.continuer != NOBODY and books.continuer != maker:
        if rules.collect_at_once:
            return_half(books, rules, ledger)
        elif rules.going_on_survives:
            pay_captured(books, rules, ledger, books.continuer, books.made[books.continuer], SAGE_HALF, 2)
    if rules.extras_on_yaku_end:
        settle_extras(books, rules, ledger)
    pay_pot(books, ledger, maker)


@rule
def settle_cancel(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Settle a cancelled going on (下げの取消し): the continuer gets half (SAN 補足 (2) 2, 6; NAK, C-177)."""
    settle_exempt(books, rules, ledger)
    settle_failed_going_on(books, rules, ledger)
    if rules.extras_on_yaku_end:
        settle_extras(books, rules, ledger)
    pay_pot(books, ledger, books.continuer)


@rule
def settle_four_three(books: Books, rules: Rules, ledger: list[int]) -> int:
    """Settle a month (deal) ended by 四三 (a four and a three); returns its owner, NOBODY if two void it (C-178)."""
    if rules.four_three == DECIDES:
        return four_three_winner(books)
    winner = first_four_three(books)
    pay_pot(books, ledger, winner)
    return winner


@rule
def settle_failed_going_on(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Settle a month whose continuer has made no further yaku after going on (RULES A7).

    By option the continuer gets half of the worth of their yaku, or gives back half of the payments for them.
    """
    if rules.failed_going_on == RETURNED:
        return_half(books, rules, ledger)
    else:
        pay_captured(books, rules, ledger, books.continuer, books.made[books.continuer], SAGE_HALF, 2)


@rule
def failed_going_on_settles(books: Books, rules: Rules) -> bool:
    """Whether going on in vain settles the month (deal), so that cards do not count (流れ; NAK 流れ, C-13)."""
    return books.continuer != NOBODY and rules.failed_going_on == HALVED


@rule
def why_played_out(books: Books, rules: Rules) -> int:
    """The `EndReason` of a month (deal) that nobody stopped: a special yaku, or cards alone."""
    return PLAYED_OUT if failed_going_on_settles(books, rules) or special_winner(books, rules) == NOBODY else SPECIAL


@rule
def settle_played_out(books: Books, rules: Rules, ledger: list[int]) -> int:
    """Settle a month (deal) that nobody stopped; returns the seat that takes the pot and deals next.

    After going on (下げ) in vain that is the continuer (C-13, C-167). (SAN 流れ (5) 4, (6) 1; NAK 得点計算; SHI
    一局終了時の点数計算の流れ)
    """
    settle_exempt(books, rules, ledger)
    if books.continuer != NOBODY:
        settle_failed_going_on(books, rules, ledger)
    if failed_going_on_settles(books, rules):
        settle_extras(books, rules, ledger)
        winner = books.continuer
    else:
        winner = special_winner(books, rules)
        if winner != NOBODY:
            # 吹き消し undoes payments for hand yaku, but not those for みずてん (C-16, C-148).
            settle_mizuten(books, rules, ledger)
            settle_specials(books, rules, ledger)
        else:
            settle_extras(books, rules, ledger)
            winner = settle_points(books, rules, ledger)
        if books.continuer != NOBODY:
            winner = books.continuer
    pay_pot(books, ledger, winner)
    return winner


@rule
def pay_pot(books: Books, ledger: list[int], winner: int) -> None:
    """Give the fees of the seats that folded to the winner (NAK 得点計算, C-04)."""
    pay(books.scores, ledger, POT, winner, books.scores[POT], POT_TAKEN, 0, NOBODY, OWN)
