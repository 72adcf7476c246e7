"""Runners of a job: in this process, in several processes, or on a Ray cluster, with the same results."""

import multiprocessing
import socket
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from hachiya.bots.arena.block import Block, bots_of, play_block
from hachiya.bots.arena.job import Job
from hachiya.bots.processes import AHEAD, NoWorkers, begin_worker, end_workers, result_of
from hachiya.words.errors import HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import bots as say

Blocks = Generator[Block, None, None]
"""The blocks in the order in which they are finished; closing the generator ends the workers."""

_PATIENCE = 10.0
"""Seconds within which a cluster must answer."""


class Worker:
    """A worker process, which plays blocks with bots that are ready."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.bots = bots_of(job)

    def play(self, number: int) -> Block | Message:
        """Play a block; return the message of an error, for errors are not always transferred between processes."""
        try:
            return play_block(self.job, self.bots, number)
        except HachiyaError as error:
            return error.message


def run_serial(job: Job, numbers: Iterable[int]) -> Blocks:
    """Play the blocks of these numbers in this process, one after the other."""
    worker = Worker(job)
    for number in numbers:
        yield result_of(worker.play(number))


# ------------------------------------------------------------------------------------- processes

_worker: list[Worker] = []
"""The worker of this process, if it is a worker process."""


def _prepare(job: Job) -> None:
    begin_worker()
    _worker.append(Worker(job))


def _play(number: int) -> Block | Message:
    return _worker[0].play(number)


def run_in_processes(job: Job, numbers: Iterable[int], workers: int) -> Blocks:
    """Play the blocks of these numbers in `workers` processes; blocks come in the order in which they are finished."""
    remaining = iter(numbers)
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_prepare, initargs=(job,))
    try:
        running: set[Future[Block | Message]] = set()
        while True:
            running |= {pool.submit(_play, number) for number in islice(remaining, AHEAD * workers - len(running))}
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield result_of(future.result())
    except BrokenProcessPool:
        raise NoWorkers(say.worker_ended()) from None
    except BaseException:
        end_workers(pool)
        raise
    pool.shutdown()


# ------------------------------------------------------------------------------------- Ray


def _check_address(address: str) -> None:
    """Raise OSError if nothing listens at this address: Ray itself would keep trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()


def run_on_ray(job: Job, numbers: Iterable[int], address: str, workers: int | None) -> Blocks:
    """Play the blocks of these numbers on a Ray cluster, with an actor for each of its CPUs if `workers` is None.

    `address` is the cluster's address, `auto` for the cluster of this machine, or `local` for a new one.
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
        actor = ray.remote(Worker)
        number_of_actors = workers or int(ray.cluster_resources()["CPU"])
        pool = ActorPool([actor.remote(job) for _ in range(number_of_actors)])
        for result in pool.map_unordered(lambda worker, number: worker.play.remote(number), numbers):
            yield result_of(result)
    except ray.exceptions.RayError as error:
        raise NoWorkers(say.cluster_failed(why=str(error))) from None
    finally:
        ray.shutdown()
