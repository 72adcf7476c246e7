"""The deck of a deal with flower cards: how its stock lies is told after the deal, and after an auction."""

from collections.abc import Sequence

from hachiya.games.hanafuda.cards import CARDS, card
from hachiya.records.common_events import AnyEvent


def whole_deck(deck: Sequence[int], events: Sequence[AnyEvent]) -> tuple[int, ...]:
    """The deck with its stock as the events of the deal tell it, then the order in which a later stock lies.

    As it is where no stock is told, or where it was thrown in.
    """
    deal, stock = (next((event for event in events if event["e"] == name), None) for name in ("deal", "stock"))
    if deal is None or stock is None:
        return tuple(deck)
    dealt = {card(letter) for letter in "".join(deal["hands"]) + deal["field"]}
    if dealt != set(deck[: len(dealt)]):
        return tuple(deck)
    order = [card(letter) for letter in stock["cards"]]
    first = [found for found in order if found not in dealt]
    rest = [found for found in deck if found not in dealt and found not in order]
    later = [*order, *(found for found in range(CARDS) if found not in order)]
    return (*deck[: len(dealt)], *first, *rest, *later)
