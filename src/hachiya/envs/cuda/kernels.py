"""Kernels that run the entries of a batch on a device, a thread for each match."""

from functools import cache
from typing import Any, NamedTuple

from numba import cuda

from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.envs.batch.rooms import ENTRIES
from hachiya.envs.cuda.device import on_device

_bit = on_device(bit)
LAST_ACTION = 62


class Kernels(NamedTuple):
    """The kernels of a room of rules."""

    begin: Any
    step: Any
    observe: Any


@cuda.jit
def find_illegal(actions, masks, turns, first):  # type: ignore[no-untyped-def]
    """Write into `first[0]` the least index of a match in which the action is not legal."""
    index = cuda.grid(1)
    if index < len(actions) and turns[index] != NOBODY:
        action = actions[index]
        if action < 0 or action > LAST_ACTION or masks[index] & _bit(action) == 0:
            cuda.atomic.min(first, 0, index)


@cache
def kernels_of(room: str) -> Kernels:
    """The kernels of a room of rules, compiled on their first calls."""
    entries = ENTRIES[room]
    begin_all, step_all, observe_all = (on_device(entry) for entry in (entries.begin, entries.step, entries.observe))

    @cuda.jit
    def begin(states, slots, which, masks, turns, viewers, rules, ledger, history, lengths, settings):  # type: ignore[no-untyped-def]
        index = cuda.grid(1)
        if index < len(masks):
            begin_all(
                states,
                slots,
                which,
                masks,
                turns,
                viewers,
                rules,
                ledger,
                history,
                lengths,
                settings,
                index,
                index + 1,
            )

    @cuda.jit
    def step(  # type: ignore[no-untyped-def]
        states,
        slots,
        actions,
        masks,
        turns,
        viewers,
        rewards,
        terminated,
        last,
        out,
        rules,
        ledger,
        history,
        lengths,
        settings,
    ):
        index = cuda.grid(1)
        if index < len(masks):
            step_all(
                states, slots, actions, masks, turns, viewers, rewards, terminated, last, out,
                rules, ledger, history, lengths, settings, index, index + 1,
            )  # fmt: skip

    @cuda.jit
    def observe(states, viewers, out, settings):  # type: ignore[no-untyped-def]
        index = cuda.grid(1)
        if index < len(viewers):
            observe_all(states, viewers, out, settings, index, index + 1)

    return Kernels(begin, step, observe)
