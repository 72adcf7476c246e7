"""One entry for each room with all rules that a table calls, compiled once for all tests that step through a game."""

from collections.abc import Callable
from typing import Any

from hachiya.engine.accel import rule
from hachiya.engine.jit import entry
from hachiya.engine.ledger import clear
from hachiya.engine.rng import pick
from hachiya.games.bashifen import match as bashifen
from hachiya.games.bashifen.moves import legal as legal_bashifen
from hachiya.games.bashifen.moves import step as step_bashifen
from hachiya.games.bashifen.random_play import next_unchosen_card, random_lead
from hachiya.games.bashifen.sight import blind as blind_bashifen
from hachiya.games.bashifen.state import Action as BashifenAction
from hachiya.games.bashifen.state import Phase as BashifenPhase
from hachiya.games.hachihachi import deal as hachihachi
from hachiya.games.hachihachi.moves import legal as legal_hachihachi
from hachiya.games.hachihachi.moves import step as step_hachihachi
from hachiya.games.hachihachi.sight import blind as blind_hachihachi
from hachiya.games.hachiju import deal as hachiju
from hachiya.games.hachiju.moves import legal as legal_hachiju
from hachiya.games.hachiju.moves import step as step_hachiju
from hachiya.games.hachiju.sight import blind as blind_hachiju

LEGAL, DEAL, STEP, BLIND, CHANCE = range(5)
"""The calls: `legal`; shuffle and `deal`; `step` with an action; `blind` for a viewer; a random choice."""

COMMIT, PLAY = BashifenAction.COMMIT, int(BashifenPhase.PLAY)

Call = Callable[[int, Any, Any, Any, int, Any], int]
"""(call, state, rules, ledger, action or viewer, random numbers): the legal actions, or 0; other results are in the
ledger."""


def stepper(
    shuffle: Callable[[Any], None],
    deal: Callable[[Any, Any, Any], None],
    legal: Callable[[Any], int],
    step: Callable[[Any, Any, Any, int], None],
    blind: Callable[[Any, int], None],
    by_chance: Callable[[Any, Any, Any, Any], None],
) -> Call:
    """The entry of a room, made of its rules."""

    @entry
    def call(what: int, st: Any, rules: Any, ledger: Any, number: int, choices: Any) -> int:
        if what == LEGAL:
            return legal(st)
        clear(ledger)
        if what == DEAL:
            shuffle(st)
            deal(st, rules, ledger)
        elif what == STEP:
            step(st, rules, ledger, number)
        elif what == BLIND:
            blind(st, number)
        elif what == CHANCE:
            by_chance(st, rules, ledger, choices)
        return 0

    return call


@rule
def _at_hachihachi(st: Any, rules: Any, ledger: Any, choices: Any) -> None:
    step_hachihachi(st, rules, ledger, pick(choices, legal_hachihachi(st)))


@rule
def _at_hachiju(st: Any, rules: Any, ledger: Any, choices: Any) -> None:
    step_hachiju(st, rules, ledger, pick(choices, legal_hachiju(st)))


@rule
def _at_bashifen(st: Any, rules: Any, ledger: Any, choices: Any) -> None:
    """Make a random choice; a lead is made as a whole."""
    if st.phase == PLAY and st.plays == 0:
        cards_one, cards_two = random_lead(st, choices)
        action = next_unchosen_card(cards_one, cards_two, 0, 0)
        while action >= 0:
            step_bashifen(st, rules, ledger, action)
            action = next_unchosen_card(cards_one, cards_two, st.chosen_one, st.chosen_two)
        step_bashifen(st, rules, ledger, COMMIT)
    else:
        step_bashifen(st, rules, ledger, pick(choices, legal_bashifen(st)))


STEPPERS = {
    "hachihachi": stepper(
        hachihachi.shuffle_for, hachihachi.deal, legal_hachihachi, step_hachihachi, blind_hachihachi, _at_hachihachi
    ),
    "hachiju": stepper(hachiju.shuffle, hachiju.deal, legal_hachiju, step_hachiju, blind_hachiju, _at_hachiju),
    "bashifen": stepper(bashifen.shuffle, bashifen.deal, legal_bashifen, step_bashifen, blind_bashifen, _at_bashifen),
}
