"""The last tricks of a deal at bashifen with all hands open: what 子 gets if everyone plays as well as possible.

A search in depth with bounds (alpha-beta) over all legal plays, without recursion: one state and one row of bounds for
each play that is made.
"""

from typing import Annotated

from hachiya.bots.search.bashifen.moves import make
from hachiya.engine.accel import restore, rule
from hachiya.engine.bits import lowest
from hachiya.engine.record import record
from hachiya.games.bashifen.cards import count, points
from hachiya.games.bashifen.follows import follow_choices
from hachiya.games.bashifen.leads import lead_choices
from hachiya.games.bashifen.sets import add, remove
from hachiya.games.bashifen.state import SEATS, Phase, Rules, State
from hachiya.games.bashifen.tricks import LOSES, contends
from hachiya.games.bashifen.trumps import suit_of

LAST_CARDS = 2
"""Cards in each hand from which the end of a deal is solved."""
DEPTH = SEATS * (LAST_CARDS - 1)
"""Plays until then among which there is a choice, at most: the last card of a hand is played as it is."""
MOST = 1000
"""More points than there are."""
PLAY = int(Phase.PLAY)


@record
class Line:
    """The plays of a line, from the first on: for each the choice last tried there, and what both sides can have."""

    tried: Annotated[list[int], DEPTH + 1]  # the cards of the hand that were laid, as a set of places in the hand
    best: Annotated[list[int], DEPTH + 1]  # points of 子, as the seat at turn can have it so far
    low: Annotated[list[int], DEPTH + 1]  # 子 has so many for sure
    high: Annotated[list[int], DEPTH + 1]  # and 親 can hold it to so many


@rule
def solve(states: list[State], first: int, line: Line, rules: Rules, ledger: list[int]) -> int:
    """The points of 子 at the end of the deal in `states[first]`; the rows after it are overwritten."""
    depth = 0
    has, more = states[first].books.points, at_stake(states[first])
    if more == 0:
        return has
    enter(states[first], line, 0, has, has + more)
    while True:
        st = states[first + depth]
        catches = st.turn % 2 != st.books.dealer % 2
        one, two = 0, 0
        if line.low[depth] < line.high[depth]:
            one, two = next_play(st, line, depth)
        if one:
            restore(states, first + depth + 1, first + depth)
            child = states[first + depth + 1]
            make(child, rules, ledger, one, two)
            last = child.plays == 0 and child.held[child.turn] == 1
            if child.phase == PLAY and not last:
                depth += 1
                enter(child, line, depth, line.low[depth - 1], line.high[depth - 1])
                continue
            found = child.books.points
            if child.phase == PLAY:
                found += last_trick(child)
        else:
            found = line.best[depth]
            if depth == 0:
                return found
            depth -= 1
            st = states[first + depth]
            catches = st.turn % 2 != st.books.dealer % 2
        if catches:
            line.best[depth] = max(line.best[depth], found)
            line.low[depth] = max(line.low[depth], found)
        else:
            line.best[depth] = min(line.best[depth], found)
            line.high[depth] = min(line.high[depth], found)


@rule
def at_stake(st: State) -> int:
    """The points that 子 can still win."""
    found = 2 * points(st.buried_one, st.buried_two)
    for seat in range(SEATS):
        found += points(st.hand_one[seat], st.hand_two[seat]) + points(st.trick_one[seat], st.trick_two[seat])
    return found


@rule
def last_trick(st: State) -> int:
    """What 子 wins by the trick to which every hand plays its last card."""
    st.lead_cards, st.lead_pairs = 1, 0
    st.lead_suit = suit_of(st.trumps, lowest(st.hand_one[st.turn]))
    ahead, best = st.turn, LOSES
    won = 2 * points(st.buried_one, st.buried_two)
    for place in range(SEATS):
        seat = (st.turn + place) % SEATS
        power = contends(st, st.hand_one[seat], 0)
        won += points(st.hand_one[seat], 0)
        if power > best:
            ahead, best = seat, power
    return won if ahead % 2 != st.books.dealer % 2 else 0


@rule
def enter(st: State, line: Line, depth: int, low: int, high: int) -> None:
    """Nothing has been tried at this play yet."""
    line.tried[depth] = 0
    line.low[depth] = low
    line.high[depth] = high
    line.best[depth] = -MOST if st.turn % 2 != st.books.dealer % 2 else MOST


@rule
def next_play(st: State, line: Line, depth: int) -> tuple[int, int]:
    """The next legal play at this place of the line; no cards if there is none left."""
    seat = st.turn
    cards = count(st.hand_one[seat], st.hand_two[seat])
    while line.tried[depth] + 1 < 1 << cards:
        line.tried[depth] += 1
        one, two = of_hand(st, seat, line.tried[depth])
        if one and is_legal(st, one, two):
            return one, two
    return 0, 0


@rule
def of_hand(st: State, seat: int, places: int) -> tuple[int, int]:
    """The cards at these places of a hand; none if of two equal cards it is only the second: the first is as good."""
    one = 0
    two = 0
    place = 0
    cards = st.hand_one[seat]
    while cards:
        card = cards & -cards
        cards &= cards - 1
        if places >> place & 1:
            one |= card
        place += 1
        if st.hand_two[seat] & card:
            if places >> place & 1:
                if one & card == 0:
                    return 0, 0
                two |= card
            place += 1
    return one, two


@rule
def is_legal(st: State, one: int, two: int) -> bool:
    """May these cards be played? Card by card, as the rules ask."""
    if st.plays > 0 and count(one, two) != st.lead_cards:
        return False
    left_one, left_two = one, two
    legal = True
    while legal and left_one:
        may = lead_choices(st) if st.plays == 0 else follow_choices(st)
        card = may & left_one
        card &= -card
        legal = card != 0
        left_one, left_two = remove(left_one, left_two, card, 0)
        st.chosen_one, st.chosen_two = add(st.chosen_one, st.chosen_two, card)
    st.chosen_one = 0
    st.chosen_two = 0
    return legal
