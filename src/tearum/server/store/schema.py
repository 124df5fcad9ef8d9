"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData()

# One row, the identity of this database: restoring a backup changes the generation.
identity = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("generation", String(32), nullable=False),
)

# Every edition that a game was played with or that was uploaded, by the SHA-256 of its text.
editions = Table(
    "editions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("source", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("stage", String(12), nullable=False),
    Column("edition", String(64), ForeignKey("editions.digest"), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, default=True, server_default=true()),
    Column("grace", Integer, nullable=False, default=180, server_default=text("180")),  # seconds
    Column("level", String(40), nullable=False, default="bosun", server_default="bosun"),
    Column("host", String(64), nullable=False),  # hash of the host's key
    Column("link", String(64)),  # hash of the key that opens any free seat
    Column("secret", String(32), nullable=False),  # of the deal
    Column("luck", String(32), nullable=False),  # of the bots
    Column("start", Text),  # JSON: the position of another game that this one begins from
    Column("former", String(16)),  # the table this is a rematch of
    Column("rematch", String(16)),
    Column("created", BigInteger, nullable=False),  # seconds since 1970
    Column("changed", BigInteger, nullable=False),
    Column("pace", String(16), nullable=False, default="none", server_default="none"),
    Column("time_out", String(16), nullable=False, default="remind", server_default="remind"),
    Column("deadline", BigInteger),  # when the time of whoever is to move is up
    Column("time_up", Boolean, nullable=False, default=False, server_default=false()),
    Column("round", Integer),
    Column("phase", String(20)),
    Column("to_move", Integer),
    Column("result", Text),  # JSON, when it is over
    Column("deal", LargeBinary),  # snapshot: the engine's deal
    Column("store", LargeBinary),  # snapshot: the engine's store after the last move
    Index("tables_stage", "stage"),
    Index("tables_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("human", Boolean, nullable=False),
    Column("bot", String(40)),  # of a bot's seat, or while a bot plays for a person
    Column("name", String(60), nullable=False),
    Column("colour", String(10), nullable=False),
    Column("invite", String(64)),  # hash
    Column("key", String(64)),  # hash; null while nobody sits here
    Column("nonce", String(64)),
    Column("abandons", Boolean, nullable=False, default=False),
    Column("left", Boolean, nullable=False, default=False, server_default=false()),  # on purpose
    Column("seen", BigInteger),  # when the person was last connected, seconds since 1970
    Column("nudged", BigInteger),  # when the person was last reminded
    # Who wants a bot to play for an absent person: the seats, as bits.
    Column("votes", Integer, nullable=False, default=0, server_default=text("0")),
)

# The game: row 0 is the deal, every other one a move or an undo; the game is what they add up to.
moves = Table(
    "moves",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(4), nullable=False),  # deal, act or undo
    Column("seat", Integer),
    Column("codes", Text, nullable=False),  # of an act: the decisions, as JSON
    Column("back", Integer, nullable=False),  # of an undo: how many decisions it takes back
    Column("total", Integer, nullable=False),  # events after it
    Column("log", LargeBinary, nullable=False),  # the events it added, as the engine has them
    Column("at", BigInteger, nullable=False),  # seconds since 1970
)

# Records: uploaded by people, and those of games whose table was removed.
uploads = Table(
    "uploads",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("record", LargeBinary, nullable=False),  # JSON, compressed
    Column("created", BigInteger, nullable=False),
    Column("bots", Text),  # of a game played here: the bot of each seat, as JSON; else null
)

# Reviews of finished games, by record, edition, version of the bots and budget.
reviews = Table(
    "reviews",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("changed", BigInteger, nullable=False),  # seconds since 1970
    Column("progress", LargeBinary),  # of an unfinished one: the turns that are done, compressed
    Column("review", LargeBinary),  # of a finished one: JSON, compressed
    Index("reviews_changed", "changed"),
)

# In an order that keeps references whole.
ALL_TABLES = (identity, editions, tables, seats, moves, uploads, reviews)
