"""Other deals that a seat cannot tell from the one that is played."""

from collections.abc import Callable, Mapping

from hachiya.envs.openspiel import bashifen_worlds, flower_worlds
from hachiya.envs.openspiel.steps import Deal, Sampler
from hachiya.words.errors import UnknownName
from hachiya.words.say import env as say

TRIES = 200
WORLDS: Mapping[str, Callable[[Deal, int, Sampler], Deal | None]] = {
    "hanafuda": flower_worlds.play_anew,
    "bashifen": bashifen_worlds.play_anew,
}
"""By `Game.family`: deals the hidden cards of a seat anew and plays what the seat has seen; None if that fails."""


def resample(state: Deal, player: int, sampler: Sampler) -> Deal:
    """Deal anew what the seat does not see, until its past can be played with these cards."""
    game = state.get_game()
    if game.chance != "cards":
        raise UnknownName(say.no_value(name="chance", given=repr(game.chance), values=["cards"]))
    if state.is_terminal():
        return state.clone()
    known = state.information_state_string(player)
    for _ in range(TRIES):
        other = WORLDS[game.rules.family](state, player, sampler)
        if other is not None and other.information_state_string(player) == known:
            return other
    raise RuntimeError(f"no deal found in {TRIES} tries in which the past could have been played")
