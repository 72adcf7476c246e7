"""Outcomes of the trials at bashifen, counted by choice: who wins the trick and the deal, and with how much.

Each choice has a row of numbers; the constants of this file are the places in a row.
"""

from collections.abc import Sequence

from hachiya.bots.search.bashifen.endings import LAST_CARDS
from hachiya.engine.accel import rule
from hachiya.engine.ledger import WIDTH
from hachiya.games.bashifen.events import Event
from hachiya.games.bashifen.scoring import TO_WIN, levels_won, raised_level
from hachiya.games.bashifen.state import Phase, Rules, State

ROWS = 8
"""Rows that a ledger needs for one trick."""

TRIED = 0
DECLARES = TRIED + 1
"""The worlds in which the seat's pair is 親."""
WON = DECLARES + 1
"""The worlds in which the seat's pair wins the deal."""
ROSE = WON + 1
"""Levels that it rises in them, and that the other pair rises in the others."""
THEY_ROSE = ROSE + 1
POINTS = THEY_ROSE + 1
"""Points of 子 at the end of the deal, summed over all worlds."""
TRICKS = POINTS + 1
"""The worlds in which the present trick was completed, those in which the seat's pair wins it, and the points that each
pair gets by it."""
TRICKS_WON = TRICKS + 1
TRICK_POINTS = TRICKS_WON + 1
THEIR_TRICK_POINTS = TRICK_POINTS + 1
FAILED = THEIR_TRICK_POINTS + 1
"""The worlds in which the lead fails."""
NUMBERS = FAILED + 1
"""Numbers in a row."""

PLAY = int(Phase.PLAY)
TRICK_EVENT, FAILED_LEAD_EVENT = int(Event.TRICK), int(Event.FAILED_LEAD)


def no_counts(choices: int) -> list[int]:
    """The counts of `choices` choices before any trial: all zero."""
    return [0] * (NUMBERS * choices)


def counts_of(counts: Sequence[int], choice: int) -> list[int]:
    """The row of counts of a choice."""
    return [int(number) for number in counts[NUMBERS * choice : NUMBERS * (choice + 1)]]


@rule
def count_trial(
    counts: list[int], ledger: list[int], choice: int, st: State, before: State, rules: Rules, seat: int
) -> None:
    """Add the outcome of one trial of a choice to its row, for the pair of `seat`; nothing if `counts` is empty."""
    if len(counts) == 0:
        return
    first, pair = NUMBERS * choice, seat % 2
    declarers = st.books.dealer % 2
    winners = declarers if st.books.points < TO_WIN else 1 - declarers
    rises = min(levels_won(st.books.points, rules), rules.winning_level - raised_level(before.books.level[winners], 0))
    counts[first + TRIED] += 1
    counts[first + DECLARES] += 1 if declarers == pair else 0
    counts[first + WON] += 1 if winners == pair else 0
    counts[first + (ROSE if winners == pair else THEY_ROSE)] += rises
    counts[first + POINTS] += st.books.points
    if before.phase != PLAY or before.held[seat] <= LAST_CARDS:
        return
    for line in range(ledger[0]):
        at = WIDTH * (line + 1)
        if ledger[at] == FAILED_LEAD_EVENT:
            counts[first + FAILED] += 1
            return
        if ledger[at] == TRICK_EVENT:
            ours = ledger[at + 1] % 2 == pair
            counts[first + TRICKS] += 1
            counts[first + TRICKS_WON] += 1 if ours else 0
            counts[first + (TRICK_POINTS if ours else THEIR_TRICK_POINTS)] += ledger[at + 2]
            return
