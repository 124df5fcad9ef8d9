"""Whether players may ask a bot for advice: a matter of the table."""

import sqlalchemy as sa
from alembic import op

revision = "hints"
down_revision = "first"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    )
