"""A lock between processes: one holds it, others wait, and the lock of a dead process is free."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hachiya.engine.one_at_a_time import OneAtATime

HOLD = """
import sys
from pathlib import Path
from hachiya.engine.one_at_a_time import OneAtATime
lock = OneAtATime()
print(lock.wait(Path(sys.argv[1])), flush=True)
sys.stdin.readline()
lock.release()
print("released", flush=True)
sys.stdin.readline()
"""


@contextmanager
def holder(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that holds the lock until it reads a line."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        assert process.stdout.readline() == "False\n"
        yield process


def waiting(path: Path) -> tuple[OneAtATime, threading.Thread, list[bool]]:
    """Let this process wait for the lock."""
    lock, results = OneAtATime(), list[bool]()
    thread = threading.Thread(target=lambda: results.append(lock.wait(path)))
    thread.start()
    thread.join(0.5)
    assert thread.is_alive()
    return lock, thread, results


def test_other_processes_wait_for_the_lock_and_are_notified(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.lock"
    with holder(path) as other:
        lock, thread, results = waiting(path)
        assert other.stdin is not None
        assert other.stdout is not None
        other.stdin.write("\n")
        other.stdin.flush()
        assert other.stdout.readline() == "released\n"
        thread.join(20)
        assert results == [True]
        assert not lock.wait(path)  # it has it
        lock.release()
        lock.release()
        other.kill()


def test_the_lock_of_a_killed_process_is_released(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with holder(path) as other:
        lock, thread, results = waiting(path)
        other.kill()
        thread.join(20)
        assert results == [True]
        lock.release()


def test_a_lock_that_cannot_be_created_blocks_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert not OneAtATime().wait(tmp_path / "file" / "a.lock")


def test_waiting_for_a_lock_ends_after_the_patience(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    first, other = OneAtATime(), OneAtATime(patience=0.2)
    assert not first.wait(path)
    assert other.wait(path)
    assert not other.wait(path.with_name("b.lock"))
    first.release()
    other.release()
