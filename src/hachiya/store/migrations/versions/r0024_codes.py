"""Spoken codes of invitations."""

import sqlalchemy as sa
from alembic import op

revision = "r0024"
down_revision = "r0023"
oldest_program = None


def upgrade() -> None:
    """Create the table `codes`."""
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("codes_of_table", "codes", ["table_id"])
