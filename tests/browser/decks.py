"""Decks for tests, written as hands by seat, field and stock, in letters of cards."""

from hachiya.games.bashifen.cards import pack_of
from hachiya.games.hanafuda.cards import LETTERS, card
from hachiya.games.hanafuda.dealing import deck_of

Letters = str


def deck(hands: tuple[Letters, Letters, Letters], field: Letters, stock: Letters, dealer: int = 0) -> list[int]:
    """A deck that deals these cards; cards not named are at the end of the stock."""
    named = "".join(hands) + field + stock
    rest = "".join(letter for letter in LETTERS if letter not in named)
    return deck_of(dealer, 3, [_cards(hand) for hand in hands], _cards(field), _cards(stock + rest))


def auction_deck(hands: tuple[Letters, ...], field: Letters, dealer: int = 0) -> list[int]:
    """A deck for a table with an auction; cards not named follow, and the stock is in order."""
    rest = "".join(letter for letter in LETTERS if letter not in "".join(hands) + field)
    return deck_of(dealer, len(hands), [_cards(hand) for hand in hands], _cards(field), _cards(rest)) + _cards(LETTERS)


def _cards(letters: Letters) -> list[int]:
    return [card(letter) for letter in letters]


RED_RIBBONS = deck(
    hands=("BFJNRWX", "OPdeimt", "QSgjnuZ"),
    field="CGKUVa",
    stock="TfrvbqpocMYhkls",
)
"""The dealer holds 赤 of five ribbons, may take one of two peonies, and makes 赤短 in three turns with cards left."""

BARE_HAND = deck(
    hands=("AFQKWei", "OPdmtXB", "SgjnuZN"),
    field="CGUVal",
    stock="TfrvbqpocMY",
)
"""The dealer's hand makes no hand yaku: a bright, a ribbon, an animal and four plain cards of seven months."""

WILLOWS = deck(
    hands=("DGKXeno", "OPdimtA", "QSgjuZE"),
    field="BFJUVa",
    stock="TfrvbqpcMYhkls",
)
"""The dealer's willow counts as plain or as a bright: 空素 or 光一."""

FOUR_AND_THREE = deck(
    hands=("ABCDEFG", "OPdeimt", "QSgjnuZ"),
    field="HKUVac",
    stock="TfrvbqpoMYhkls",
)
"""The dealer holds 四三, which ends the year."""

HATTO = deck(
    hands=("lDFSacp", "UGKOemt", "BHPdjnu"),
    field="VhCEQY",
    stock="MisgZ",
)
"""After one turn each the next seat lacks only the maple ribbon for 青短, which the dealer holds."""

SIX_SEATS = auction_deck(
    hands=("EIUYcgk", "ACDMQST", "BFJNOPR", "GKVWXZs", "abdefho", "Hijlmnp"),
    field="Lqrtuv",
)
"""The dealer has a good hand, the third seat holds 赤 and all of 赤短, and the field is small."""

SEVEN_SEATS = [*SIX_SEATS, 3]
"""The hands of `SIX_SEATS` for six of seven seats; seat 3 has drawn the white card."""

FIVE_SEATS = auction_deck(
    hands=("BFJNRWX", "ACDMQST", "EIUYcgk", "GKVZabe", "Hijlmnp"),
    field="Lqrtuv",
)
"""The dealer holds 赤 of five ribbons and two plain cards, the third seat five brights and animals; a small field."""

FOUR_AND_THREE_OF_FOUR = auction_deck(
    hands=("ABCDEFG", "HKOSVac", "MUbdhmt", "LPWfinv"),
    field="QTXjlq",
)
"""The dealer of four holds 四三; the field is small."""

DOUBLING = auction_deck(
    hands=("CDGHKLO", "AEIJQUc", "BMPTXmu", "FRVZjkn"),
    field="Yadhis",
)
"""The dealer's seven plain cards include three pairs; the dealer doubles, the second seat comes in, the third folds."""

PUT_OUT = auction_deck(
    hands=("CDGHKLO", "AEFIJSc", "PTWabmn", "BMRVYZe", "fgjkpqr", "hloNstv"),
    field="QUXdiu",
)
"""The dealer and the third seat double, and two seats join before the dealer is asked again."""


def pack(*hands: str, widow: str) -> list[int]:
    """Two packs for 八十分 in which each seat draws these cards first; the order of the rest does not matter."""
    piles = [hand.split() for hand in hands]
    named = [*widow.split(), *(name for pile in piles for name in pile)]
    left = [f"{rank}{suit}" for rank in "A3456789TJQK2" for suit in "CDHS" for _ in range(2)] + ["LJ", "BJ"] * 2
    for name in named:
        left.remove(name)
    for pile in piles:
        pile += [left.pop(0) for _ in range(25 - len(pile))]
    assert not left
    return pack_of([*widow.split(), *(piles[place % 4][place // 4] for place in range(100))])


REBELLION = pack(
    "2H 2H AS KS KS QS QS AH AH KH KH QH QH TH TH 9H",
    "2C",
    "3H 4H",
    "3D 4D",
    widow="5S 5S 3S 3S 4S 4S JD KD",
)
"""The right-hand seat declares a two at once; the first seat draws a pair of twos, and A K K Q Q of spades."""
