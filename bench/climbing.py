"""Deals of bashifen from which the network of its trials learns (see `bench.learning`).

All seats play by the network; some plays are random, for varied positions. At some decisions every play is tried in the
deal as it lies, and the trial is played to its end. Hidden cards need not be dealt anew: over many deals the real ones
are as good, and they fit to everything that was played before.
"""

from math import exp

from hachiya.bots.bashifen.greedy import declaration
from hachiya.bots.search.bashifen.endings import LAST_CARDS
from hachiya.bots.search.bashifen.entries import Workspace
from hachiya.bots.search.bashifen.moves import make_choice
from hachiya.bots.search.bashifen.network import (
    CHOICES,
    HIDDEN,
    MOST_PLAYS,
    OF_SUIT,
    OUT,
    OWN_ROWS,
    PLAY_ROWS,
    SUITS,
    WIDTH,
    list_plays,
    place_of_play,
    sum_up,
    value,
)
from hachiya.bots.search.bashifen.policy import good_burial
from hachiya.bots.search.bashifen.rollout import LEVEL, choose_play, play_out, quick_play, worth
from hachiya.engine.accel import restore, rule
from hachiya.engine.jit import entry
from hachiya.engine.ledger import clear
from hachiya.engine.rng import below
from hachiya.games.bashifen.cards import LOWEST_RANK, CardSet
from hachiya.games.bashifen.drawing import calls
from hachiya.games.bashifen.match import deal, shuffle, start
from hachiya.games.bashifen.scoring import TO_WIN, levels_won
from hachiya.games.bashifen.state import PAIRS, SEATS, Phase, Rules, State

TABLE, TRIAL = 0, 1
"""Rows of the states: the deal, a trial, and the states of the search of its last plays."""
PLAY, DRAW, BURY = int(Phase.PLAY), int(Phase.DRAW), int(Phase.BURY)
NOISE = 8
"""One play in so many is random."""
TAUGHT = 2
"""One decision in so many is tried."""
WARMTH = 0.15
"""The value by which a play must be better to be e times as likely."""
SPREAD = 0.02
"""Levels by which a play must be better to be e times as likely, if only its result counted."""
BLUR, BLURRED = 8, 3
"""The points between near results, and the number of them on each side, of which a trial counts the mean."""

TOTALS = 4
DECISIONS, EXPECTED, BY_QUICK_POLICY, ALIKE = range(TOTALS)
"""Places in the sums that `study` keeps: decisions, levels expected by the network, levels by the quick policy, and the
decisions in which both choose alike."""


@rule
def begin_deal(st: State, rules: Rules, ledger: list[int], seed: int, number: int) -> None:
    """Begin the play of a deal: the first of a match, or a later one at each level in turn, as in the arena."""
    clear(ledger)
    start(st, rules, SEATS, number % SEATS, seed, number)
    later = number // SEATS % (rules.winning_level - LOWEST_RANK + 1)
    if later:
        st.books.next_dealer = number % SEATS
        for pair in range(PAIRS):
            st.books.level[pair] = LOWEST_RANK + later - 1
    shuffle(st)
    deal(st, rules, ledger)
    while st.phase == DRAW:
        make_choice(st, rules, ledger, declaration(st, calls(st, st.turn)), 0)
        clear(ledger)
    if st.phase == BURY:
        cards_one, cards_two = good_burial(st)
        make_choice(st, rules, ledger, cards_one, cards_two)


@entry
def study(
    states: list[State],
    rules: Rules,
    workspaces: list[Workspace],
    rng: list[int],
    ledger: list[int],
    numbers: list[int],
    weights: list[float],
    sums: list[float],
    values: list[float],
    slopes: list[float],
    totals: list[float],
    imitates: int,
    seed: int,
    first: int,
    deals: int,
) -> None:
    """Play deals, and add to `slopes` by how much each weight makes the choices worse (the gradient of the loss).

    `numbers` are the network as integers, which plays; `weights` are the same as floating-point numbers, which learn.
    If the network `imitates`, nothing is tried: the quick policy plays, and its choices are the right ones.
    """
    rows, line = workspaces[TABLE].room.rows, workspaces[TABLE].line
    for number in range(first, first + deals):
        st = states[TABLE]
        begin_deal(st, rules, ledger, seed, number)
        while st.phase == PLAY and st.held[st.turn] > LAST_CARDS:
            clear(ledger)
            cards_one, cards_two = quick_play(st)
            plays = list_plays(st, rows)
            if plays > 1:
                quick = max(0, place_of_play(rows, plays, cards_one, cards_two))
                sum_up(weights, rows, sums, plays)
                for play in range(plays):
                    values[play] = value(weights, rows, sums, play)
                best = best_of(values, plays)
                if imitates:
                    totals[DECISIONS] += 1
                    totals[ALIKE] += 1 if best == quick else 0
                    prefer(values, plays, best)
                    values[MOST_PLAYS + quick] -= 1
                    descend(weights, rows, sums, values, slopes, plays)
                    best = quick
                elif below(rng, TAUGHT) == 0:
                    for play in range(plays):
                        restore(states, TRIAL, TABLE)
                        clear(ledger)
                        cards_one, cards_two = rows[CHOICES + 2 * play], rows[CHOICES + 2 * play + 1]
                        make_choice(states[TRIAL], rules, ledger, cards_one, cards_two)
                        play_out(states, TRIAL, line, rules, ledger, numbers, workspaces[TRIAL].room)
                        values[2 * MOST_PLAYS + play] = blurred_worth(states[TRIAL], st, rules, st.turn % 2)
                    compare(values, totals, plays, best, quick)
                    descend(weights, rows, sums, values, slopes, plays)
                if below(rng, NOISE) == 0:
                    best = below(rng, plays)
                cards_one, cards_two = rows[CHOICES + 2 * best], rows[CHOICES + 2 * best + 1]
            make_choice(st, rules, ledger, cards_one, cards_two)


@rule
def best_of(values: list[float], plays: int) -> int:
    """The play of the highest value."""
    best = 0
    for play in range(1, plays):
        if values[play] > values[best]:
            best = play
    return best


@rule
def blurred_worth(st: State, before: State, rules: Rules, pair: int) -> float:
    """The worth of a finished deal in levels: the mean over it and near results, of which nearer ones count more.

    So a trial says more than which side of a limit its result lies on.
    """
    reached, total = st.books.points, 0
    for step in range(-BLURRED, BLURRED + 1):
        st.books.points = max(0, reached + BLUR * step)
        total += (BLURRED + 1 - abs(step)) * worth(st, before, rules, pair)
    return total / ((BLURRED + 1) ** 2 * LEVEL)


@rule
def prefer(values: list[float], plays: int, best: int) -> None:
    """Write after the values of the plays how likely each is."""
    total = 0.0
    for play in range(plays):
        values[MOST_PLAYS + play] = exp((values[play] - values[best]) / WARMTH)
        total += values[MOST_PLAYS + play]
    for play in range(plays):
        values[MOST_PLAYS + play] /= total


@rule
def compare(values: list[float], totals: list[float], plays: int, best: int, quick: int) -> None:
    """Write after the values of the plays by how much each should lose value.

    The results stand behind. A likely play that brings less than all plays on average loses value.
    """
    prefer(values, plays, best)
    mean = 0.0
    totals[DECISIONS] += 1
    totals[ALIKE] += 1 if best == quick else 0
    totals[EXPECTED] += values[2 * MOST_PLAYS + best]
    totals[BY_QUICK_POLICY] += values[2 * MOST_PLAYS + quick]
    for play in range(plays):
        values[2 * MOST_PLAYS + play] -= SPREAD / WARMTH * (values[play] - values[best])
        mean += values[MOST_PLAYS + play] * values[2 * MOST_PLAYS + play]
    for play in range(plays):
        values[MOST_PLAYS + play] *= mean - values[2 * MOST_PLAYS + play]


@rule
def descend(
    weights: list[float], rows: list[int], sums: list[float], values: list[float], slopes: list[float], plays: int
) -> None:
    """Add to the slopes: by how much each play should lose value, times how its value depends on each weight.

    The sums of the position are overwritten.
    """
    parts, rest = 3 * MOST_PLAYS, SUITS * WIDTH
    for unit in range((SUITS + 1) * WIDTH):
        values[parts + unit] = 0
    for play in range(plays):
        loss = values[MOST_PLAYS + play]
        at = PLAY_ROWS + (1 + OWN_ROWS) * play
        first = WIDTH * rows[at]
        kind_row, trick_row, length_row = WIDTH * rows[at + 1], WIDTH * rows[at + 2], WIDTH * rows[at + 3]
        for unit in range(WIDTH):
            slope = loss
            if unit < HIDDEN:
                reached = (
                    sums[first + unit]
                    + weights[kind_row + unit]
                    + weights[trick_row + unit]
                    + weights[length_row + unit]
                )
                slopes[OUT + unit] += loss * max(reached, 0)
                slope = loss * weights[OUT + unit] if reached > 0 else 0.0
            slopes[kind_row + unit] += slope
            slopes[trick_row + unit] += slope
            slopes[length_row + unit] += slope
            values[parts + first + unit] += slope
            values[parts + rest + unit] += slope
    for place in range(rows[0], rows[SUITS + 1]):
        for unit in range(WIDTH):
            slopes[WIDTH * rows[place] + unit] += values[parts + rest + unit]
    for suit in range(SUITS):
        for place in range(rows[suit], rows[suit + 1]):
            for unit in range(WIDTH):
                slopes[WIDTH * (rows[place] + OF_SUIT) + unit] += values[parts + WIDTH * suit + unit]


@rule
def play_of_pair(st: State, pair: int, numbers: list[int], workspaces: list[Workspace]) -> CardSet:
    """The play of the seat at turn: by the network if it is of this pair, else by the quick policy."""
    return choose_play(st, numbers, workspaces[TRIAL].room) if st.turn % 2 == pair else quick_play(st)


@entry
def contest(
    states: list[State],
    rules: Rules,
    workspaces: list[Workspace],
    ledger: list[int],
    numbers: list[int],
    seed: int,
    first: int,
    won: list[int],
) -> None:
    """Play deals of the network against the quick policy, each twice with the pairs exchanged; write the levels won."""
    for number in range(len(won)):
        begin_deal(states[TABLE], rules, ledger, seed, first + number)
        won[number] = 0
        for pair in range(PAIRS):
            restore(states, TRIAL, TABLE)
            st = states[TRIAL]
            while st.phase == PLAY and st.held[st.turn] > LAST_CARDS:
                clear(ledger)
                cards_one, cards_two = play_of_pair(st, pair, numbers, workspaces)
                make_choice(st, rules, ledger, cards_one, cards_two)
            play_out(states, TRIAL, workspaces[TRIAL].line, rules, ledger, numbers, workspaces[TRIAL].room)
            declarers = st.books.dealer % 2
            winners = declarers if st.books.points < TO_WIN else 1 - declarers
            risen = levels_won(st.books.points, rules)
            won[number] += risen if winners == pair else -risen
