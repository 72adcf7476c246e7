"""The counts of finished matches, and the sums of bots. The server counts older matches one by one."""

import sqlalchemy as sa
from alembic import op

revision = "r0007"
down_revision = "r0006"


def upgrade() -> None:
    """Create the tables `counted` and `bot_sums`."""
    op.create_table(
        "counted",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("form", sa.SmallInteger, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "bot_sums",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("bot", sa.String(32), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
