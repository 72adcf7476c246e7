"""Functions that tests let workers compute."""

import fcntl
import os
import signal
import time
from pathlib import Path

from hachiya.games.view import View
from hachiya.workers.choosing import choose


def own_pid() -> int:
    """The id of the worker's process."""
    return os.getpid()


def print_and_add(first: int, second: int) -> int:
    """A sum, after a line on standard output."""
    print("a line that is no answer")
    return first + second


def divide_by_nothing() -> float:
    """Nothing, because it raises."""
    return 1 / (os.getpid() - os.getpid())


class Unsendable(Exception):
    """An error that cannot be unpickled."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first + second)


def raise_unsendable() -> None:
    """Raise an error that cannot be sent."""
    raise Unsendable("a", "b")


def die() -> None:
    """Kill the worker."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: Path) -> int:
    """Kill the first worker that is asked; the next answers with the id of its process."""
    if not mark.exists():
        mark.touch()
        die()
    return os.getpid()


def wait_for(mark: Path) -> str:
    """Wait until a file exists."""
    while not mark.exists():
        time.sleep(0.001)
    return mark.name


def hold_for_ever(lock: Path, mark: Path) -> None:
    """Hold the lock of a file as long as the process lives."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        mark.touch()
        while True:
            sum(range(1000))


def die_once_and_choose(mark: Path, bot: str, view: View, numbers: list[int]) -> list[int]:
    """Choose like a bot, in the second worker that is asked."""
    die_once(mark)
    return choose(bot, view, numbers)


def die_instead_of_choosing(bot: str, view: View, numbers: list[int]) -> list[int]:
    """Kill the worker if a bot that searches is asked."""
    if bot in ("adept", "master", "grandmaster"):
        die()
    return choose(bot, view, numbers)


def note_pid_and_choose(folder: Path, bot: str, view: View, numbers: list[int]) -> list[int]:
    """Choose like a bot, and write the id of the process into a file of the bot's name."""
    (folder / bot).write_text(str(os.getpid()))
    return choose(bot, view, numbers)
