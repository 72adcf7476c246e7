"""Compiled entries of hachiju."""

from hachiya.engine.jit import entry
from hachiya.engine.ledger import clear
from hachiya.engine.rng import pick
from hachiya.games.hachiju.deal import deal, shuffle
from hachiya.games.hachiju.moves import legal, start, step
from hachiya.games.hachiju.state import Phase, Rules, State


@entry
def playouts(
    st: State, rules: Rules, ledger: list[int], rng: list[int], seats: int, matches: int, value: int, stream: int
) -> tuple[int, int]:
    """Play random matches from the streams `stream` on; returns decisions and deals played.

    `rng` has the random numbers of the players. A decision is one step by a seat; `st` ends as the last match
    ended, the ledger holds its last deal.
    """
    decisions = 0
    deals = 0
    for match in range(matches):
        start(st, rules, seats, 0, value, stream + match)
        while st.phase != Phase.OVER:
            if st.phase == Phase.DEAL:
                clear(ledger)
                shuffle(st)
                deal(st, rules, ledger)
                deals += 1
            else:
                step(st, rules, ledger, pick(rng, legal(st)))
                decisions += 1
    return decisions, deals
