"""A small network that values the leads and the follows of one card: the policy of the strongest bot in its trials.

The network has a table. Each row of it stands for one thing that a seat sees, and has a number for each hidden unit and
a direct value. The rows of a play are those of the position, those of its suit once more, and three of its own. A
hidden unit takes the sum of its numbers, and adds its weight times that sum to the value, if the sum is positive.

All numbers are integers, so the same rules play here and in the trials. The rows and the sums lie in lists of their own
(`rows`, `sums`), because rules allocate nothing.
"""

from typing import Annotated, TypeVar

from hachiya.bots.search.bashifen.policy import can_ruff, strength_within_suit
from hachiya.engine.accel import rule
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import record
from hachiya.games.bashifen.cards import CardSet, KindSet, count, points
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.leads import certain_tops_over, unseen
from hachiya.games.bashifen.state import SEATS, State
from hachiya.games.bashifen.tricks import LOSES, RUFF
from hachiya.games.bashifen.trumps import cards_of, stronger_kinds, suit_of, weakest_kind

Number = TypeVar("Number", int, float)
"""A number of a network: it plays with integers, and learns with floating-point numbers."""
HIDDEN = 16
"""The number of hidden units."""
WIDTH = HIDDEN + 1
"""The numbers of a row: one for each hidden unit, and the direct value."""
SUITS = NO_SUIT + 1
SIDE_PLACES, TRUMP_PLACES = 13, 17
PLACES = SIDE_PLACES + TRUMP_PLACES
"""The strengths of side suits, and those of trumps."""
COPIES = 7
"""The number of a kind's rows: three for each copy in hand, and one for each that is hidden."""
BINS, TURNS, STAGES = 6, 6, 4
LONG = 8
"""Cards of a suit beyond which its length makes no difference."""

# The rows of the table, by their first one.
CARDS = 0
VOIDS = CARDS + PLACES * COPIES
OF_SUIT = VOIDS + 2 * 8
"""Rows for cards and voids of the suit that is played."""
TURN = 2 * OF_SUIT
LYING = TURN + 2 * TURNS * STAGES
AHEAD = LYING + 8 * TURNS
THREAT = AHEAD + 3 * TRUMP_PLACES
SCORE = THREAT + 2 * BINS
HELD = SCORE + 2 * 20
TRUMPS = HELD + 2 * 26
KIND = TRUMPS + 16 * BINS
LEAD = KIND + 3 * PLACES
FOLLOW = LEAD + 4 * BINS
LENGTH = FOLLOW + (TURNS - 1) * 3 * (BINS + 1) * 3
ROWS = LENGTH + 4 * 4 * (LONG + 1)

OUT = ROWS * WIDTH
"""The place of the weights of the hidden units in the numbers of a network, after the table."""
UNIT_OF_VALUE = OUT + HIDDEN
"""The place of the number that stands for 1."""
PLIES = UNIT_OF_VALUE + 1
"""The place of the number of plays of a trial that the network chooses, before the quick policy goes on."""
NUMBERS = PLIES + 1

MOST_PLAYS = 90
"""More than the plays among which the network chooses."""
OWN_ROWS = 3
FIRST_ROW = SUITS + 2
"""The place of the first row of a position. Before it stand the places where the rows of each suit begin, those of the
rest, and where they end."""
PLAY_ROWS = FIRST_ROW + 80
"""The place of the rows of the plays: for each its suit, and its own rows."""
CHOICES = PLAY_ROWS + (1 + OWN_ROWS) * MOST_PLAYS
"""The place of the plays, two masks each."""
LENGTH_OF_ROWS = CHOICES + 2 * MOST_PLAYS
LENGTH_OF_SUMS = (SUITS + 1) * WIDTH

SINGLE, PAIR, TOPS, HALF = 0, 1, 2, 3
LEADS, FOLLOWS_SUIT, RUFFS, DISCARDS = 0, 1, 2, 3


@record
class Room:
    """The work space of a network."""

    rows: Annotated[list[int], LENGTH_OF_ROWS]  # the rows of the position, and the plays with theirs
    sums: Annotated[list[int], LENGTH_OF_SUMS]  # the sums of the position for a play of each suit


@rule
def list_plays(st: State, rows: list[int]) -> int:
    """List the plays among which the network chooses for the seat at turn, and return their number.

    It is 0 for a follow that is forced, and for one to several cards.
    """
    if st.plays == 0:
        return list_leads(st, rows)
    cards = st.hand_one[st.turn] & cards_of(st.trumps, st.lead_suit)
    if cards == 0:
        cards = st.hand_one[st.turn]
    if st.lead_cards > 1 or cards & (cards - 1) == 0:
        return 0
    return list_follows(st, cards, rows)


@rule
def place_of_play(rows: list[int], plays: int, cards_one: KindSet, cards_two: KindSet) -> int:
    """The place of a play in the list; NOBODY if it is not there."""
    for play in range(plays):
        if rows[CHOICES + 2 * play] == cards_one and rows[CHOICES + 2 * play + 1] == cards_two:
            return play
    return NOBODY


@rule
def best_play(numbers: list[int], rows: list[int], sums: list[int], plays: int) -> CardSet:
    """The first of the listed plays that has the highest value."""
    sum_up(numbers, rows, sums, plays)
    chosen, best = 0, value(numbers, rows, sums, 0)
    for play in range(1, plays):
        worth = value(numbers, rows, sums, play)
        if worth > best:
            chosen, best = play, worth
    return rows[CHOICES + 2 * chosen], rows[CHOICES + 2 * chosen + 1]


# ------------------------------------------------------------------------------------- sums and values


@rule
def sum_up(numbers: list[Number], rows: list[int], sums: list[Number], plays: int) -> None:
    """Write the sums of the position for a play of each suit that the listed plays have."""
    suits = 0
    for play in range(plays):
        suits |= bit(rows[PLAY_ROWS + (1 + OWN_ROWS) * play])
    rest = SUITS * WIDTH
    for unit in range(LENGTH_OF_SUMS):
        sums[unit] = 0
    for place in range(FIRST_ROW, rows[SUITS + 1]):
        add_row(numbers, rows[place], sums, rest)
    for suit in range(SUITS):
        if suits >> suit & 1:
            for unit in range(WIDTH):
                sums[suit * WIDTH + unit] = sums[rest + unit]
            for place in range(rows[suit], rows[suit + 1]):
                add_row(numbers, rows[place] + OF_SUIT, sums, suit * WIDTH)


@rule
def add_row(numbers: list[Number], row: int, sums: list[Number], first: int) -> None:
    """Add a row of the table to sums."""
    for unit in range(WIDTH):
        sums[first + unit] += numbers[row * WIDTH + unit]


@rule
def value(numbers: list[Number], rows: list[int], sums: list[Number], play: int) -> Number:
    """The value of a listed play."""
    at = PLAY_ROWS + (1 + OWN_ROWS) * play
    first = WIDTH * rows[at]
    kind_row, trick_row, length_row = WIDTH * rows[at + 1], WIDTH * rows[at + 2], WIDTH * rows[at + 3]
    direct = (
        sums[first + HIDDEN] + numbers[kind_row + HIDDEN] + numbers[trick_row + HIDDEN] + numbers[length_row + HIDDEN]
    )
    total = numbers[UNIT_OF_VALUE] * direct
    for unit in range(HIDDEN):
        reached = sums[first + unit] + numbers[kind_row + unit] + numbers[trick_row + unit] + numbers[length_row + unit]
        total += max(reached, 0) * numbers[OUT + unit]
    return total


# ------------------------------------------------------------------------------------- rows of a position


@rule
def few(number: int) -> int:
    """The bin of a number: 0, 1, 2, 3 to 4, 5 to 7, more."""
    return number if number < 3 else 3 if number < 5 else 4 if number < 8 else 5


@rule
def list_position(st: State, live_one: KindSet, live_two: KindSet, rows: list[int]) -> None:
    """List the rows of a position for the seat at turn."""
    seat = st.turn
    next_row = FIRST_ROW
    for suit in range(SUITS):
        rows[suit] = next_row
        trump = 1 if suit == NO_SUIT else 0
        voids = 0
        for step in (1, 2, 3):
            voids = 2 * voids + (st.voids[(seat + step) % SEATS] >> suit & 1)
        rows[next_row] = VOIDS + 8 * trump + voids
        next_row += 1
        cards = (st.hand_one[seat] | live_one) & cards_of(st.trumps, suit)
        while cards:
            kind = lowest(cards)
            cards &= cards - 1
            held = (st.hand_one[seat] >> kind & 1) + (st.hand_two[seat] >> kind & 1)
            hidden = (live_one >> kind & 1) + (live_two >> kind & 1)
            rows[next_row] = CARDS + COPIES * place_of(st, suit, kind) + 3 * held + hidden
            next_row += 1
    rows[SUITS] = next_row
    role = 1 if (seat - st.books.dealer) % 2 == 0 else 0
    held = st.held[seat]
    stage = 0 if held >= 17 else 1 if held >= 9 else 2 if held >= 4 else 3
    own = count(st.hand_one[seat] & st.trumps, st.hand_two[seat] & st.trumps)
    theirs = count(live_one & st.trumps, live_two & st.trumps)
    turn = turn_of(st)
    trump_led = 1 if st.plays > 0 and st.lead_suit == NO_SUIT else 0
    lying = 0
    for other in range(SEATS):
        lying += points(st.trick_one[other], st.trick_two[other])
    rows[next_row] = TURN + (2 * turn + trump_led) * STAGES + stage
    rows[next_row + 1] = LYING + min(lying // 5, 7) * TURNS + turn
    rows[next_row + 2] = SCORE + 2 * min(st.books.points // 10, 19) + role
    rows[next_row + 3] = HELD + 2 * held + role
    rows[next_row + 4] = TRUMPS + min(own, 15) * BINS + few(theirs)
    next_row += 5
    if st.plays > 0:
        ruffed = st.strength >= RUFF
        rows[next_row] = AHEAD + (2 if ruffed else trump_led) * TRUMP_PLACES + st.strength - (RUFF if ruffed else 0)
        above = stronger_kinds(st, lowest(st.trick_one[st.ahead]))
        ruffable = trump_led == 0 and st.plays < SEATS - 1 and can_ruff(st, (seat + 1) % SEATS, st.lead_suit)
        rows[next_row + 1] = THREAT + 2 * few(count(above & live_one, above & live_two)) + (1 if ruffable else 0)
        next_row += 2
    rows[SUITS + 1] = next_row


@rule
def place_of(st: State, suit: int, kind: int) -> int:
    """The place of a kind among the strengths of side suits and trumps."""
    return strength_within_suit(st, suit, kind) + (SIDE_PLACES if suit == NO_SUIT else 0)


@rule
def turn_of(st: State) -> int:
    """The seat's turn in the trick: leads, second, third or last behind partner or opponent."""
    if st.plays < 2:
        return st.plays
    return 2 * st.plays - 2 + (1 if st.ahead % 2 != st.turn % 2 else 0)


# ------------------------------------------------------------------------------------- rows of plays


@rule
def list_leads(st: State, rows: list[int]) -> int:
    """List the leads with their rows, and return their number: each card, each pair, and the certain tops of a suit."""
    seat = st.turn
    live_one, live_two = unseen(st, seat)
    list_position(st, live_one, live_two, rows)
    plays = 0
    for suit in range(SUITS):
        own = cards_of(st.trumps, suit)
        cards, pairs = st.hand_one[seat] & own, st.hand_two[seat] & own
        tops, top_pairs = certain_tops_over(st, seat, suit, live_one, live_two)
        tops |= top_pairs
        if tops & (tops - 1):
            list_play(st, rows, plays, tops, top_pairs, live_one, live_two)
            plays += 1
        while cards:
            card = cards & -cards
            cards &= cards - 1
            if pairs & card:
                list_play(st, rows, plays, card, card, live_one, live_two)
                plays += 1
            list_play(st, rows, plays, card, 0, live_one, live_two)
            plays += 1
    return plays


@rule
def list_follows(st: State, cards: KindSet, rows: list[int]) -> int:
    """List these follows to one card with their rows, and return their number."""
    live_one, live_two = unseen(st, st.turn)
    list_position(st, live_one, live_two, rows)
    plays = 0
    while cards:
        list_play(st, rows, plays, cards & -cards, 0, live_one, live_two)
        cards &= cards - 1
        plays += 1
    return plays


@rule
def list_play(
    st: State, rows: list[int], play: int, cards_one: KindSet, cards_two: KindSet, live_one: KindSet, live_two: KindSet
) -> None:
    """List one play with its rows; `live_one` and `live_two` are the hidden cards.

    The rows stand for its weakest card, for what may beat that card, and for what the play leaves of its suit.
    """
    rows[CHOICES + 2 * play] = cards_one
    rows[CHOICES + 2 * play + 1] = cards_two
    has_one_kind = cards_one & (cards_one - 1) == 0
    kind = lowest(cards_one) if has_one_kind else weakest_kind(st, cards_one)
    suit = suit_of(st.trumps, kind)
    above = stronger_kinds(st, kind)
    sort = TOPS if not has_one_kind else PAIR if cards_two else SINGLE
    higher = few(count(above & (live_two if sort == PAIR else live_one), above & live_two))
    won = points(cards_one, cards_two)
    at = PLAY_ROWS + (1 + OWN_ROWS) * play
    rows[at] = suit
    rows[at + 1] = KIND + sort * PLACES + place_of(st, suit, kind)
    role = LEADS
    if st.plays == 0:
        rows[at + 2] = LEAD + 4 * higher + min(won // 5, 3)
    else:
        role = FOLLOWS_SUIT if suit == st.lead_suit else RUFFS if suit == NO_SUIT else DISCARDS
        power = strength_within_suit(st, suit, kind)
        reaches = LOSES if role == DISCARDS else power + (RUFF if role == RUFFS else 0)
        wins = higher if reaches > st.strength else BINS
        rows[at + 2] = FOLLOW + (((turn_of(st) - 1) * 3 + role - 1) * (BINS + 1) + wins) * 3 + won // 5
    own = cards_of(st.trumps, suit)
    length = (
        count(st.hand_one[st.turn] & own, st.hand_two[st.turn] & own) if has_one_kind else count(cards_one, cards_two)
    )
    trait = HALF if sort == SINGLE and st.hand_two[st.turn] & cards_one else sort
    rows[at + 3] = LENGTH + (4 * trait + role) * (LONG + 1) + min(length, LONG)
