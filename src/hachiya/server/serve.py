"""The running of the application in this process, under uvicorn, until it is interrupted."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import uvicorn
from starlette.applications import Starlette

from hachiya.engine.accel import PLAIN
from hachiya.server import gc_policy, logs
from hachiya.server.app import create_app
from hachiya.server.beside import BesideServer, listen_at
from hachiya.server.connections import HttpProtocol, WebSocketProtocol
from hachiya.server.listening import BACKLOG, listen
from hachiya.server.operator_app import admin_app, metrics_app
from hachiya.server.problems import CannotServe
from hachiya.server.reach import EVERYWHERE, browser_address
from hachiya.server.server_parts import ServerParts
from hachiya.server.settings import Settings
from hachiya.tables.live.background import keep_running
from hachiya.workers.preparing import Progress

_FILES = 65_536
_HEARTBEAT_SECONDS = 20.0
_SHUTDOWN_SECONDS = 3
_SWITCH_SECONDS = 0.001
"""How long a thread that computes may keep the event loop waiting (Python's own figure is 5 ms)."""


@dataclass(frozen=True)
class Addresses:
    """The addresses of the server to open in a browser."""

    here: str
    """On this machine."""
    elsewhere: str | None
    """On another one; None where the server cannot be reached from there."""


class _Server(uvicorn.Server):
    def __init__(
        self, app: Starlette, config: uvicorn.Config, ready: Callable[[], None], beside: Sequence[BesideServer]
    ) -> None:
        super().__init__(config)
        self.app = app
        self.beside = beside
        self._ready = ready
        app.state.parts.drain.on_end = self.end

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.beside:
            server.start()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await asyncio.gather(*(server.end() for server in self.beside))
        relay = self.app.state.parts.relay
        if relay is not None:
            await relay.hand_over()
        await super().shutdown(sockets)

    def end(self) -> None:
        """End as after a signal: finish running requests, and tell connected viewers that the server ends."""
        self.should_exit = True


async def _serve(server: _Server, listening: socket.socket, preparing: Callable[[Progress], None]) -> None:
    parts: ServerParts = server.app.state.parts
    if not PLAIN:
        parts.workers.start()
    parts.bots.start()
    prepare = partial(parts.preparation.run, preparing)
    beside = [
        asyncio.create_task(gc_policy.collect_rarely()),
        asyncio.create_task(keep_running("preparation", prepare, parts.counts.count_failure)),
    ]
    await server.serve(sockets=[listening])
    for task in beside:
        task.cancel()
    await asyncio.gather(*beside, return_exceptions=True)


def serve(
    settings: Settings,
    ready: Callable[[Addresses], None] = lambda _: None,
    preparing: Callable[[Progress], None] = lambda _: None,
) -> None:
    """Serve until SIGINT (KeyboardInterrupt) or SIGTERM; `ready` gets the addresses once requests are answered,
    `preparing` hears of searches that must be compiled.

    CannotServe or BadDatabase, before anything is served, if that cannot be.
    """
    logs.begin_log(settings.log)
    if settings.tls:
        settings.tls.check()
    listening = listen(settings.host, settings.port)
    try:
        server = server_for(settings, lambda: ready(addresses_of(listening, settings)))
        sys.setswitchinterval(_SWITCH_SECONDS)
        _allow_many_files()
        gc_policy.freeze_loaded()
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(_serve(server, listening, preparing))
    finally:
        listening.close()


def server_for(settings: Settings, ready: Callable[[], None] = lambda: None) -> _Server:
    """Make a uvicorn server for the application; `ready` is called once it answers."""
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)  # its complaints quote what clients send
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # its buffers cost tens of kB a connection
        ws_ping_interval=_HEARTBEAT_SECONDS,
        ws_ping_timeout=_HEARTBEAT_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies.texts),
        forwarded_allow_ips=list(settings.proxies.texts),
        ssl_certfile=settings.tls.certificate if settings.tls else None,
        ssl_keyfile=settings.tls.key if settings.tls else None,
        limit_concurrency=settings.limits.connections,
        backlog=BACKLOG,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
    )
    return _Server(app, config, ready, _servers_beside(app.state.parts))


def _servers_beside(parts: ServerParts) -> list[BesideServer]:
    """Make the servers at the operator's addresses; CannotServe if one of the addresses cannot be listened at."""
    servers, settings = list[BesideServer](), parts.settings
    try:
        if settings.metrics:
            servers.append(BesideServer(metrics_app(parts), listen(*settings.metrics)))
        if settings.admin:
            servers.append(BesideServer(admin_app(parts), listen_at(settings.admin)))
    except CannotServe:
        for server in servers:
            server.close()
        raise
    return servers


def addresses_of(listening: socket.socket, settings: Settings) -> Addresses:
    """Return the addresses of a server that listens on this socket."""
    port = listening.getsockname()[1]
    here = browser_address(EVERYWHERE.get(settings.host, settings.host), port, settings.tls is not None)
    return Addresses(here, settings.elsewhere(port))


def _allow_many_files() -> None:
    """Each connection is an open file, and the custom of many systems is 1,024."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (not on Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if soft < limit:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
