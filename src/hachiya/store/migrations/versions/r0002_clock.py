"""Tables draw by a clock: how fast. Those opened before get the usual speed, which none of their games has."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="300"))
