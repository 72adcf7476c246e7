"""The end of complaints to the host: their table is deleted with its content."""

from alembic import op

revision = "r0018"
down_revision = "r0017"


def upgrade() -> None:
    """Delete the table `complaints`."""
    op.drop_table("complaints")
