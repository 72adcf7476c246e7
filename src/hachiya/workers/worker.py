"""The process of a worker, which answers the calls of a server, one after another.

A call is a function with its arguments, an answer its result or its error. Each is pickled and follows its length, on
standard input and output. The process ends when standard input does, even in the middle of a call: it never outlives
its server.
"""

import os
import pickle
import signal
from collections.abc import Sequence
from contextlib import suppress
from io import FileIO
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from typing import NamedTuple

from hachiya.bots.search.bot import load
from hachiya.engine.accel import PLAIN
from hachiya.games.registry import ROOMS
from hachiya.workers.choosing import own_bot

LENGTH = Struct("!Q")
"""The form of the length of a call or an answer."""
_NICE = 5
"""The priority of a worker: below the event loop of the server, above the compilation of searches."""


class Answer(NamedTuple):
    """The result of a call, or the error that it has raised."""

    result: object = None
    error: Exception | None = None


def framed(value: object) -> bytes:
    """Pickle a value, and put its length before it."""
    content = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(content)) + content


def answer_calls(own_bots: Sequence[str] = ()) -> None:
    """Load what is to be asked, say so by an empty answer, and answer calls until standard input ends.

    That is the bots at `MODULE:NAME` of the operator's own; without them the searches that are compiled.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # they are meant for the server, which ends this process
    if hasattr(os, "nice"):
        os.nice(_NICE)
    answers = FileIO(os.dup(1), "w")
    os.dup2(2, 1)  # what a function prints is no answer
    calls = SimpleQueue[bytes]()
    Thread(target=_listen, args=(FileIO(0), calls), daemon=True).start()
    if own_bots:
        _load_own_bots(own_bots)
    else:
        _load_searches()
    _write(answers, framed(Answer()))
    while True:
        _write(answers, _answer(calls.get()))


def _listen(stream: FileIO, calls: "SimpleQueue[bytes]") -> None:
    """Read calls; end the process when no more can come."""
    while len(head := _read(stream, LENGTH.size)) == LENGTH.size:
        calls.put(_read(stream, LENGTH.unpack(head)[0]))
    os._exit(0)


def _read(stream: FileIO, size: int) -> bytes:
    parts = bytearray()
    while len(parts) < size and (part := stream.read(size - len(parts))):
        parts += part
    return bytes(parts)


def _write(stream: FileIO, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[stream.write(rest) :]


def _answer(content: bytes) -> bytes:
    try:
        return framed(Answer(pickle.loads(content)()))
    except Exception as error:
        return framed(Answer(error=_picklable(error)))


def _picklable(error: Exception) -> Exception:
    """The error, or another with its name if it cannot be pickled and unpickled."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(type(error).__name__)
    return error


def _load_own_bots(places: Sequence[str]) -> None:
    """Load bots of the operator's own; one that cannot be loaded fails when it is asked."""
    for place in places:
        with suppress(Exception):
            own_bot(place)


def _load_searches() -> None:
    """Load the searches that are compiled; another is loaded by its first call."""
    for room in () if PLAIN else ROOMS:
        with suppress(Exception):  # the process that compiles it says why
            load(room)
