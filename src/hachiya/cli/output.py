"""Output files that are written completely or not at all."""

import os
import secrets
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from hachiya.cli.signals import signals_interrupt


@contextmanager
def open_output(path: Path | None) -> Iterator[BinaryIO]:
    """Open a stream for bytes: standard output for None, otherwise a file that gets its name when it is complete.

    An OSError is raised at once if the file cannot be written, so that no work is lost. While the file is open, signals
    that end the process raise KeyboardInterrupt.
    """
    if path is None:
        yield sys.stdout.buffer
    else:
        with signals_interrupt(), _open_file(path) as stream:
            yield stream


@contextmanager
def _open_file(path: Path) -> Iterator[BinaryIO]:
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():  # a device or a pipe; for a directory `open` raises the right error
        with path.open("wb") as stream:
            yield stream
        return
    if target.exists():
        target.open("ab").close()  # a write-protected file must not be replaced either
    unfinished = target.with_name(f".hachiya-{os.getpid()}-{secrets.token_hex(4)}.part")
    try:
        stream = unfinished.open("xb")
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from None
    try:
        with stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            shutil.copymode(target, unfinished)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
