"""The words for the choice at bashifen that another is compared with (with ♠A, after burying ♦5 ♦5)."""

from collections import Counter
from collections.abc import Callable, Mapping

from hachiya.games.bashifen.cards import KINDS, NAMES
from hachiya.games.bashifen.state import Phase
from hachiya.games.choices import Choice
from hachiya.games.view import View
from hachiya.words.arguments import Pack
from hachiya.words.message import Message
from hachiya.words.say import learn as say

_AFTER: Mapping[str, Callable[..., Message]] = {
    "action-declare": say.after_declare,
    "action-declare-pair": say.after_declare_pair,
    "action-declare-nothing": say.after_declare_nothing,
    "action-confirm": say.after_declare_nothing,
}
"""The clause for each name of a declaration; both have one and the same arguments."""


def after(view: View, better: Choice, other: Choice) -> Message:
    """Say what follows if a seat makes the other choice, as a part of a sentence.

    Of eight cards that are buried only those are named that the better choice does not bury.
    """
    if view.state.phase == Phase.DRAW:
        return _AFTER[other.title.key](**dict(other.title.arguments))
    if view.state.phase == Phase.BURY:
        return say.after_burying(playing=_pack(Counter(other.actions) - Counter(better.actions)))
    return say.with_playing(playing=_pack(Counter(other.actions)))


def _pack(actions: Counter[int]) -> Pack:
    return Pack(tuple(NAMES[action] for action in sorted(actions.elements()) if action < KINDS))
