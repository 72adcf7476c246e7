"""Processes that share a database, and the tables that each of them owns."""

import sqlalchemy as sa
from alembic import op

revision = "r0020"
down_revision = "r0019"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_of_process", "leases", ["process"])
