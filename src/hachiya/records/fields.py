"""The types of the values in events: cards, seats, points and the words of the games (docs/library/record.md).

Each alias is a type of its own at run time and a plain `str` or `int` to the type checker: events stay JSON-native,
and a test, the redaction or the web schema can still tell a card from any other string. Each alias is strict by
itself, because pydantic compiles it as a shared definition, to which the config of the events does not apply.
"""

from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    GetCoreSchemaHandler,
    GetPydanticSchema,
    Strict,
    StringConstraints,
)
from pydantic_core import CoreSchema, PydanticCustomError, core_schema
from typing_extensions import TypeAliasType

from hachiya.games.hanafuda.cards import LETTERS
from hachiya.words import values

HIDDEN = "?"
"""A card that the viewer of a redacted record may not see."""

# ---------------------------------------------------------------------------------------------- cards

CARD_PATTERN = r"^[A-Za-v?]$"
CARDS_PATTERN = "^" + "".join(f"{letter}?" for letter in LETTERS) + r"\?*$"


def _pile(text: str) -> str:
    known_cards = text.rstrip(HIDDEN)
    if len(set(known_cards)) != len(known_cards) or not set(known_cards) <= set(LETTERS):
        raise PydanticCustomError("pile", "not a pile")
    return text


def _takes(text: str) -> str:
    if len(text) not in (0, 1, 3):
        raise PydanticCustomError("takes", "not 0, 1 or 3 cards")
    return text


Card = TypeAliasType("Card", Annotated[str, Strict(), StringConstraints(pattern=CARD_PATTERN)])
"""One card: `"A"`."""

Cards = TypeAliasType("Cards", Annotated[str, Strict(), StringConstraints(pattern=CARDS_PATTERN)])
"""A set of cards in index order (as letters, ASCII order), unknown ones last: `"BEk??"`."""

Takes = TypeAliasType(
    "Takes", Annotated[str, Strict(), StringConstraints(pattern=CARDS_PATTERN), AfterValidator(_takes)]
)
"""The cards that one card takes from the field: none, one, or the other three of its month."""

Pile = TypeAliasType("Pile", Annotated[str, Strict(), AfterValidator(_pile)])
"""Cards in draw order, unknown ones last: `"kBE??"`."""

# Two decks, each kind of card twice: sets and piles are lists.

PACK_CARD_PATTERN = r"^(?:[2-9TJQKA][SHDC]|[LB]J|\?)$"
PackCard = TypeAliasType("PackCard", Annotated[str, Strict(), StringConstraints(pattern=PACK_CARD_PATTERN)])
"""One card of two decks: `"TS"`, `"AC"`, `"BJ"`."""

PACK_MOST = 108


def _pack_cards(least: int, most: int = PACK_MOST) -> AfterValidator:
    """A check for `least` to `most` cards, none of them three times."""

    def check(cards: list[str]) -> list[str]:
        thrice = next((name for name in cards if name != HIDDEN and cards.count(name) > 2), None)
        if thrice:
            raise PydanticCustomError("thrice", "three of a kind", {"card": thrice, "count": cards.count(thrice)})
        if not least <= len(cards) <= most:
            raise PydanticCustomError(
                "cards", "another number of cards", {"least": least, "most": most, "count": len(cards)}
            )
        return cards

    return AfterValidator(check)


DrawnCards = Annotated[list[PackCard], Strict(), _pack_cards(100, 100)]
"""A whole drawing, in draw order."""
WidowCards = Annotated[list[PackCard], Strict(), _pack_cards(8, 8)]
PackHand = Annotated[list[PackCard], Strict(), _pack_cards(25, 25)]
PackHands = TypeAliasType("PackHands", Annotated[list[PackHand], Strict(), Field(min_length=4, max_length=4)])
"""Four whole hands, by seat."""
DeclaredCards = Annotated[list[PackCard], Strict(), _pack_cards(1, 2)]
PlayedCards = Annotated[list[PackCard], Strict(), _pack_cards(1)]

LETTER_TYPES = (Card, Cards, Takes, Pile)
CARD_TYPES = (*LETTER_TYPES, PackCard)
"""All types whose values are cards."""

# ---------------------------------------------------------------------------------------------- numbers

SAFE = values.SAFE

Seat = TypeAliasType("Seat", Annotated[int, Strict(), Field(ge=0, le=6)])
Seats = TypeAliasType("Seats", Annotated[int, Strict(), Field(ge=2, le=7)])
Points = values.Points
Payment = TypeAliasType("Payment", Annotated[int, Strict(), Field(ge=1, le=SAFE)])
Count = values.Count
Ordinal = TypeAliasType("Ordinal", Annotated[int, Strict(), Field(ge=1, le=SAFE)])
"""The number of a deal in its match, from 1."""
Format = TypeAliasType("Format", Annotated[int, Strict(), Field(ge=1, le=1)])
"""The version of this format. (`Literal[1]` would take `true` and `1.0` for it.)"""
Version = TypeAliasType("Version", Annotated[int, Strict(), Field(ge=1, le=SAFE)])
Month = TypeAliasType("Month", Annotated[int, Strict(), Field(ge=1, le=12)])
Milliseconds = TypeAliasType("Milliseconds", Annotated[int, Strict(), Field(ge=0, le=SAFE)])
Moment = TypeAliasType("Moment", Annotated[int, Strict(), Field(ge=0, le=253_402_300_799_999)])
"""A time in milliseconds since 1970, up to the end of the year 9999."""


def _level(value: int) -> int:
    if value == 1:
        raise PydanticCustomError("level", "no level")
    return value


Level = TypeAliasType("Level", Annotated[int, Strict(), Field(ge=0, le=14), AfterValidator(_level)])
"""The level of a pair: 0 below 2, then ranks to 14 (ace)."""
LevelByPair = Annotated[list[Level], Strict(), Field(min_length=2, max_length=2)]
"""The levels of seats 0 and 2, and of seats 1 and 3."""
Rank = TypeAliasType("Rank", Annotated[int, Strict(), Field(ge=2, le=14)])
"""A rank, 2 … 14 (ace)."""
DrawnCount = TypeAliasType("DrawnCount", Annotated[int, Strict(), Field(ge=1, le=100)])
"""The number of cards that all four seats together have drawn."""
Number = values.Number

# A list with one entry for each seat at the table.
HandsBySeat = TypeAliasType("HandsBySeat", Annotated[list[Cards], Strict(), Field(min_length=2, max_length=7)])
PointsBySeat = TypeAliasType("PointsBySeat", Annotated[list[Points], Strict(), Field(min_length=2, max_length=7)])


def _draw_of(card: Any) -> GetPydanticSchema:
    """`[seat, card]`: validated as a pair, stored as the list that JSON has."""

    def schema(_source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        pair = handler.generate_schema(tuple[Seat, card])
        return core_schema.no_info_after_validator_function(list, {**pair, "strict": False})

    return GetPydanticSchema(schema)


Draw = TypeAliasType("Draw", Annotated[list[int | str], _draw_of(Card)])
Round = Annotated[list[Draw], Strict(), Field(min_length=1, max_length=7)]
Draws = TypeAliasType("Draws", Annotated[list[Round], Strict(), Field(min_length=1, max_length=48)])
"""The draw for the first dealer: rounds of `[seat, card]`."""
PackDraw = TypeAliasType("PackDraw", Annotated[list[int | str], _draw_of(PackCard)])
PackRound = Annotated[list[PackDraw], Strict(), Field(min_length=1, max_length=4)]
PackDraws = TypeAliasType("PackDraws", Annotated[list[PackRound], Strict(), Field(min_length=1, max_length=PACK_MOST)])
DRAW_TYPES = (Draw, PackDraw)
DRAWS_TYPES = (Draws, PackDraws)

# ---------------------------------------------------------------------------------------------- words

Text = values.Text
NamesBySeat = TypeAliasType("NamesBySeat", Annotated[list[Text], Strict(), Field(min_length=2, max_length=7)])

HEX_PATTERN = r"^[0-9a-f]{64}$"
Hex = TypeAliasType("Hex", Annotated[str, Strict(), StringConstraints(pattern=HEX_PATTERN)])
"""32 bytes in lower-case hexadecimal digits."""

WORD_PATTERN = values.WORD_PATTERN
Word = values.Word
Options = TypeAliasType("Options", dict[Word, Word | Points])
"""Every option of the game with its value; the games define which options there are."""

HanafudaGame = Literal["nakayoshi", "sannin", "shiragiku", "hachiju"]
BashifenGame = Literal["bashifen"]
Game = Literal[HanafudaGame, BashifenGame]
Kind = Literal["small", "large", "grand"]
Carry = list[Literal["grand", "large"]]
Bid = Literal["in", "out", "double"]
Viewer: TypeAlias = Seat | Literal["table"]
Payer: TypeAlias = Seat | Literal["pot", "board", "bank"]
Payee: TypeAlias = Seat | Literal["pot", "board"]

HandYaku = Literal[
    "sanbon", "tatesanbon", "kuttsuki", "teshi", "haneken", "ichinishi", "shiso", "futasanbon",
    "sanbontatesanbon", "futatatesanbon", "aka", "tanichi", "toichi", "pikaichi", "karasu", "suroku",
]  # fmt: skip
CapturedYaku = Literal["goko", "shiko", "goun", "nanatan", "akatan", "aotan", "inoshikacho", "sujuroku"]
SpecialYaku = Literal["sohachi", "futahachi", "sujuroku"]
AttachedYaku = Literal["tobikomi", "nuke", "mizuten"]
Yaku = Literal[HandYaku, CapturedYaku, SpecialYaku, AttachedYaku]

Reason = Literal[
    "fold", "squeeze", "hand_yaku", "captured_yaku", "sage_half", "sage_return", "tobikomi", "nuke",
    "mizuten", "special", "refund", "exempt", "card_points", "pot", "stone", "gimmi",
]  # fmt: skip


TrumpSuit = Literal["S", "H", "D", "C", "none"]

Group = Literal["trumps", "S", "H", "D", "C"]
"""Cards that follow each other: the trumps, or what of a suit is no trump."""
TrumpsBy = Literal["declared", "cut", "widow"]


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str) else value


# At a real table one yaku is the rule, and a fact may give its key without a list.
HandYakuList = Annotated[list[HandYaku], BeforeValidator(_as_list)]
CapturedYakuList = Annotated[list[CapturedYaku], BeforeValidator(_as_list)]
SpecialYakuList = Annotated[list[SpecialYaku], BeforeValidator(_as_list)]
SqueezedYakuList = Annotated[list[Literal[HandYaku, CapturedYaku]], BeforeValidator(_as_list)]


def base_type(hint: Any) -> Any:
    """A type without its name and constraints: `list[Cards]` for `HandsBySeat`."""
    while True:
        if isinstance(hint, TypeAliasType):
            hint = hint.__value__
        elif get_origin(hint) is Annotated:
            hint = get_args(hint)[0]
        else:
            return hint


@cache
def item_type(hint: Any) -> Any:
    """The type of the items of a list, None for a type of other values: `Cards` for `HandsBySeat`."""
    plain = base_type(hint)
    return get_args(plain)[0] if get_origin(plain) is list else None
