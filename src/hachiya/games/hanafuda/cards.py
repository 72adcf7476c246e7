"""The 48 flower cards. Card c is the (c % 4)-th card of month c // 4 (0 = January), in SAN's lettering A-Z a-v."""

from hachiya.engine.accel import popcount, rule
from hachiya.games.words import Words

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


MONTHS = (
    Words("松", "pine"),
    Words("梅", "plum"),
    Words("桜", "cherry"),
    Words("藤", "wisteria"),
    Words("菖蒲", "iris"),
    Words("牡丹", "peony"),
    Words("萩", "clover"),
    Words("芒", "pampas"),
    Words("菊", "chrysanthemum"),
    Words("紅葉", "maple"),
    Words("柳", "willow"),
    Words("桐", "paulownia"),
)

_PICTURES = {
    "A": Words("鶴", "crane"),
    "E": Words("鶯", "warbler"),
    "I": Words("幕", "curtain"),
    "M": Words("不如帰", "cuckoo"),
    "Q": Words("八橋", "bridge"),
    "U": Words("蝶", "butterflies"),
    "Y": Words("猪", "boar"),
    "c": Words("満月", "moon"),
    "d": Words("雁", "geese"),
    "g": Words("盃", "cup"),
    "k": Words("鹿", "deer"),
    "o": Words("小野道風", "rain man"),
    "p": Words("燕", "swallow"),
    "s": Words("鳳凰", "phoenix"),
}


def _name(card: int) -> Words:
    month, letter = MONTHS[card // 4], LETTERS[card]
    if letter in _PICTURES:
        picture = _PICTURES[letter]
        return Words(f"{month.ja}に{picture.ja}", f"{month.en} {picture.en}")
    if RIBBONS >> card & 1:
        return Words(f"{month.ja}の短冊", f"{month.en} ribbon")
    return Words(f"{month.ja}のカス", f"{month.en} plain")


NAMES = tuple(_name(card) for card in range(CARDS))
"""What people call each card; the plain cards of one month share a name."""
