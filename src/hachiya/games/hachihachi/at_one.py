"""×1: a table at which nothing multiplies, for comparing deals that count for different much."""

from hachiya.games.hachihachi.state import Rules, State

_ONE = 2
"""×1, in the halves in which rules write factors."""


def play_at_one(_st: State, rules: Rules) -> None:
    """From now on whatever lies on the field, yaku and cards count once."""
    for kind in range(len(rules.factor)):
        rules.factor[kind] = rules.points_factor[kind] = _ONE
        rules.raised[kind] = 0
