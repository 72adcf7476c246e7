"""The host's policy for a table, and the signs of persons. Older tables have the usual policy."""

import sqlalchemy as sa
from alembic import op

revision = "r0009"
down_revision = "r0008"


def upgrade() -> None:
    """Create the table `places` and add the column `manners` to `tables`."""
    op.add_column("tables", sa.Column("manners", sa.Text))
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("sign", sa.SmallInteger),
    )
