"""The message that has said a chat line, so that a message that is sent twice says it once."""

import sqlalchemy as sa
from alembic import op

revision = "r0019"
down_revision = "r0018"


def upgrade() -> None:
    """Add the column `message` to `chat`, with a unique constraint."""
    op.add_column("chat", sa.Column("message", sa.String(64)))
    op.create_index("said_once", "chat", ["table_id", "seat", "message"], unique=True)
