"""Operations on sets of cards that hold a kind once or twice, as two masks (see `cards`)."""

from hachiya.engine.accel import hot_rule
from hachiya.games.bashifen.cards import CardSet, KindSet


@hot_rule
def add(cards_one: KindSet, cards_two: KindSet, card: KindSet) -> CardSet:
    """The set with one more card; `card` is the set of its kind."""
    return cards_one | card, cards_two | (cards_one & card)


@hot_rule
def remove(cards_one: KindSet, cards_two: KindSet, less_one: KindSet, less_two: KindSet) -> CardSet:
    """The set without the cards of a second set, all of which it holds."""
    return (cards_one & ~less_one) | (cards_two & ~less_two), cards_two & ~less_one


@hot_rule
def union(cards_one: KindSet, cards_two: KindSet, more_one: KindSet, more_two: KindSet) -> CardSet:
    """The cards of two sets together; no kind may be in them more than twice in all."""
    return cards_one | more_one, cards_two | more_two | (cards_one & more_one)


@hot_rule
def available(cards_one: KindSet, cards_two: KindSet, chosen_one: KindSet, chosen_two: KindSet) -> KindSet:
    """The kinds of which a hand still holds a card when the chosen cards are taken off."""
    return (cards_one & ~chosen_one) | (cards_two & ~chosen_two)
