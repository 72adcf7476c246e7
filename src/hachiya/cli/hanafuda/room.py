"""What a game has of its own at a terminal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from hachiya.cli.hanafuda.asking import Help
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.unit import Unit
from hachiya.words.arguments import Sum
from hachiya.words.message import Message

View = Any
"""A state of the room's own class, as one seat sees it."""


class OfMoney(Protocol):
    """Says something of a sum."""

    def __call__(self, *, money: Sum) -> Message:
        """The message."""


class Later(Protocol):
    """Says what going on may bring."""

    def __call__(self, *, alone: Sum, beaten: Sum) -> Message:
        """The message."""


class Standing(NamedTuple):
    """What came of the auction for a seat; those who do not play stand back."""

    said: Message
    plays: bool


class Room(NamedTuple):
    """One room of rules at a terminal: on the table, in the choices, and in what is asked and explained."""

    first_seat: Callable[[View], int]
    """From whom on those stand who are not in play."""
    headline: Callable[[View, Sequence[str]], list[Message]]
    """(view, names): what stands over the table."""
    beside_stock: Callable[[View, Sequence[str]], list[Message]]
    """(view, names): what else lies in the middle, beside stock and pot."""
    said_in_auction: Callable[[View, int], Standing | None]
    """(view, seat): what a seat has said."""
    continuers: Callable[[View], int]
    """The seats that have gone on, as a set."""
    counted: int
    """The cards that count points."""
    pot: OfMoney
    auction: Message
    """Over what the seats have said."""
    watching: Message
    """Over the hand that the person gave back."""
    played: Callable[..., Message]
    """How long a match has gone on: `deals`."""
    curve: Message
    """What stands over the curve of a match."""
    next_deal: Message
    unseen: Callable[[Unit], Message] | None
    """What coming in before having looked means; None where nobody can."""
    out: OfMoney
    """What folding means."""
    staying: Callable[[View], Message]
    """What coming in means."""
    doubling: Message | None
    hand: OfMoney
    """What the hand yaku bring."""
    pot_if_won: OfMoney
    """What lies in the pot."""
    later: Later
    questions: Mapping[Phase, Message]
    """Where the usual question does not do."""
    help: Help
