"""Play at factor 1, where no kind of field multiplies, to compare deals of different fields."""

from hachiya.games.hachihachi.state import Rules, State

_TIMES_ONE = 2
"""×1, in the halves in which rules write factors."""


def play_at_one(_st: State, rules: Rules) -> None:
    """Let yaku and cards count once from now on, whatever kind of field the deal has."""
    for kind in range(len(rules.factor)):
        rules.factor[kind] = rules.points_factor[kind] = _TIMES_ONE
        rules.raised[kind] = 0
