"""Who is away since when, who has left for good, and when a bot may play for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "presence"
down_revision = "hints"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("grace", sa.Integer, nullable=False, server_default=sa.text("180"))
    )
    op.add_column(
        "tables", sa.Column("level", sa.String(40), nullable=False, server_default="bosun")
    )
    op.add_column("seats", sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen", sa.BigInteger))
    op.add_column(
        "seats", sa.Column("votes", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
