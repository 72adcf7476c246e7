"""The names of actions for people: in choices, and in errors that list the legal ones."""

from hachiya.games.hachihachi.deal import reading_of
from hachiya.games.hachihachi.hand_yaku import exposed, hand_yaku, may_open_ribbon
from hachiya.games.hachihachi.state import Action, Phase, State
from hachiya.games.hanafuda.cards import CARDS, LETTERS, CardSet, letters
from hachiya.games.hanafuda.yaku import YakuSet, in_words
from hachiya.words.arguments import Cards
from hachiya.words.message import Message
from hachiya.words.say import action as say
from hachiya.words.say import table as table_words

_NAMES = {
    Action.STOP: say.stop(),
    Action.GO_ON: say.sage(),
    Action.CANCEL: say.cancel(),
    Action.OUT: say.fold(),
}


def action_name(st: State, action: int) -> Message:
    """The name of an action of the seat at turn; an unknown action is named by its number."""
    if 0 <= action < CARDS:
        return say.card(card=Cards(LETTERS[action]))
    if action == Action.IN:
        return say.unseen() if st.phase == Phase.MIZUTEN else say.join()
    if action == Action.PASS:
        if st.phase == Phase.MIZUTEN:
            return say.look()
        return say.go_on() if st.phase == Phase.CANCEL else say.show_nothing()
    opens = st.phase == Phase.SHOW and action == Action.READ_OPEN and may_open_ribbon(st.hands[st.turn])
    if Action.READ <= action < Action.PASS or opens:
        yaku, cards = shows(st, action)
        return say.show(yaku=in_words(yaku), cards=Cards(letters(cards)))
    return _NAMES.get(action, say.unknown(number=action))


def shows(st: State, action: int) -> tuple[YakuSet, CardSet]:
    """The hand yaku and the cards that an action of the seat at turn shows; ribbons to be chosen are left out."""
    hand, reading = st.hands[st.turn], reading_of(action)
    return hand_yaku(hand, reading), exposed(hand, reading)


def lacking(_state: State) -> Message:
    """The message that a half made choice to show 赤 (aka, ribbons and chaff) lacks its ribbons."""
    return table_words.lacks_ribbons()
