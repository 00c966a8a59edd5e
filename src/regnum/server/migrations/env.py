"""Run by regnum.server.database.migrate, which hands over its connection."""

from alembic import context

from regnum.server.database import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
