"""Work on a Ray cluster, with the same results as in processes of this machine."""

import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Generic

from hachiya.bots.processes import NoWorkers, Result, do_work, result_of
from hachiya.words.message import Message
from hachiya.words.say import bots as say

if TYPE_CHECKING:
    from ray import ObjectRef
    from ray.actor import ActorHandle
    from ray.util import ActorPool

_PATIENCE = 10.0
"""Seconds within which a cluster must answer."""
_QUEUED = 4096
"""Pieces of work queued at once, so that no worker is idle: more than most clusters have CPUs."""


@contextmanager
def actor_pool(kind: type, job: object, address: str, workers: int | None) -> "Iterator[ActorPool]":
    """A context with workers on a Ray cluster, each of which is `kind(job)`; NoWorkers if the cluster fails.

    `address` is the cluster's address, `auto` for the cluster of this machine, or `local` for a new one. There is a
    worker for each CPU of the cluster if `workers` is None.
    """
    try:
        import ray  # noqa: PLC0415  (an extra, and slow to import)
        from ray.util import ActorPool  # noqa: PLC0415
    except ImportError:
        raise NoWorkers(say.needs_ray()) from None
    try:
        _check_address(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, ValueError, RuntimeError) as error:
        raise NoWorkers(say.no_cluster(address=address, why=str(error))) from None
    try:
        actor = ray.remote(kind)
        number_of_actors = workers or int(ray.cluster_resources()["CPU"])
        yield ActorPool([actor.remote(job) for _ in range(number_of_actors)])
    except ray.exceptions.RayError as error:
        raise NoWorkers(say.cluster_failed(why=str(error))) from None
    finally:
        ray.shutdown()


def _check_address(address: str) -> None:
    """Raise OSError if nothing listens at this address: Ray itself would keep trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()


class _Worker(Generic[Result]):
    """A worker that does pieces of work."""

    def __init__(self, work: Callable[[int], Result]) -> None:
        self._work = work

    def do(self, number: int) -> Result | Message:
        return do_work(self._work, number)


def work_in_order_on_cluster(
    work: Callable[[int], Result], numbers: Iterable[int], address: str, workers: int | None
) -> Generator[Result, None, None]:
    """Do the work of each number on a Ray cluster, and yield the results in the order of the numbers.

    Address and workers are those of `actor_pool`. Failure if the work of a number raises a HachiyaError.
    """
    remaining = iter(numbers)
    with actor_pool(_Worker, work, address, workers) as pool:
        for number in islice(remaining, _QUEUED):
            pool.submit(_do, number)
        while pool.has_next():
            yield result_of(pool.get_next())
            for number in islice(remaining, 1):
                pool.submit(_do, number)


def _do(worker: "ActorHandle[_Worker[Result]]", number: int) -> "ObjectRef[Result | Message]":
    """Send a piece of work to a worker."""
    return worker.do.remote(number)
