import signal
from collections.abc import Iterator

import pytest

from tests.cli.command import hachiya

__all__ = ["hachiya"]


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Handle the signals that end a process as a new process of a terminal does.

    Background jobs of a shell ignore Ctrl-C, those of `nohup` a terminal that closes, and Ray handles SIGTERM itself.
    """
    numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, signal.SIG_DFL) for number in numbers]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler)
