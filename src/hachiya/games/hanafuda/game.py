"""What every game with flower cards offers beside what all games do: money, a stock, months told without cards."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from hachiya.games.game import Game, GameOf, RulesT
from hachiya.games.hanafuda.advice import Advice, Terms, YakuProgress, YakuWorth
from hachiya.games.hanafuda.position import Books, Position
from hachiya.games.json_fields import JsonFields
from hachiya.games.unit import Unit

FAMILY = "hanafuda"


class Scores(Books, Protocol):
    """And what is told of a match beside the cards."""

    shown: list[int]
    made: list[int]
    scores: list[int]


class Table(Position, Protocol):
    """Cards in play at a table."""

    turn: int

    @property
    def books(self) -> Scores:
        """The score keeper's part."""
        ...


StateT = TypeVar("StateT", bound=Table)


def _scores(state: Table) -> list[int]:
    return list(state.books.scores[: state.books.seats])


@dataclass(frozen=True, kw_only=True, repr=False)
class HanafudaGameOf(GameOf[StateT, RulesT]):
    """One rule set of a game with flower cards."""

    family: str = FAMILY
    scores: Callable[[StateT], list[int]] = _scores
    unit: Unit
    """What a point is called, and how sums are written."""
    deck_of: Callable[[int, int, list[list[int]], list[int], list[int]], list[int]]
    """(dealer, seats, hands by seat, field, the rest): the deck that deals them."""
    stock_cards: Callable[[StateT], list[int]]
    """(state): the stock as it lies."""
    play_at_one: Callable[[StateT, RulesT], None]
    """(state, rules): nothing multiplies in the next step; before each step, for a rate may rise in between."""
    order_stock: Callable[[StateT, list[int]], None]
    """(state, cards): lay the stock, not yet touched, in this order."""
    deal_fields: Callable[[Any], JsonFields]
    """(books): the keys of a `deal` event beside its cards."""
    tally_fields: Callable[[Any, Any, JsonFields], JsonFields]
    """(books before the deal, rules, the tally's keys): the keys of a `tally` event beside its facts."""
    view_fields: Callable[[StateT], JsonFields]
    """(state as one viewer sees it): the keys of a view beside seats, cards and scores."""
    section: Callable[[int, int, int], str]
    """(payer, reason, liable): the section of the rules behind a payment."""
    sections: Callable[[int, int, int, int, Collection[str]], frozenset[str]]
    """(payer, reason, yaku, liable, the clauses of options that are chosen): all sections that speak of it."""
    advise: Callable[[StateT, RulesT, int], Advice]
    """(state as the seat at turn sees it, rules, action): what that choice shows and pays."""
    yaku_worths: Callable[[Any, Any], Sequence[YakuWorth]]
    """(books, rules): the captured yaku, worth what they are this month."""
    yaku_progress: Callable[[StateT, RulesT, int, Iterable[YakuWorth]], Sequence[YakuProgress]]
    """(state, rules, seat, worths of the month): how far the seat is with each of them."""
    terms: Callable[[RulesT], Terms]
    """(rules): what fields and cards count for."""


HanafudaGame: TypeAlias = HanafudaGameOf[Any, Any]
"""Any of them."""


def hanafuda(game: Game) -> HanafudaGame:
    """The same game, where it is known to be one with flower cards."""
    assert isinstance(game, HanafudaGameOf)
    return game
