"""手役代: payments for hand yaku before play, their return by 吹き消し, and the rules of 四三 (RULES A5, A9)."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY, pay
from hachiya.games.hachihachi.payments import OWN, pay_each
from hachiya.games.hachihachi.state import PLACES, Books, FourThree, Rules
from hachiya.games.hachihachi.worth import attached_worth, hand_worth
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.yaku import Yaku, YakuSet
from hachiya.games.meaning import SeatSet

HAND_YAKU = int(Reason.HAND_YAKU)
REFUND = int(Reason.REFUND)
DIVING = 1 << Yaku.TOBIKOMI
SHISO = 1 << Yaku.SHISO
ENDS = int(FourThree.ENDS)


@rule
def pay_hand_yaku(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Pay hand yaku: the two other seats pay every owner, after all have been asked to show (RULES A5, C-39)."""
    for place in range(PLACES):
        owner = books.order[place]
        yaku = books.shown[owner]
        if yaku:
            pay_each(books, ledger, owner, hand_worth(books, rules, yaku), HAND_YAKU, yaku)
            if yaku & SHISO and rules.four_three == ENDS:
                pay_from_folded(books, rules, ledger, owner)


@rule
def pay_from_folded(books: Books, rules: Rules, ledger: list[int], owner: int) -> None:
    """Let the seats that folded pay for 四三 (a four and a three) too, as for no other yaku (NAK 四三, C-178)."""
    for offset in range(1, books.seats):
        payer = (owner + offset) % books.seats
        if books.folded & bit(payer):
            pay(books.scores, ledger, payer, owner, hand_worth(books, rules, SHISO), HAND_YAKU, SHISO, NOBODY, OWN)


@rule
def refund_hand_yaku(books: Books, rules: Rules, ledger: list[int]) -> None:
    """吹き消し (blowing out): return the payments for hand yaku and tobikomi, as a special yaku undoes them."""
    for place in range(PLACES):
        owner = books.order[place]
        yaku = books.shown[owner]
        if yaku:
            give_back(books, ledger, owner, hand_worth(books, rules, yaku), yaku, NOBODY)
        months = books.dived[owner] if rules.dive_at_once else 0
        while months:
            bearer = books.dive_bearer[lowest(months) >> 2]
            give_back(books, ledger, owner, attached_worth(books, rules), DIVING, bearer)
            months &= months - 1


@rule
def give_back(books: Books, ledger: list[int], owner: int, points: int, yaku: YakuSet, bearer: int) -> None:
    """Return two shares of points to the seats that paid them: to each its own, or both to `bearer`."""
    if bearer == NOBODY:
        for place in range(PLACES):
            payee = books.order[place]
            if payee != owner:
                pay(books.scores, ledger, owner, payee, points, REFUND, yaku, NOBODY, OWN)
    else:
        pay(books.scores, ledger, owner, bearer, 2 * points, REFUND, yaku, NOBODY, OWN)


@rule
def four_threes(books: Books) -> SeatSet:
    """The seats that show 四三 (a four and a three)."""
    owners = 0
    for place in range(PLACES):
        if books.shown[books.order[place]] & SHISO:
            owners |= bit(books.order[place])
    return owners


@rule
def first_four_three(books: Books) -> int:
    """The first seat in play with a four and a three (四三), NOBODY if there is none."""
    for place in range(PLACES):
        if books.shown[books.order[place]] & SHISO:
            return books.order[place]
    return NOBODY


@rule
def four_three_winner(books: Books) -> int:
    """The seat whose four and three (四三) ends the year, NOBODY without one or with two of them (SAN 補足 (4))."""
    owners = four_threes(books)
    return lowest(owners) if popcount(owners) == 1 else NOBODY
