"""Clocks: how long persons may think, what they have left, until when a table waits. Tables of before have none."""

import sqlalchemy as sa
from alembic import op

revision = "r0011"
down_revision = "r0010"


def upgrade() -> None:
    """Add two columns, make a table."""
    op.add_column("tables", sa.Column("timing", sa.Text))
    op.add_column("entries", sa.Column("left", sa.Integer))
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("deadlines_by_time", "deadlines", ["at"])
