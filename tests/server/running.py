"""Servers for tests: one in a thread of this process, whose parts can be inspected, and one that can be killed."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hachiya.server.listening import listen
from hachiya.server.peers.address import PeerAddress
from hachiya.server.serve import addresses_of, server_for
from hachiya.server.server_parts import ServerParts
from hachiya.server.settings import Limits, Settings
from tests.databases import database_in

NO_LIMITS = Limits(
    messages_rate=1e6,
    messages_burst=1_000_000,
    connections_per_client=10_000,
    sockets_per_client=10_000,
    tables_rate=1e6,
    tables_burst=1_000_000,
    guesses_rate=1e6,
    guesses_burst=1_000_000,
    requests_rate=1e6,
    requests_burst=1_000_000,
)


def settings_in(folder: Path, **changes: Any) -> Settings:
    """Settings with an own database, any free port, bots without pause, and no time for reading."""
    if changes.get("peers"):
        changes["peers"] = PeerAddress.read(changes["peers"])
    if isinstance(limits := changes.get("limits"), dict):
        changes["limits"] = replace(NO_LIMITS, **limits)
    quick = {"pace_ms": 0, "clock_ms": 0, "reading_seconds": 0.0}
    database = changes.pop("database", None) or database_in(folder)
    return replace(Settings(database=database, port=0, limits=NO_LIMITS), **{**quick, **changes})


def free_port() -> int:
    """A port at which nothing listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@dataclass(frozen=True)
class Running:
    """A server in a thread: its address and its parts."""

    address: str
    parts: ServerParts


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    """Run a server in a thread of this process."""
    listening = listen(settings.host, settings.port)
    started = threading.Event()
    server = server_for(settings, started.set)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        assert started.wait(20)
        app: Any = server.config.app
        yield Running(addresses_of(listening, settings).here, app.state.parts)
    finally:
        server.should_exit = True
        thread.join(20)
        listening.close()
        assert not thread.is_alive()


SCRIPT = """
import json
import sys
from dataclasses import replace
from pathlib import Path
from hachiya.server.serve import serve
from tests.server.running import settings_in
changes = {name: Path(value) if name == "admin" else value for name, value in json.loads(sys.argv[2]).items()}
settings = settings_in(Path(sys.argv[1]), **changes)
serve(settings, lambda found: print(found.here, flush=True))
"""


class Process:
    """A server in its own process, on the database in `folder`; its errors go to `log`.

    `changes` are settings that differ from those of tests, `variables` more of the environment.
    """

    def __init__(
        self, folder: Path, log: Path | None = None, variables: Mapping[str, str] | None = None, /, **changes: Any
    ) -> None:
        environment = {**os.environ, "HACHIYA_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path), **(variables or {})}
        command = (sys.executable, "-c", SCRIPT, str(folder), json.dumps(changes))
        with log.open("w") if log else nullcontext() as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            self.kill()
            raise AssertionError(f"the server did not start: {log.read_text() if log else ''}")

    def kill(self) -> None:
        """Kill the process (`kill -9`)."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the process quietly."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
