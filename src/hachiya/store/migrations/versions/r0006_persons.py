"""Persons, the lists of their seats, and the standings of tables.

Older tables get a standing when a person opens them.
"""

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"


def upgrade() -> None:
    """Create the tables `standings`, `persons`, `person_keys` and `own_seats`."""
    op.create_table(
        "standings",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("turn", sa.SmallInteger),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("winners", sa.Text),
        sa.Column("nameless", sa.Integer, nullable=False, server_default="0"),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("phrase", sa.String(64), unique=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "person_keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("keys_of_person", "person_keys", ["person"])
    op.create_table(
        "own_seats",
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ended", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("others", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "person", name="one_seat_a_person"),
        sqlite_with_rowid=False,
    )
