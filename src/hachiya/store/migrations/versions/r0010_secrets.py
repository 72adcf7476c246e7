"""Fair shuffles: the secrets of deals, and at tables when they are told. Those of before have none."""

import sqlalchemy as sa
from alembic import op

revision = "r0010"
down_revision = "r0009"


def upgrade() -> None:
    """Make the table and the columns."""
    op.add_column("tables", sa.Column("reveal", sa.String(8)))
    op.add_column("tables", sa.Column("shuffled_as", sa.String(16)))
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
