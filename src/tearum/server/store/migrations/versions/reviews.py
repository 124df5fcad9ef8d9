"""Reviews of finished games, kept so that they open at once the second time."""

import sqlalchemy as sa
from alembic import op

revision = "reviews"
down_revision = "start"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("progress", sa.LargeBinary),
        sa.Column("review", sa.LargeBinary),
    )
    op.create_index("reviews_changed", "reviews", ["changed"])
