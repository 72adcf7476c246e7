"""Records that were sent to be replayed, and finished reviews."""

import sqlalchemy as sa
from alembic import op

revision = "r0017"
down_revision = "r0016"


def upgrade() -> None:
    """Create the tables `sent_records` and `reviews`."""
    op.create_table(
        "sent_records",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("form", sa.SmallInteger, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
