"""Many matches side by side, stepped by compiled rules: `make` opens a batch."""

from hachiya.words.extras import needs_extra

with needs_extra():
    from hachiya.envs.batch.making import make
    from hachiya.envs.batch.matches import Batch, Position

__all__ = ["Batch", "Position", "make"]
