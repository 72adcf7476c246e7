"""Fair shuffles: the secrets of deals, and when a table reveals them. Older tables have none."""

import sqlalchemy as sa
from alembic import op

revision = "r0010"
down_revision = "r0009"


def upgrade() -> None:
    """Create the table `secrets` and add the columns `reveal` and `shuffled_as` to `tables`."""
    op.add_column("tables", sa.Column("reveal", sa.String(8)))
    op.add_column("tables", sa.Column("shuffled_as", sa.String(16)))
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
