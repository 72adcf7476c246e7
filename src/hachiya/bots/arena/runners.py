"""Runners of a job: in this process, in several processes, or on a Ray cluster, with the same results."""

import multiprocessing
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from hachiya.bots.arena.block import Block, bots_of, play_block
from hachiya.bots.arena.job import Job
from hachiya.bots.cluster import actor_pool
from hachiya.bots.processes import AHEAD, NoWorkers, begin_worker, end_workers, result_of
from hachiya.words.errors import HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import bots as say

Blocks = Generator[Block, None, None]
"""The blocks in the order in which they are finished; closing the generator ends the workers."""


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


def run_on_ray(job: Job, numbers: Iterable[int], address: str, workers: int | None) -> Blocks:
    """Play the blocks of these numbers on a Ray cluster; address and workers are those of `actor_pool`."""
    with actor_pool(Worker, job, address, workers) as pool:
        for result in pool.map_unordered(lambda worker, number: worker.play.remote(number), numbers):
            yield result_of(result)
