"""The deck of a deal with flower cards, whose stock the record gives after the deal or the auction."""

from collections.abc import Sequence

from hachiya.games.hanafuda.cards import CARDS, card
from hachiya.records.common_events import AnyEvent


def whole_deck(deck: Sequence[int], events: Sequence[AnyEvent]) -> tuple[int, ...]:
    """A deck with its stock in the order that the deal's events give, then the order of the stock after an auction.

    Without a `stock` event, or if the deck was thrown in, the deck is unchanged.
    """
    deal, stock = (next((event for event in events if event["e"] == name), None) for name in ("deal", "stock"))
    if deal is None or stock is None:
        return tuple(deck)
    dealt_cards = {card(letter) for letter in "".join(deal["hands"]) + deal["field"]}
    if dealt_cards != set(deck[: len(dealt_cards)]):
        return tuple(deck)
    order = [card(letter) for letter in stock["cards"]]
    first = [number for number in order if number not in dealt_cards]
    rest = [number for number in deck if number not in dealt_cards and number not in order]
    later = [*order, *(number for number in range(CARDS) if number not in order)]
    return (*deck[: len(dealt_cards)], *first, *rest, *later)
