"""The position of another game that a game begins from."""

import sqlalchemy as sa
from alembic import op

revision = "start"
down_revision = "pace"


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.Text))
