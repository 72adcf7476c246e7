"""Complaints to the host about chat lines."""

import sqlalchemy as sa
from alembic import op

revision = "r0014"
down_revision = "r0013"


def upgrade() -> None:
    """Create the table `complaints`."""
    op.create_table(
        "complaints",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("by", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.ForeignKeyConstraint(["table_id", "number"], ["chat.table_id", "chat.number"], ondelete="CASCADE"),
    )
