"""Only public matches are listed for everybody: only they are in the index of those, which every choice would change."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version."""
    op.drop_index("matches_listed", "matches")
    public = sa.text("visible = 'public'")
    op.create_index("matches_public", "matches", ["changed"], sqlite_where=public, postgresql_where=public)
