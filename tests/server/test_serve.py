"""The serve command: a port in use, an unusable database, the printed address, and a quiet end."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from hachiya.server.listening import listen
from hachiya.server.problems import CannotServe
from hachiya.server.serve import addresses_of, serve
from hachiya.server.settings import Settings
from hachiya.store.database import open_database
from hachiya.store.problems import BadDatabase
from tests.databases import change, database_in
from tests.sampling import slow
from tests.server.client import open_table, order, wire
from tests.server.running import Process, running, settings_in


def test_a_port_in_use_is_named_in_the_error(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server:
        port = httpx.URL(server.address).port
        with pytest.raises(CannotServe) as error:
            serve(settings_in(tmp_path, port=port))
        assert error.value.text("en").startswith(f"127.0.0.1:{port} is in use")
        assert error.value.text("ja").startswith(f"127.0.0.1:{port} は使用中です")


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid"])
def test_a_host_of_another_machine_is_named_in_the_error(tmp_path: Path, host: str) -> None:
    with pytest.raises(CannotServe) as error:
        serve(settings_in(tmp_path, host=host))
    assert "\n" not in error.value.text("en")
    assert host in error.value.text("ja")


def test_a_folder_as_database_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase):
        serve(replace(settings_in(tmp_path), database=f"sqlite:///{tmp_path}"))


@pytest.mark.sqlite
def test_a_file_of_a_running_server_is_refused(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server:
        with pytest.raises(BadDatabase) as error:
            serve(settings_in(tmp_path))
        assert str(error.value) == f"{tmp_path / 'tables.sqlite'}: Another hachiya server is using this database"
        # A tool reads it all the same.
        open_database(server.parts.settings.database).dispose()
    with running(settings_in(tmp_path)) as again:
        assert httpx.get(f"{again.address}healthz").status_code == 200


@pytest.mark.slow
def test_a_killed_server_does_not_block_the_next_one(tmp_path: Path) -> None:
    first = Process(tmp_path)
    first.kill()
    second = Process(tmp_path)
    second.stop()


def test_log_lines_have_a_time_and_a_level(tmp_path: Path) -> None:
    server = Process(tmp_path, tmp_path / "log")
    change(database_in(tmp_path), "ALTER TABLE tables RENAME TO lost")
    assert httpx.get(f"{server.address}healthz").status_code == 503
    server.stop()
    lines = (tmp_path / "log").read_text().splitlines()
    assert lines
    for line in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} ERROR hachiya\.[a-z._]+: .+", line)


@pytest.mark.sqlite
@pytest.mark.skipif(sys.platform == "win32", reason="files have no such rights there")
def test_the_database_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch(mode=0o644)
    with running(settings_in(tmp_path)):
        assert {path.stat().st_mode & 0o777 for path in tmp_path.glob("tables.sqlite*")} == {0o600}


def test_the_printed_address_can_be_opened() -> None:
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        for host, name in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]"), ("::", "[::1]")):
            assert addresses_of(listener, replace(Settings(), host=host)).here == f"http://{name}:{port}/"


def test_default_settings_serve_this_machine_only() -> None:
    settings = Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8088)
    assert "localhost" in settings.names.names
    assert not settings.names.addresses


@pytest.mark.parametrize("how", [signal.SIGTERM, slow(signal.SIGINT)])
def test_a_stopped_server_ends_and_notifies_seated_players(tmp_path: Path, how: signal.Signals) -> None:
    server = Process(tmp_path)

    async def play() -> None:
        opened = await open_table(server.address, order())
        async with wire(server.address, *opened["seats"][0]) as own:
            await own.hear_a("table")
            server.process.send_signal(how)
            with pytest.raises(ConnectionClosed) as closed:
                await own.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
            assert await asyncio.to_thread(server.process.wait, 20) in (0, -how)

    asyncio.run(play())
    assert server.process.stdout is not None
    server.process.stdout.close()


@pytest.mark.slow
def test_the_server_runs_without_numba_and_numpy() -> None:
    program = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None; import hachiya.server.serve"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run((sys.executable, "-c", program), check=True, env=environment)
