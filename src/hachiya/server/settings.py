"""The settings of a server."""

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from hachiya.bots.house import PACKAGE, HouseBots
from hachiya.server.logs import Form
from hachiya.server.peers.address import PeerAddress
from hachiya.server.reach import (
    EVERYWHERE,
    LOOPBACK,
    NO_PROXIES,
    HostNames,
    Proxies,
    PublicUrl,
    Tls,
    browser_address,
    host_names,
    own_address,
)
from hachiya.store.database import default_database
from hachiya.tables.replays.replay import MOST_BYTES
from hachiya.tables.stored.defaults import Defaults

STATIC = Path(__file__).parents[1] / "static"
"""Where the built page lies."""


@dataclass(frozen=True)
class Limits:
    """The limits for a client, a connection or a message: rates per second, and bursts that may come at once."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    body_seconds: float = 10.0
    messages_rate: float = 10.0
    messages_burst: int = 30
    strikes_rate: float = 1.0
    """Messages that are refused as unreadable or too fast; a connection that exceeds this is closed."""
    strikes_burst: int = 20
    outbox_bytes: int = 1_048_576
    """What may wait for one connection; who reads more slowly is dropped."""
    connections_per_client: int = 100
    sockets_per_client: int = 200
    """Connections of any kind, those among them that have not asked for anything."""
    connections: int = 20_000
    tables_rate: float = 1 / 30
    tables_burst: int = 30
    guesses_rate: float = 1 / 20
    """Recovery phrases, asked for or tried."""
    guesses_burst: int = 10
    requests_rate: float = 20.0
    """Requests that cost something: posts and records."""
    requests_burst: int = 100
    file_bytes: int = MOST_BYTES
    """A record from outside that is to be seen again."""
    file_seconds: float = 60.0
    files_rate: float = 0.5
    files_burst: int = 20


@dataclass(frozen=True)
class Settings:
    """The settings of a server. `database` is an SQLAlchemy URL; with `port` 0 any free port is used."""

    database: str = field(default_factory=default_database, repr=False)  # it may have a password
    host: str = "127.0.0.1"
    port: int = 8088
    peers: PeerAddress | None = None
    """The address for other servers of the same database; None for a server that has its database for itself."""
    public: PublicUrl | None = None
    """Where people reach it, if that is not where it listens."""
    proxies: Proxies = NO_PROXIES
    """Who is believed when they say for whom they ask."""
    tls: Tls | None = None
    """The certificate, where no proxy has one."""
    log: Form = "text"
    """The form in which records of the log are written."""
    metrics: tuple[str, int] | None = None
    """Host and port at which Prometheus reads the metrics; None: nowhere."""
    admin: Path | None = None
    """The Unix socket of the operator's operations; None: there is none."""
    static: Path = STATIC
    limits: Limits = Limits()
    pace_ms: int = Defaults.pace
    """How long a bot takes where a table says nothing else."""
    clock_ms: int = Defaults.clock
    """How long a card takes, likewise, where a clock draws."""
    bots: HouseBots = PACKAGE
    """The bots that are offered: those of the package, and bots of the operator's own."""
    bot_seconds: float = 2.0
    """How long a bot may think before greedy plays for it."""
    idle_seconds: float = Defaults.idle_seconds
    """How long a table without viewers stays in memory."""
    reading_seconds: float = Defaults.reading_seconds
    """How long at most a next deal that is drawn by a clock waits for those who read the bill."""
    away_seconds: float = Defaults.away_seconds
    """How long others wait for a person who is not here, before a bot plays for them."""
    words_seconds: float = Defaults.words_seconds
    """How long a deal waits for the words of a person for its shuffle."""
    still_seconds: float = Defaults.still_seconds
    """How long a person who is here may keep another waiting where there are no clocks, before a bot plays for them."""

    @property
    def defaults(self) -> Defaults:
        """The defaults of tables."""
        seconds = self.idle_seconds, self.reading_seconds, self.away_seconds, self.words_seconds, self.still_seconds
        return Defaults(self.pace_ms, self.clock_ms, *seconds)

    def elsewhere(self, port: int) -> str | None:
        """Return the address for other machines if the server listens on `port`; None if they cannot reach it."""
        if self.public:
            return str(self.public)
        if self.host in LOOPBACK:
            return None
        host = own_address() if self.host in EVERYWHERE else self.host
        return host and browser_address(host, port, self.tls is not None)

    @cached_property
    def names(self) -> HostNames:
        """The host names under which the server answers."""
        return host_names(self.host, self.public)
