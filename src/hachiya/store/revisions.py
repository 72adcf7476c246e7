"""The revisions of the schema, the migrations between them, and the programs that a database admits.

Most migrations expand the schema: older programs go on with what they know of it. A migration that contracts it names
the oldest program that can use the result, and waits until no server of an older one is alive.
"""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, func, insert, select

from hachiya.store import postgres, schema
from hachiya.store.clock import NOW
from hachiya.words.message import Message
from hachiya.words.say import db as words
from hachiya.words.say import serve as say

MIGRATIONS = Path(__file__).parent / "migrations"
FIRST_NAMED = "r0023"
"""The revision since which a migration names the oldest program, and a process the revision of its own."""
_LOCK_MILLISECONDS = 1000
"""How long a migration waits for a lock; servers that need the same rows wait behind it."""
_processes, _limits = schema.processes.c, schema.oldest_program.c


@cache
def own_revision() -> str:
    """The revision of the schema that this program was written for."""
    return str(_scripts().get_current_head())


def revision(connection: Connection) -> str | None:
    """The revision of a database; None where it has no tables yet."""
    return MigrationContext.configure(connection).get_current_revision()


def refusal(connection: Connection) -> Message | None:
    """Why this program cannot use a database as it is; None if it can."""
    there = revision(connection)
    if there is None:
        return words.no_tables()
    if there < own_revision():
        return words.older_database()
    return say.newer_database() if _excludes(connection, there) else None


def migrate(connection: Connection) -> Message | None:
    """Bring a database to the revision of this program, or leave it at a newer one that admits the program.

    Returns why that is impossible; the transaction must be rolled back then. CommandError for an unknown revision.
    """
    if connection.dialect.name == postgres.NAME:
        postgres.wait_to_migrate(connection)
    there = revision(connection)
    if there is not None and there >= own_revision():
        return say.newer_database() if _excludes(connection, there) else None
    if connection.dialect.name == postgres.NAME:
        connection.execute(select(func.set_config("lock_timeout", str(_LOCK_MILLISECONDS), True)))
    config = _config()
    config.attributes["connection"] = connection
    oldest = _oldest_program_of(there)
    if oldest is not None:
        command.upgrade(config, FIRST_NAMED)
        if _has_process_before(connection, oldest):
            return words.older_servers()
    command.upgrade(config, "head")
    if oldest is not None:
        connection.execute(delete(schema.oldest_program))
        connection.execute(insert(schema.oldest_program), {"revision": oldest})
    return None


def _excludes(connection: Connection, there: str) -> bool:
    """Whether a database of this revision cannot be used by this program."""
    if there == own_revision():
        return False
    oldest = connection.scalar(select(_limits.revision))
    return oldest is not None and oldest > own_revision()


def _oldest_program_of(there: str | None) -> str | None:
    """The oldest program that can use the result of the migrations after a revision; None if all expand only."""
    after = [script for script in _scripts().walk_revisions() if there is None or script.revision > there]
    named = [script.module.oldest_program for script in after if script.revision >= FIRST_NAMED]
    return max((name for name in named if name is not None), default=None)


def _has_process_before(connection: Connection, oldest: str) -> bool:
    """Whether a server is alive whose program is older than this one."""
    is_older = func.coalesce(_processes.revision, "") < oldest
    alive = select(_processes.id).where(_processes.until > NOW, is_older)
    return connection.dialect.name == postgres.NAME and connection.scalar(alive.limit(1)) is not None


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
