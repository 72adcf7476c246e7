"""The JSON of what the rules of 八十分 tell a player: legal plays, groups of cards, certain winners."""

from typing import Annotated, TypeAlias, TypeVar

from hachiya.games.bashifen import advice
from hachiya.games.bashifen.cards import NAMES, SUITS, CardSet, KindSet, names
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.records.fields import Group, PackCard
from hachiya.tables.messages.shapes import Shapes, Spelling

T = TypeVar("T")

SHAPES = Shapes(
    {
        advice.SuitOrTrumps: Spelling(Group, lambda suit: "trumps" if suit == NO_SUIT else SUITS[suit]),
        advice.Kinds: Spelling(list[PackCard], lambda kinds: [NAMES[kind] for kind in kinds]),
        KindSet: Spelling(list[PackCard], lambda kinds: names(kinds, 0)),
        CardSet: Spelling(list[PackCard], lambda cards: names(*cards)),
    }
)
Spelt: TypeAlias = Annotated[T, SHAPES]
"""A shape as it stands in a message."""
