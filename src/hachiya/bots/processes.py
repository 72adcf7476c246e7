"""Worker processes in which bots play, on this machine."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from hachiya.words.errors import HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import bots as say

Result = TypeVar("Result")

AHEAD = 2
"""Pieces of work queued for each worker, so that no worker is idle."""


class NoWorkers(HachiyaError):
    """The error that no worker can be reached; the message says why."""


class Failure(HachiyaError):
    """The error that a worker has failed, with the worker's message."""


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def begin_worker() -> None:
    """Make this process a worker: it leaves Ctrl-C to the process that collects the results, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent has ended, even if the parent was killed."""
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)


def end_workers(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool without waiting for their work."""
    pool.shutdown(wait=False, cancel_futures=True)
    for process in multiprocessing.active_children():
        process.terminate()


def work_in_order(work: Callable[[int], Result], numbers: Iterable[int], workers: int) -> Generator[Result, None, None]:
    """Do the work of each number in `workers` processes, and yield the results in the order of the numbers.

    Closing the generator ends the workers; Failure if the work of a number raises a HachiyaError.
    """
    remaining = iter(numbers)
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=begin_worker)
    running: deque[Future[Result | Message]] = deque()
    try:
        while True:
            more = islice(remaining, AHEAD * workers - len(running))
            running.extend(pool.submit(do_work, work, number) for number in more)
            if not running:
                break
            yield result_of(running.popleft().result())
    except BrokenProcessPool:
        raise NoWorkers(say.worker_ended()) from None
    except BaseException:
        end_workers(pool)
        raise
    pool.shutdown()


def do_work(work: Callable[[int], Result], number: int) -> Result | Message:
    """Do a piece of work; return the message of an error, for errors are not always transferred between processes."""
    try:
        return work(number)
    except HachiyaError as error:
        return error.message


def result_of(result: Result | Message) -> Result:
    """Return the result of a worker, or raise the Failure whose message it has sent."""
    if isinstance(result, Message):
        raise Failure(result)
    return result
