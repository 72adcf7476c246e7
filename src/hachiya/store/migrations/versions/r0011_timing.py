"""Time limits of persons, the time they have left, and deadlines of tables. Older tables have none."""

import sqlalchemy as sa
from alembic import op

revision = "r0011"
down_revision = "r0010"


def upgrade() -> None:
    """Create the table `deadlines`, add the column `timing` to `tables`, and add the column `left` to `entries`."""
    op.add_column("tables", sa.Column("timing", sa.Text))
    op.add_column("entries", sa.Column("left", sa.Integer))
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("deadlines_by_time", "deadlines", ["at"])
