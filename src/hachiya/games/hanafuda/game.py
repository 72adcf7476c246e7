"""The interface of games with flower cards, beyond that of all games: money, a stock, tallies without cards."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from hachiya.games.game import Game, GameOf, RulesT
from hachiya.games.game import Position as AnyPosition
from hachiya.games.hanafuda.advice import Advice, Terms, YakuProgress, YakuWorth
from hachiya.games.hanafuda.position import Books, Position
from hachiya.games.json_object import JsonObject
from hachiya.games.unit import Unit

FAMILY = "hanafuda"


class Scores(Books, Protocol):
    """The books of a deal with shown yaku, captured yaku and scores."""

    dealer: int
    folded: int  # the seats that have folded, as a set
    squeezed: int  # the seats that were put out, as a set
    squeezed_yaku: list[int]
    shown: list[int]
    made: list[int]
    scores: list[int]
    winners: int  # the seats that have won, as a set
    result: list[int]


class Table(Position, Protocol):
    """The state of a deal with flower cards: cards in play and books."""

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
    """A game with flower cards: its description and its rules as functions."""

    family: str = FAMILY
    scores: Callable[[StateT], list[int]] = _scores
    unit: Unit
    """The unit of sums."""
    deck_of: Callable[[int, int, list[list[int]], list[int], list[int]], list[int]]
    """(dealer, seats, hands by seat, field, the rest): the deck that deals them."""
    stock_cards: Callable[[StateT], list[int]]
    """(state): the stock in its order."""
    play_at_one: Callable[[StateT, RulesT], None]
    """(state, rules): let nothing multiply in the next step; called before each step, since the rate may rise."""
    order_stock: Callable[[StateT, list[int]], None]
    """(state, cards): lay the stock, not yet touched, in this order."""
    deal_json: Callable[[Any], JsonObject]
    """(books): the keys of a `deal` event beside its cards."""
    tally_json: Callable[[Any, Any, JsonObject], JsonObject]
    """(books before the deal, rules, the tally's keys): the keys of a `tally` event beside its facts."""
    view_json: Callable[[StateT], JsonObject]
    """(state as one viewer sees it): the keys of a view beside seats, cards and scores."""
    section: Callable[[int, int, int], str]
    """(payer, reason, liable): the section of the rules behind a payment."""
    sections: Callable[[int, int, int, int, Collection[str]], frozenset[str]]
    """(payer, reason, yaku, liable, clauses of chosen options): all sections about a payment."""
    advise: Callable[[StateT, RulesT, int], Advice]
    """(view of the seat at turn, rules, action): the advice about that choice."""
    yaku_worths: Callable[[Any, Any], Sequence[YakuWorth]]
    """(books, rules): the captured yaku with their values this month."""
    yaku_progress: Callable[[StateT, RulesT, int, Iterable[YakuWorth]], Sequence[YakuProgress]]
    """(state, rules, seat, values of this month): the progress of the seat with each captured yaku."""
    terms: Callable[[RulesT], Terms]
    """(rules): the factors of fields and the points of cards."""


HanafudaGame: TypeAlias = HanafudaGameOf[Any, Any]
"""Any game with flower cards."""


def hanafuda(game: Game) -> HanafudaGame:
    """A game, which must be one with flower cards, typed as such."""
    assert isinstance(game, HanafudaGameOf)
    return game


def state_of(state: AnyPosition) -> Table:
    """The state of a match with flower cards, typed by the fields that all such games share."""
    return cast(Table, state)
