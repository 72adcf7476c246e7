"""The JSON of what the rules of games with flower cards tell a player: payments, yaku, dangers."""

from functools import cache
from typing import Annotated, Literal, TypeAlias, TypeVar

from pydantic import Strict, StringConstraints
from typing_extensions import TypeAliasType

from hachiya.games.hanafuda import advice
from hachiya.games.hanafuda.cards import CardSet, letters
from hachiya.games.hanafuda.yaku import keys
from hachiya.records.fields import CARDS_PATTERN, CapturedYaku, Cards, HandYaku
from hachiya.tables.messages.shapes import Shapes, Spelling

T = TypeVar("T")

RuleCards = TypeAliasType("RuleCards", Annotated[str, Strict(), StringConstraints(pattern=CARDS_PATTERN)])
"""Cards as the rules name them or as the viewer knows them already: nothing hidden follows from them."""


@cache
def _key(yaku: int) -> str:
    (key,) = keys(yaku)
    return key


SHAPES = Shapes(
    {
        CardSet: Spelling(Cards, letters),
        advice.OpenCards: Spelling(RuleCards, letters),
        advice.HandYakuSet: Spelling(list[HandYaku], keys),
        advice.OneCapturedYaku: Spelling(CapturedYaku, _key),
        advice.HelpedYaku: Spelling(list[Literal[CapturedYaku, "tobikomi"]], keys),
        advice.LiableFor: Spelling(Literal["hatto", "sage"], lambda why: why.name.lower()),
    }
)
Spelt: TypeAlias = Annotated[T, SHAPES]
"""A shape as it stands in a message."""
