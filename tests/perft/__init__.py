"""Perft: the number of action sequences to a given depth on fixed deals.

`python -m tests.perft sannin` prints the file of a game; look at every changed number.
"""

from collections.abc import Iterator
from pathlib import Path

from hachiya.engine.record import copy_into
from hachiya.games.game import Game
from hachiya.games.table import ACTIONS, Table

DEALS = range(8)
DEPTHS = {"sannin": 6, "nakayoshi": 5, "shiragiku": 4, "hachiju": 5, "bashifen": 5}
LATER = {"bashifen": 230}
"""The number of actions before the later count, where sixty do not lead into play."""
LAST_CHOICE = {"bashifen"}
"""Where the later count follows the last choice each time, which ends a lead."""
FOLDER = Path(__file__).parent


def count(game: Game, table: Table, depth: int) -> int:
    """Count the sequences of `depth` actions from here; the end of a deal ends a sequence."""
    if depth == 0 or table.game.begins_month(table.state) or table.over:
        return 1
    legal = game.legal(table.state)
    if depth == 1:
        return legal.bit_count()
    total = 0
    branch = Table(game, table.options, seats=table.seats)
    for action in range(ACTIONS):
        if legal >> action & 1:
            copy_into(branch.state, table.state)
            branch.act(branch.turn, action)
            total += count(game, branch, depth - 1)
    return total


def play_to_a_deal(table: Table) -> None:
    """Play to the deal of the month, with the first choice each time."""
    if table.game.begins_month(table.state) and not table.awaits_deal:
        table.act(table.turn, table.legal()[0])
    while table.awaits_deal:
        table.deal()


def lines(game: Game) -> Iterator[str]:
    """The perft file of a game: deal, depth, sequences from the first decision, and from a later one."""
    for deal in DEALS:
        table = Table(game, seed=deal)
        play_to_a_deal(table)
        early = count(game, table, DEPTHS[game.name])
        for _ in range(LATER.get(game.name, 60)):
            play_to_a_deal(table)
            if table.over:
                break
            legal = table.legal()
            table.act(table.turn, legal[-1 if game.name in LAST_CHOICE else len(legal) // 2])
        play_to_a_deal(table)
        late = count(game, table, DEPTHS[game.name])
        yield f"{deal} {DEPTHS[game.name]} {early} {late}"
