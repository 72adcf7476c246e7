"""The reasons why one choice with flower cards is worth more than another: yaku, dangers, and parts of the payments."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from hachiya.bots.search.hanafuda.counts import ANSWERED, Part
from hachiya.games.hanafuda.cards import CardSet, card_points, letters
from hachiya.games.hanafuda.yaku import in_words
from hachiya.games.view import View
from hachiya.learn.hanafuda.comparison import CAPTURED, SPECIAL, Comparison, YakuDifference
from hachiya.learn.hanafuda.going_on import reasons_of_going_on
from hachiya.learn.reasons import Tried, Weighed, amount, change, how_often, percent
from hachiya.statistics.hanafuda.tables import money_of
from hachiya.words.arguments import Cards, Seat
from hachiya.words.message import Message
from hachiya.words.say import learn as say

MANY_CARD_POINTS = 5
"""The fewest card points for which the cards are named."""
MOST_CARDS = 4
"""The most cards that a sentence names."""
MAINLY = 0.3
"""The smallest share of a part for which a yaku is named without numbers."""

Says: TypeAlias = Callable[..., Message]


def reasons(view: View, better: Tried, other: Tried) -> list[Weighed]:
    """Explain by messages why one choice of a search is worth more than another; effects are in points.

    A message names a yaku that one of the choices makes more often, a danger, or the amount of a part of the payments.
    """
    compared = Comparison(view, better, other)
    going_on = list(reasons_of_going_on(compared))
    parts = [part for part in Part if not (going_on and part is Part.OWN_YAKU)]
    return [*going_on, *(reason for part in parts for reason in _of_part(compared, part))]


def _of_part(compared: Comparison, part: Part) -> list[Weighed]:
    """The reasons by one part of the payments: the yaku or the cards behind it, or else its amount."""
    effect, words = compared.effect_of(part), _WORDS[part]
    if abs(effect) < compared.least:
        return []
    named = [reason for reason in words.named(compared) if abs(reason.effect) >= compared.least]
    if any(reason.effect * effect > 0 for reason in named):
        return named
    money = money_of(compared.game)
    more = change((-effect if words.costs else effect) / money.whole, money.unit)
    mainly = max(words.yaku(compared), key=lambda yaku: yaku.effect * effect, default=None)
    if words.above and mainly and mainly.effect * effect >= MAINLY * effect * effect:
        return [
            *named,
            Weighed(effect, words.above(yaku=in_words(mainly.yaku), change=more, other=compared.other_name)),
        ]
    return [*named, Weighed(effect, words.amount(change=more, other=compared.other_name))]


def _of_own_yaku(compared: Comparison, among: range) -> Iterator[Weighed]:
    """Reasons by the yaku that the seat makes; cards that one of the choices takes for it are named."""
    for difference in compared.own_yaku(among):
        if not difference.is_much:
            continue
        _, gaining = compared.losing_and_gaining(difference.effect)
        yaku, other = in_words(difference.yaku), compared.other_name
        often, rarely = how_often(*difference.counts, compared.worlds)
        cards = _few(gaining.moved.catch & difference.cards)
        if cards:
            message = say.yaku_home_with(cards=cards, yaku=yaku, often=often, rarely=rarely, other=other)
        else:
            message = say.yaku_home(yaku=yaku, often=often, rarely=rarely, other=other)
        yield Weighed(difference.effect, message)


def _of_others_yaku(compared: Comparison, among: range) -> Iterator[Weighed]:
    """Reasons by the yaku that other seats make; cards that one of the choices takes from them or leaves are named."""
    for difference in compared.others_yaku(among):
        losing, gaining = compared.losing_and_gaining(difference.effect)
        blamed = any(danger.seat == difference.seat and danger.yaku & difference.yaku for danger in losing.dangers)
        if blamed or not difference.is_much:
            continue
        person, yaku, other = Seat(difference.seat), in_words(difference.yaku), compared.other_name
        often, rarely = how_often(*difference.counts, compared.worlds)
        useful, lost = _few(gaining.moved.catch & difference.cards), _few(losing.moved.gift & difference.cards)
        if useful:
            message = say.yaku_kept(cards=useful, person=person, yaku=yaku, often=often, rarely=rarely, other=other)
        elif lost:
            often, rarely = how_often(max(difference.counts), min(difference.counts), compared.worlds)
            message = say.yaku_thrown(cards=lost, person=person, yaku=yaku, often=often, rarely=rarely)
        else:
            message = say.yaku_given(person=person, yaku=yaku, often=often, rarely=rarely, other=other)
        yield Weighed(difference.effect, message)


def _of_special_yaku(compared: Comparison) -> Iterator[Weighed]:
    """Reasons by the special and attached yaku of all seats."""
    yield from _of_own_yaku(compared, SPECIAL)
    yield from _of_others_yaku(compared, SPECIAL)


def _of_hatto(compared: Comparison) -> Iterator[Weighed]:
    """Reasons by 法度 (hatto): the card of one of the choices that would complete another's yaku."""
    effect, counts = compared.effect_of(Part.HATTO), compared.counts(ANSWERED)
    if not compared.is_much(counts):
        return
    losing, _ = compared.losing_and_gaining(effect)
    card = _few(losing.moved.gift)
    if not losing.dangers or not card:
        often, rarely = how_often(*counts, compared.worlds)
        yield Weighed(effect, say.hatto(often=often, rarely=rarely, other=compared.other_name))
        return
    danger, often = losing.dangers[0], say.often(n=percent(max(counts) / compared.worlds))
    yaku = in_words(danger.yaku)
    yield Weighed(effect, say.hatto_card(card=card, person=Seat(danger.seat), yaku=yaku, often=often))


def _of_card_points(compared: Comparison) -> Iterator[Weighed]:
    """The reason by card points, with the cards that are taken or thrown at once for them."""
    effect, money = compared.effect_of(Part.CARD_POINTS), money_of(compared.game)
    losing, gaining = compared.losing_and_gaining(effect)
    gain = card_points(gaining.moved.catch) - card_points(losing.moved.catch)
    loss = card_points(losing.moved.gift)
    catch, gift = _few(gaining.moved.catch), _few(losing.moved.gift)
    cost = amount(abs(effect) / money.whole, money.unit)
    if catch and gain >= max(MANY_CARD_POINTS, loss):
        worth = card_points(gaining.moved.catch)
        if effect > 0:
            more = change(effect / money.whole, money.unit)
            message = say.card_points_taken(cards=catch, worth=worth, change=more, other=compared.other_name)
        else:
            message = say.card_points_missed(cards=catch, worth=worth, amount=cost)
        yield Weighed(effect, message)
    elif gift and loss >= MANY_CARD_POINTS:
        yield Weighed(effect, say.card_points_thrown(cards=gift, worth=loss, amount=cost))


def _few(cards: CardSet) -> Cards | None:
    """The cards that a sentence names; None if there are none, or too many."""
    return Cards(letters(cards)) if 0 < cards.bit_count() <= MOST_CARDS else None


def _no_yaku(_compared: Comparison) -> Iterable[YakuDifference]:
    return ()


def _no_reasons(_compared: Comparison) -> Iterable[Weighed]:
    return ()


class _Words(NamedTuple):
    """How one part of the payments is spoken of."""

    amount: Says
    """The sentence about its amount."""
    costs: bool = False
    """Whether that sentence speaks of what the seat pays."""
    above: Says | None = None
    """The sentence about its amount and the yaku that is most of it."""
    yaku: Callable[[Comparison], Iterable[YakuDifference]] = _no_yaku
    """The yaku that can be most of it."""
    named: Callable[[Comparison], Iterable[Weighed]] = _no_reasons
    """The sentences that name a yaku or cards in place of the amount."""


_WORDS = {
    Part.OWN_YAKU: _Words(
        say.own_yaku,
        above=say.own_yaku_above,
        yaku=lambda compared: compared.own_yaku(CAPTURED),
        named=lambda compared: _of_own_yaku(compared, CAPTURED),
    ),
    Part.OTHERS_YAKU: _Words(
        say.others_yaku,
        costs=True,
        above=say.others_yaku_above,
        yaku=lambda compared: compared.others_yaku(CAPTURED),
        named=lambda compared: _of_others_yaku(compared, CAPTURED),
    ),
    Part.HATTO: _Words(say.hatto_shares, costs=True, named=_of_hatto),
    Part.GO_ON: _Words(say.sage_shares, costs=True, named=lambda compared: _of_others_yaku(compared, CAPTURED)),
    Part.SPECIAL: _Words(
        say.special_yaku,
        above=say.special_yaku_above,
        yaku=lambda compared: compared.own_yaku(SPECIAL),
        named=_of_special_yaku,
    ),
    Part.HAND_YAKU: _Words(say.hand_yaku),
    Part.CARD_POINTS: _Words(say.card_points, named=_of_card_points),
    Part.AUCTION: _Words(say.fees),
    Part.MATCH: _Words(say.match_end),
}
