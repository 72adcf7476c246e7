"""A database with a synchronous standby, which takes the place of its primary."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, Engine, insert

from hachiya.store.database import open_database
from hachiya.store.schema import persons
from hachiya.store.transactions import Unknown, transact
from tests.server.many.postgres_pair import PostgresPair

pytestmark = pytest.mark.postgres
_WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
_WRITTEN = "SELECT count(*) FROM persons"


@pytest.fixture
def pair() -> Iterator[PostgresPair]:
    """A primary and a standby."""
    with PostgresPair() as pair:
        yield pair


@contextmanager
def commit_that_waits(pair: PostgresPair, engine: Engine) -> Iterator["Future[None]"]:
    """A commit that waits for the standby, which does not run."""

    def write(connection: Connection) -> None:
        connection.execute(insert(persons), {"id": "p" * 16, "at": 1})

    pair.standby.kill()
    with ThreadPoolExecutor(1) as apart:
        commit = apart.submit(transact, engine, write)
        pair.primary.until(lambda: pair.primary.ask(_WAITING) == 1)
        yield commit


def test_a_commit_that_the_promoted_standby_lacks_is_not_taken_for_made(pair: PostgresPair) -> None:
    """The number of its transaction belongs to another transaction by then."""
    engine = open_database(pair.url("hachiya"))
    with commit_that_waits(pair, engine) as commit:
        number = int(str(pair.primary.ask("SELECT txid_current()")))
        pair.primary.kill()
        pair.standby.start()
        pair.promote()
        pair.primary.until(lambda: int(str(pair.primary.ask("SELECT txid_current()"))) > number)
        with pytest.raises(Unknown):
            commit.result(60)
    assert pair.primary.ask(_WRITTEN, "hachiya") == 0
    engine.dispose()


def test_a_commit_whose_connection_is_lost_while_it_waits_for_the_standby_still_waits(pair: PostgresPair) -> None:
    engine = open_database(pair.url("hachiya"))
    cut = f"SELECT pg_terminate_backend(pid) FROM ({_WAITING.replace('count(*)', 'pid')}) AS waiting"
    with commit_that_waits(pair, engine) as commit:
        assert pair.primary.ask(cut) is True
        pair.primary.until(lambda: commit.done() or pair.primary.ask(_WAITING) == 0)
        pair.primary.until(lambda: commit.done() or pair.primary.ask(_WAITING) == 1)
        assert not commit.done()
        pair.standby.start()
        commit.result(60)
    assert pair.primary.ask(_WRITTEN, "hachiya") == 1
    engine.dispose()
