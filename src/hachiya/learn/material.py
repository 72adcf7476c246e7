"""What a review looks at: what each seat saw when it chose, and how each deal lay."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hachiya.engine.ledger import ACCOUNTS
from hachiya.engine.record import copy_into
from hachiya.games.game import Game
from hachiya.games.table import Table
from hachiya.games.view import View
from hachiya.learn.families import FAMILIES
from hachiya.records.traced_match import TracedDeal, TracedMatch
from hachiya.records.traced_table import Acted, Dealt, Tallied, White, is_moment


@dataclass(frozen=True)
class Asked:
    """A choice that was made."""

    deal: int
    """The number of the deal."""
    moment: int
    """How many moments were before it in the match."""
    view: View
    """What the seat saw."""
    actions: tuple[int, ...]


@dataclass
class Played:
    """A deal whose cards are known."""

    number: int
    dealt: Table
    """As it was dealt."""
    won: list[int] = field(default_factory=lambda: [0] * ACCOUNTS)
    """By seat, in points or levels of its pair, without the settlement of the match; then pots."""
    scores: list[int] = field(default_factory=list)
    """Of all seats after it; empty where it breaks off."""


@dataclass
class Material:
    """A match with all choices that were made in it, where there was one, and all deals of which cards are known."""

    game: Game
    names: Sequence[str]
    asked: list[Asked] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)


def material(match: TracedMatch) -> Material:
    """What a review looks at in a match, which is played again for it."""
    found = Material(match.game, match.names)
    for deal in match.deals:
        table = Table(match.game, match.options, seats=len(match.names))
        copy_into(table.state, deal.state)
        _play(found, table, deal)
    return found


def plain(table: Table) -> Table:
    """The same position at a table of its own."""
    other = Table(table.game, table.options, seats=table.seats)
    copy_into(other.state, table.state)
    return other


def _play(found: Material, table: Table, deal: TracedDeal) -> None:
    """Play a deal at a table that stands where it begins."""
    moment = deal.version
    view: View | None = None
    actions: list[int] = []
    for call in deal.calls:
        match call:
            case White():
                table.draw_white(call.seat)
            case Tallied():
                table.tally(call.deal)
            case Dealt():
                _deal(found, table, call)
            case Acted():
                if view is None:
                    view = _seen_by(table, call.seat)
                actions.append(call.action)
                rows = table.act(call.seat, call.action)
                if call.whole:
                    if _has_alternatives(view):
                        found.asked.append(Asked(_number(view), moment, view, tuple(actions)))
                    view, actions = None, []
                _add_up(found, table, rows)
        moment += is_moment(call)


def _deal(found: Material, table: Table, call: Dealt) -> None:
    cards = table.game.cards
    rows = table.deal(call.deck[:cards], call.deck[cards:] or None)
    if not table.awaits_deal:
        found.played.append(Played(FAMILIES[table.game.family].number(table.state), plain(table)))
    _add_up(found, table, rows)


def _add_up(found: Material, table: Table, rows: list[list[int]]) -> None:
    """What the deal that was dealt last brings with these rows."""
    if found.played and FAMILIES[table.game.family].add_up(table, rows, found.played[-1].won):
        found.played[-1].scores = table.game.scores(table.state)


def _seen_by(table: Table, seat: int) -> View:
    """What a seat sees, as if it were its turn."""
    if seat == table.turn:
        return table.view(seat)
    turned = table.copy()
    turned.state.turn = seat
    return turned.view(seat)


def _has_alternatives(view: View) -> bool:
    """Had the seat more than one action to choose from?"""
    return view.actions.bit_count() > 1


def _number(view: View) -> int:
    """The number of the deal in which, or before which, a seat is asked."""
    return FAMILIES[view.game.family].number(view.state) + view.game.begins_month(view.state)
