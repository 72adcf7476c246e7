"""Who pays whom within a month (RULES A5-A9), from facts in the books alone: a score keeper uses the same functions."""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY, pay
from hachiya.games.hachihachi.hand_yaku import NUKE_YAKU
from hachiya.games.hachihachi.state import PAR, PLACES, Books, Rules
from hachiya.games.hachihachi.worth import attached_worth, captured_kan, hand_worth, in_points, special_worth
from hachiya.games.hanafuda.events import Liable, Reason
from hachiya.games.hanafuda.yaku import Yaku

HAND_YAKU = int(Reason.HAND_YAKU)
CAPTURED_YAKU = int(Reason.CAPTURED_YAKU)
SAGE_HALF = int(Reason.SAGE_HALF)
TOBIKOMI = int(Reason.TOBIKOMI)
NUKE = int(Reason.NUKE)
SPECIAL = int(Reason.SPECIAL)
REFUND = int(Reason.REFUND)
EXEMPT = int(Reason.EXEMPT)
CARD_POINTS = int(Reason.CARD_POINTS)

OWN = int(Liable.NOT)
HATTO = int(Liable.HATTO)
SAGE = int(Liable.SAGE)

DIVING = 1 << Yaku.TOBIKOMI
ESCAPING = 1 << Yaku.NUKE
SOHACHI = 1 << Yaku.SOHACHI
FUTAHACHI = 1 << Yaku.FUTAHACHI
SUJUROKU = 1 << Yaku.SUJUROKU
FUTAHACHI_POINTS = 168
SUJUROKU_CARDS = 16


@rule
def third(books: Books, seat: int, other: int) -> int:
    """The seat in play that is neither of two."""
    return books.order[0] + books.order[1] + books.order[2] - seat - other


@rule
def pay_each(books: Books, ledger: list[int], payee: int, points: int, reason: int, yaku: int) -> None:
    """Each of the two others pays `points` of his own."""
    for place in range(PLACES):
        payer = books.order[place]
        if payer != payee:
            pay(books.scores, ledger, payer, payee, points, reason, yaku, NOBODY, OWN)


@rule
def pay_hand_yaku(books: Books, rules: Rules, ledger: list[int]) -> None:
    """手役代: every owner is paid by the two others once all have spoken (SAN A5, C-39)."""
    for place in range(PLACES):
        owner = books.order[place]
        yaku = books.shown[owner]
        if yaku:
            pay_each(books, ledger, owner, hand_worth(books, rules, yaku), HAND_YAKU, yaku)


@rule
def pay_tobikomi(books: Books, rules: Rules, ledger: list[int], owner: int, month: int) -> None:
    """飛込み, paid at once (SAN 特殊役 4).

    After another's 下げ the sager pays for both (SAN 補足 (2) 1), else its 法度 offender if there is one. `month` is
    0-11; the offender, exempt or not, stands in the books (C-162).
    """
    liable = HATTO
    bearer = books.dive_offender[month]
    if books.sager != NOBODY and books.sager != owner:
        liable = SAGE
        bearer = books.sager
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
    """Just before the month's settlement: the third seat gives an exempt offender his share back (SAN A8, C-162)."""
    for place in range(PLACES):
        owner = books.order[place]
        months = books.dived[owner] & books.dive_exempt
        while months:
            month = lowest(months) >> 2
            bearer = books.dive_bearer[month]
            points = attached_worth(books, rules)
            payer = third(books, owner, bearer)
            pay(books.scores, ledger, payer, bearer, points, EXEMPT, DIVING, NOBODY, OWN)
            books.dive_bearer[month] = NOBODY
            months &= months - 1
    books.dive_exempt = 0


@rule
def settle_captured(books: Books, rules: Rules, ledger: list[int], maker: int, reason: int, parts: int) -> None:
    """出来役代 of `maker`, whole (`parts` 1) or half (2): his own share from each, and the shares that another bears.

    After another's 下げ the sager bears all, whoever fed it (SAN 補足 (2) 1); else an offender bears, for each yaku
    that he fed or that was added to one he fed, the share of the third seat (SAN 補足 (1) 2, C-108, C-109).
    """
    yaku = books.made[maker]
    surplus = books.surplus[maker]
    after_sage = books.sager != NOBODY and books.sager != maker
    for place in range(PLACES):
        payer = books.order[place]
        if payer == maker:
            continue
        other = third(books, maker, payer)
        if after_sage:
            relieved = yaku if books.sager == other else 0
            taken_over = yaku if books.sager == payer else 0
        else:
            relieved = yaku & books.borne[other]
            taken_over = yaku & books.borne[payer]
        own = yaku & ~relieved
        points = in_points(books, rules, captured_kan(books, rules, own, surplus)) // parts
        pay(books.scores, ledger, payer, maker, points, reason, own, NOBODY, OWN)
        points = in_points(books, rules, captured_kan(books, rules, taken_over, surplus)) // parts
        liable = SAGE if after_sage else HATTO
        pay(books.scores, ledger, payer, maker, points, reason, taken_over, other, liable)


@rule
def settle_stop(books: Books, rules: Rules, ledger: list[int], maker: int) -> None:
    """あがり: the maker is paid in full; a sager other than him still gets half of his own (SAN A7, C-45)."""
    settle_exempt(books, rules, ledger)
    settle_captured(books, rules, ledger, maker, CAPTURED_YAKU, 1)
    if books.sager != NOBODY and books.sager != maker:
        settle_captured(books, rules, ledger, books.sager, SAGE_HALF, 2)


@rule
def settle_cancel(books: Books, rules: Rules, ledger: list[int]) -> None:
    """下げの取消し, chosen or forced: the sager gets half (SAN 補足 (2) 2, 6)."""
    settle_exempt(books, rules, ledger)
    settle_captured(books, rules, ledger, books.sager, SAGE_HALF, 2)


@rule
def special_yaku(books: Books, seat: int) -> int:
    """The special yaku of a seat from card points and kasu (willows included) by seat (SAN 特殊役 1-3)."""
    found = 0
    if books.points[seat] >= FUTAHACHI_POINTS:
        found |= FUTAHACHI
    if books.dregs[seat] >= SUJUROKU_CARDS:
        found |= SUJUROKU
    level = True
    for place in range(PLACES):
        level = level and books.points[books.order[place]] == PAR
    if level and seat == books.order[0]:
        found |= SOHACHI
    return found


@rule
def special_points(books: Books, rules: Rules, seat: int) -> int:
    """What a seat's special yaku cost each payer, in points; 0 without any."""
    yaku = special_yaku(books, seat)
    total = 0
    if yaku & SOHACHI:
        total += special_worth(books, rules, 0, 0)
    if yaku & FUTAHACHI:
        total += special_worth(books, rules, 1, books.points[seat] - FUTAHACHI_POINTS)
    if yaku & SUJUROKU:
        total += special_worth(books, rules, 2, 2 * (books.dregs[seat] - SUJUROKU_CARDS))
    return total


@rule
def special_winner(books: Books, rules: Rules) -> int:
    """Who deals next for a special yaku, NOBODY if none is made: its maker.

    総八 keeps the 胴 (SAN 流れ (6) 1); else the dearest counts, of equal ones the earlier in play (C-122).
    """
    if special_yaku(books, books.order[0]) & SOHACHI:
        return books.order[0]
    winner = NOBODY
    dearest = 0
    for place in range(PLACES):
        worth = special_points(books, rules, books.order[place])
        if worth > dearest:
            dearest = worth
            winner = books.order[place]
    return winner


@rule
def settle_specials(books: Books, rules: Rules, ledger: list[int]) -> None:
    """特殊役, then 吹き消し: the hand yaku are undone (SAN 流れ (5) 4-1)."""
    for place in range(PLACES):
        maker = books.order[place]
        worth = special_points(books, rules, maker)
        pay_each(books, ledger, maker, worth, SPECIAL, special_yaku(books, maker))
    refund_hand_yaku(books, rules, ledger)


@rule
def refund_hand_yaku(books: Books, rules: Rules, ledger: list[int]) -> None:
    """吹き消し: hand yaku were never there; what was paid for them and for 飛込み goes back (SAN 特殊役 注)."""
    for place in range(PLACES):
        owner = books.order[place]
        yaku = books.shown[owner]
        if yaku:
            give_back(books, ledger, owner, hand_worth(books, rules, yaku), yaku, NOBODY)
        months = books.dived[owner]
        while months:
            bearer = books.dive_bearer[lowest(months) >> 2]
            give_back(books, ledger, owner, attached_worth(books, rules), DIVING, bearer)
            months &= months - 1


@rule
def give_back(books: Books, ledger: list[int], owner: int, points: int, yaku: int, bearer: int) -> None:
    """The owner returns two shares to those who paid them: to each his own, or both to `bearer`."""
    if bearer == NOBODY:
        for place in range(PLACES):
            payee = books.order[place]
            if payee != owner:
                pay(books.scores, ledger, owner, payee, points, REFUND, yaku, NOBODY, OWN)
    else:
        pay(books.scores, ledger, owner, bearer, 2 * points, REFUND, yaku, NOBODY, OWN)


@rule
def settle_nuke(books: Books, rules: Rules, ledger: list[int]) -> None:
    """抜け: 89 points or more after 赤, 短一, 十一 or 空素 (SAN 特殊役 5)."""
    for place in range(PLACES):
        owner = books.order[place]
        if books.shown[owner] & NUKE_YAKU and books.points[owner] > PAR:
            pay_each(books, ledger, owner, attached_worth(books, rules), NUKE, ESCAPING)


@rule
def even(points: int) -> int:
    """Menu C's 大場: an odd balance moves one point toward zero (SAN 概要, C-34)."""
    if points % 2 == 0:
        return points
    return points - 1 if points > 0 else points + 1


@rule
def balance(books: Books, rules: Rules, seat: int) -> int:
    """What a seat's card points win (or, negative, cost) at this month's factor (SAN A9).

    At ×1.5 balances are made even first; the third seat takes up what the odd ones moved (C-34).
    """
    factor = rules.points_factor[books.kind]
    own = books.points[seat] - PAR
    if factor % 2 == 0:
        return own * (factor // 2)
    if own % 2 == 0:
        for place in range(PLACES):
            other = books.points[books.order[place]] - PAR
            own += other - even(other)
        return own * factor // 2
    return even(own) * factor // 2


@rule
def settle_points(books: Books, rules: Rules, ledger: list[int]) -> int:
    """札の点: seats below 88 pay those above; returns the best seat, of equal ones the earlier (SAN 流れ (5) 4)."""
    winner = books.order[0]
    for place in range(PLACES):
        payee = books.order[place]
        if books.points[payee] > books.points[winner]:
            winner = payee
        won = balance(books, rules, payee)
        if won <= 0:
            continue
        for offset in range(1, PLACES):
            payer = books.order[(place + offset) % PLACES]
            lost = -balance(books, rules, payer)
            if lost > 0:
                # Of three balances that sum to zero, one side is a single seat: it settles each of the others.
                pay(books.scores, ledger, payer, payee, min(won, lost), CARD_POINTS, 0, NOBODY, OWN)
    return winner


@rule
def settle_played_out(books: Books, rules: Rules, ledger: list[int]) -> int:
    """The end of a month in which nobody made a captured yaku; returns the next dealer (SAN 流れ (5) 4, (6) 1)."""
    settle_exempt(books, rules, ledger)
    winner = special_winner(books, rules)
    if winner != NOBODY:
        settle_specials(books, rules, ledger)
        return winner
    settle_nuke(books, rules, ledger)
    return settle_points(books, rules, ledger)


@rule
def four_threes(books: Books) -> int:
    """The seats that show 四三, as a set."""
    found = 0
    for place in range(PLACES):
        if books.shown[books.order[place]] & bit(Yaku.SHISO):
            found |= bit(books.order[place])
    return found


@rule
def four_three_winner(books: Books) -> int:
    """Whose 四三 ends the year: NOBODY if there is none, or two (SAN 補足 (4))."""
    found = four_threes(books)
    return lowest(found) if popcount(found) == 1 else NOBODY
