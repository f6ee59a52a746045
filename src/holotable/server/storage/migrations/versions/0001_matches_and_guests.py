"""Matches, their lines, guests and their words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this version."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("visible", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("book", sa.LargeBinary, nullable=False),
        sa.Column("moment", sa.LargeBinary, nullable=False),
    )
    op.create_index("matches_listed", "matches", ["visible", "status", "changed"])
    op.create_table(
        "lines",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sitting",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "said",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("what", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
    )
    op.create_table(
        "words",
        sa.Column("word", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "shared_tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
