"""By which message a person has said something: to send it twice says it once."""

import sqlalchemy as sa
from alembic import op

revision = "r0019"
down_revision = "r0018"


def upgrade() -> None:
    """Add the column, and hold it to be unique."""
    op.add_column("chat", sa.Column("message", sa.String(64)))
    op.create_index("said_once", "chat", ["table_id", "seat", "message"], unique=True)
