"""The ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from hachiya.desk.desk import Desk
from hachiya.desk.replay_cache import ReplayCache
from hachiya.desk.review_jobs import ReviewJobs
from hachiya.server.bans import Bans
from hachiya.server.desk_routes import desk_routes
from hachiya.server.direct_sockets import DirectSocketMiddleware
from hachiya.server.drain import Drain
from hachiya.server.gauges import Gauges
from hachiya.server.http import ROUTES, answer_http_error, answer_problem
from hachiya.server.limits import Connections
from hachiya.server.limits_of_settings import client_limits
from hachiya.server.lobby import LOBBY_SOCKET
from hachiya.server.metrics import Metrics
from hachiya.server.offline import offline_routes
from hachiya.server.operator_control import OperatorControl
from hachiya.server.pages import page_routes
from hachiya.server.peers.opening import open_peers
from hachiya.server.problems import CannotServe
from hachiya.server.readiness import Readiness
from hachiya.server.requests import RequestLogMiddleware
from hachiya.server.rooted import RootPathMiddleware
from hachiya.server.security import Guard
from hachiya.server.server_parts import ServerParts
from hachiya.server.settings import Settings
from hachiya.server.sockets import TABLE_SOCKET
from hachiya.server.visits import Visits
from hachiya.server.words import word_routes
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.lists import StoredLists
from hachiya.store.ownership import has_sharing_processes, lease_tables
from hachiya.store.probe import Probe
from hachiya.store.problems import BadDatabase
from hachiya.store.server_lock import ServerLock
from hachiya.store.spendings import SharedBuckets
from hachiya.store.stored_persons import StoredPersons
from hachiya.store.temporary_rows import TemporaryRows
from hachiya.tables.live.background import keep_running
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.ownership import LoneOwnership
from hachiya.tables.live.services import Services
from hachiya.tables.live.tables import Tables
from hachiya.tables.problems import Problem
from hachiya.workers.bot_pool import ServerBotPool
from hachiya.workers.desk_workers import DeskWorkers
from hachiya.workers.preparing import Preparation
from hachiya.workers.worker_pool import WorkerPool


def create_app(settings: Settings | None = None) -> Starlette:
    """Make the ASGI application of a server with these settings.

    Its database is opened and migrated now; BadDatabase if that is impossible. `app.state.parts` has its parts, for
    tests and operators.
    """
    settings = settings or Settings()
    limits = settings.limits
    counts = Counts()
    server_lock = ServerLock(settings.database)
    try:
        engine = open_database(settings.database, as_server=True)
        peers = open_peers(settings.peers, lease_tables(engine), is_shared=has_sharing_processes(engine))
    except (BadDatabase, CannotServe):
        server_lock.release()
        raise
    store = EventStore(engine, None if peers is None else peers.ownership, counts.count_failure)
    workers = WorkerPool(counts)
    bots = ServerBotPool(settings.bot_seconds, counts, workers, settings.bots)
    preparation = Preparation()
    spending = client_limits(limits, None if peers is None else partial(SharedBuckets, engine))
    ownership = LoneOwnership() if peers is None else peers.ownership
    services = Services(store, bots, settings.defaults, counts, ownership=ownership)
    tables, desk_workers = Tables(services), DeskWorkers(preparation, workers, counts)
    temporary_rows = TemporaryRows(store)
    metrics, visits, bans, drain = Metrics(), Visits(), Bans(), Drain(tables)
    if peers is not None:
        drain.can_hand_over = lambda: peers.has_others
    store.on_commit = metrics.observe_commit
    desk = Desk(
        store,
        StoredPersons(store, services),
        StoredLists(store),
        tables,
        desk_workers,
        spending,
        ReplayCache(desk_workers),
        ReviewJobs(desk_workers, temporary_rows, ownership),
        temporary_rows,
        OperatorControl(visits, bans, drain, tables, None if peers is None else peers.ownership),
    )
    parts = ServerParts(
        settings,
        counts,
        store,
        tables,
        preparation,
        Connections(limits.connections_per_client, limits.connections),
        Connections(limits.sockets_per_client, limits.connections),
        spending,
        desk,
        bots,
        workers,
        metrics,
        visits,
        bans,
        drain,
        Readiness(Probe(store).fault, lambda: drain.has_begun, lambda: peers is None or peers.ownership.is_sure),
        peers,
    )

    metrics.registry.register(Gauges(parts))

    @asynccontextmanager
    async def running(_app: Starlette) -> AsyncIterator[None]:
        store.start()
        if peers is not None:
            await peers.start(parts)
        parts.tables.start()
        tidying = asyncio.create_task(keep_running("tidying", temporary_rows.run, counts.count_failure))
        try:
            yield
        finally:
            drain.close()
            tidying.cancel()
            await asyncio.gather(tidying, return_exceptions=True)
            await parts.tables.close()
            await desk.reviews.close()
            await bots.close()
            await workers.close()
            if peers is not None:
                await peers.close()
            await store.close()
            server_lock.release()

    app = Starlette(
        routes=[
            *word_routes(settings.static),
            *desk_routes(),
            *ROUTES,
            *offline_routes(settings.static),
            *page_routes(settings),
        ],
        middleware=[
            Middleware(RootPathMiddleware, root=settings.public.root if settings.public else ""),
            Middleware(RequestLogMiddleware),
            Middleware(DirectSocketMiddleware, routes=(LOBBY_SOCKET, TABLE_SOCKET)),
            Middleware(Guard, names=settings.names, counts=counts, bans=bans),
        ],
        exception_handlers={Problem: answer_problem, HTTPException: answer_http_error},
        lifespan=running,
    )
    app.state.parts = parts
    return app
