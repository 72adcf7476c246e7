"""Tables that were begun from a moment of another match: from which. None of before was."""

import sqlalchemy as sa
from alembic import op

revision = "r0013"
down_revision = "r0012"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("origin", sa.Text))
