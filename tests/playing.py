"""Matches for tests: random play through the public interface of a game."""

import itertools
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from hachiya.bots.registry import find_bot
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copy_into
from hachiya.engine.rng import LANES, below, seed, shuffle
from hachiya.games.hanafuda.cards import CARDS
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.sight import returned_seen, surely_in_stock, unseen
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.games.view import View
from hachiya.records.events import Event
from hachiya.records.recorder import recorder_of
from tests.bashifen.anew import dealt_anew
from tests.sampling import first


class Menu(NamedTuple):
    """A game with its options and seats."""

    game: str
    options: Mapping[str, str | int]
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{'-'.join(map(str, self.options.values()))}"

    def table(self, value: int, stream: int = 0) -> Table:
        """A new table with decks determined by `value`."""
        return Table(find(self.game), self.options, seats=self.seats, seed=value, stream=stream)

    @property
    def viewers(self) -> tuple[int, ...]:
        """Every seat, and the spectators."""
        return (*range(self.seats), NOBODY)


ALL_OPTIONS = [{"multipliers": menu, "overtime": overtime} for menu in "ABCDEF" for overtime in ("no", "yes")]
SANNIN_MENUS = [Menu("sannin", options, 3) for options in ALL_OPTIONS]
NAKAYOSHI_OPTIONS = {option.name: [str(value) for value in option.values] for option in find("nakayoshi").options}
_ROWS = (0b0000000, 0b1100011, 0b1011001, 0b0111010, 0b0001111, 0b1101100, 0b1010110, 0b0110101)
"""The values of seven options, bit by bit; any two options have every pair of values."""


def _nakayoshi(seats: int, row: int) -> Menu:
    """A nakayoshi table in which the option at each set bit has its second value."""
    chosen = {name: values[row >> place & 1] for place, (name, values) in enumerate(NAKAYOSHI_OPTIONS.items())}
    return Menu("nakayoshi", chosen, seats)


NAKAYOSHI_MENUS = [
    *(_nakayoshi(seats, row) for seats in (3, 4, 5, 6, 7) for row in (0b00, 0b10, 0b01, 0b11)),
    *(_nakayoshi(seats, row) for seats in (3, 4, 5, 6, 7) for row in _ROWS[1:]),
]
"""The menus of nakayoshi; those with the options of version 1 come first, four for each number of seats."""
SHIRAGIKU_MENUS = [
    Menu("shiragiku", {"length": length, "overtime": overtime, "inoshikacho": inoshikacho}, seats)
    for seats in (3, 4, 5, 6, 7)
    for length in ("year", "half")
    for overtime in ("no", "yes")
    for inoshikacho in ("no", "yes")
]
SHORT_MENUS = [
    *(
        Menu("sannin", {"months": months, "overtime": overtime}, 3)
        for months, overtime in ((6, "yes"), (3, "no"), (1, "no"))
    ),
    *(
        Menu(game, {"length": length}, seats)
        for game in ("nakayoshi", "shiragiku")
        for length in ("quarter", "month")
        for seats in (3, 5, 7)
    ),
]
"""Matches of fewer months than the sources know (C-185)."""
HACHIHACHI_MENUS = SANNIN_MENUS + NAKAYOSHI_MENUS + SHIRAGIKU_MENUS + SHORT_MENUS
BASHIFEN_OPTIONS = {option.name: [str(value) for value in option.values] for option in find("bashifen").options}
HACHIJU_MENUS = [Menu("hachiju", {"deals": deals}, seats) for seats in (2, 3, 4, 5, 6) for deals in (12, 3)]
HANAFUDA_MENUS = HACHIHACHI_MENUS + HACHIJU_MENUS
BASHIFEN_MENUS = [
    Menu("bashifen", dict(zip(BASHIFEN_OPTIONS, values, strict=True)), 4)
    for values in itertools.product(*BASHIFEN_OPTIONS.values())
]
ALL_MENUS = HANAFUDA_MENUS + BASHIFEN_MENUS
"""Every game with all its options and numbers of seats."""
MENUS = [
    *(SANNIN_MENUS[place] for place in (0, 3, 4, 7, 8, 11)),
    *(NAKAYOSHI_MENUS[place] for place in (0, 5, 10, 15, 16, 27, 40, 54)),
    *(SHIRAGIKU_MENUS[place] for place in (0, 7, 9, 32)),
    *(HACHIJU_MENUS[place] for place in (0, 3, 4, 7, 8)),
    *BASHIFEN_MENUS[::31],
]
"""A selection of all menus, in which every option has each value and every game each number of seats."""
every_menu = pytest.mark.parametrize("menu", first(MENUS, ALL_MENUS), ids=str)
PLAIN_HANAFUDA_MENUS = [SANNIN_MENUS[0], *NAKAYOSHI_MENUS[:20:4], *SHIRAGIKU_MENUS[::8], *HACHIJU_MENUS[::2]]
PLAIN_MENUS = [*PLAIN_HANAFUDA_MENUS, BASHIFEN_MENUS[0]]
"""Every game with every number of seats and default options."""
SANNIN = SANNIN_MENUS[0]
A_GAME_EACH = [SANNIN, PLAIN_HANAFUDA_MENUS[5], PLAIN_HANAFUDA_MENUS[8], HACHIJU_MENUS[0], BASHIFEN_MENUS[0]]
"""Every game with few seats and with many."""
each_game = pytest.mark.parametrize("menu", first(A_GAME_EACH, ALL_MENUS), ids=str)
"""One table of every game in the quick tests, in the slow ones all tables."""
plain_menus = pytest.mark.parametrize("menu", first(A_GAME_EACH, PLAIN_MENUS), ids=str)
plain_hanafuda_menus = pytest.mark.parametrize("menu", first(A_GAME_EACH[:4], PLAIN_HANAFUDA_MENUS), ids=str)


def rng(value: int) -> list[int]:
    """The random generator of the players."""
    lanes = [0] * LANES
    seed(lanes, value, 1 << 30)
    return lanes


def positions(value: int, menu: Menu = SANNIN) -> Iterator[Table]:
    """The positions of a random match before every decision and at its end."""
    table = menu.table(value)
    lanes = rng(value)
    while not table.over:
        if table.awaits_deal:
            table.deal()
        else:
            for seat, action in choice(table, lanes):
                yield table
                table.act(seat, action)
    yield table


def choice(table: Table, lanes: list[int]) -> list[tuple[int, int]]:
    """The choice of the bot `random`: the seat and each of its actions."""
    seat = table.turn
    chosen = find_bot("random").choose(View(table.game, table.rules, table.state, seat), lanes)
    return [(seat, action) for action in chosen]


def advance(table: Table, lanes: list[int]) -> list[list[int]]:
    """Deal, or play at random, and return the rows of what happened."""
    if table.awaits_deal:
        return table.deal()
    return [row for seat, action in choice(table, lanes) for row in table.act(seat, action)]


def record(value: int, menu: Menu = SANNIN) -> list[Event]:
    """The record of a random match."""
    table = menu.table(value)
    recorder = recorder_of(table, [chr(ord("A") + seat) for seat in range(menu.seats)])
    lanes = rng(value)
    events = [recorder.match()]
    while not table.over:
        events += recorder.events(advance(table, lanes))
    return events


def hidden_cards_dealt_anew(table: Table, viewer: int, lanes: list[int]) -> Any:
    """A copy of the state in which the cards that `viewer` does not see are dealt anew."""
    if table.game.family == "bashifen":
        return dealt_anew(table, viewer, lanes)
    state = table.game.new_state()
    copy_into(state, table.state)
    if state.phase == Phase.MIZUTEN:
        return state  # nothing is dealt
    pool = [card for card in range(CARDS) if unseen(state, viewer) >> card & 1]
    for seat in range(table.seats):
        if seat != viewer:
            closed = (state.hands[seat] & ~state.exposed[seat]).bit_count()
            state.hands[seat] &= state.exposed[seat]
            for _ in range(closed):
                state.hands[seat] |= 1 << pool.pop(below(lanes, len(pool)))
    shuffle(lanes, state.second)
    if state.phase != Phase.BID:
        _lay_stock_anew(state, viewer, pool, lanes)
    return state


def _lay_stock_anew(state: Any, viewer: int, pool: list[int], lanes: list[int]) -> None:
    """Put all cards of `pool` into the stock, with the cards that the viewer knows to be there."""
    stock = pool + [card for card in range(CARDS) if surely_in_stock(state, viewer) >> card & 1]
    shuffle(lanes, stock)
    state.deck[stock_start(state) + state.turned :] = stock
    known = [returned_seen(state, seat, viewer) for seat in range(state.books.seats)]
    others = [int(card) for card in state.deck[stock_start(state) :] if not sum(known) >> int(card) & 1]
    shuffle(lanes, others)
    for seat in range(state.books.seats):
        hidden = [others.pop() for _ in range((state.returned[seat] & ~known[seat]).bit_count())]
        state.returned[seat] = known[seat] | sum(1 << card for card in hidden)
