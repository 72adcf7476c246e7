"""Persons whom a host has sent away."""

import sqlalchemy as sa
from alembic import op

revision = "r0015"
down_revision = "r0014"


def upgrade() -> None:
    """Create the table `sent_away`."""
    op.create_table(
        "sent_away",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(16), primary_key=True),
    )
