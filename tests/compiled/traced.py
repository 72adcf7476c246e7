"""`python -m tests.compiled.traced ROOM WITHOUT`: hashes of all steps in random matches of a room's games.

WITHOUT names an optimization that the compiler of rules omits: one of `PARTS`, or nothing. Numba's cache cannot
distinguish such compilers, so each needs a cache of its own (XDG_CACHE_HOME).
"""

import hashlib
import json
import sys
from importlib import import_module
from typing import Any

from hachiya.engine import build
from tests.playing import ALL_MENUS, Menu

ROWS = 256
ALL = "all of it"
PARTS = (ALL, "uncounted references", "errors of NumPy", "indices without sign", "unshared memory", "PDEP")


def leave_undone(part: str) -> None:
    """Omit an optimization in this process, before anything is compiled."""
    from hachiya.engine.native import compiler

    whole = build.build

    def without(numba: Any) -> build.Build:
        original = whole(numba)
        changed: dict[str, Any] = {}
        if part == "uncounted references":
            changed = {"_nrt": True}
        elif part == "errors of NumPy":
            changed = {"error_model": "python"}
        return original._replace(
            deposit=original.deposit and part != "PDEP",
            of_entries={**original.of_entries, **changed},
            of_rules={**original.of_rules, **changed},
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


def trace(menu: Menu) -> str:
    """The hash of all states and ledgers of one match."""
    import numpy as np

    from hachiya.engine.record import to_numpy
    from hachiya.engine.rng import LANES, seed
    from hachiya.games.registry import find
    from tests.compiled.stepping import CHANCE, DEAL, STEPPERS

    game = find(menu.game)
    call = STEPPERS[game.room]
    state, rules = (
        to_numpy(menu.table(ALL_MENUS.index(menu)).state),
        to_numpy(game.new_rules(game.complete_options(menu.options))),
    )
    ledger, lanes = np.zeros(8 * (ROWS + 1), np.int64), [0] * LANES
    seed(lanes, 7, 1)
    choices = np.array(lanes, np.int64)
    digest = hashlib.sha256()
    while state.phase != game.over_phase:
        call(DEAL if state.phase == game.deal_phase else CHANCE, state, rules, ledger, 0, choices)
        digest.update(state.tobytes() + ledger[: 8 * (ledger[0] + 1)].tobytes())
    return digest.hexdigest()


def main(room: str, without: str) -> None:
    """Print the build of rules, and the hash of each menu of the room."""
    from hachiya.games.registry import find

    leave_undone(without)
    hashes = {str(menu): trace(menu) for menu in ALL_MENUS if find(menu.game).room == room}
    print(json.dumps({"build": str(import_module("hachiya.engine.jit").BUILD), "menus": hashes}))


if __name__ == "__main__":
    main(*sys.argv[1:])
