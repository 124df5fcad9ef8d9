"""Games whose table was removed: their records lie beside those that people uploaded."""

import sqlalchemy as sa
from alembic import op

revision = "archive"
down_revision = "presence"


def upgrade() -> None:
    op.add_column("uploads", sa.Column("bots", sa.Text))
