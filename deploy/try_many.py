"""A trial of the files in `many/`, several servers on one database, without containers: `python -m deploy.try_many`.

It starts PostgreSQL, every server of the compose file with its own command, and nginx with its configuration, with
places of this machine instead of those of the containers. It plays through the proxy, reads the metrics that Prometheus
is to read, looks whether all connections to a table reach the same server, and kills that server. The table must go on.
It needs the environment of the tests, PostgreSQL and nginx; the exit code is 1 if something does not work.
"""

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, cast

import httpx
import yaml
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from deploy.try_out import HACHIYA, HERE, ORDER, SECONDS, free_port, played, replaced
from deploy.try_postgresql import Cluster

MANY = HERE / "many"
WEBSOCKETS = re.compile(r'^hachiya_connections\{kind="websocket"\} ([0-9.]+)$', re.MULTILINE)
VIEWERS = 6


@dataclass
class RunningServer:
    """A server of the compose file as it runs here."""

    process: subprocess.Popen[bytes]
    metrics: str

    def websockets(self) -> float:
        """The number of open WebSockets, from the metrics."""
        answer = httpx.get(self.metrics)
        match = WEBSOCKETS.search(answer.text)
        assert match is not None, f"no number of WebSockets among the metrics: {answer.status_code} {answer.text[:200]}"
        return float(match[1])


def compose() -> Mapping[str, Any]:
    """Read the compose file."""
    return cast(Mapping[str, Any], yaml.safe_load((MANY / "compose.yaml").read_text()))


def words(service: Mapping[str, Any], places: Mapping[str, str]) -> list[str]:
    """The command of a server, with places of this machine."""
    command = replaced("\n".join(service["command"]), places).splitlines()
    return [str(HACHIYA), "serve", "--no-open", "--host", "127.0.0.1", *command]


@contextmanager
def servers(folder: Path, cluster: Cluster, base: str) -> Iterator[dict[str, tuple[int, RunningServer]]]:
    """Run the servers of the compose file; yield the port and the process of each by its name."""
    services = {name: service for name, service in compose()["services"].items() if name.startswith("hachiya-")}
    assert len(services) == 3
    (folder / "password").write_text("none is needed here\n")
    running = {}
    with ExitStack() as stack:
        for name, service in services.items():
            port, peers, metrics = free_port(), free_port(), free_port()
            places = {
                "postgresql://hachiya@postgresql/hachiya": cluster.url,
                "/run/secrets/password": str(folder / "password"),
                f"{name}:8089": f"127.0.0.1:{peers}",
                "${PUBLIC_URL}": base,
                "172.30.88.0/24": "127.0.0.0/8",
                "0.0.0.0:9464": f"127.0.0.1:{metrics}",
                "/data/admin": str(folder / f"{name}-admin"),
            }
            process = subprocess.Popen([*words(service, places), "--port", str(port)], cwd=folder)
            stack.callback(process.wait, 30)
            stack.callback(process.terminate)
            running[name] = port, RunningServer(process, f"http://127.0.0.1:{metrics}/metrics")
        for port, server in running.values():
            wait_for(f"http://127.0.0.1:{port}/readyz", server.process)
        yield running


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until an address answers with success."""
    end = monotonic() + SECONDS
    while True:
        assert process.poll() is None, f"the process ended before {address} answered"
        try:
            if httpx.get(address).is_success:
                return
        except httpx.TransportError:
            pass
        assert monotonic() < end, f"{address} does not answer"


@contextmanager
def proxy(folder: Path, outside: int, ports: Mapping[str, int]) -> Iterator[None]:
    """Run nginx with the configuration, before the servers at these ports."""
    program = shutil.which("nginx")
    assert program, "nginx is not installed"
    places = {f"{name}:8088": f"127.0.0.1:{port}" for name, port in ports.items()}
    site = replaced((MANY / "nginx.conf").read_text(), {**places, "listen 8080": f"listen 127.0.0.1:{outside}"})
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    (folder / "whole.conf").write_text(
        f"daemon off;\npid {folder / 'pid'};\nerror_log {folder / 'error.log'};\nevents {{}}\n"
        f"http {{\n{temporary}access_log off;\ninclude {folder / 'site.conf'};\n}}\n"
    )
    process = subprocess.Popen([program, "-c", str(folder / "whole.conf"), "-e", str(folder / "error.log")])
    try:
        wait_for(f"http://127.0.0.1:{outside}/livez", process)
        yield
    finally:
        process.terminate()
        process.wait(20)


def check_targets(names: set[str]) -> None:
    """Check that Prometheus reads every server, at the port of its metrics."""
    settings = cast(Mapping[str, Any], yaml.safe_load((MANY / "prometheus.yml").read_text()))
    targets = {
        target for job in settings["scrape_configs"] for each in job["static_configs"] for target in each["targets"]
    }
    assert targets == {f"{name}:9464" for name in names}
    for name in names:
        assert "--metrics=0.0.0.0:9464" in compose()["services"][name]["command"]


async def watch(base: str, stack: AsyncExitStack, table: Mapping[str, Any]) -> ClientConnection:
    """Connect to the seat of a table, and wait for the table's message."""
    address = f"{base.replace('http', 'ws', 1)}{table['path']}/ws?version=0"
    cookie = {"Cookie": f"seat={table['recovery']}"}
    connection = await stack.enter_async_context(connect(address, origin=base, additional_headers=cookie))  # type: ignore[arg-type]
    message = json.loads(await connection.recv())
    assert (message["is"], message["table"]) == ("table", table["table"])
    return connection


async def try_failure(base: str, running: Mapping[str, tuple[int, RunningServer]]) -> None:
    """Kill the server that all connections to a table reach; the table must go on elsewhere."""
    async with AsyncExitStack() as stack:
        async with httpx.AsyncClient(base_url=base) as http:
            opened = await http.post("/api/tables", json=ORDER, headers={"origin": base})
        assert opened.status_code == 201, opened.text
        table = opened.json()
        for _ in range(VIEWERS):
            await watch(base, stack, table)
        reached = {name: server for name, (_, server) in running.items() if server.websockets() >= VIEWERS}
        assert len(reached) == 1, "the connections to a table are spread over the servers"
        (server,) = reached.values()
        server.process.kill()
        async with asyncio.timeout(SECONDS):
            while True:
                try:
                    await watch(base, stack, table)
                except (OSError, WebSocketException, EOFError):
                    await asyncio.sleep(0.2)
                else:
                    break


def try_many(folder: Path) -> None:
    """Run the whole trial."""
    cluster = Cluster(folder / "postgresql")
    data, outside = folder / "postgresql" / "data", free_port()
    base = f"http://127.0.0.1:{outside}"
    cluster.run("initdb", "-D", str(data), "-U", "hachiya", "-A", "trust", "-E", "UTF8", "--locale=C")
    with cluster.serving(data, {}), servers(folder, cluster, base) as running:
        check_targets(set(running))
        with proxy(folder, outside, {name: port for name, (port, _) in running.items()}):
            played(base, True)
            asyncio.run(try_failure(base, running))
            played(base, True)


def main() -> int:
    """Run the trial, and print and return its result."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        (Path(folder) / "postgresql").mkdir()
        try:
            try_many(Path(folder))
        except (AssertionError, OSError, subprocess.SubprocessError, httpx.HTTPError) as fault:
            print(f"many: {fault}")
            return 1
    print("many: works")
    return 0


if __name__ == "__main__":
    sys.exit(main())
