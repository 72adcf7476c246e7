"""Matches that need only the plain package folders: no library, and no helper of a test."""

import hashlib

from hachiya.bots.registry import find_bot
from hachiya.engine.record import values
from hachiya.engine.rng import LANES, seed
from hachiya.games.registry import GAMES
from hachiya.games.table import Table


def matches() -> dict[str, str]:
    """A hash of all events of a match of each game, with `greedy` in one seat and `random` in the others."""
    digests = {}
    for name, game in GAMES.items():
        table, lanes = Table(game, seats=game.seats[-1], seed=8), [0] * LANES
        seed(lanes, 8, 1)
        digest = hashlib.sha256()
        while not table.over:
            if table.awaits_deal:
                digest.update(repr(table.deal()).encode())
                continue
            seat = table.turn
            bot = find_bot("greedy" if seat == 0 else "random")
            for action in bot.choose(table.view(seat), lanes):
                digest.update(repr(table.act(seat, action)).encode())
        digest.update(repr(values(table.state)).encode())
        digests[name] = digest.hexdigest()
    return digests
