"""Signals that ask a process to end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_SIGNALS = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
"""The terminal has closed (not on Windows), and the process is to end."""


@contextmanager
def signals_interrupt() -> Iterator[None]:
    """Make a context in which these signals raise KeyboardInterrupt, as Ctrl-C does; `nohup` keeps its effect."""
    deadly = [number for number in _SIGNALS if signal.getsignal(number) is signal.SIG_DFL]

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        # A terminal that closes may send the signal twice; the second one must not stop what the first one has begun.
        for number in deadly:
            signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    for number in deadly:
        signal.signal(number, interrupt)
    try:
        yield
    finally:
        for number in deadly:
            signal.signal(number, signal.SIG_DFL)
