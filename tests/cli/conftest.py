import signal
from collections.abc import Iterator

import pytest

from tests.cli.command import hachiya

__all__ = ["hachiya"]


@pytest.fixture
def interruptible() -> Iterator[None]:
    """What is started hears Ctrl-C, which a shell's background job and all that it starts do not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
