"""All games for OpenSpiel: the import registers `python_hachiya_sannin` and its like, whose episodes are deals.

`python_hachiya_ending` is the end of a deal; a `Tree` of it is quick to solve.
"""

from hachiya.words.extras import needs_extra

with needs_extra():
    from hachiya.envs.openspiel.deals import DealGame, DealState
    from hachiya.envs.openspiel.endings import EndingGame, EndingState
    from hachiya.envs.openspiel.registering import REGISTERED
    from hachiya.envs.openspiel.trees import Tree

__all__ = ["REGISTERED", "DealGame", "DealState", "EndingGame", "EndingState", "Tree"]
