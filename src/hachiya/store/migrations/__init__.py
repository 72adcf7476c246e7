"""Alembic's migrations of the event store, in order; the server applies those that are missing when it starts.

Since r0023 each names its `oldest_program`. It is None for a migration that expands the schema: older programs can
write their rows as before, and read all that later programs write. A migration that contracts the schema names the
revision of the oldest program that can use the result.
"""
