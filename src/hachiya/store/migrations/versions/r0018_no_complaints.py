"""Nobody complains to the host any more: the table of complaints goes, with what is in it."""

from alembic import op

revision = "r0018"
down_revision = "r0017"


def upgrade() -> None:
    """Drop the table."""
    op.drop_table("complaints")
