"""What each action is called, in both languages: choices for people, and what would have been legal in errors."""

from hachiya.games.hachiju.hand_yaku import shown_cards, shown_yaku
from hachiya.games.hachiju.state import HIGHEST_RATE, Action, State
from hachiya.games.hanafuda.cards import CARDS, LETTERS, NAMES, letters
from hachiya.games.hanafuda.yaku import title
from hachiya.games.words import Words

_WORDS = {
    Action.PASS: Words("公開しない", "show nothing"),
    Action.STOP: Words("上がり", "stop"),
    Action.SAGE: Words("下げ", "sage (go on)"),
    Action.IN: Words("出る", "in (play)"),
    Action.OUT: Words("降りる", "out (fold)"),
}


def action_name(st: State, action: int) -> Words:
    """What this action of the seat at turn is called; an action that is none is called by its number."""
    if 0 <= action < CARDS:
        name = NAMES[action]
        return Words(f"{LETTERS[action]} {name.ja}", f"{LETTERS[action]} {name.en}")
    if Action.READ <= action < Action.PASS:
        hand, families = st.hands[st.turn], action - Action.READ
        yaku, cards = shown_yaku(hand, families), letters(shown_cards(hand, families))
        return Words(f"{title(yaku, 'ja')} を公開 ({cards})", f"show {title(yaku, 'en')} ({cards})")
    if action == Action.DOUBLE:
        rate = min(2 * st.books.rate, HIGHEST_RATE)
        return Words(f"ダブル({rate}倍)", f"double (to {rate})")
    return _WORDS.get(action, Words(f"{action}番", f"action {action}"))
