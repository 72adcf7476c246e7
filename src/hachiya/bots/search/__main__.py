"""`python -m hachiya.bots.search ROOM …`: compile the search of these rooms into the disk cache, at low priority.

It prints the processor time used so far every second.
"""

import os
import sys
import time
from threading import Thread

from hachiya.bots.search.bot import prepare


def print_time() -> None:
    """Print the processor time as one line.

    It is one write: `print` writes the end of a line apart, and two threads would mix theirs.
    """
    sys.stdout.write(f"{time.process_time()}\n")
    sys.stdout.flush()


def print_times() -> None:
    """Print the processor time every second, until the process ends or its output is closed."""
    try:
        while True:
            print_time()
            time.sleep(1)
    except OSError:
        pass


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=print_times, daemon=True).start()
    for room in sys.argv[1:]:
        prepare(room)
    print_time()
