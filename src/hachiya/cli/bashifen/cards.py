"""Playing cards in a terminal: in colours, and in rows by suit with a number for each card.

A card is a kind from 0 to 53; a set of cards in which each may occur twice is two masks, `singles` and `pairs`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from hachiya.games.bashifen.cards import LITTLE_JOKER, NAMES, RANKS, RANKS_A_SUIT, SUIT_SIGNS, kinds
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.state import State
from hachiya.games.bashifen.trumps import cards_of, strength, trump_kinds

COLOURS = ("", "red", "bright_blue", "green")
"""Each suit has its own colour, so that no two suits look alike."""
JOKER_COLOUR = "magenta"
SUITS_IN_ORDER = (NO_SUIT, 0, 1, 2, 3)


def suit_colour(kind: int) -> str:
    """Return the colour of a card's suit in the terminal."""
    return JOKER_COLOUR if kind >= LITTLE_JOKER else COLOURS[kind // RANKS_A_SUIT]


def short_name(kind: int) -> str:
    """Write a card as the table shows it: ♠10, BJ."""
    if kind >= LITTLE_JOKER:
        return NAMES[kind]
    return f"{SUIT_SIGNS[kind // RANKS_A_SUIT]}{rank_text(kind)}"


def rank_text(kind: int) -> str:
    """Write the rank of a card without its suit, or the name of a joker."""
    return NAMES[kind] if kind >= LITTLE_JOKER else RANKS[kind % RANKS_A_SUIT].replace("T", "10")


def card_text(kind: int) -> Text:
    """Write a card in its colour."""
    return Text(short_name(kind), style=suit_colour(kind))


def cards_text(cards: Iterable[int]) -> Text:
    """Write cards side by side, in their colours."""
    return Text(" ").join(map(card_text, cards))


def typed_cards(cards: Iterable[int]) -> str:
    """Write cards as a person types them."""
    return " ".join(NAMES[kind].replace("T", "10") for kind in cards)


def trump_suit(view: State) -> int:
    """Return the trump suit; before trumps are fixed there is none, so that jokers and level cards stand apart."""
    return view.books.trump_suit if view.trumps else NO_SUIT


def all_trumps(view: State) -> int:
    """Return the cards (a mask of kinds) that are trumps, or will certainly be."""
    return trump_kinds(view.books.trump_rank, trump_suit(view))


def sort_cards(view: State, singles: int, pairs: int) -> list[int]:
    """List the cards of a set: trumps first, then suit by suit, each from the strongest down."""
    return [kind for suit in SUITS_IN_ORDER for kind in cards_of_suit(view, singles, pairs, suit)]


def cards_of_suit(view: State, singles: int, pairs: int, suit: int) -> list[int]:
    """List the cards of one suit in a set, from the strongest down."""
    own = cards_of(all_trumps(view), suit)

    def place(kind: int) -> tuple[int, int]:
        return -strength(view.books.trump_rank, trump_suit(view), kind), kind

    return sorted(kinds(singles & own, pairs & own), key=place)


@dataclass(frozen=True)
class Row:
    """A row on the screen: the cards of a suit in a hand; the first card has the number `first`."""

    suit: int
    first: int
    cards: Sequence[int]


def rows_of(view: State, seat: int) -> list[Row]:
    """Make the rows of a seat's hand by suit, trumps first, with all cards numbered from 1."""
    rows, first = [], 1
    for suit in SUITS_IN_ORDER:
        cards = cards_of_suit(view, view.hand_one[seat], view.hand_two[seat], suit)
        if cards:
            rows.append(Row(suit, first, cards))
            first += len(cards)
    return rows
