"""A server in a process of its own, and what it costs."""

import os
import re
import subprocess
import sys
from pathlib import Path

_SCRIPT = """
import sys
from hachiya.server.serve import serve
from hachiya.server.settings import Limits, Settings
limits = Limits(connections_per_client=10**6, sockets_per_client=10**6, tables_rate=1e6, tables_burst=10**6,
                requests_rate=1e6, requests_burst=10**6, messages_rate=1e6, messages_burst=10**6)
settings = Settings(database=f"sqlite:///{sys.argv[1]}/load.sqlite", port=0, limits=limits)
serve(settings, lambda found: print(found.here, flush=True))
"""


class Server:
    """On a database in `folder` (SQLite, synchronous=FULL), without limits of a client, else as it comes."""

    def __init__(self, folder: str) -> None:
        command = (sys.executable, "-c", _SCRIPT, folder)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        self.empty = self.memory()

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        return cpu(self.process.pid)

    def memory(self) -> float:
        """In kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found
        return float(found[1])

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(30)


def cpu(process: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
