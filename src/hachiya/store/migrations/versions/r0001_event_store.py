"""The first tables of the event store: tables at which matches are played, keys of seats, entries."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None


def upgrade() -> None:
    """Create the tables `tables`, `keys` and `entries`."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("draws", sa.Text, nullable=False),
        sa.Column("sat", sa.Text),
        sa.Column("follows", sa.String(16), unique=True),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
    )
    op.create_index("keys_of_table", "keys", ["table_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("message", sa.String(64)),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "message", name="one_entry_a_message"),
        sqlite_with_rowid=False,
    )
