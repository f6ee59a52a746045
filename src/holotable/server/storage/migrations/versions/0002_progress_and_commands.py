"""What lists tell of a match apart from its book, and the commands that it has carried out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version."""
    for name in ("progress", "commands"):
        empty = sa.text("x''")
        op.add_column("matches", sa.Column(name, sa.LargeBinary, nullable=False, server_default=empty))
