"""The statements of leases in PostgreSQL, all by the clock of the database.

A process has one row, which it renews; it owns the tables of its leases as long as that row is valid. Only the process
of a lease writes to its table: `check_leases` locks the lease against a takeover until the transaction ends.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, text, update
from sqlalchemy.dialects import postgresql

from hachiya.store import postgres, revisions, schema
from hachiya.store.bans import seconds_of_bans
from hachiya.store.clock import NOW
from hachiya.store.problems import BadDatabase
from hachiya.tables.live.ownership import LOBBY, REVIEW, names_table
from hachiya.tables.problems import NotOwner

VALID_MILLISECONDS = 3000
"""How long a process owns its tables after it has renewed its row."""
TAKEOVER_MILLISECONDS = 60_000
"""How long other processes take the tables of a process over that has ended; later they wait for their players."""

IDLE_MILLISECONDS = 2000
"""How long a process may hang in a transaction before PostgreSQL ends the transaction, and its locks."""

_processes, _leases, _tables = schema.processes.c, schema.leases.c, schema.tables.c
_TAKE = text("""
    INSERT INTO leases (name, process, epoch)
    SELECT CAST(:name AS varchar), CAST(:process AS varchar), 1
    WHERE EXISTS (SELECT FROM processes WHERE id = :process AND until > extract(epoch FROM clock_timestamp()) * 1000)
    AND (:needs_table = FALSE OR EXISTS (SELECT FROM tables WHERE id = :name))
    ON CONFLICT (name) DO UPDATE SET process = excluded.process, epoch = leases.epoch + 1
    WHERE NOT EXISTS (
        SELECT FROM processes
        WHERE id = leases.process AND until > extract(epoch FROM clock_timestamp()) * 1000
    )
    RETURNING epoch
""")


_IS_REVIEW = _leases.name.startswith(REVIEW)
_END_IDLE = func.set_config("idle_in_transaction_session_timeout", str(IDLE_MILLISECONDS), True)


class PeerProcess(NamedTuple):
    """A process: its id, and the address and the secret at which other processes reach it."""

    id: str
    address: str
    secret: str


class Lease(NamedTuple):
    """A lease: the id of its process, whether that process is alive, and the number of the owner (the epoch)."""

    process: str
    is_alive: bool
    epoch: int


class Holding(NamedTuple):
    """A process that is alive, with its address, the number of its tables, and whether it owns the lobby.

    `started` is in milliseconds since 1970.
    """

    process: str
    address: str
    started: int
    tables: int
    has_lobby: bool


class Survey(NamedTuple):
    """The other processes that are alive, names that lost their owner a short time ago, and the banned networks.

    `bans` has the seconds until each ban ends, infinite for a ban without an end.
    """

    peers: Sequence[PeerProcess]
    orphans: Sequence[str]
    bans: Mapping[str, float]


def end_if_idle(connection: Connection) -> None:
    """Let PostgreSQL end this transaction if its process hangs, because others wait for its locks."""
    connection.execute(select(_END_IDLE))


def register(connection: Connection, process: PeerProcess) -> None:
    """Insert the row of a process that starts; BadDatabase if its program cannot use the database any more."""
    postgres.wait_to_migrate(connection)
    fault = revisions.refusal(connection)
    if fault is not None:
        raise BadDatabase(fault)
    times = {"started": NOW, "until": NOW + VALID_MILLISECONDS}
    row = {**process._asdict(), **times, "revision": revisions.own_revision()}
    connection.execute(insert(schema.processes).values(row))


def renew(connection: Connection, process: str) -> bool:
    """Renew the row of a process; False if it is no longer valid, so that others may have taken its tables."""
    still_valid = update(schema.processes).where(_processes.id == process, _processes.until > NOW)
    return connection.execute(still_valid.values(until=NOW + VALID_MILLISECONDS)).rowcount == 1


def end(connection: Connection, process: str) -> None:
    """Let a process end now, so that others may take its tables at once."""
    connection.execute(update(schema.processes).where(_processes.id == process).values(until=NOW))


def register_ended(connection: Connection, process: PeerProcess) -> None:
    """Insert the row of a process that has ended already, whose leases anyone may take, or renew the end."""
    row = postgresql.insert(schema.processes).values(**process._asdict(), started=NOW, until=NOW)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"until": NOW}))


def find_process(connection: Connection, process: str) -> PeerProcess | None:
    """Return a process that is alive; None if it is not."""
    columns = (_processes.id, _processes.address, _processes.secret)
    row = connection.execute(select(*columns).where(_processes.id == process, _processes.until > NOW)).one_or_none()
    return None if row is None else PeerProcess(*row)


def find_lease(connection: Connection, name: str) -> Lease | None:
    """Return the lease of a name; None if there is none."""
    is_alive = func.coalesce(_processes.until > NOW, False)
    both = schema.leases.outerjoin(schema.processes, _processes.id == _leases.process)
    row = connection.execute(
        select(_leases.process, is_alive, _leases.epoch).select_from(both).where(_leases.name == name)
    ).one_or_none()
    return None if row is None else Lease(*row)


def take_lease(connection: Connection, name: str, process: str) -> int | None:
    """Give a process the lease of a table, the lobby or a review, and return the epoch.

    None where another process that is alive has the lease, where the process itself is not alive, or without a table.
    """
    epoch: int | None = connection.scalar(_TAKE, {"name": name, "process": process, "needs_table": names_table(name)})
    return epoch


def has_table(connection: Connection, name: str) -> bool:
    """Whether there is a table of this id."""
    return connection.scalar(select(_tables.id).where(_tables.id == name)) is not None


def release_leases(connection: Connection, names: Collection[str], process: str) -> None:
    """Delete leases of a process."""
    connection.execute(delete(schema.leases).where(_leases.process == process, _leases.name.in_(names)))


def move_leases(connection: Connection, names: Collection[str], process: str, other: str) -> None:
    """Give leases of one process to another."""
    own = update(schema.leases).where(_leases.process == process, _leases.name.in_(names))
    connection.execute(own.values(process=other, epoch=_leases.epoch + 1))


def check_leases(connection: Connection, epochs: Mapping[str, int], process: str) -> None:
    """Raise NotOwner unless a process has all these leases with these epochs; nobody takes them before the commit."""
    query = select(_leases.name, _leases.epoch, _END_IDLE).where(_leases.process == process, _leases.name.in_(epochs))
    rows = connection.execute(query.order_by(_leases.name).with_for_update(read=True))
    if {row.name: row.epoch for row in rows} != epochs:
        raise NotOwner


def add_leases(connection: Connection, names: Collection[str], process: str) -> None:
    """Insert the leases of new tables."""
    rows = [{"name": name, "process": process, "epoch": 1} for name in sorted(names)]
    connection.execute(insert(schema.leases), rows)


def survey(connection: Connection, process: str, most: int) -> Survey:
    """Return the survey of a process, with at most so many names that lost their owner a short time ago."""
    alive = select(_processes.id, _processes.address, _processes.secret).where(_processes.until > NOW)
    peers = [PeerProcess(*row) for row in connection.execute(alive.where(_processes.id != process))]
    ended = _processes.until <= NOW
    lost = select(_leases.name).join(schema.processes, _processes.id == _leases.process).where(ended, ~_IS_REVIEW)
    orphans = [*connection.scalars(lost.order_by(func.random()).limit(most))]
    return Survey(peers, orphans, seconds_of_bans(connection))


def holdings(connection: Connection) -> list[Holding]:
    """Return the processes that are alive with what they own, the oldest first."""
    is_lobby = _leases.name == LOBBY
    both = schema.processes.outerjoin(schema.leases, _processes.id == _leases.process)
    query = (
        select(
            _processes.id,
            _processes.address,
            _processes.started,
            func.count(_leases.name).filter(~is_lobby, ~_IS_REVIEW),
            func.coalesce(func.bool_or(is_lobby), False),
        )
        .select_from(both)
        .where(_processes.until > NOW)
        .group_by(_processes.id)
        .order_by(_processes.started, _processes.id)
    )
    return [Holding(*row) for row in connection.execute(query)]


def shorten(connection: Connection) -> None:
    """Let no process be valid for longer than after a renewal, because the clock was put back: it may be dead."""
    is_long = _processes.until > NOW + 2 * VALID_MILLISECONDS
    long = select(_processes.id).where(is_long).with_for_update(skip_locked=True)
    valid = update(schema.processes).where(_processes.id.in_(long))
    connection.execute(valid.values(until=NOW + VALID_MILLISECONDS))


def forget_ended(connection: Connection) -> None:
    """Delete the rows of processes that ended a while ago, and their leases, without waiting for anybody."""
    is_old = _processes.until <= NOW - TAKEOVER_MILLISECONDS
    old = select(_processes.id).where(is_old).with_for_update(skip_locked=True)
    connection.execute(delete(schema.processes).where(_processes.id.in_(old)))
    is_lost = ~exists().where(_processes.id == _leases.process)
    lost = select(_leases.name).where(is_lost).with_for_update(skip_locked=True)
    connection.execute(delete(schema.leases).where(_leases.name.in_(lost)))
