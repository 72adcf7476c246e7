"""Who plays the blocks of a job: this process, several, or a Ray cluster. All play the same."""

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from hachiya.bots.arena.block import Block, bots_of, play_block
from hachiya.bots.arena.job import Job
from hachiya.words.errors import HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import bots as say

Blocks = Generator[Block, None, None]
"""As they are done; who closes it early ends the workers."""

_PATIENCE = 10.0
"""Seconds in which a cluster must answer."""
_AHEAD = 2
"""Blocks that wait for each worker, so that none waits for a block."""


class NoWorkers(HachiyaError):
    """Nobody is there who could play; the message says why."""


class Failure(HachiyaError):
    """What went wrong at a worker."""


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Worker:
    """One who plays blocks, with bots that are ready."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.bots = bots_of(job)

    def play(self, number: int) -> Block | Message:
        """The block, or what was wrong: errors do not always survive the way between processes."""
        try:
            return play_block(self.job, self.bots, number)
        except HachiyaError as error:
            return error.message


def run_serial(job: Job, numbers: Iterable[int]) -> Blocks:
    """Play them in this process, one after the other."""
    worker = Worker(job)
    for number in numbers:
        yield _done(worker.play(number))


def _done(found: Block | Message) -> Block:
    if isinstance(found, Message):
        raise Failure(found)
    return found


# ------------------------------------------------------------------------------------- processes

_worker: list[Worker] = []
"""The one of this process, where it is a worker's."""


def _prepare(job: Job) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that has the results
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _worker.append(Worker(job))


def _end_with_parent() -> None:
    """However that has ended: killed, it could tell nobody."""
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)


def _play(number: int) -> Block | Message:
    return _worker[0].play(number)


def in_processes(job: Job, numbers: Iterable[int], workers: int) -> Blocks:
    """Play them in so many processes, in the order in which they are done."""
    left = iter(numbers)
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_prepare, initargs=(job,))
    try:
        running: set[Future[Block | Message]] = set()
        while True:
            running |= {pool.submit(_play, number) for number in islice(left, _AHEAD * workers - len(running))}
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield _done(future.result())
    except BrokenProcessPool:
        raise NoWorkers(say.worker_ended()) from None
    except BaseException:
        _end(pool)
        raise
    pool.shutdown()


def _end(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for what is being played."""
    pool.shutdown(wait=False, cancel_futures=True)
    for process in multiprocessing.active_children():
        process.terminate()


# ------------------------------------------------------------------------------------- Ray


def _knock(address: str) -> None:
    """OSError if nobody listens at this host and port: Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()


def on_ray(job: Job, numbers: Iterable[int], address: str, workers: int | None) -> Blocks:
    """Play them on a Ray cluster, with an actor for each of its CPUs if `workers` is None.

    `address` is the cluster's, `auto` for the one that this machine belongs to, `local` for one made for this job.
    """
    try:
        import ray  # noqa: PLC0415  (an extra, and slow to import)
        from ray.util import ActorPool  # noqa: PLC0415
    except ImportError:
        raise NoWorkers(say.needs_ray()) from None
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, ValueError, RuntimeError) as error:
        raise NoWorkers(say.no_cluster(address=address, why=str(error))) from None
    try:
        actor = ray.remote(Worker)
        number_of_actors = workers or int(ray.cluster_resources()["CPU"])
        pool = ActorPool([actor.remote(job) for _ in range(number_of_actors)])
        for found in pool.map_unordered(lambda one, number: one.play.remote(number), numbers):
            yield _done(found)
    except ray.exceptions.RayError as error:
        raise NoWorkers(say.cluster_failed(why=str(error))) from None
    finally:
        ray.shutdown()
