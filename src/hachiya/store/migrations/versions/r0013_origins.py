"""The origin of a match that was begun from a moment of another match. Older tables have none."""

import sqlalchemy as sa
from alembic import op

revision = "r0013"
down_revision = "r0012"


def upgrade() -> None:
    """Add the column `origin` to `tables`."""
    op.add_column("tables", sa.Column("origin", sa.Text))
