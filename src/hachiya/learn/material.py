"""The material of a review: what each seat saw when it chose, and the cards of each deal."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hachiya.engine.ledger import ACCOUNTS
from hachiya.engine.record import copy_into
from hachiya.games.game import Game
from hachiya.games.table import Table
from hachiya.games.view import View
from hachiya.learn.families import FAMILIES
from hachiya.records.traced_match import TracedDeal, TracedMatch
from hachiya.records.traced_table import ActionTaken, DealTallied, DeckDealt, WhiteCardDrawn, is_moment


@dataclass(frozen=True)
class PastChoice:
    """A choice that was made in a match.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.learn.material import PastChoice
        >>> PastChoice(1, 3, Match("sannin").view(0), (52,)).deal
        1
    """

    deal: int
    """The number of the deal, from 1."""
    moment: int
    """The number of moments of the match before it."""
    view: View
    """The view of the seat that chose."""
    actions: tuple[int, ...]
    """The actions of the choice, in order."""


@dataclass
class PlayedDeal:
    """A deal whose cards are known.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.learn.material import PlayedDeal
        >>> PlayedDeal(1, Match("sannin").copy_table()).number
        1
    """

    number: int
    """The number of the deal, from 1."""
    dealt: Table
    """The table as it was after the deal."""
    won: list[int] = field(default_factory=lambda: [0] * ACCOUNTS)
    """The winnings by seat, in points (12 = 1 kan 貫) or levels, without the settlement of the match; then pots."""
    scores: list[int] = field(default_factory=list)
    """The scores by seat after the deal; empty where the deal breaks off."""


@dataclass
class Material:
    """The part of a match that a review judges: all choices with an alternative, and all deals whose cards are known.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.learn.material import Material
        >>> Material(GAMES["sannin"], ["east", "south", "west"]).choices
        []
    """

    game: Game
    """The game."""
    names: Sequence[str]
    """The players' names, by seat."""
    choices: list[PastChoice] = field(default_factory=list)
    """The choices, in order."""
    deals: list[PlayedDeal] = field(default_factory=list)
    """The deals, in order."""


def material(match: TracedMatch) -> Material:
    """Collect the choices and deals of a match by playing it again.

    Args:
        match: The match, replayed at a `TracedTable`.

    Returns:
        The choices and deals.

    Example:
        >>> from hachiya import play
        >>> from hachiya.learn.material import material
        >>> from hachiya.records.jsonl import loads
        >>> from hachiya.records.replay import replays
        >>> from hachiya.records.traced_match import traced_match
        >>> from hachiya.records.traced_table import TracedTable
        >>> record = play("hachiju", options={"deals": 1}, bots="random", seed=8).to_jsonl()
        >>> replay = next(replays(loads(record), table=TracedTable))
        >>> len(material(traced_match(replay)).choices)
        17
    """
    result = Material(match.game, match.names)
    for deal in match.deals:
        table = Table(match.game, match.options, seats=len(match.names))
        copy_into(table.state, deal.state)
        _play(result, table, deal)
    return result


def plain_copy(table: Table) -> Table:
    """Copy a position to a new table of the class `Table`, without the traces of a `TracedTable`.

    Args:
        table: The table.

    Returns:
        A `Table` in the same position.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.learn.material import plain_copy
        >>> plain_copy(Match("sannin").copy_table()).awaits_deal
        True
    """
    other = Table(table.game, table.options, seats=table.seats)
    copy_into(other.state, table.state)
    return other


def _play(result: Material, table: Table, deal: TracedDeal) -> None:
    """Play a deal at a table that is in the position before the deal."""
    moment = deal.version
    view: View | None = None
    actions: list[int] = []
    for call in deal.calls:
        match call:
            case WhiteCardDrawn():
                table.draw_white(call.seat)
            case DealTallied():
                table.tally(call.deal)
            case DeckDealt():
                _deal(result, table, call)
            case ActionTaken():
                if view is None:
                    view = _view_of(table, call.seat)
                actions.append(call.action)
                rows = table.act(call.seat, call.action)
                if call.whole:
                    if _has_alternatives(view):
                        result.choices.append(PastChoice(_deal_number(view), moment, view, tuple(actions)))
                    view, actions = None, []
                _add_up(result, table, rows)
        moment += is_moment(call)


def _deal(result: Material, table: Table, call: DeckDealt) -> None:
    cards = table.game.cards
    rows = table.deal(call.deck[:cards], call.deck[cards:] or None)
    if not table.awaits_deal:
        result.deals.append(PlayedDeal(FAMILIES[table.game.family].deal_number(table.state), plain_copy(table)))
    _add_up(result, table, rows)


def _add_up(result: Material, table: Table, rows: list[list[int]]) -> None:
    """Add these rows to the wins of the last deal."""
    if result.deals and FAMILIES[table.game.family].add_winnings(table, rows, result.deals[-1].won):
        result.deals[-1].scores = table.game.scores(table.state)


def _view_of(table: Table, seat: int) -> View:
    """The view of a seat, as if it were at turn."""
    if seat == table.turn:
        return table.view(seat)
    turned = table.copy()
    turned.state.turn = seat
    return turned.view(seat)


def _has_alternatives(view: View) -> bool:
    """Whether the seat has more than one legal action."""
    return view.actions.bit_count() > 1


def _deal_number(view: View) -> int:
    """The number of the deal in which, or before which, the seat chooses."""
    return FAMILIES[view.game.family].deal_number(view.state) + view.game.begins_month(view.state)
