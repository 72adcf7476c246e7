"""Limits that the processes of a database count together."""

import sqlalchemy as sa
from alembic import op

revision = "r0021"
down_revision = "r0020"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "spendings",
        sa.Column("spending", sa.String(16), primary_key=True),
        sa.Column("client", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("spendings_until", "spendings", ["until"])
