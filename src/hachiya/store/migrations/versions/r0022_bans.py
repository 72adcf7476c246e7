"""Bans of networks that hold for all processes of a database."""

import sqlalchemy as sa
from alembic import op

revision = "r0022"
down_revision = "r0021"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger),
    )
