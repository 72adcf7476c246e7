"""What each action is called, in both languages: choices for people, and what would have been legal in errors."""

from hachiya.games.hachihachi.hand_yaku import exposed, hand_yaku
from hachiya.games.hachihachi.state import Action, Phase, State
from hachiya.games.hanafuda.cards import CARDS, LETTERS, NAMES, letters
from hachiya.games.hanafuda.yaku import title
from hachiya.games.words import Words

_WORDS = {
    Action.STOP: Words("あがり", "stop"),
    Action.SAGE: Words("下げ", "sage (go on)"),
    Action.CANCEL: Words("下げの取消し", "cancel the sage"),
    Action.OUT: Words("下りる", "out (fold)"),
}


def action_name(st: State, action: int) -> Words:
    """What this action of the seat at turn is called; an action that is none is called by its number."""
    if 0 <= action < CARDS:
        name = NAMES[action]
        return Words(f"{LETTERS[action]} {name.ja}", f"{LETTERS[action]} {name.en}")
    if action == Action.IN:
        return Words("みずてん", "in unseen") if st.phase == Phase.MIZUTEN else Words("出る", "in (play)")
    if action == Action.PASS:
        if st.phase == Phase.MIZUTEN:
            return Words("手札を見てから", "look first")
        if st.phase == Phase.CANCEL:
            return Words("続ける", "go on")
        return Words("公開しない", "show nothing")
    if Action.READ <= action < Action.PASS:
        hand, reading = st.hands[st.turn], action - Action.READ
        yaku, cards = hand_yaku(hand, reading), letters(exposed(hand, reading))
        return Words(f"{title(yaku, 'ja')} を公開 ({cards})", f"show {title(yaku, 'en')} ({cards})")
    return _WORDS.get(action, Words(f"{action}番", f"action {action}"))


def lacking(_state: State) -> Words:
    """What a choice lacks that has begun to show 赤."""
    return Words(
        "選択が途中です。開く短冊も一緒に送ってください",
        "the choice is not complete: say with it which ribbons are laid open",
    )
