"""Compiled entries of bashifen."""

from hachiya.engine.jit import entry
from hachiya.engine.ledger import clear
from hachiya.engine.rng import pick
from hachiya.games.bashifen.match import deal, shuffle, start
from hachiya.games.bashifen.moves import legal, step
from hachiya.games.bashifen.random_play import next_unchosen_card, random_lead
from hachiya.games.bashifen.state import Action, Phase, Rules, State

COMMIT = Action.COMMIT


@entry
def playouts(
    st: State, rules: Rules, ledger: list[int], rng: list[int], seats: int, matches: int, value: int, stream: int
) -> tuple[int, int]:
    """Play random matches (see `random_play`) from the streams `stream` on; returns decisions and deals played.

    `rng` has the random numbers of the players. A decision is one step by a seat: each card of a play is one, the
    end of a lead too; `st` ends as the last match ended, the ledger holds its last deal.
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
            elif st.phase == Phase.PLAY and st.plays == 0:
                cards_one, cards_two = random_lead(st, rng)
                action = next_unchosen_card(cards_one, cards_two, 0, 0)
                while action >= 0:
                    step(st, rules, ledger, action)
                    decisions += 1
                    action = next_unchosen_card(cards_one, cards_two, st.chosen_one, st.chosen_two)
                step(st, rules, ledger, COMMIT)
                decisions += 1
            else:
                step(st, rules, ledger, pick(rng, legal(st)))
                decisions += 1
    return decisions, deals
