"""The parser of choices that a person types at a table of bashifen; its errors say what would be legal.

It knows only what the seat sees, so that no error tells about another hand.
"""

import re
import unicodedata
from collections.abc import Sequence

from hachiya.cli.bashifen.cards import rows_of, short_name, sort_cards
from hachiya.cli.bashifen.legal import legal_words, suit_title
from hachiya.cli.failures import escape_line
from hachiya.cli.numbers import read_number
from hachiya.engine.bits import bit
from hachiya.explain.bashifen.cards import rank_name
from hachiya.games.bashifen.cards import (
    BIG_JOKER,
    KINDS,
    LITTLE_JOKER,
    RANKS_A_SUIT,
    SUITS,
    count,
    kind_of,
    kinds,
    of_rank,
)
from hachiya.games.bashifen.drawing import declarations
from hachiya.games.bashifen.follows import pairs_needed
from hachiya.games.bashifen.sets import add, remove
from hachiya.games.bashifen.state import KITTY, Action, Declaration, Phase, State
from hachiya.games.bashifen.trumps import cards_of, suit_of
from hachiya.words.errors import HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import trick as say

_CARD = re.compile(r"(?P<rank>[2-9TJQKA])(?P<suit>[SHDC])|(?P<suit_first>[SHDC])(?P<rank_last>[2-9TJQKA])")
_SIGNS = {**dict(zip("♠♥♦♣♤♡♢♧", SUITS * 2, strict=True)), "\ufe0f": "", "\ufe0e": ""}
_JOKERS = {
    "BJ": BIG_JOKER,
    "大": BIG_JOKER,
    "大ジョーカー": BIG_JOKER,
    "LJ": LITTLE_JOKER,
    "小": LITTLE_JOKER,
    "小ジョーカー": LITTLE_JOKER,
}
_BETWEEN = re.compile(r"[\s,、・]+")
_LONGEST = 400
_LONGEST_WORD = 12


class WrongPlay(HachiyaError):
    """A typed choice that is not legal; the message says why, and what would be legal."""


def read_choice(view: State, text: str) -> list[int]:
    """Parse a typed choice of the seat at turn into actions; WrongPlay if they are not legal."""
    cards = read_cards(view, text)
    return _READERS[Phase(view.phase)](view, cards)


def wrong_play(view: State, what: Message) -> WrongPlay:
    """Make the error that says what is wrong with a choice, and what would be legal."""
    return WrongPlay(say.wrong(what=what, legal=legal_words(view)))


# ------------------------------------------------------------------------------------- cards


def read_cards(view: State, text: str) -> list[int]:
    """Parse typed cards: names (AS, 10H, ♥10, BJ) or numbers of the rows; WrongPlay unless the seat holds them all."""
    text = unicodedata.normalize("NFKC", text[:_LONGEST]).upper()
    text = "".join(_SIGNS.get(letter, letter) for letter in text)
    hand = [kind for row in rows_of(view, view.turn) for kind in row.cards]
    words = [word for word in _BETWEEN.split(text) if word]
    cards = [_card(view, word, hand) for word in words]
    for word in words:
        if read_number(word) is not None and words.count(word) > 1:
            raise wrong_play(view, say.number_twice(word=word))
    for kind in cards:
        if cards.count(kind) > hand.count(kind):
            raise _missing_card(view, kind, hand.count(kind))
    return cards


def _card(view: State, word: str, hand: Sequence[int]) -> int:
    """The card of a name or of a number of the rows."""
    number = read_number(word)
    if number is None:
        return _card_by_name(view, word)
    if not 1 <= number <= len(hand):
        raise wrong_play(view, say.no_number(word=word[:_LONGEST_WORD]))
    return hand[number - 1]


def _card_by_name(view: State, word: str) -> int:
    if word in _JOKERS:
        return _JOKERS[word]
    card = _CARD.fullmatch(word.replace("10", "T"))
    if card is None:
        raise wrong_play(view, say.no_card(word=escape_line(word[:_LONGEST_WORD])))
    return kind_of((card["rank"] or card["rank_last"]) + (card["suit"] or card["suit_first"]))


def _missing_card(view: State, kind: int, copies: int) -> WrongPlay:
    return wrong_play(view, (say.not_held, say.held_once, say.held_twice)[copies](card=short_name(kind)))


def card_masks(cards: Sequence[int]) -> tuple[int, int]:
    """Convert a list of cards to two masks of kinds: all cards that occur, and those that occur twice."""
    singles = pairs = 0
    for kind in cards:
        singles, pairs = add(singles, pairs, bit(kind))
    return singles, pairs


# ------------------------------------------------------------------------------------- declarations


def _declaration(view: State, cards: Sequence[int]) -> list[int]:
    """One level card, a pair of them, or a pair of jokers."""
    level_cards = of_rank(view.books.trump_rank)
    pair = len(cards) == 2 and cards[0] == cards[1]
    kind = cards[0] if cards else KINDS
    if pair and kind >= LITTLE_JOKER:
        action = Action.LITTLE_JOKERS if kind == LITTLE_JOKER else Action.BIG_JOKERS
    elif pair and level_cards >> kind & 1:
        action = Action.PAIR + kind // RANKS_A_SUIT
    elif len(cards) == 1 and level_cards >> kind & 1:
        action = kind
    else:
        raise wrong_play(view, say.not_shown_so(rank=rank_name(view.books.trump_rank)))
    if not declarations(view, view.turn) & bit(action):
        raise wrong_play(view, _overruled(view, action))
    return [action]


def _overruled(view: State, action: int) -> Message:
    """The reason why a declaration does not beat the present one."""
    jokers = action in (Action.LITTLE_JOKERS, Action.BIG_JOKERS)
    if view.declaration >= Declaration.LITTLE_JOKERS:
        return say.only_big_over_little() if jokers else say.jokers_stand()
    if jokers:
        return say.jokers_too_early()
    return (say.pair_stands if action >= Action.PAIR else say.single_stands)(card=short_name(view.declared))


# ------------------------------------------------------------------------------------- burial, leads, follows


def _burial(view: State, cards: Sequence[int]) -> list[int]:
    if len(cards) != KITTY:
        raise wrong_play(view, say.that_many(number=len(cards)))
    return list(cards)


def _play(view: State, cards: Sequence[int]) -> list[int]:
    return _follow(view, cards) if view.plays else _lead(view, cards)


def _lead(view: State, cards: Sequence[int]) -> list[int]:
    if not cards:
        raise wrong_play(view, say.none_named())
    suits = [suit_of(view.trumps, kind) for kind in cards]
    other = next((at for at, suit in enumerate(suits) if suit != suits[0]), None)
    if other is not None:
        what = say.two_suits(
            card=short_name(cards[0]),
            title=suit_title(suits[0]),
            cards=short_name(cards[other]),
            other=suit_title(suits[other]),
        )
        raise wrong_play(view, what)
    return [*cards, Action.COMMIT]


def _follow(view: State, cards: Sequence[int]) -> list[int]:
    """A follow by the table of RULES B2."""
    if len(cards) != view.lead_cards:
        raise wrong_play(view, say.that_many(number=len(cards)))
    suit = cards_of(view.trumps, view.lead_suit)
    title = suit_title(view.lead_suit)
    own_singles, own_pairs = view.hand_one[view.turn] & suit, view.hand_two[view.turn] & suit
    singles, pairs = card_masks([kind for kind in cards if suit >> kind & 1])
    if count(singles, pairs) < min(count(own_singles, own_pairs), view.lead_cards):
        others = " ".join(map(short_name, sort_cards(view, *remove(own_singles, own_pairs, singles, pairs))))
        raise wrong_play(view, say.follow_suit(title=title, cards=others))
    if pairs.bit_count() < pairs_needed(view, own_pairs.bit_count()):
        names = ", ".join(f"{short_name(kind)} {short_name(kind)}" for kind in kinds(own_pairs, 0))
        raise wrong_play(view, say.follow_pairs(wanted=view.lead_pairs, pairs=names))
    return list(cards)


_READERS = {Phase.DRAW: _declaration, Phase.BURY: _burial, Phase.PLAY: _play}
