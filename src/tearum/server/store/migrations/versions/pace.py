"""How long people may think, and when somebody was last reminded."""

import sqlalchemy as sa
from alembic import op

revision = "pace"
down_revision = "table_link"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(16), nullable=False, server_default="none"))
    op.add_column(
        "tables", sa.Column("time_out", sa.String(16), nullable=False, server_default="remind")
    )
    op.add_column("tables", sa.Column("deadline", sa.BigInteger))
    op.add_column(
        "tables", sa.Column("time_up", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("nudged", sa.BigInteger))
