"""Servers beside the public one, in the same event loop, at addresses of the operator's own."""

import asyncio
import errno
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from hachiya.server.problems import CannotServe
from hachiya.words.say import serve as say

_SHUTDOWN_SECONDS = 1
_BACKLOG = 16


class BesideServer(uvicorn.Server):
    """A server at an address of the operator; the public server starts and ends it."""

    def __init__(self, app: Starlette, listening: socket.socket) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws="none",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
            )
        )
        self.listening = listening
        is_file = listening.family == getattr(socket, "AF_UNIX", None)
        self._file = Path(listening.getsockname()) if is_file else None
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Install no signal handlers, because the public server handles signals."""
        yield

    def start(self) -> None:
        """Start to serve, in a new task."""
        self._task = asyncio.create_task(self.serve(sockets=[self.listening]))

    async def end(self) -> None:
        """Remove the file of a Unix socket, and end the server and its task."""
        self._remove_file()  # first, because the next server can take its place as soon as this one stops to listen
        self.should_exit = True
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self.close()

    def close(self) -> None:
        """Remove the file of a Unix socket, and close the socket."""
        self._remove_file()
        self.listening.close()

    def _remove_file(self) -> None:
        """Remove the file of a Unix socket once, so that the file of the next server stays."""
        if self._file is not None:
            self._file.unlink(missing_ok=True)
            self._file = None


def listen_at(file: Path) -> socket.socket:
    """Open a Unix socket to which only its user can connect; CannotServe if that fails or another server listens."""
    if not hasattr(socket, "AF_UNIX"):
        raise CannotServe(say.cannot_listen(address=str(file), why="no Unix sockets here"))
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        _remove_left_over(file)
        listening.bind(str(file))
        file.chmod(0o600)  # nobody can connect until the socket listens
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(say.in_use(address=str(file))) from None
        raise CannotServe(say.cannot_listen(address=str(file), why=error.strerror or str(error))) from None
    listening.setblocking(False)
    return listening


def _remove_left_over(file: Path) -> None:
    """Remove the socket file of a server that was killed; a socket that answers and a file of another kind stay."""
    if file.is_socket():
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            try:
                probe.connect(str(file))
            except ConnectionRefusedError:
                file.unlink()
