"""The oldest program that can use the database, and the revision of each process's program."""

import sqlalchemy as sa
from alembic import op

revision = "r0023"
down_revision = "r0022"
oldest_program = None


def upgrade() -> None:
    """Create the table, and add the column `revision` to `processes`."""
    op.create_table("oldest_program", sa.Column("revision", sa.String(16), primary_key=True))
    op.add_column("processes", sa.Column("revision", sa.String(16)))
