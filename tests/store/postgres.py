"""A PostgreSQL server in its own folder, as Debian's package installs it, with a socket in that folder."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from urllib.parse import quote

_DEBIAN = Path("/usr/lib/postgresql")
_NOBODY = "nobody"
"""The user id of nobody, because PostgreSQL refuses to run as root."""
_ACCESS = "local all +guarded scram-sha-256\nlocal all all trust\n"
"""Members of the role `guarded` give a password; all others are trusted."""


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`; None where PostgreSQL is not installed."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    versions = [version / "bin" for version in sorted(_DEBIAN.glob("*"), reverse=True)]
    return next((folder for folder in versions if (folder / "initdb").exists()), None)


def why_not() -> str | None:
    """The reason why no PostgreSQL can be started; None where one can."""
    if programs() is None:
        return "initdb is neither on the PATH nor in /usr/lib/postgresql (Debian: apt-get install postgresql)"
    if os.geteuid() == 0 and shutil.which("runuser") is None:
        return "it does not run as root, and there is no runuser"
    return None


@contextmanager
def postgres(*, is_durable: bool = False) -> Iterator[str]:
    """The address of a new, empty database, which ends with the context; only a durable one writes to the disk."""
    folder = Path(mkdtemp(prefix="hachiya-postgres-"))
    data = folder / "data"
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, _NOBODY)
        _run("initdb", "-D", str(data), "-U", "hachiya", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        (data / "pg_hba.conf").write_text(_ACCESS, "utf-8")
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(folder),
            "max_connections": "300",
            "fsync": "on" if is_durable else "off",
            "wal_level": "minimal",
            "max_wal_senders": "0",
        }
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        _run("pg_ctl", "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql+psycopg://hachiya@/postgres?host={quote(str(folder))}"
        finally:
            _run("pg_ctl", "-D", str(data), "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(program: str, *arguments: str) -> None:
    folder = programs()
    assert folder is not None
    person = ["runuser", "-u", _NOBODY, "--"] if os.geteuid() == 0 else []
    subprocess.run([*person, str(folder / program), *arguments], check=True, stdout=subprocess.DEVNULL, cwd="/")
