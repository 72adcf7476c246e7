"""The 48 flower cards. Card c is the (c % 4)-th card of month c // 4 (0 = January), in SAN's lettering A-Z a-v."""

from typing import NamedTuple

from hachiya.engine.accel import popcount, rule

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv"
CARDS = 48
DECK = (1 << CARDS) - 1
UNKNOWN = "?"
_INDEX = {letter: card for card, letter in enumerate(LETTERS)}


def card(letter: str) -> int:
    """The card that a letter names; KeyError if none."""
    return _INDEX[letter]


def mask(letters: str) -> int:
    """The set of the cards that the letters name; KeyError on a letter that names none."""
    return sum(1 << _INDEX[letter] for letter in letters)


def letters(cards: int) -> str:
    """The letters of a set, in index order."""
    found = []
    while cards:
        low = cards & -cards
        found.append(LETTERS[low.bit_length() - 1])
        cards ^= low
    return "".join(found)


LIGHTS = mask("AIcos")
ANIMALS = mask("EMQUYdgkp")
RIBBONS = mask("BFJNRVZhlq")
DREGS = DECK & ~(LIGHTS | ANIMALS | RIBBONS)
WILLOW = mask("opqr")
DREGS_OR_WILLOW = DREGS | WILLOW

TOTAL_POINTS = 264
"""Sum of all card points: three times 88."""


@rule
def month_of(card: int) -> int:
    """The set of the four cards of this card's month."""
    return 15 << (card & ~3)


@rule
def month_cards(month: int) -> int:
    """The set of the four cards of a month (0-11)."""
    return 15 << (month << 2)


@rule
def card_points(cards: int) -> int:
    """Points of a pile: light 20, tane 10, ribbon 5, kasu 1 (SAN, the table of cards)."""
    return (
        20 * popcount(cards & LIGHTS)
        + 10 * popcount(cards & ANIMALS)
        + 5 * popcount(cards & RIBBONS)
        + popcount(cards & DREGS)
    )


class Name(NamedTuple):
    """A word in both languages."""

    ja: str
    en: str


MONTHS = (
    Name("松", "pine"),
    Name("梅", "plum"),
    Name("桜", "cherry"),
    Name("藤", "wisteria"),
    Name("菖蒲", "iris"),
    Name("牡丹", "peony"),
    Name("萩", "clover"),
    Name("芒", "pampas"),
    Name("菊", "chrysanthemum"),
    Name("紅葉", "maple"),
    Name("柳", "willow"),
    Name("桐", "paulownia"),
)

_PICTURES = {
    "A": Name("鶴", "crane"),
    "E": Name("鶯", "warbler"),
    "I": Name("幕", "curtain"),
    "M": Name("不如帰", "cuckoo"),
    "Q": Name("八橋", "bridge"),
    "U": Name("蝶", "butterflies"),
    "Y": Name("猪", "boar"),
    "c": Name("満月", "moon"),
    "d": Name("雁", "geese"),
    "g": Name("盃", "cup"),
    "k": Name("鹿", "deer"),
    "o": Name("小野道風", "rain man"),
    "p": Name("燕", "swallow"),
    "s": Name("鳳凰", "phoenix"),
}


def _name(card: int) -> Name:
    month, letter = MONTHS[card // 4], LETTERS[card]
    if letter in _PICTURES:
        picture = _PICTURES[letter]
        return Name(f"{month.ja}に{picture.ja}", f"{month.en} {picture.en}")
    if RIBBONS >> card & 1:
        return Name(f"{month.ja}の短冊", f"{month.en} ribbon")
    return Name(f"{month.ja}のカス", f"{month.en} plain")


NAMES = tuple(_name(card) for card in range(CARDS))
"""What people call each card; the plain cards of one month share a name."""
