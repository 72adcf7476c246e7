"""A PostgreSQL server and its synchronous standby, whose processes, disks and clocks can fail."""

import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from io import FileIO
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep
from types import TracebackType
from urllib.parse import quote

import psycopg

from tests.server.many.jumping_clock import JumpingClock
from tests.store.postgres import programs

IS_ROOT = os.geteuid() == 0
"""Whether each server can have a small disk of its own, which only root can mount."""
_NOBODY = pwd.getpwnam("nobody")
_USER, _GROUP = (_NOBODY.pw_uid, _NOBODY.pw_gid) if IS_ROOT else (None, None)
"""PostgreSQL refuses to run as root."""
_DISK_MEGABYTES = 640
_ACCESS = "local all all trust\nlocal replication all trust\n"
_SECONDS = 60.0
"""How long anything of PostgreSQL may take."""
_MUCH = "SELECT pg_logical_emit_message(false, 'hachiya', repeat('x', 500000))"
_SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "wal_level": "replica",
    "max_wal_senders": "8",
    "wal_keep_size": "64MB",
    "wal_recycle": "off",
    "max_wal_size": "64MB",
    "wal_retrieve_retry_interval": "200ms",
    "hot_standby": "on",
}


class Node:
    """One of the two servers: a disk of its own, a socket, a clock, and its processes while it runs."""

    def __init__(self, folder: Path, name: str) -> None:
        self.disk, self.socket = folder / f"{name}-disk", folder / f"{name}-socket"
        self.data = self.disk / "data"
        self.log = folder / f"{name}.log"
        self.clock = JumpingClock(folder / f"{name}.clock")
        for place in (self.disk, self.socket):
            place.mkdir()
        if IS_ROOT:
            options = f"size={_DISK_MEGABYTES}m"
            subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(self.disk)], check=True)
            for place in (self.disk, self.socket):
                os.chown(place, _NOBODY.pw_uid, _NOBODY.pw_gid)
        self._process: subprocess.Popen[bytes] | None = None

    def initialise(self) -> None:
        """Make an empty cluster of databases."""
        options = ("-U", "hachiya", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--wal-segsize=1")
        self.run("initdb", "-D", str(self.data), *options)
        (self.data / "pg_hba.conf").write_text(_ACCESS, "utf-8")

    def copy(self, primary: "Node") -> None:
        """Make this node a standby of another."""
        shutil.rmtree(self.data, ignore_errors=True)
        self.run("pg_basebackup", "-D", str(self.data), "-h", str(primary.socket), "-U", "hachiya", "-R", "-c", "fast")
        with (self.data / "postgresql.auto.conf").open("a") as settings:
            settings.write("synchronous_standby_names = ''\n")

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self._launch()
        self.until(lambda: self.ask("SELECT 1") == 1)

    def _launch(self) -> None:
        folder = programs()
        assert folder is not None
        settings = {**_SETTINGS, "unix_socket_directories": str(self.socket)}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        environment = {**os.environ, **self.clock.environment}
        with self.log.open("ab") as log:
            command = [str(folder / "postgres"), "-D", str(self.data), *options]
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd="/", env=environment, user=_USER, group=_GROUP
            )

    def kill(self) -> None:
        """Kill all processes of the server at once, as if the machine lost power, and wait until they are gone."""
        assert self._process is not None
        children: list[int] = []
        with suppress(ProcessLookupError):
            os.kill(self._process.pid, signal.SIGSTOP)  # so that it starts nothing more
            children = _children(self._process.pid)
            for child in children:
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
        self._process.kill()
        self._process.wait(_SECONDS)
        self.until(lambda: not any(map(_is_alive, children)))

    @property
    def runs(self) -> bool:
        """Whether the server is there; one that can write nothing at all ends by itself."""
        return self._process is not None and self._process.poll() is None

    def ask(self, query: str, database: str = "postgres") -> object:
        """Return the first value of a query; None while nobody answers."""
        rows = self.rows(query, database)
        return rows[0][0] if rows else None

    def rows(self, query: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Return the rows of a query, executed outside of any transaction; none while nobody answers."""
        where = f"host={self.socket} user=hachiya dbname={database} connect_timeout=5"
        try:
            with psycopg.connect(where, autocommit=True) as connection:
                return connection.execute(query.encode()).fetchall()
        except psycopg.OperationalError:
            return []

    def change(self, statement: str, database: str = "postgres") -> None:
        """Execute a statement outside of any transaction."""
        with psycopg.connect(f"host={self.socket} user=hachiya dbname={database}", autocommit=True) as connection:
            connection.execute(statement.encode())

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        end = monotonic() + _SECONDS
        while not is_so():
            assert monotonic() < end, self.log.read_text()[-3000:]
            sleep(0.02)

    def fill_disk(self, seconds: float) -> None:
        """Let nothing be free on the disk until the server has met that, and for some seconds more."""
        met = self._refusals()
        with (self.disk / "filler").open("wb", buffering=0) as filler:
            self.until(lambda: self._fill(filler) or self._refusals() > met)
            end = monotonic() + seconds
            self.until(lambda: self._fill(filler) or monotonic() > end)
        (self.disk / "filler").unlink()
        self.until(self._is_back)

    def _fill(self, filler: FileIO) -> bool:
        """Write until nothing is free."""
        for size in (1 << 20, 4096):
            with suppress(OSError):
                while filler.write(bytes(size)):
                    pass
        return False

    def _refusals(self) -> int:
        """How often the server could not write because the disk was full."""
        return self.log.read_text().count("No space left on device")

    def _is_back(self) -> bool:
        """Whether the server answers; one that has ended is started again."""
        if not self.runs:
            self._launch()
        return self.ask("SELECT 1") == 1

    def run(self, program: str, *arguments: str) -> None:
        """Run a program of PostgreSQL."""
        folder = programs()
        assert folder is not None
        command = [str(folder / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", user=_USER, group=_GROUP)

    def close(self) -> None:
        """Kill the server if it runs, and give its disk back."""
        if self.runs:
            self.kill()
        if IS_ROOT:
            subprocess.run(["umount", str(self.disk)], check=True)


class PostgresPair:
    """A primary with a database `hachiya` and its synchronous standby; they take turns."""

    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="hachiya-pair-"))
        if IS_ROOT:
            os.chown(self.folder, _NOBODY.pw_uid, _NOBODY.pw_gid)
        self.primary, self.standby = Node(self.folder, "a"), Node(self.folder, "b")

    def __enter__(self) -> "PostgresPair":
        self.primary.initialise()
        self.primary.start()
        self.primary.change("CREATE DATABASE hachiya")
        self._add_standby()
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        with ExitStack() as ending:
            ending.callback(shutil.rmtree, self.folder)
            for node in (self.primary, self.standby):
                ending.callback(node.close)

    def url(self, name: str) -> str:
        """Return the URL that leads a program of this name to the primary, whichever node that is."""
        hosts = quote(",".join(str(node.socket) for node in (self.primary, self.standby)))
        return (
            f"postgresql+psycopg://hachiya@/hachiya?host={hosts}"
            f"&target_session_attrs=read-write&application_name={name}"
        )

    def wait_until_synchronous(self) -> None:
        """Wait until each commit of the primary waits for the standby, and a commit succeeds."""
        query = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'"
        self.primary.until(lambda: self.primary.ask(query) == 1)
        self.wait_until_writable()

    def wait_until_writable(self) -> None:
        """Wait until the primary commits."""
        commit = "SELECT pg_logical_emit_message(true, 'hachiya', 'fault')"
        self.primary.until(lambda: self.primary.ask(commit) is not None)

    def fill_disk_of_standby(self, seconds: float) -> None:
        """Let nothing be free on the disk of the standby for a while, with much to write."""
        with ThreadPoolExecutor(1) as apart:
            filling = apart.submit(self.standby.fill_disk, seconds)
            while not filling.done():
                self.primary.ask(_MUCH)
                sleep(0.1)
            filling.result()

    def restart(self, seconds: float) -> None:
        """Kill the primary, and start it again after some seconds."""
        self.primary.kill()
        sleep(seconds)
        self.primary.start()
        self.wait_until_writable()

    def promote(self) -> None:
        """Kill the primary, and let the standby take its place; it has no standby until `replace_standby`."""
        self.primary.kill()
        self.primary, self.standby = self.standby, self.primary
        self.primary.change("SELECT pg_promote(false)")
        self.primary.until(lambda: self.primary.ask("SELECT pg_is_in_recovery()") is False)
        self.wait_until_writable()

    def replace_standby(self) -> None:
        """Make the node that was the primary the standby of the other."""
        self._add_standby()

    def _add_standby(self) -> None:
        self.standby.copy(self.primary)
        self.standby.start()
        self.primary.change("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.primary.change("SELECT pg_reload_conf()")
        self.wait_until_synchronous()


def _children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _is_alive(process: int) -> bool:
    """Whether a process is there and has not ended; one that has ended holds no files any more."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in "ZX"
