"""The last tricks of a deal at bashifen with all hands open: the points of the opponents (子) under perfect play.

It is an alpha-beta search over all legal plays, without recursion: each play has a state and a row of bounds.
"""

from typing import Annotated

from hachiya.bots.search.bashifen.moves import make_choice
from hachiya.engine.accel import restore, rule
from hachiya.engine.bits import lowest
from hachiya.engine.record import record
from hachiya.games.bashifen.cards import CardSet, KindSet, count, points
from hachiya.games.bashifen.follows import follow_choices
from hachiya.games.bashifen.leads import lead_choices
from hachiya.games.bashifen.sets import add, remove
from hachiya.games.bashifen.state import SEATS, Phase, Rules, State
from hachiya.games.bashifen.tricks import LOSES, follow_strength
from hachiya.games.bashifen.trumps import suit_of

LAST_CARDS = 2
"""Cards in each hand from which on a deal is solved."""
DEPTH = SEATS * (LAST_CARDS - 1)
"""The most plays with a choice: the last card of a hand is none."""
MOST = 1000
"""More than all points of a deal."""
PLAY = int(Phase.PLAY)


@record
class Line:
    """A line of play from its first play: for each play, the choice last tried and the bounds of the result."""

    tried: Annotated[list[int], DEPTH + 1]  # the cards last played, as a set of places in the hand
    best: Annotated[list[int], DEPTH + 1]  # points of 子 by the best choice of the seat at turn so far
    low: Annotated[list[int], DEPTH + 1]  # the points that 子 is sure of
    high: Annotated[list[int], DEPTH + 1]  # the points to which 親 can hold 子


@rule
def solve(states: list[State], first: int, line: Line, rules: Rules, ledger: list[int]) -> int:
    """The opponents' points at the end of the deal in `states[first]` under perfect play; later states are scratch."""
    depth = 0
    has, more = states[first].books.points, points_at_stake(states[first])
    if more == 0:
        return has
    enter(states[first], line, 0, has, has + more)
    while True:
        st = states[first + depth]
        maximizes = st.turn % 2 != st.books.dealer % 2
        cards_one, cards_two = 0, 0
        if line.low[depth] < line.high[depth]:
            cards_one, cards_two = next_play(st, line, depth)
        if cards_one:
            restore(states, first + depth + 1, first + depth)
            child = states[first + depth + 1]
            make_choice(child, rules, ledger, cards_one, cards_two)
            last = child.plays == 0 and child.held[child.turn] == 1
            if child.phase == PLAY and not last:
                depth += 1
                enter(child, line, depth, line.low[depth - 1], line.high[depth - 1])
                continue
            result = child.books.points
            if child.phase == PLAY:
                result += last_trick(child)
        else:
            result = line.best[depth]
            if depth == 0:
                return result
            depth -= 1
            st = states[first + depth]
            maximizes = st.turn % 2 != st.books.dealer % 2
        if maximizes:
            line.best[depth] = max(line.best[depth], result)
            line.low[depth] = max(line.low[depth], result)
        else:
            line.best[depth] = min(line.best[depth], result)
            line.high[depth] = min(line.high[depth], result)


@rule
def points_at_stake(st: State) -> int:
    """The most points that the opponents (子) can still win."""
    result = 2 * points(st.buried_one, st.buried_two)
    for seat in range(SEATS):
        result += points(st.hand_one[seat], st.hand_two[seat]) + points(st.trick_one[seat], st.trick_two[seat])
    return result


@rule
def last_trick(st: State) -> int:
    """The points that the opponents win by the last trick, to which every hand plays its last card."""
    st.lead_cards, st.lead_pairs = 1, 0
    st.lead_suit = suit_of(st.trumps, lowest(st.hand_one[st.turn]))
    ahead, best = st.turn, LOSES
    won = 2 * points(st.buried_one, st.buried_two)
    for place in range(SEATS):
        seat = (st.turn + place) % SEATS
        power = follow_strength(st, st.hand_one[seat], 0)
        won += points(st.hand_one[seat], 0)
        if power > best:
            ahead, best = seat, power
    return won if ahead % 2 != st.books.dealer % 2 else 0


@rule
def enter(st: State, line: Line, depth: int, low: int, high: int) -> None:
    """Begin the play at this depth of the line, with no choice tried yet."""
    line.tried[depth] = 0
    line.low[depth] = low
    line.high[depth] = high
    line.best[depth] = -MOST if st.turn % 2 != st.books.dealer % 2 else MOST


@rule
def next_play(st: State, line: Line, depth: int) -> CardSet:
    """The next legal play to be tried at this depth of the line; no cards if none is left."""
    seat = st.turn
    cards = count(st.hand_one[seat], st.hand_two[seat])
    while line.tried[depth] + 1 < 1 << cards:
        line.tried[depth] += 1
        cards_one, cards_two = cards_at(st, seat, line.tried[depth])
        if cards_one and is_legal(st, cards_one, cards_two):
            return cards_one, cards_two
    return 0, 0


@rule
def cards_at(st: State, seat: int, places: int) -> CardSet:
    """The cards at these places of a hand (a bit mask); none if they hold the second of two equal cards alone."""
    cards_one = 0
    cards_two = 0
    place = 0
    cards = st.hand_one[seat]
    while cards:
        card = cards & -cards
        cards &= cards - 1
        if places >> place & 1:
            cards_one |= card
        place += 1
        if st.hand_two[seat] & card:
            if places >> place & 1:
                if cards_one & card == 0:
                    return 0, 0
                cards_two |= card
            place += 1
    return cards_one, cards_two


@rule
def is_legal(st: State, cards_one: KindSet, cards_two: KindSet) -> bool:
    """Whether the seat at turn may play these cards, checked card by card by the rules."""
    if st.plays > 0 and count(cards_one, cards_two) != st.lead_cards:
        return False
    rest_one, rest_two = cards_one, cards_two
    legal = True
    while legal and rest_one:
        legal_kinds = lead_choices(st) if st.plays == 0 else follow_choices(st)
        card = legal_kinds & rest_one
        card &= -card
        legal = card != 0
        rest_one, rest_two = remove(rest_one, rest_two, card, 0)
        st.chosen_one, st.chosen_two = add(st.chosen_one, st.chosen_two, card)
    st.chosen_one = 0
    st.chosen_two = 0
    return legal
