"""One link for a table, beside those for its seats."""

import sqlalchemy as sa
from alembic import op

revision = "table_link"
down_revision = "archive"


def upgrade() -> None:
    op.add_column("tables", sa.Column("link", sa.String(64)))
