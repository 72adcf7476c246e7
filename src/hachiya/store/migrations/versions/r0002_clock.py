"""The time from card to card of tables at which a clock draws.

Older tables get the usual time, which none of their games uses.
"""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    """Add the column `clock` to `tables`."""
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="300"))
