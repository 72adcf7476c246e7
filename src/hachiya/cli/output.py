"""Files that are there whole or not at all."""

import os
import secrets
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def destination(path: Path | None) -> Iterator[BinaryIO]:
    """Where to write bytes: standard output for None, else a file that takes its name only when all went well.

    OSError at once where nothing can be written there, so that no work is lost.
    """
    if path is None:
        yield sys.stdout.buffer
        return
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():  # a device or a pipe; of a directory, open says what it is
        with path.open("wb") as stream:
            yield stream
        return
    if target.exists():
        target.open("ab").close()  # a file that is protected against writing is not to be replaced either
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
