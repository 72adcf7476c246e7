"""The parts of a terminal table that depend on the room (games with the same rules)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from hachiya.cli.hanafuda.asking import Help
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.unit import Unit
from hachiya.words.arguments import Sum
from hachiya.words.message import Message

View = Any
"""The view of one seat: a state of the room's own class."""


class OfMoney(Protocol):
    """A function that makes a message about a sum."""

    def __call__(self, *, money: Sum) -> Message:
        """Make the message."""


class Later(Protocol):
    """A function that makes a message about the outcomes of going on."""

    def __call__(self, *, alone: Sum, beaten: Sum) -> Message:
        """Make the message."""


class Standing(NamedTuple):
    """The standing of a seat after the auction as a message, and whether the seat plays."""

    message: Message
    plays: bool


class Room(NamedTuple):
    """The parts of a terminal table that differ between hachi-hachi and hachiju: texts, questions and explanations."""

    first_seat: Callable[[View], int]
    """(view): the seat at which the list of the seats not in play begins."""
    headline: Callable[[View, Sequence[str]], list[Message]]
    """(view, names): the headline over the table."""
    beside_stock: Callable[[View, Sequence[str]], list[Message]]
    """(view, names): the things in the middle of the table beside stock and pot."""
    auction_standing: Callable[[View, int], Standing | None]
    """(view, seat): the standing of a seat in or after the auction."""
    continuers: Callable[[View], int]
    """(view): the seats that have gone on, as a set of seats."""
    counting_cards: int
    """The cards that count points."""
    pot: OfMoney
    auction: Message
    """The title of the row with the auction."""
    watching: Message
    """The title over the hand that the person has given back."""
    played: Callable[..., Message]
    """(deals): the length of a match so far."""
    curve: Message
    """The title of the curve of a match."""
    next_deal: Message
    unseen: Callable[[Unit], Message] | None
    """(unit): the effect of coming in unseen; None where nobody can."""
    out: OfMoney
    """The effect of folding."""
    staying: Callable[[View], Message]
    """(view): the effect of coming in."""
    doubling: Message | None
    hand: OfMoney
    """The gain by the hand yaku."""
    pot_if_won: OfMoney
    """The sum in the pot."""
    later: Later
    questions: Mapping[Phase, Message]
    """The questions that replace the usual ones."""
    help: Help
