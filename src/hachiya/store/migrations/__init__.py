"""Alembic's migrations of the event store, in order; the server applies those that are missing when it starts."""
