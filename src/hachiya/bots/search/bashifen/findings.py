"""What worlds at bashifen come to, counted while choices are tried in them: who wins the trick and the deal, with what.

A row of numbers for each choice; what stands where says this file.
"""

from collections.abc import Sequence

from hachiya.bots.search.bashifen.endings import LAST_CARDS
from hachiya.engine.accel import rule
from hachiya.engine.ledger import WIDTH
from hachiya.games.bashifen.events import Event
from hachiya.games.bashifen.scoring import TO_WIN, risen, steps
from hachiya.games.bashifen.state import Phase, Rules, State

ROWS = 8
"""Rows of a ledger that are enough for the trick at hand."""

TRIED = 0
DECLARES = TRIED + 1
"""In how many worlds the seat's pair is 親."""
WON = DECLARES + 1
"""In how many it wins the deal."""
ROSE = WON + 1
"""Levels that it rises in them, and that the other pair rises in the others."""
THEY_ROSE = ROSE + 1
POINTS = THEY_ROSE + 1
"""What 子 has in the end, in all worlds together."""
TRICKS = POINTS + 1
"""How many tricks at hand were seen to their end, how many of them the pair wins, and the points that each pair gets by
them."""
TRICKS_WON = TRICKS + 1
TRICK_POINTS = TRICKS_WON + 1
THEIR_TRICK_POINTS = TRICK_POINTS + 1
FAILED = THEIR_TRICK_POINTS + 1
"""In how many the lead is wrong."""
NUMBERS = FAILED + 1
"""In a row."""

PLAY = int(Phase.PLAY)
TRICK_EVENT, FAILED_LEAD_EVENT = int(Event.TRICK), int(Event.FAILED_LEAD)


def blank(choices: int) -> list[int]:
    """Nothing has been tried."""
    return [0] * (NUMBERS * choices)


def row(found: Sequence[int], choice: int) -> list[int]:
    """The numbers of a choice."""
    return [int(number) for number in found[NUMBERS * choice : NUMBERS * (choice + 1)]]


@rule
def write_down(
    found: list[int], ledger: list[int], choice: int, st: State, before: State, rules: Rules, seat: int
) -> None:
    """Add what one trial of a choice has come to, for the pair of `seat`; nothing where none of it is kept."""
    if len(found) == 0:
        return
    first, pair = NUMBERS * choice, seat % 2
    declarers = st.books.dealer % 2
    winners = declarers if st.books.points < TO_WIN else 1 - declarers
    rises = min(steps(st.books.points, rules), rules.winning_level - risen(before.books.level[winners], 0))
    found[first + TRIED] += 1
    found[first + DECLARES] += 1 if declarers == pair else 0
    found[first + WON] += 1 if winners == pair else 0
    found[first + (ROSE if winners == pair else THEY_ROSE)] += rises
    found[first + POINTS] += st.books.points
    if before.phase != PLAY or before.held[seat] <= LAST_CARDS:
        return
    for line in range(ledger[0]):
        at = WIDTH * (line + 1)
        if ledger[at] == FAILED_LEAD_EVENT:
            found[first + FAILED] += 1
            return
        if ledger[at] == TRICK_EVENT:
            ours = ledger[at + 1] % 2 == pair
            found[first + TRICKS] += 1
            found[first + TRICKS_WON] += 1 if ours else 0
            found[first + (TRICK_POINTS if ours else THEIR_TRICK_POINTS)] += ledger[at + 2]
            return
