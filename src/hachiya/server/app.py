"""The ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from hachiya.desk.desk import Desk
from hachiya.desk.reel_memory import ReelMemory
from hachiya.desk.review_jobs import ReviewJobs
from hachiya.server.chat import ROUTES as CHAT_ROUTES
from hachiya.server.database import open_database
from hachiya.server.desk_parts import ClientLimits, StoredPersons, ThinkingThreads
from hachiya.server.desk_routes import desk_routes
from hachiya.server.http import ROUTES, refuse, refuse_http
from hachiya.server.hub import Hub
from hachiya.server.limits import Buckets, Connections
from hachiya.server.lists import StoredLists
from hachiya.server.lobby import LOBBY_SOCKET
from hachiya.server.pages import page_routes
from hachiya.server.preparing import Preparation
from hachiya.server.problems import BadDatabase
from hachiya.server.rooted import Rooted
from hachiya.server.security import Guard
from hachiya.server.settings import Settings
from hachiya.server.sockets import table_socket
from hachiya.server.sole import Sole
from hachiya.server.store import EventStore
from hachiya.server.thinking import BotThreads
from hachiya.server.words import word_routes
from hachiya.tables.counts import Counts
from hachiya.tables.house import House
from hachiya.tables.problems import Problem
from hachiya.tables.tables import Tables


def create_app(settings: Settings | None = None) -> Starlette:
    """An application over the database of `settings`, which is opened and brought up to date now.

    BadDatabase if that cannot be. `app.state.hub` has its parts, for tests and operators.
    """
    settings = settings or Settings()
    limits = settings.limits
    counts = Counts()
    sole = Sole(settings.database)
    try:
        store = EventStore(open_database(settings.database))
    except BadDatabase:
        sole.release()
        raise
    thinkers = BotThreads(settings.bot_seconds, counts)
    preparation = Preparation()
    spending = ClientLimits(
        {
            "request": Buckets(limits.requests_rate, limits.requests_burst),
            "opening": Buckets(limits.tables_rate, limits.tables_burst),
            "file": Buckets(limits.files_rate, limits.files_burst),
            "guess": Buckets(limits.guesses_rate, limits.guesses_burst),
        }
    )
    house = House(store, thinkers, settings.habits, counts)
    tables, threads = Tables(house), ThinkingThreads(preparation)
    desk = Desk(
        store,
        StoredPersons(store, house),
        StoredLists(store),
        tables,
        threads,
        spending,
        ReelMemory(threads),
        ReviewJobs(threads),
    )
    hub = Hub(
        settings,
        counts,
        store,
        tables,
        preparation,
        Connections(limits.connections_per_client, limits.connections),
        Connections(limits.sockets_per_client, limits.connections),
        spending,
        desk,
    )

    @asynccontextmanager
    async def running(_app: Starlette) -> AsyncIterator[None]:
        store.start()
        hub.tables.start()
        try:
            yield
        finally:
            await hub.tables.close()
            await desk.reviews.close()
            thinkers.close()
            await store.close()
            sole.release()

    app = Starlette(
        routes=[
            *word_routes(settings.static),
            LOBBY_SOCKET,
            *CHAT_ROUTES,
            *desk_routes(),
            *ROUTES,
            WebSocketRoute("/t/{table}/{viewer}/ws", table_socket),
            *page_routes(settings),
        ],
        middleware=[
            Middleware(Rooted, root=settings.public.root if settings.public else ""),
            Middleware(Guard, names=settings.names, counts=counts),
        ],
        exception_handlers={Problem: refuse, HTTPException: refuse_http},
        lifespan=running,
    )
    app.state.hub = hub
    return app
