"""Cards, ranks and stages of bashifen in words."""

from collections.abc import Sequence

from hachiya.explain.bashifen import words
from hachiya.explain.speaker import Speaker
from hachiya.games.bashifen.cards import LOWEST_RANK, RANKS, UNKNOWN, kind_of, title
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.trumps import strength, suit_of, trump_kinds

_RANK_NAMES = {rank: name.replace("T", "10") for rank, name in enumerate(RANKS, LOWEST_RANK)}


def rank_name(rank: int) -> str:
    """A rank as people write it: 2 … 10, J, Q, K, A."""
    return _RANK_NAMES[rank]


def strongest_first(cards: Sequence[str], trump_rank: int, trump_suit: int) -> list[int]:
    """The kinds of these cards, trumps first, then suit by suit, each from its top down."""
    trumps = trump_kinds(trump_rank, trump_suit)

    def place(kind: int) -> tuple[int, int, int]:
        suit = suit_of(trumps, kind)
        return (-1 if suit == NO_SUIT else suit, -strength(trump_rank, trump_suit, kind), kind)

    return sorted(map(kind_of, cards), key=place)


class CardSpeaker(Speaker):
    """Also says cards and stages."""

    def card(self, name: str) -> str:
        """One card."""
        return self.say(words.HIDDEN_CARD) if name == UNKNOWN else self.say(title(kind_of(name)))

    def cards(self, cards: Sequence[str], trump_rank: int, trump_suit: int) -> str:
        """Cards of which none is hidden from the strongest down; a pair by itself as such."""
        if len(cards) == 2 and cards[0] == cards[1]:
            return self.say(words.PAIRS_OF_JOKERS.get(cards[0], words.PAIR), card=self.card(cards[0]))
        if len(cards) == 1 and cards[0] in words.JOKERS:
            return self.say(words.JOKERS[cards[0]])
        return " ".join(self.say(title(kind)) for kind in strongest_first(cards, trump_rank, trump_suit))

    def stage(self, stage: int) -> str:
        """A stage; 0 is below 2."""
        return rank_name(stage) if stage else self.say(words.BELOW_TWO)
