"""A player of sannin that a network has learned by self-play; it needs neither PyTorch nor Numba.

`hachiya.play`, `hachiya arena` and `hachiya serve` take it as `examples.self_play.network:NETWORK`.

The network values the position after a card. The four cards of each suit (month) lie in one of five places each, which
makes 625 patterns; the network has a table with a row for each pattern of each suit, for each number of cards in the
own hand, and for what the card gives away by 法度. Such a row has a number for each hidden unit, and a direct value.
The sums over the rows of a position are the inputs of the hidden units, of which each adds its weight times its input,
if that is positive. As a card changes the pattern of one suit only, other cards are valued without a new sum.

All numbers are integers, so that the same rules play here and, compiled, in the trials from which the network learns.
"""

from functools import cache, partial
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from hachiya.bots.bot import Bot
from hachiya.bots.hanafuda.greedy import WORST
from hachiya.bots.hanafuda.greedy_hachihachi import choose as choose_greedily
from hachiya.bots.hanafuda.greedy_hachihachi import largest_gift, others_pile
from hachiya.bots.search.hanafuda.imagination import BIDS, TRIES
from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachihachi.state import Phase, Rules, State
from hachiya.games.hanafuda.cards import CardSet, month_of_card
from hachiya.games.meaning import ActionSet
from hachiya.games.registry import GAMES
from hachiya.games.view import View

GAME = GAMES["sannin"]
Integers = npt.NDArray[np.signedinteger[Any] | np.unsignedinteger[Any]]

HIDDEN = 32
"""The number of hidden units."""
WIDTH = HIDDEN + 1
"""The numbers of a row: one for each hidden unit, and the direct value."""
SUITS, PATTERNS = 12, 5**4
HELD = SUITS * PATTERNS
"""The row for an empty hand; the rows for 1 to 7 cards follow."""
GIFT = HELD + 8
"""The row for a card that gives nothing away; the rows for 1, 2, … kan follow."""
MOST_GIVEN = 15
ROWS = GIFT + MOST_GIVEN + 1
ROWS_OF_POSITION = SUITS + 2
UNIT = 1024
"""The integer that stands for 1 in a row and in a weight; the value of a position is in kan."""

SUMS = 0
"""The place in the numbers of a network where the rules keep the sums for the position before the card."""
TABLE = BIDS
"""The place of the table. Before it stands a number that a search reads (`TRIES`)."""
OUT = TABLE + ROWS * WIDTH
"""The place of the weights of the hidden units."""
NUMBERS = OUT + HIDDEN

ONES = (0, 1, 5, 6, 25, 26, 30, 31, 125, 126, 130, 131, 150, 151, 155, 156)
"""By the set of cards of a suit that lie in a place: the number in base 5 that has a 1 for each of them."""


@hot_rule
def suit_row(suit: int, hand: CardSet, field: CardSet, own: CardSet, others: CardSet) -> int:
    """The row of a suit (month): 0 for each of its cards that is not seen, 1 in the own hand, 2 on the field, ..."""
    shift = 4 * suit
    held, lying = ONES[hand >> shift & 15], ONES[field >> shift & 15]
    won, lost = ONES[own >> shift & 15], ONES[others >> shift & 15]
    return PATTERNS * suit + held + 2 * lying + 3 * won + 4 * lost


@rule
def row_before(st: State, seat: int, suit: int) -> int:
    """The row of a suit in the position before the card is played."""
    return suit_row(suit, st.hands[seat], st.field, st.captured[seat], others_pile(st, seat))


@rule
def row_after(st: State, seat: int, card: int, takes: CardSet) -> int:
    """The row of the card's suit after it is played and takes the field cards `takes`, or is thrown."""
    field = st.field & ~takes if takes else st.field | bit(card)
    own = st.captured[seat] | takes | bit(card) if takes else st.captured[seat]
    return suit_row(card // 4, st.hands[seat] & ~bit(card), field, own, others_pile(st, seat))


@rule
def held_row(st: State, seat: int, card: int) -> int:
    """The row for the number of cards in the hand after the card is played."""
    return HELD + popcount(st.hands[seat] & ~bit(card))


@rule
def gift_row(st: State, rules: Rules, seat: int, card: int, takes: CardSet) -> int:
    """The row for what the card gives to another seat by 法度."""
    return GIFT if takes else GIFT + min(largest_gift(st, rules, seat, card), MOST_GIVEN)


@rule
def sum_up(st: State, numbers: list[int], seat: int) -> None:
    """Write the sums over the rows of all suits into the numbers, for the position before a card."""
    for unit in range(WIDTH):
        numbers[SUMS + unit] = 0
    hand, field, own, others = st.hands[seat], st.field, st.captured[seat], others_pile(st, seat)
    for suit in range(SUITS):
        row = TABLE + WIDTH * suit_row(suit, hand, field, own, others)
        for unit in range(WIDTH):
            numbers[SUMS + unit] += numbers[row + unit]


@rule
def value(st: State, rules: Rules, numbers: list[int], seat: int, card: int, takes: CardSet) -> int:
    """The value of the position after a card, once the sums are there."""
    before = TABLE + WIDTH * row_before(st, seat, card // 4)
    after = TABLE + WIDTH * row_after(st, seat, card, takes)
    held = TABLE + WIDTH * held_row(st, seat, card)
    gift = TABLE + WIDTH * gift_row(st, rules, seat, card, takes)
    total = 0
    for unit in range(HIDDEN):
        change = numbers[after + unit] - numbers[before + unit] + numbers[held + unit] + numbers[gift + unit]
        total += max(numbers[SUMS + unit] + change, 0) * numbers[OUT + unit]
    last = HIDDEN
    change = numbers[after + last] - numbers[before + last] + numbers[held + last] + numbers[gift + last]
    return total + UNIT * (numbers[SUMS + last] + change)


@rule
def best_take(st: State, rules: Rules, numbers: list[int], seat: int, card: int) -> CardSet:
    """The field cards that a card takes; where two lie, the one with the better position."""
    lying = st.field & month_of_card(card)
    if popcount(lying) != 2:
        return lying
    first, second = lying & -lying, lying & (lying - 1)
    better = value(st, rules, numbers, seat, card, first) >= value(st, rules, numbers, seat, card, second)
    return first if better else second


@rule
def choose(st: State, rules: Rules, legal: ActionSet, rng: list[int], numbers: list[int]) -> int:
    """The choice of the seat at turn: cards by the network, everything else as greedy chooses."""
    if st.phase != Phase.PLAY and st.phase != Phase.PICK_HAND and st.phase != Phase.PICK_STOCK:
        return choose_greedily(st, rules, legal, rng)
    seat = st.turn
    sum_up(st, numbers, seat)
    chosen, best = NOBODY, WORST
    while legal:
        action = lowest(legal)
        legal &= legal - 1
        if st.phase == Phase.PLAY:
            worth = value(st, rules, numbers, seat, action, best_take(st, rules, numbers, seat, action))
        else:
            worth = value(st, rules, numbers, seat, st.pending, bit(action))
        if chosen == NOBODY or worth > best:
            chosen, best = action, worth
    return chosen


def numbers_of(table: Integers, out: Integers) -> Integers:
    """The numbers of a network, in their order, from its table and the weights of its hidden units."""
    numbers = np.zeros(NUMBERS, np.int64)
    numbers[TRIES] = 1
    numbers[TABLE:OUT] = table.reshape(-1)
    numbers[OUT:] = out
    return numbers


def save(path: Path, table: Integers, out: Integers) -> None:
    """Write a network to a file."""
    np.savez_compressed(path, allow_pickle=False, table=table, out=out)


@cache
def load(path: Path) -> tuple[list[int], Lock]:
    """The numbers of the network in a file, and a lock for them: each choice writes into them."""
    with np.load(path) as file:
        return list(numbers_of(file["table"], file["out"]).tolist()), Lock()


def play(path: Path, view: View, rng: list[int]) -> list[int]:
    """The choice of the network in a file."""
    numbers, lock = load(path)
    with lock:
        return [choose(view.state, view.rules, view.actions, rng, numbers)]


def bot_of(path: Path) -> Bot:
    """The bot that plays by the network in a file."""
    return Bot("network", Bot.of_chooser("network", partial(play, path)).think, games=frozenset([GAME.name]))


NETWORK = bot_of(Path(__file__).with_name("weights.npz"))
