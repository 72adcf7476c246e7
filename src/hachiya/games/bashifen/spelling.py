"""Choices of 八十分 as people type them: `AS KS KS`, `pass`; `end` completes a lead that was made card by card."""

from collections.abc import Mapping, Sequence

from hachiya.engine.bits import members
from hachiya.games.bashifen.actions import action_name, kinds_of_action
from hachiya.games.bashifen.cards import NAMES
from hachiya.games.bashifen.moves import legal
from hachiya.games.bashifen.state import Action, Phase, State
from hachiya.games.spelling import Spelt
from hachiya.words.arguments import Pack
from hachiya.words.say import action as say

PASS, END = "pass", "end"
_WORDS: Mapping[str, int] = {PASS: Action.PASS, END: Action.COMMIT}
_NAMES = {action: word for word, action in _WORDS.items()}
_KINDS = {name: kind for kind, name in enumerate(NAMES)}


def spell(st: State, actions: Sequence[int]) -> Spelt:
    """The names of a choice, or of its next part: as it is typed, and as it is read."""
    if len(actions) == 1 or st.phase == Phase.DRAW:
        (action,) = actions
        name = _NAMES.get(action) or " ".join(NAMES[kind] for kind in kinds_of_action(st, action))
        return Spelt(name, action_name(st, action))
    cards = tuple(NAMES[kind] for kind in sorted(action for action in actions if action != Action.COMMIT))
    return Spelt(" ".join(cards), say.playing_card(playing=Pack(cards)))


def read(st: State, text: str) -> list[int] | None:
    """The actions of a typed choice, None if the text is no choice; a typed lead is a whole one."""
    word = _WORDS.get(text.lower())
    if word is not None:
        return [word]
    names = text.upper().replace("10", "T").split()
    if not names or any(name not in _KINDS for name in names):
        return None
    cards = sorted(_KINDS[name] for name in names)
    if st.phase == Phase.DRAW:
        actions = [action for action in members(legal(st)) if kinds_of_action(st, action) == cards]
        return actions or None
    return [*cards, Action.COMMIT] if st.phase == Phase.PLAY and st.plays == 0 else cards
