import signal
from collections.abc import Iterator

import pytest

from tests.cli.command import hachiya

__all__ = ["hachiya"]


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Let started processes receive Ctrl-C, which background jobs of a shell ignore."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
