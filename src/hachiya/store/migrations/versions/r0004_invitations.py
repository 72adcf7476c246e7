"""Invitations to open seats: the host of a table, the invitations, and the players who have come."""

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"


def upgrade() -> None:
    """Create the tables `invitations` and `sitters`, and add the column `host` to `tables`.

    Persons at older tables have a key already.
    """
    op.add_column("tables", sa.Column("host", sa.SmallInteger))
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
