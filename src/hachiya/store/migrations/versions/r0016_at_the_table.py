"""Wishes of persons at a table, visitors of seats, and when seats were last seen."""

import sqlalchemy as sa
from alembic import op

revision = "r0016"
down_revision = "r0015"


def upgrade() -> None:
    """Create the tables `wishes`, `visitors` and `last_seen`."""
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("would_end", sa.SmallInteger, nullable=False),
        sa.Column("allow_hints", sa.SmallInteger, nullable=False),
        sa.Column("declined", sa.SmallInteger),
    )
    op.create_table(
        "visitors",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(16), primary_key=True),
    )
    op.create_table(
        "last_seen",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("left", sa.BigInteger),
        sa.Column("answered", sa.BigInteger),
    )
