"""Batches on a GPU: the rules of the package, compiled for CUDA; `make` opens a batch."""

from hachiya.words.extras import needs_extra

with needs_extra():
    from hachiya.envs.cuda.matches import CudaBatch, make

__all__ = ["CudaBatch", "make"]
