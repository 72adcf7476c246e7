"""A server in a process of its own, with its use of CPU and memory."""

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
serve(settings, lambda reach: print(reach.here, flush=True))
"""


class Server:
    """A server with a database in `folder` (SQLite, synchronous=FULL), without limits per client."""

    def __init__(self, folder: str) -> None:
        command = (sys.executable, "-c", _SCRIPT, folder)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        self.empty = self.memory()

    def cpu(self) -> float:
        """Seconds of CPU that the server has used."""
        return cpu(self.process.pid)

    def memory(self) -> float:
        """The resident memory of the server in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        match = re.search(r"VmRSS:\s+(\d+)", status)
        assert match
        return float(match[1])

    def stop(self) -> None:
        """End the server."""
        self.process.terminate()
        self.process.wait(30)


def cpu(process: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
