"""The names of actions for people: in choices, and in errors that list the legal ones."""

from hachiya.games.hachiju.hand_yaku import shown_cards, shown_yaku
from hachiya.games.hachiju.state import HIGHEST_RATE, Action, State
from hachiya.games.hanafuda.cards import CARDS, LETTERS, CardSet, letters
from hachiya.games.hanafuda.yaku import YakuSet, in_words
from hachiya.words.arguments import Cards
from hachiya.words.message import Message
from hachiya.words.say import action as say

_NAMES = {
    Action.PASS: say.show_nothing(),
    Action.STOP: say.stop_hachiju(),
    Action.GO_ON: say.sage(),
    Action.IN: say.join(),
    Action.OUT: say.fold_hachiju(),
}


def action_name(st: State, action: int) -> Message:
    """The name of an action of the seat at turn; an unknown action is named by its number."""
    if 0 <= action < CARDS:
        return say.card(card=Cards(LETTERS[action]))
    if Action.READ <= action < Action.PASS:
        yaku, cards = shows(st, action)
        return say.show(yaku=in_words(yaku), cards=Cards(letters(cards)))
    if action == Action.DOUBLE:
        return say.double(rate=min(2 * st.books.rate, HIGHEST_RATE))
    return _NAMES.get(action, say.unknown(number=action))


def shows(st: State, action: int) -> tuple[YakuSet, CardSet]:
    """The hand yaku and the cards that the seat at turn shows by an action."""
    hand, families = st.hands[st.turn], action - Action.READ
    return shown_yaku(hand, families), shown_cards(hand, families)
