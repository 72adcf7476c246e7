"""What every game offers: its description, and its rules as functions over a record that the caller owns."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hachiya.engine.errors import BadSeats
from hachiya.games.advice import Advice, Terms, YakuWorth
from hachiya.games.options import Option, complete
from hachiya.games.unit import Unit
from hachiya.games.words import Words


@dataclass(frozen=True)
class Game:
    """One rule set. `version` changes only when its behaviour does.

    State and rules are records of the game's own classes; a ledger is one of `engine.ledger`.
    """

    name: str
    ja: str
    tag: str
    """The source's short name, which begins every clause (SAN A7)."""
    version: int
    seats: tuple[int, ...]
    """Numbers of seats, the default first."""
    cards: int
    """How many cards a deck has; a deck is a permutation of 0 … cards-1."""
    options: tuple[Option, ...]
    unit: Unit
    """What a point is called, and how sums are written."""
    new_rules: Callable[[Mapping[str, str | int]], Any]
    new_state: Callable[[], Any]
    start: Callable[[Any, Any, int, int, int, int], None]
    """(state, rules, seats, first dealer, seed, stream): a new match."""
    seat_dealer: Callable[[Any, int], None]
    """(state, seat): before the first deal, this seat deals it."""
    seated_by_draw: bool
    """Do the draws for the first deal also say who sits where?"""
    draw_rank: Callable[[int], int]
    """(card): its rank in the draw for the first deal, the lowest deals; equal ranks draw again."""
    shuffle: Callable[[Any], None]
    """(state): a deck from the state's own random numbers, and the second shuffle for a stock made later."""
    deal: Callable[[Any, Any, list[int]], None]
    """(state, rules, ledger): deal the state's deck."""
    deck_of: Callable[[int, int, list[list[int]], list[int], list[int]], list[int]]
    """(dealer, seats, hands by seat, field, the rest): the deck that deals them."""
    stock_cards: Callable[[Any], list[int]]
    """(state): the stock as it lies."""
    order_stock: Callable[[Any, list[int]], None]
    """(state, cards): lay the stock, not yet touched, in this order."""
    begins_month: Callable[[Any], bool]
    """(state): is a new deal due of which nothing has been said or dealt?"""
    legal: Callable[[Any], int]
    """(state): the actions of the seat at turn, as a set."""
    step: Callable[[Any, Any, list[int], int], None]
    """(state, rules, ledger, action): one legal action."""
    observe: Callable[[Any, int], Any]
    """(state, viewer): a copy with only what the viewer knows."""
    deal_words: Callable[[Any], Mapping[str, Any]]
    """(books): what `deal` says beside the cards, as records spell it."""
    tally_words: Callable[[Any, Any, Mapping[str, Any]], Mapping[str, Any]]
    """(books before it, rules, what was told): what `tally` says beside its facts."""
    view_words: Callable[[Any], Mapping[str, Any]]
    """(state as one viewer sees it): what a view says beside seats, cards and scores."""
    tally: Callable[[Any, Any, list[int], Mapping[str, Any]], None]
    """(books, rules, ledger, facts): a month from what was said at a real table."""
    action_name: Callable[[Any, int], Words]
    """(state, action): what people call it."""
    section: Callable[[int, int, int], str]
    """(payer, reason, liable): the section of the rules behind a payment."""
    advise: Callable[[Any, Any, int], Advice]
    """(state as the seat at turn sees it, rules, action): what that choice shows and pays."""
    yaku_worths: Callable[[Any, Any], Sequence[YakuWorth]]
    """(books, rules): the captured yaku, worth what they are this month."""
    terms: Callable[[Any], Terms]
    """(rules): what fields and cards count for."""
    deal_phase: int
    over_phase: int
    room: str
    """The package of its rules; its compiled entries are there."""

    def complete_options(self, given: Mapping[str, str | int]) -> dict[str, str | int]:
        """Every option with its value; UnknownName on a wrong name or value."""
        return complete(self.name, self.options, given)

    def check_seats(self, seats: int) -> None:
        """BadSeats unless the game is played by this many."""
        if seats not in self.seats:
            right: Sequence[int] = sorted(self.seats)
            numbers = " or ".join(map(str, right))
            raise BadSeats(
                f"{self.name} is played by {numbers}, not by {seats}",
                f"{self.ja}は{'・'.join(map(str, right))}人で遊びます。{seats}人では遊べません",
            )
