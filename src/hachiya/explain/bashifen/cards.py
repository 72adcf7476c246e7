"""Cards, ranks and levels of bashifen as people speak of them."""

from collections.abc import Sequence

from hachiya.games.bashifen.cards import LOWEST_RANK, NAMES, RANKS, kind_of
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.trumps import strength, suit_of, trump_kinds
from hachiya.words.arguments import Pack
from hachiya.words.message import Message
from hachiya.words.say import bashifen as say

_RANK_NAMES = {rank: name.replace("T", "10") for rank, name in enumerate(RANKS, LOWEST_RANK)}
_ONE_JOKER = {"LJ": say.one_little_joker(), "BJ": say.one_big_joker()}
_BOTH_JOKERS = {"LJ": say.both_little_jokers(), "BJ": say.both_big_jokers()}


def rank_name(rank: int) -> str:
    """A rank as people write it: 2 … 10, J, Q, K, A."""
    return _RANK_NAMES[rank]


def level_name(level: int) -> str:
    """A level (the rank that a pair has reached) as it stands in a table; 0 is below 2."""
    return rank_name(level) if level else "0"


def level_message(number: int) -> Message:
    """A level as an argument of a sentence."""
    return say.stage_on(rank=rank_name(number)) if number else say.stage_below()


def strongest_first(cards: Sequence[str], trump_rank: int, trump_suit: int) -> list[int]:
    """The kinds of these cards: trumps first, then suit by suit, each from the strongest down."""
    trumps = trump_kinds(trump_rank, trump_suit)

    def place(kind: int) -> tuple[int, int, int]:
        suit = suit_of(trumps, kind)
        return (-1 if suit == NO_SUIT else suit, -strength(trump_rank, trump_suit, kind), kind)

    return sorted(map(kind_of, cards), key=place)


def cards_in_words(cards: Sequence[str], trump_rank: int, trump_suit: int) -> Pack | Message:
    """Open cards as an argument of a sentence, from the strongest down; a single pair or joker has its own phrase."""
    if len(cards) == 2 and cards[0] == cards[1]:
        return _BOTH_JOKERS.get(cards[0], say.pair_of(card=Pack((cards[0],))))
    if len(cards) == 1 and cards[0] in _ONE_JOKER:
        return _ONE_JOKER[cards[0]]
    return Pack(tuple(NAMES[kind] for kind in strongest_first(cards, trump_rank, trump_suit)))
