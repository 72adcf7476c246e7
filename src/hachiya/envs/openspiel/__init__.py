"""All games for OpenSpiel: the import registers `python_hachiya_sannin` and its like. An episode is one deal."""

from hachiya.words.extras import needs_extra

with needs_extra():
    from hachiya.envs.openspiel.deals import DealGame, DealState
    from hachiya.envs.openspiel.registering import REGISTERED

__all__ = ["REGISTERED", "DealGame", "DealState"]
