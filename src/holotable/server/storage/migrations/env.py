"""How alembic reaches the database: over the connection that it is handed."""

from __future__ import annotations

from alembic import context

from holotable.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
