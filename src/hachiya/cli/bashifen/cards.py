"""Cards at a terminal: in colours, in rows by suit, each with the number by which it can be chosen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from hachiya.games.bashifen.cards import LITTLE_JOKER, NAMES, RANKS, RANKS_A_SUIT, SUIT_SIGNS, kinds
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.state import State
from hachiya.games.bashifen.trumps import cards_of, strength, trump_kinds

COLOURS = ("", "red", "bright_blue", "green")
"""Four colours, so that no two suits are taken for each other."""
JOKER_COLOUR = "magenta"
SUITS_IN_ORDER = (NO_SUIT, 0, 1, 2, 3)


def colour(kind: int) -> str:
    """Of a card's suit."""
    return JOKER_COLOUR if kind >= LITTLE_JOKER else COLOURS[kind // RANKS_A_SUIT]


def short(kind: int) -> str:
    """A card as it stands on the table: ♠10, BJ."""
    if kind >= LITTLE_JOKER:
        return NAMES[kind]
    return f"{SUIT_SIGNS[kind // RANKS_A_SUIT]}{rank(kind)}"


def rank(kind: int) -> str:
    """A card's rank alone; a joker by its name."""
    return NAMES[kind] if kind >= LITTLE_JOKER else RANKS[kind % RANKS_A_SUIT].replace("T", "10")


def card_text(kind: int) -> Text:
    """A card in its colour."""
    return Text(short(kind), style=colour(kind))


def cards_text(found: Iterable[int]) -> Text:
    """Cards side by side."""
    return Text(" ").join(map(card_text, found))


def typed(found: Iterable[int]) -> str:
    """Cards as a person types them."""
    return " ".join(NAMES[kind].replace("T", "10") for kind in found)


def trump_suit(view: State) -> int:
    """The trump suit; before trumps are fixed none, so that jokers and level cards stand apart."""
    return view.books.trump_suit if view.trumps else NO_SUIT


def all_trumps(view: State) -> int:
    """The kinds that are trumps, or surely will be."""
    return trump_kinds(view.books.trump_rank, trump_suit(view))


def ordered(view: State, one: int, two: int) -> list[int]:
    """A set, trumps first, then suit by suit, the strongest first."""
    return [kind for suit in SUITS_IN_ORDER for kind in of_suit(view, one, two, suit)]


def of_suit(view: State, one: int, two: int, suit: int) -> list[int]:
    """What a set has of a suit, the strongest first."""
    own = cards_of(all_trumps(view), suit)

    def place(kind: int) -> tuple[int, int]:
        return -strength(view.books.trump_rank, trump_suit(view), kind), kind

    return sorted(kinds(one & own, two & own), key=place)


@dataclass(frozen=True)
class Row:
    """The cards of a suit in a hand; the first has the number `first`."""

    suit: int
    first: int
    cards: Sequence[int]


def rows_of(view: State, seat: int) -> list[Row]:
    """The hand by suits, trumps first, numbered from 1 through."""
    rows, first = [], 1
    for suit in SUITS_IN_ORDER:
        cards = of_suit(view, view.hand_one[seat], view.hand_two[seat], suit)
        if cards:
            rows.append(Row(suit, first, cards))
            first += len(cards)
    return rows
