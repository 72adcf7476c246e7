"""Compiled entries of hachi-hachi."""

from hachiya.engine.jit import entry
from hachiya.engine.ledger import clear
from hachiya.engine.rng import pick
from hachiya.games.hachihachi.deal import deal, shuffle_deck
from hachiya.games.hachihachi.moves import legal, start, step
from hachiya.games.hachihachi.sight import blind
from hachiya.games.hachihachi.state import Phase, Rules, State


@entry
def playouts(
    st: State, rules: Rules, ledger: list[int], choices: list[int], seats: int, matches: int, value: int, stream: int
) -> tuple[int, int]:
    """Play random matches from the streams `stream` on; returns decisions and deals played.

    `choices` are the random numbers of the players. A decision is one step by a seat; `st` ends as the last match
    ended, the ledger holds its last deal.
    """
    decisions = 0
    deals = 0
    for match in range(matches):
        start(st, rules, seats, 0, value, stream + match)
        while st.phase != Phase.OVER:
            if st.phase == Phase.DEAL:
                clear(ledger)
                shuffle_deck(st)
                deal(st, rules, ledger)
                deals += 1
            step(st, rules, ledger, pick(choices, legal(st)))
            decisions += 1
    return decisions, deals


@entry
def start_match(st: State, rules: Rules, seats: int, dealer: int, value: int, stream: int) -> None:
    """`moves.start`."""
    start(st, rules, seats, dealer, value, stream)


@entry
def deal_next(st: State, rules: Rules, ledger: list[int]) -> None:
    """Shuffle and deal; the ledger holds what happened."""
    clear(ledger)
    shuffle_deck(st)
    deal(st, rules, ledger)


@entry
def legal_now(st: State) -> int:
    """`moves.legal`."""
    return legal(st)


@entry
def step_once(st: State, rules: Rules, ledger: list[int], action: int) -> None:
    """`moves.step`; the ledger holds what happened."""
    clear(ledger)
    step(st, rules, ledger, action)


@entry
def blind_for(st: State, viewer: int) -> None:
    """`sight.blind`."""
    blind(st, viewer)
