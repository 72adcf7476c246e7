"""Choices with flower cards as people type them: a letter, `stop`, `in`, `show aka BFJ`, `show sanbon aka BCD F`."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import takewhile
from typing import TypeVar

from hachiya.engine.bits import bit
from hachiya.games.hanafuda.cards import CARDS, LETTERS, letters
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.yaku import in_words, keys
from hachiya.games.hanafuda.yaku_names import keys_named
from hachiya.games.spelling import Spelt
from hachiya.words.arguments import Cards
from hachiya.words.message import Message
from hachiya.words.say import action as say

St = TypeVar("St", bound=Position)
Shows = Callable[[St, int], tuple[int, int]]
"""(state, action): the yaku and the cards that the seat at turn shows by it, both as sets."""

WORDS: Mapping[int, str] = {
    Action.PASS: "pass",
    Action.STOP: "stop",
    Action.GO_ON: "sage",
    Action.CANCEL: "cancel",
    Action.IN: "in",
    Action.OUT: "out",
    Action.DOUBLE: "double",
}
SHOW = "show"
SHOWINGS = (*range(Action.READ, Action.PASS), Action.READ_OPEN)
"""The actions that show hand yaku."""
_ACTIONS = {word: action for action, word in WORDS.items()} | {letter: card for card, letter in enumerate(LETTERS)}


def make_speller(shows: Shows[St], name: Callable[[St, int], Message]) -> Callable[[St, Sequence[int]], Spelt]:
    """Make the function that names the choices of a game; `name` gives the names of single actions."""

    def spell(st: St, actions: Sequence[int]) -> Spelt:
        first = actions[0]
        if first < CARDS:
            return _spell_card(first)
        if st.phase in (Phase.SHOW, Phase.EXPOSE) and first in SHOWINGS:
            yaku, cards = shows(st, first)
            ribbons = sum(map(bit, actions[1:]))
            title = say.show_cards(yaku=in_words(yaku), cards=Cards(letters(cards | ribbons)))
            return Spelt(" ".join(filter(None, [SHOW, *keys(yaku), letters(cards), letters(ribbons)])), title)
        return Spelt(WORDS[first], name(st, first))

    return spell


@cache
def _spell_card(card: int) -> Spelt:
    return Spelt(LETTERS[card], say.flower(card=Cards(LETTERS[card])))


def make_reader(shows: Shows[St], legal: Callable[[St], int]) -> Callable[[St, str], list[int] | None]:
    """Make the function that reads typed choices of a game: the actions of a text, None if it is no choice."""

    def read(st: St, text: str) -> list[int] | None:
        action = _ACTIONS.get(text)
        if action is not None:
            return [action]
        first, *words = text.split() or [""]
        if first != SHOW:
            return None
        matches = []
        for reading in SHOWINGS if st.phase == Phase.SHOW else ():
            if legal(st) & bit(reading):
                yaku, cards = shows(st, reading)
                actions = _showing(reading, keys(yaku), letters(cards), words)
                if actions is not None:
                    matches.append(actions)
        exact = [actions for actions in matches if len(actions) == 1] or matches
        return exact[0] if len(exact) == 1 else None

    return read


def _showing(reading: int, yaku: Sequence[str], cards: str, words: Sequence[str]) -> list[int] | None:
    """The actions of this reading, if the words name its yaku, exposed cards and chosen ribbons; else None."""
    if not words:
        return [reading]
    keys_by_word = [keys_named(word) for word in words]
    yaku_keys = [key for keys in takewhile(bool, keys_by_word) for key in keys]
    if sorted(yaku_keys) != sorted(yaku):
        return None
    ribbons = [word for word, keys in zip(words, keys_by_word, strict=True) if not keys and word != cards]
    if len(ribbons) > 1 or not set("".join(ribbons)) <= set(LETTERS):
        return None
    return [reading, *sorted(_ACTIONS[letter] for word in ribbons for letter in word)]
