"""The hand yaku that cards lying open can stand for, although the rest of the hand is hidden (RULES A5)."""

from collections.abc import Iterator
from itertools import combinations

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, members
from hachiya.games.hachihachi.hand_yaku import (
    OPEN_RIBBON,
    WILLOWS_AS_KASU,
    cards_counted_as_kasu,
    exposed,
    hand_yaku,
    may_open_ribbon,
    readings,
    ribbons_to_expose,
)
from hachiya.games.hachihachi.state import HAND, Rules
from hachiya.games.hanafuda.cards import DECK, RIBBONS, CardSet
from hachiya.games.hanafuda.hidden_cards import plain_rest
from hachiya.games.hanafuda.yaku import YakuSet


def yaku_of_shown(cards: CardSet, rules: Rules) -> list[YakuSet]:
    """The sets of hand yaku for which a hand shows exactly these cards, in rising order.

    Seven cards are a whole hand, whatever of it lies open.
    """
    possible = {
        yaku
        for hand in _hands(cards)
        for yaku, shown, ribbons in _showings(hand, rules)
        if popcount(cards) == HAND or _is_shown(cards, hand, shown, ribbons)
    }
    return sorted(possible)


def _hands(cards: CardSet) -> Iterator[CardSet]:
    """Hands with these cards, among them one for each set of yaku that shows them all."""
    hidden = HAND - popcount(cards)
    if hidden < 0:
        return
    may_hide = DECK & ~cards if hidden == 1 else RIBBONS & ~cards
    for rest in combinations(members(may_hide), hidden):
        yield cards | sum(map(bit, rest))
    if hidden > 1:
        yield cards | plain_rest(cards, hidden)


def _showings(hand: CardSet, rules: Rules) -> Iterator[tuple[YakuSet, CardSet, int]]:
    """The yaku of a hand by each reading of its willows, the cards exposed for them, and the ribbons to choose."""
    if not rules.showing_free:
        yield hand_yaku(hand, WILLOWS_AS_KASU), exposed(hand, WILLOWS_AS_KASU), 0
        return
    different = [*members(readings(hand)), *([OPEN_RIBBON] if may_open_ribbon(hand) else [])]
    for reading in different:
        yield hand_yaku(hand, reading), exposed(hand, reading), ribbons_to_expose(hand, reading)


def _is_shown(cards: CardSet, hand: CardSet, shown: CardSet, ribbons: int) -> bool:
    """Whether these cards are the exposed ones with as many ribbons by choice."""
    chosen = cards & ~shown
    of = hand & ~cards_counted_as_kasu(hand, WILLOWS_AS_KASU)
    return shown & ~cards == 0 and popcount(chosen) == ribbons and chosen & ~of & ~RIBBONS == 0
