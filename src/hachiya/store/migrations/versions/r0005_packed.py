"""Finished matches, packed into one row each. The server packs older matches one after the other."""

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"


def upgrade() -> None:
    """Create the table `packed`."""
    op.create_table(
        "packed",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("record", sa.LargeBinary(32), nullable=False),
        sa.Column("form", sa.SmallInteger, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_index("packed_by_record", "packed", ["record"])
