"""The tables of the database; the migrations beside this file lead to just this."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text, text

metadata = MetaData()

PUBLIC = text("visible = 'public'")
"""Written out, and not with a parameter: only so does a database know that the index holds what is asked for."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("visible", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("book", LargeBinary, nullable=False),
    Column("moment", LargeBinary, nullable=False),
    Column("progress", LargeBinary, nullable=False, server_default=text("x''")),
    Column("commands", LargeBinary, nullable=False, server_default=text("x''")),
    Index("matches_public", "changed", sqlite_where=PUBLIC, postgresql_where=PUBLIC),
)

lines = Table(
    "lines",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

sitting = Table(
    "sitting",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("match", String(32), primary_key=True),
    sqlite_with_rowid=False,
)

said = Table(
    "said",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
)

words = Table(
    "words",
    metadata,
    Column("word", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("value", Text, nullable=False),
    Column("until", Float, nullable=False),
)

shared_tables = Table(
    "shared_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("document", LargeBinary, nullable=False),
)
