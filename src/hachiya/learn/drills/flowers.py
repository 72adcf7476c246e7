"""Drills with flower cards: the card points of a pile, the hand yaku of seven cards, and payments for yaku."""

from collections.abc import Sequence
from typing import Any

from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.ledger import PAY
from hachiya.engine.record import copy_into
from hachiya.engine.rng import below
from hachiya.explain.money import unsigned_sum
from hachiya.games.hachihachi.captured_yaku import without_replaced_shiko
from hachiya.games.hachihachi.going_on import declare_go_on
from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU, hand_yaku
from hachiya.games.hachihachi.match import open_books, open_month
from hachiya.games.hachihachi.settlement import settle_stop
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, Books, FieldKind
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CARDS, CHAFF, RIBBONS, card_points, letters
from hachiya.games.hanafuda.dealing import HAND
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import Yaku, in_words
from hachiya.games.registry import find
from hachiya.games.unit import KAN
from hachiya.learn.drills.drill import RngState, Shown, random_cards, shuffled
from hachiya.words.arguments import Cards, Seat
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import drill as say

FEWEST, MOST = 5, 18
"""Cards in a pile."""
NEAR = (-10, -5, -1, 1, 4, 5, 10, 20)
"""Differences between wrong counts and the right one."""
SEATS = 3

Answer = tuple[Message, Sequence[Shown], Message, Sequence[Message], Sequence[Message]]


def points_question(rng: RngState) -> Answer:
    """Make the question how many card points a pile has."""
    pile = random_cards(CARDS, FEWEST + below(rng, MOST - FEWEST + 1), rng)
    right = card_points(pile)
    others = [right + off for off in NEAR if right + off > 0]
    wrong = [others.pop(below(rng, len(others))) for _ in range(3)]
    kinds = ((say.brights, BRIGHTS), (say.animals, ANIMALS), (say.ribbons, RIBBONS), (say.chaff, CHAFF))
    tells = [
        of_kind(number=(pile & cards).bit_count(), points=card_points(pile & cards))
        for of_kind, cards in kinds
        if pile & cards
    ]
    shown = [Shown(say.pile(), Cards(letters(pile)))]
    answers = [say.points(points=count) for count in wrong]
    return say.how_many_points(), shown, say.points(points=right), answers, tells


def hand_yaku_question(rng: RngState) -> Answer:
    """Make the question which hand yaku seven cards make, with willows as chaff.

    Three hands of four make a yaku.
    """
    any_yaku = below(rng, 4) > 0
    while True:
        hand = random_cards(CARDS, HAND, rng)
        right = hand_yaku(hand, WILLOWS_AS_KASU)
        if bool(right) == any_yaku:
            break
    wrong: list[int] = [0] if right else []
    while len(set(wrong)) < 3:
        other = hand_yaku(random_cards(CARDS, HAND, rng), WILLOWS_AS_KASU)
        wrong += [other] if other and other != right else []
    tells = [name("yaku", key, part="meaning") for keys in in_words(right).groups for key in keys]
    return (
        say.what_is_made(),
        [Shown(say.hand(), Cards(letters(hand)))],
        _yaku_answer(right),
        [*map(_yaku_answer, wrong)],
        tells,
    )


def _yaku_answer(yaku: int) -> Message:
    return say.yaku(yaku=in_words(yaku)) if yaku else say.nothing()


def settlement_question(rng: RngState) -> Answer:
    """Make the question what a seat pays for a yaku that another seat has captured.

    Usually each opponent pays a share. One seat pays for both after it has thrown 法度, or has gone on (下げ) in vain.
    """
    game = find("sannin")
    rules: Any = game.new_rules(game.complete_options({}))
    maker = below(rng, SEATS)
    payer = (maker + 1 + below(rng, 2)) % SEATS
    third = SEATS - maker - payer
    books = _books(rules, FieldKind(below(rng, len(FieldKind))), maker, _some_yaku(rules, rng))
    money = hanafuda(game).unit
    share = _payment(books, rules, maker, payer)
    facts = [
        say.field(kind=name("kind", FieldKind(books.kind).name.lower())),
        say.makes(person=Seat(maker), yaku=in_words(books.made[maker])),
    ]
    tells = [say.share(money=unsigned_sum(share, money))]
    case, responsible = below(rng, 4), payer if below(rng, 2) else third
    if case == 0:
        books.hatto_borne[responsible] = books.made[maker]
        facts.append(say.threw_hatto(person=Seat(responsible)))
        tells.append(say.both_for_hatto(person=Seat(responsible)))
    elif case == 1:
        books.made[responsible] = bit(Yaku.INOSHIKACHO)
        declare_go_on(books, rules, responsible)
        facts.append(say.had_gone_on(person=Seat(responsible)))
        tells.append(say.both_for_sage(person=Seat(responsible)))
    right = _payment(books, rules, maker, payer)
    others = sorted({share, 2 * share, share // 2, 0, share + KAN, 3 * share} - {right})
    wrong = [say.amount(money=unsigned_sum(points, money)) for points in shuffled(others, rng)]
    asks = say.who_pays(person=Seat(payer), other=Seat(maker))
    return asks, [Shown(fact) for fact in facts], say.amount(money=unsigned_sum(right, money)), wrong, tells


def _books(rules: Any, kind: FieldKind, maker: int, yaku: int) -> Books:
    """The books of a month of this kind, in which the seat `maker` has made yaku."""
    books = Books()
    open_books(books, rules, SEATS, 0)
    open_month(books, rules, 0)
    books.kind = kind
    books.made[maker] = yaku
    return books


def _some_yaku(rules: Any, rng: RngState) -> int:
    """One random captured yaku, or two of which neither contains the other."""
    existing = [index for index in range(CAPTURED_YAKU) if rules.captured_cards[index]]
    single = bit(FIRST_CAPTURED + existing[below(rng, len(existing))])
    double = single | bit(FIRST_CAPTURED + existing[below(rng, len(existing))])
    return double if below(rng, 2) and without_replaced_shiko(double) == double else single


def _payment(books: Books, rules: Any, maker: int, payer: int) -> int:
    """What a seat pays the maker if the yaku ends the month; the books do not change."""
    copy, rows = Books(), ledger.new(64)
    copy_into(copy, books)
    settle_stop(copy, rules, rows, maker)
    return sum(row[3] for row in ledger.rows(rows) if row[:3] == [PAY, payer, maker])
