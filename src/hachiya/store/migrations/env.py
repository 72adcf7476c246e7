"""Runs migrations on the connection that `database` hands over, inside its transaction."""

from alembic import context

from hachiya.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
