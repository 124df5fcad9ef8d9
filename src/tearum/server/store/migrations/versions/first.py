"""The first tables."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None


def upgrade() -> None:
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("generation", sa.String(32), nullable=False),
    )
    op.bulk_insert(house, [{"id": 1, "generation": secrets.token_hex(8)}])
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("source", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("edition", sa.String(64), sa.ForeignKey("editions.digest"), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("luck", sa.String(32), nullable=False),
        sa.Column("former", sa.String(16)),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("phase", sa.String(20)),
        sa.Column("to_move", sa.Integer),
        sa.Column("result", sa.Text),
        sa.Column("deal", sa.LargeBinary),
        sa.Column("store", sa.LargeBinary),
    )
    op.create_index("tables_stage", "tables", ["stage"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("human", sa.Boolean, nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("colour", sa.String(10), nullable=False),
        sa.Column("invite", sa.String(64)),
        sa.Column("key", sa.String(64)),
        sa.Column("nonce", sa.String(64)),
        sa.Column("abandons", sa.Boolean, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("codes", sa.Text, nullable=False),
        sa.Column("back", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "uploads",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
