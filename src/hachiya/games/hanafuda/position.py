"""The fields that the states of all games with flower cards share."""

from typing import Protocol


class Books(Protocol):
    """The fields of the books that functions about cards need."""

    seats: int
    scores: list[int]  # by account, in points
    winners: int  # the seats that have won the match, as a set
    month: int  # the number of the deal
    next_dealer: int
    dealt_in: int  # the seats that get cards, as a set
    order: list[int]  # the seats in play, by place
    entered: int  # number of seats in play
    squeezed_cards: list[int]  # cards shown by a squeezed hand


class Position(Protocol):
    """The fields of a state that functions about cards need."""

    @property
    def books(self) -> Books:
        """The score keeper's part."""
        ...

    phase: int
    place: int  # of the seat whose turn at cards, or to show, it is
    hands: list[int]
    exposed: list[int]  # hand cards that lie open
    captured: list[int]
    returned: list[int]  # the hand that a seat not in play gave back into the stock
    fresh: int  # cards captured in the turn at hand
    field: int
    pending: int  # the card that awaits a choice of two
    played: int  # hand cards played
    turned: int  # stock cards turned
    rng: list[int]
    deck: list[int]  # as dealt; the stock is its end
    second: list[int]  # the second shuffle: the order of the stock made after an auction
