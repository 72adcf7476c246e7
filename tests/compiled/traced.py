"""`python -m tests.compiled.traced ROOM WITHOUT`: hashes of all that happens in random matches of a room's games.

WITHOUT names what the compiler of rules leaves undone: one of `PARTS`, or nothing. Numba's cache cannot tell such
compilers apart, so every call wants a cache of its own (XDG_CACHE_HOME).
"""

import hashlib
import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from hachiya.engine import build
from tests.playing import ALL_MENUS, Menu

ROWS = 256
ALL = "all of it"
PARTS = (ALL, "uncounted references", "errors of NumPy", "indices without sign", "unshared memory", "PDEP")
Advance = Callable[[Any, Any, Any, Any], None]


def leave_undone(part: str) -> None:
    """Change how rules are compiled in this process, before anything is."""
    from hachiya.engine.native import compiler

    whole = build.build

    def without(numba: Any) -> build.Build:
        found = whole(numba)
        changed: dict[str, Any] = {}
        if part == "uncounted references":
            changed = {"_nrt": True}
        elif part == "errors of NumPy":
            changed = {"error_model": "python"}
        return found._replace(
            deposit=found.deposit and part != "PDEP",
            of_entries={**found.of_entries, **changed},
            of_rules={**found.of_rules, **changed},
        )

    build.build = without
    if part == ALL:
        compiler.BELOW = compiler.LEAST
    elif part == "uncounted references":
        compiler._COMMON.nrt = True
    elif part == "errors of NumPy":
        compiler._COMMON.error_model = "python"
    elif part == "indices without sign":
        compiler._CountFromTheStart.run_pass = lambda *_: False  # type: ignore[method-assign]
    elif part == "unshared memory":
        compiler._Compiler.noalias = False


def advance_hanafuda(room: str) -> Advance:
    """An entry that deals, or does what a random choice says."""
    from hachiya.engine.jit import entry
    from hachiya.engine.ledger import clear
    from hachiya.engine.rng import pick
    from hachiya.games.hanafuda.phases import Phase

    dealing, moves = (import_module(f"hachiya.games.{room}.{name}") for name in ("deal", "moves"))
    shuffle = dealing.shuffle_for if room == "hachihachi" else dealing.shuffle
    deal, legal, step, await_deal = dealing.deal, moves.legal, moves.step, int(Phase.DEAL)

    @entry
    def advance(st: Any, rules: Any, ledger: Any, choices: Any) -> None:
        clear(ledger)
        if st.phase == await_deal:
            shuffle(st)
            deal(st, rules, ledger)
        else:
            step(st, rules, ledger, pick(choices, legal(st)))

    return advance


def advance_bashifen() -> Advance:
    """The same; a lead is done whole."""
    from hachiya.engine.jit import entry
    from hachiya.engine.ledger import clear
    from hachiya.engine.rng import pick
    from hachiya.games.bashifen.match import deal, shuffle
    from hachiya.games.bashifen.moves import legal, step
    from hachiya.games.bashifen.random_play import next_card, random_lead
    from hachiya.games.bashifen.state import Action, Phase

    await_deal, play, commit = int(Phase.DEAL), int(Phase.PLAY), Action.COMMIT

    @entry
    def advance(st: Any, rules: Any, ledger: Any, choices: Any) -> None:
        clear(ledger)
        if st.phase == await_deal:
            shuffle(st)
            deal(st, rules, ledger)
        elif st.phase == play and st.plays == 0:
            one, two = random_lead(st, choices)
            action = next_card(one, two, 0, 0)
            while action >= 0:
                step(st, rules, ledger, action)
                action = next_card(one, two, st.chosen_one, st.chosen_two)
            step(st, rules, ledger, commit)
        else:
            step(st, rules, ledger, pick(choices, legal(st)))

    return advance


def trace(menu: Menu, advance: Advance) -> str:
    """The hash of state and ledger after everything that happens in one match."""
    import numpy as np

    from hachiya.engine.record import to_numpy
    from hachiya.engine.rng import LANES, seed
    from hachiya.games.registry import find

    game = find(menu.game)
    state, rules = (
        to_numpy(menu.table(ALL_MENUS.index(menu)).state),
        to_numpy(game.new_rules(game.complete_options(menu.options))),
    )
    ledger, lanes = np.zeros(8 * (ROWS + 1), np.int64), [0] * LANES
    seed(lanes, 7, 1)
    choices = np.array(lanes, np.int64)
    found = hashlib.sha256()
    while state.phase != game.over_phase:
        advance(state, rules, ledger, choices)
        found.update(state.tobytes() + ledger[: 8 * (ledger[0] + 1)].tobytes())
    return found.hexdigest()


def main(room: str, without: str) -> None:
    """Print how rules are compiled, and the hash of each menu of the room."""
    from hachiya.games.registry import find

    leave_undone(without)
    advance = advance_bashifen() if room == "bashifen" else advance_hanafuda(room)
    found = {str(menu): trace(menu, advance) for menu in ALL_MENUS if find(menu.game).room == room}
    print(json.dumps({"build": str(import_module("hachiya.engine.jit").BUILD), "menus": found}))


if __name__ == "__main__":
    main(*sys.argv[1:])
