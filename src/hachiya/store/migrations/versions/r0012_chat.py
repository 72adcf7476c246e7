"""Chat lines at tables, and whether a person is silenced."""

import sqlalchemy as sa
from alembic import op

revision = "r0012"
down_revision = "r0011"


def upgrade() -> None:
    """Create the table `chat` and add the column `silenced` to `places`."""
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("phrase", sa.String(16)),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.add_column("places", sa.Column("silenced", sa.SmallInteger, nullable=False, server_default="0"))
