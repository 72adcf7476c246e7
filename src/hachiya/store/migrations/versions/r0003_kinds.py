"""The kind of an entry. Before, an entry without a seat was a deck, or without actions a card of the clock."""

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"


def upgrade() -> None:
    """Add the column `kind` to `entries`; nearly all entries are choices, so that few rows are rewritten."""
    op.add_column("entries", sa.Column("kind", sa.String(16), nullable=False, server_default="choice"))
    op.execute("UPDATE entries SET kind = CASE actions WHEN '[]' THEN 'tick' ELSE 'deck' END WHERE seat IS NULL")
