"""The servers, each in a process of its own, with their use of CPU and memory."""

import os
import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from sqlalchemy import make_url

from tests.store.postgres import postgres

_SCRIPT = """
import sys
from hachiya.server.peers.address import PeerAddress
from hachiya.server.serve import serve
from hachiya.server.settings import Limits, Settings
limits = Limits(connections_per_client=10**6, sockets_per_client=10**6, tables_rate=1e6, tables_burst=10**6,
                requests_rate=1e6, requests_burst=10**6, messages_rate=1e6, messages_burst=10**6)
peers = PeerAddress("127.0.0.1", 0) if sys.argv[1].startswith("postgresql") else None
settings = Settings(database=sys.argv[1], port=0, limits=limits, peers=peers)
serve(settings, lambda reach: print(reach.here, flush=True))
"""


class Servers:
    """A server on SQLite (synchronous=FULL), or several on a PostgreSQL database, without limits for a client."""

    def __init__(self, folder: str, processes: int) -> None:
        """Start a server on a SQLite database in `folder`; or so many `processes` on PostgreSQL, if it is not 0."""
        self._stack = ExitStack()
        self._postmaster = 0
        database = f"sqlite:///{folder}/load.sqlite"
        if processes:
            database = self._stack.enter_context(postgres(is_durable=True))
            self._postmaster = _postmaster_of(database)
        self.processes = [self._start(database) for _ in range(max(1, processes))]
        self.addresses = [_address(process) for process in self.processes]
        self.empty = self.memory()

    def cpu(self) -> float:
        """Seconds of CPU that the servers and their running workers have used."""
        return sum(cpu(process) for process in self._all())

    def database_cpu(self) -> float:
        """Seconds of CPU that PostgreSQL's running processes have used; 0 on SQLite."""
        return sum(cpu(process) for process in _children(self._postmaster)) if self._postmaster else 0.0

    def memory(self) -> float:
        """The resident memory of the servers in kB, without their workers."""
        return sum(_memory(process.pid) for process in self.processes)

    def stop(self) -> None:
        """End the servers and PostgreSQL."""
        self._stack.close()

    def _all(self) -> list[int]:
        return [each for process in self.processes for each in (process.pid, *_children(process.pid))]

    def _start(self, database: str) -> subprocess.Popen[str]:
        process = subprocess.Popen((sys.executable, "-c", _SCRIPT, database), stdout=subprocess.PIPE, text=True)
        self._stack.callback(process.wait, 30)
        self._stack.callback(process.terminate)
        return process


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    return process.stdout.readline().strip().rstrip("/")


def _memory(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    match = re.search(r"VmRSS:\s+(\d+)", status)
    assert match
    return float(match[1])


def _postmaster_of(database: str) -> int:
    """The id of the process that serves a database, whose data lie beside its socket."""
    folder = Path(str(make_url(database).query["host"]))
    return int((folder / "data" / "postmaster.pid").read_text("utf-8").split()[0])


def _children(process: int) -> list[int]:
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text("utf-8").split()]


def cpu(process: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
