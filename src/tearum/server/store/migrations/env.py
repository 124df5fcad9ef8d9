"""Alembic's way in: migrations run on the connection that `upgrade` was given."""

from alembic import context

from tearum.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
