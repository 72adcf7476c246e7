"""A trial of the scripts in `postgresql/`, which restore a database to a moment: `python -m deploy.try_postgresql`.

The trial starts a PostgreSQL server that archives its log, and a Hachiya server on it. Then it deletes the data and
restores a moment. The restored database must have the tables from before the moment, and none from after it. The exit
code is 1 if it has not.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import quote

import httpx

from deploy.try_out import HACHIYA, HERE, ORDER, SECONDS, free_port, started

NOBODY = "nobody"
"""The user who runs PostgreSQL if the trial runs as root, because PostgreSQL refuses to run as root."""
SCRIPTS = ("archive.sh", "backup.sh", "restore.sh")


def programs() -> Path:
    """Return the folder of PostgreSQL's programs, the newest version if there are several."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert folders, "PostgreSQL is not installed"
    return folders[-1]


class Cluster:
    """A PostgreSQL server whose data, archive and socket are in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.archive = folder / "archive"
        for script in SCRIPTS:
            shutil.copy2(HERE / "postgresql" / script, folder / script)
        self.archive.mkdir()
        if os.geteuid() == 0:
            for path in (folder, *folder.iterdir()):
                shutil.chown(path, NOBODY)
        self.url = f"postgresql+psycopg://hachiya@/postgres?host={quote(str(folder))}"

    def run(self, program: str, *arguments: str) -> str:
        """Run a program of PostgreSQL or one of the scripts, and return its output."""
        as_user = ["runuser", "-u", NOBODY, "--"] if os.geteuid() == 0 else []
        path = f"{programs()}:{os.environ['PATH']}"
        command = [*as_user, "env", f"PATH={path}", program, *arguments]
        # A server that the program starts keeps the output open, so a pipe would never end.
        with tempfile.TemporaryFile("w+") as output:
            process = subprocess.run(command, check=False, cwd="/", stdout=output, stderr=subprocess.STDOUT)
            output.seek(0)
            text = output.read().strip()
        assert process.returncode == 0, f"{program}: {text}"
        return text

    def ask(self, query: str) -> str:
        """Return the result of a query as text."""
        return self.run("psql", "-h", str(self.folder), "-U", "hachiya", "-d", "postgres", "-Atqc", query)

    @contextmanager
    def serving(self, data: Path, settings: Mapping[str, str]) -> Iterator[None]:
        """Run a server on a data folder; at the end it stops as if the machine lost power."""
        options = {"listen_addresses": "", "unix_socket_directories": str(self.folder), **settings}
        words = " ".join(f"-c {name}='{value}'" for name, value in options.items())
        self.run("pg_ctl", "-D", str(data), "-w", "-l", str(self.folder / "log"), "-o", words, "start")
        try:
            yield
        finally:
            self.run("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "stop")


def open_table(address: str) -> str:
    """Open a table and return its id."""
    answer = httpx.post(f"{address}/api/tables", json=ORDER)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def has_table(address: str, table: str) -> bool:
    """Whether the server has a table with this id."""
    return httpx.get(f"{address}/t/{table}/table/record.jsonl").status_code == 200


@contextmanager
def hachiya(cluster: Cluster) -> Iterator[str]:
    """Run a Hachiya server on the database, and yield its address."""
    port = free_port()
    command = [str(HACHIYA), "serve", "--no-open", "--port", str(port), "--database", cluster.url]
    with started(command, f"http://127.0.0.1:{port}/readyz", {}):
        yield f"http://127.0.0.1:{port}"


def wait_until(failure: str, query: str, cluster: Cluster) -> None:
    """Wait until the result of a query is true; fail with this message if it takes too long."""
    end = monotonic() + SECONDS
    while cluster.ask(query) != "t":
        assert monotonic() < end, failure
        sleep(0.1)


def try_postgresql(folder: Path) -> None:
    """Play, make a backup, play on, delete the data, and restore a moment in between."""
    cluster = Cluster(folder)
    data, restored = folder / "data", folder / "restored"
    cluster.run("initdb", "-D", str(data), "-U", "hachiya", "-A", "trust", "-E", "UTF8", "--locale=C")
    archive = f'{folder}/archive.sh "%p" "%f" {cluster.archive}'
    settings = {"archive_mode": "on", "archive_timeout": "60", "archive_command": archive}
    with cluster.serving(data, settings):
        with hachiya(cluster) as address:
            before = open_table(address)
            base = cluster.run(str(folder / "backup.sh"), str(folder), f"--host={folder}", "--username=hachiya")
            later = open_table(address)
            moment = cluster.ask("SELECT clock_timestamp()")
            sleep(0.01)
            after = open_table(address)
            assert has_table(address, before)
            assert has_table(address, later)
            assert has_table(address, after)
        last = cluster.ask("SELECT pg_walfile_name(pg_switch_wal())")
        wait_until("the log is not archived", f"SELECT last_archived_wal >= '{last}' FROM pg_stat_archiver", cluster)
    shutil.rmtree(data)
    cluster.run(str(folder / "restore.sh"), base, str(cluster.archive), str(restored), moment)
    with cluster.serving(restored, settings):
        wait_until("the recovery does not end", "SELECT NOT pg_is_in_recovery()", cluster)
        with hachiya(cluster) as address:
            assert has_table(address, before)
            assert has_table(address, later), "a table of before the moment is lost"
            assert not has_table(address, after), "a table of after the moment is there"
            assert has_table(address, open_table(address))


def main() -> int:
    """Run the trial, and print and return its result."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            try_postgresql(Path(folder))
        except (AssertionError, OSError, subprocess.SubprocessError, httpx.HTTPError) as fault:
            print(f"postgresql: {fault}")
            return 1
    print("postgresql: works")
    return 0


if __name__ == "__main__":
    sys.exit(main())
