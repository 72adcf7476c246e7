"""The extra kan of a month: for 飛込み, for 抜け, and for みずてん (RULES A4, A5).

飛込み (tobikomi): a seat captures all four cards of the suit (month) of which it has shown three. 抜け (nuke): a seat
that has shown a chaff yaku has 89 card points or more. みずてん (mizuten): so has a dealer who joined before seeing
their cards.
"""

from hachiya.engine.accel import rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY, pay
from hachiya.games.hachihachi.hand_payments import DIVING
from hachiya.games.hachihachi.hand_yaku import NUKE_YAKU
from hachiya.games.hachihachi.payments import HATTO, OWN, SAGE, pay_each, third_seat
from hachiya.games.hachihachi.state import PLACES, Books, Rules
from hachiya.games.hachihachi.worth import attached_worth
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.yaku import Yaku

TOBIKOMI = int(Reason.TOBIKOMI)
NUKE = int(Reason.NUKE)
MIZUTEN = int(Reason.MIZUTEN)
EXEMPT = int(Reason.EXEMPT)
ESCAPING = 1 << Yaku.NUKE
UNSEEN = 1 << Yaku.MIZUTEN


@rule
def pay_tobikomi(books: Books, rules: Rules, ledger: list[int], owner: int, month: int) -> None:
    """Pay 飛込み (tobikomi): `owner` has captured all four cards of the suit (month 0-11) of its shown three.

    An offender against 法度 (hatto), who threw the fourth card, pays both shares and stands in the books, exempt or not
    (C-162). If it is paid at once, after another seat went on (下げ), that seat pays instead (SAN 特殊役 4, 補足 (2) 1,
    SHI 三本役の飛込, NAK 三本).
    """
    liable = HATTO
    bearer = books.dive_offender[month]
    if rules.dive_at_once and books.continuer != NOBODY and books.continuer != owner:
        liable = SAGE
        bearer = books.continuer
    books.dived[owner] |= bit(4 * month)
    books.dive_bearer[month] = bearer
    if liable == SAGE:
        books.dive_exempt &= ~bit(4 * month)
    points = attached_worth(books, rules)
    for place in range(PLACES):
        payer = books.order[place]
        if payer == owner:
            continue
        if bearer == NOBODY or bearer == payer:
            pay(books.scores, ledger, payer, owner, points, TOBIKOMI, DIVING, NOBODY, OWN)
        else:
            pay(books.scores, ledger, bearer, owner, points, TOBIKOMI, DIVING, payer, liable)


@rule
def settle_exempt(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Let the third seat return its share of 飛込み (tobikomi) to an exempt offender, before the settlement (C-162)."""
    for place in range(PLACES):
        owner = books.order[place]
        months = books.dived[owner] & books.dive_exempt
        while months:
            month = lowest(months) >> 2
            bearer = books.dive_bearer[month]
            points = attached_worth(books, rules)
            payer = third_seat(books, owner, bearer)
            pay(books.scores, ledger, payer, bearer, points, EXEMPT, DIVING, NOBODY, OWN)
            books.dive_bearer[month] = NOBODY
            months &= months - 1
    books.dive_exempt = 0


@rule
def settle_nuke(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Pay 抜け (nuke): a seat that has shown 赤, 短一, 十一 or 空素 (chaff yaku) has 89 card points or more.

    (SAN 特殊役 5, NAK 手役の一覧, SHI 抜け役増し)
    """
    for place in range(PLACES):
        owner = books.order[place]
        if books.shown[owner] & NUKE_YAKU and books.escaped & bit(owner):
            pay_each(books, ledger, owner, attached_worth(books, rules), NUKE, ESCAPING)


@rule
def settle_tobikomi(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Pay 飛込み (tobikomi, capturing the fourth card of a shown three) at the deal's end, if it is due then.

    (NAK プレイフェーズ, SHI 取り札の点数計算)
    """
    for place in range(PLACES):
        owner = books.order[place]
        months = 0 if rules.dive_at_once else books.dived[owner]
        while months:
            pay_tobikomi(books, rules, ledger, owner, lowest(months) >> 2)
            months &= months - 1


@rule
def settle_mizuten(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Pay みずてん (mizuten), if the dealer who joined unseen has 89 points or more: a kan from each seat with cards.

    (NAK みずてん, C-17, C-182)
    """
    dealer = books.mizuten
    if dealer != NOBODY and books.escaped & bit(dealer):
        for offset in range(1, books.seats):
            payer = (dealer + offset) % books.seats
            if books.dealt_in & bit(payer):
                pay(books.scores, ledger, payer, dealer, attached_worth(books, rules), MIZUTEN, UNSEEN, NOBODY, OWN)


@rule
def settle_extras(books: Books, rules: Rules, ledger: list[int]) -> None:
    """Pay the extra kan at the end of the month (deal): for 飛込み (tobikomi), 抜け (nuke) and みずてん (mizuten)."""
    settle_tobikomi(books, rules, ledger)
    settle_nuke(books, rules, ledger)
    settle_mizuten(books, rules, ledger)
