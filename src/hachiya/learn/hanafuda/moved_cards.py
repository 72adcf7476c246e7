"""The cards that a play with flower cards takes, and those that it leaves on the field."""

from typing import NamedTuple

from hachiya.engine.bits import bit
from hachiya.games.choices import Choice
from hachiya.games.hanafuda.cards import CARDS, CardSet, month_of_card
from hachiya.games.hanafuda.game import state_of
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.view import View

OF_A_MONTH = 4


class MovedCards(NamedTuple):
    """The cards that a choice surely takes, and the card that it lays on the field."""

    catch: CardSet
    gift: CardSet


NONE = MovedCards(0, 0)


def moved_cards(view: View, choice: Choice) -> MovedCards:
    """Find the cards that a choice surely moves; none if it plays no card, and no field card where two can be taken."""
    action, state = choice.actions[0], state_of(view.state)
    if action >= CARDS:
        return NONE
    card = bit(action)
    if state.phase in (Phase.PICK_HAND, Phase.PICK_STOCK):
        return MovedCards(card | bit(state.pending), 0)
    if state.phase != Phase.PLAY:
        return NONE
    partners = state.field & month_of_card(action)
    if not partners:
        return MovedCards(0, card)
    return MovedCards(card if partners.bit_count() == OF_A_MONTH - 2 else card | partners, 0)
