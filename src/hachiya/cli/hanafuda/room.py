"""What a game has of its own at a terminal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from hachiya.cli.hanafuda.asking import Help
from hachiya.cli.language import Words
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.unit import Unit

View = Any
"""A state of the room's own class, as one seat sees it."""


class Room(NamedTuple):
    """One room of rules at a terminal: on the table, in the choices, and in what is asked and explained."""

    first_seat: Callable[[View], int]
    """From whom on those stand who are not in play."""
    headline: Callable[[View, Sequence[str], str], list[str]]
    """(view, names, language): what stands over the table."""
    beside_stock: Callable[[View, Sequence[str], str], list[str]]
    """(view, names, language): what else lies in the middle, beside stock and pot."""
    said_in_auction: Callable[[View, int, str], Text]
    """(view, seat, language): what a seat has said."""
    sagers: Callable[[View], int]
    """The seats that have gone on, as a set."""
    counted: int
    """The cards that count points."""
    pot: Words
    auction: Words
    """Over what the seats have said."""
    watching: Words
    """Over the hand that the person gave back."""
    played: Words
    """How long a match has gone on: {deals}."""
    next_deal: Words
    unseen: Callable[[Unit], Words]
    """What coming in before having looked means."""
    out: Words
    """What folding means: {fee}."""
    staying: Callable[[View], Words]
    """What coming in means."""
    doubling: Words
    hand: Words
    """What the hand yaku bring: {hand}."""
    pot_if_won: Words
    """What lies in the pot: {pot}."""
    later: Words
    """What going on may bring: {alone}, {beaten}."""
    questions: Mapping[Phase, Words]
    """Where the usual question does not do."""
    help: Help
