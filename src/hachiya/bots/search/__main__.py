"""`python -m hachiya.bots.search ROOM …`: compile the search of these rooms into the disk cache, at low priority.

Every second it prints how much processor time that has taken so far.
"""

import os
import sys
import time
from threading import Thread

from hachiya.bots.search.bot import prepare


def tell_time() -> None:
    """Until the process ends, or nobody listens any more."""
    try:
        while True:
            print(time.process_time(), flush=True)
            time.sleep(1)
    except OSError:
        pass


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=tell_time, daemon=True).start()
    for room in sys.argv[1:]:
        prepare(room)
    print(time.process_time(), flush=True)
