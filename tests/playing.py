"""Matches to test with: random play over the public door of a game."""

from collections.abc import Iterator, Mapping
from typing import Any

from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copy_into
from hachiya.engine.rng import LANES, below, pick, seed
from hachiya.games.hachihachi.sight import unseen
from hachiya.games.hachihachi.state import STOCK_START
from hachiya.games.hanafuda.cards import CARDS
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.events import Event
from hachiya.records.recorder import Recorder

NAMES = ["A", "B", "C"]
ALL_OPTIONS = [{"multipliers": menu, "overtime": overtime} for menu in "ABCDEF" for overtime in ("no", "yes")]


def rng(value: int) -> list[int]:
    """The players' random numbers."""
    lanes = [0] * LANES
    seed(lanes, value, 1 << 30)
    return lanes


def positions(value: int, options: Mapping[str, str] | None = None, game: str = "sannin") -> Iterator[Table]:
    """One random match, halting before every decision and at its end."""
    table = Table(find(game), options, seed=value)
    lanes = rng(value)
    while not table.over:
        if table.awaits_deal:
            table.deal()
        else:
            yield table
            table.act(table.turn, pick(lanes, table.game.legal(table.state)))
    yield table


def advance(table: Table, lanes: list[int]) -> list[list[int]]:
    """Deal, or play at random; what happened."""
    return table.deal() if table.awaits_deal else table.act(table.turn, pick(lanes, table.game.legal(table.state)))


def record(value: int, options: Mapping[str, str] | None = None, game: str = "sannin") -> list[Event]:
    """The record of one random match."""
    table = Table(find(game), options, seed=value)
    recorder = Recorder(table, NAMES)
    lanes = rng(value)
    events = [recorder.match()]
    while not table.over:
        events += recorder.events(advance(table, lanes))
    return events


def hidden_cards_dealt_anew(table: Table, viewer: int, lanes: list[int]) -> Any:
    """A copy of the state in which the cards that `viewer` does not see lie elsewhere."""
    state = table.game.new_state()
    copy_into(state, table.state)
    pool = [card for card in range(CARDS) if unseen(state, viewer) >> card & 1]
    for place in range(3):
        seat = state.books.order[place]
        if seat == viewer:
            continue
        closed = (state.hands[seat] & ~state.exposed[seat]).bit_count()
        state.hands[seat] &= state.exposed[seat]
        for _ in range(closed):
            state.hands[seat] |= 1 << pool.pop(below(lanes, len(pool)))
    for position in range(STOCK_START + state.turned, CARDS):
        state.deck[position] = pool.pop(below(lanes, len(pool)))
    assert pool == []
    return state


VIEWERS = (0, 1, 2, NOBODY)
