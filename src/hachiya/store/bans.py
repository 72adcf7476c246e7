"""The statements of bans that hold for all processes of a PostgreSQL database, by the clock of the database."""

from collections.abc import Mapping
from math import inf

from sqlalchemy import Connection, delete, or_, select
from sqlalchemy.dialects import postgresql

from hachiya.store import schema
from hachiya.store.clock import NOW

_columns = schema.bans.c


def add_ban(connection: Connection, network: str, seconds: float | None) -> None:
    """Ban a network from now on, for this many seconds or without an end."""
    until = None if seconds is None else NOW + round(1000 * seconds)
    row = postgresql.insert(schema.bans).values(network=network, until=until)
    connection.execute(row.on_conflict_do_update(index_elements=["network"], set_={"until": until}))


def remove_ban(connection: Connection, network: str) -> bool:
    """End the ban of a network; False if it was not banned."""
    is_valid = or_(_columns.until.is_(None), _columns.until > NOW)
    return connection.execute(delete(schema.bans).where(_columns.network == network, is_valid)).rowcount == 1


def seconds_of_bans(connection: Connection) -> Mapping[str, float]:
    """Return the banned networks with the seconds until the end of each ban, infinite for a ban without an end."""
    query = select(_columns.network, _columns.until - NOW).where(or_(_columns.until.is_(None), _columns.until > NOW))
    return {network: inf if left is None else left / 1000 for network, left in connection.execute(query)}


def forget_bans(connection: Connection) -> None:
    """Delete the bans that have ended, without waiting for anybody."""
    ended = select(_columns.network).where(_columns.until <= NOW).with_for_update(skip_locked=True)
    connection.execute(delete(schema.bans).where(_columns.network.in_(ended)))
