"""The tables of the event store, for SQLite and PostgreSQL alike; migrations bring a database to this shape."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),  # the rule set's version
    Column("options", Text, nullable=False),  # JSON from here on
    Column("names", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("draws", Text, nullable=False),
    Column("sat", Text),  # by seat: where they sat at the table before, null for bots
    Column("follows", String(16), unique=True),  # the table before
    Column("host", SmallInteger),  # the seat of who has opened it; since r0004
    Column("pace", Integer, nullable=False),
    Column("clock", Integer, nullable=False, server_default="300"),  # since r0002
    Column("manners", Text),  # how people meet there; since r0009
    Column("timing", Text),  # JSON: seconds for a choice, for a match, given back by a choice; since r0011
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("reveal", String(8)),  # when the secrets of a fair shuffle are told; since r0010
    Column("shuffled_as", String(16)),  # the table's id in its promises; since r0010
    Column("origin", Text),  # the moment of another match from which it was begun; since r0013
)
"""The setup of each table; a row never changes."""

keys = Table(
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of a token, which is stored nowhere
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Index("keys_of_table", "table_id"),
)
"""The keys of seats."""

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(64), nullable=False),  # SHA-256 of a secret, which is stored nowhere
    Column("at", BigInteger, nullable=False),
)
"""Who may take an open seat: the newest of a seat counts, until it is taken. Since r0004."""

codes = Table(
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of eight digits
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("number", Integer, nullable=False),  # of the invitation for which the code stands
    Column("until", BigInteger, nullable=False),
    Index("codes_of_table", "table_id"),
)
"""Spoken codes of invitations, for half an hour each. Since r0024."""

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("player", String(32), nullable=False),  # person or a bot's name
    Column("at", BigInteger, nullable=False),
)
"""Who has taken a seat that was open, once. Since r0004."""

places = Table(
    "places",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("sign", SmallInteger),  # a month from 0; null: none is chosen
    Column("silenced", SmallInteger, nullable=False, server_default="0"),  # since r0012
)
"""What others see of a person beside their name. Since r0009."""

sent_away = Table(
    "sent_away",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), primary_key=True),
)
"""Persons whom a host has sent away, for as long as the table is kept. Since r0015."""

wishes = Table(
    "wishes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("would_end", SmallInteger, nullable=False),  # a bit a seat
    Column("allow_hints", SmallInteger, nullable=False),  # a bit a seat
    Column("declined", SmallInteger),  # the seat that would rather play on
)
"""What the persons at a table wish for all of them, while anybody does and until its match is over. Since r0016."""

visitors = Table(
    "visitors",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person", String(16), primary_key=True),
)
"""Which persons have been at a seat, where more than one plays, until its match is packed. Since r0016."""

last_seen = Table(
    "last_seen",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("left", BigInteger),  # null: they have not left
    Column("answered", BigInteger),  # when they said last that they are there
)
"""When a seat's person left the table, where more than one plays and until its match is over. Since r0016."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("phrase", String(16)),
    Column("text", Text),
    Column("at", BigInteger, nullable=False),
    Column("message", String(64)),  # the client's id; since r0019
    Index("said_once", "table_id", "seat", "message", unique=True),
)
"""What persons have said at a table; no part of its record. Since r0012."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False, server_default="choice"),  # as in `rows`; since r0003
    Column("seat", SmallInteger),  # of a choice, or that changes hands
    Column("message", String(64)),  # of a person's choice: the client's id
    Column("actions", Text, nullable=False),  # JSON: of a choice; of a deck its cards; of a seat who has it now
    Column("events", Text, nullable=False),  # JSON Lines
    Column("at", BigInteger, nullable=False),
    Column("left", Integer),  # of a choice by a clock: the milliseconds that its seat has left; since r0011
    UniqueConstraint("table_id", "seat", "message", name="one_entry_a_message"),
    sqlite_with_rowid=False,
)
"""The truth: everything that was decided at a table, in order; of a table that is packed there are none."""

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # the deal
    Column("secret", String(64), nullable=False),
)
"""What deals are shuffled from, until their match is packed. Nothing that leaves the house is made of it. Since r0010.

A secret that is told stands in the record of its match, as an event.
"""

packed = Table(
    "packed",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # how many entries they were
    Column("at", BigInteger, nullable=False),  # of the last entry
    Column("record", LargeBinary(32), nullable=False),  # SHA-256 of the record: it is imported once
    Column("form", SmallInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),  # `packing` says what it is
    Index("packed_by_record", "record"),
)
"""The entries of a match that is over, in one row. Since r0005."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),  # of the entry that has led to it
    Column("content", LargeBinary, nullable=False),  # `tables.snapshots` says what it is
)
"""Matches that are played, as they stood after each deal: they are opened from there. Since r0008."""

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("deadlines_by_time", "at"),
)
"""Until when tables with clocks wait for somebody. Since r0011."""

standings = Table(
    "standings",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the last entry
    Column("n", Integer, nullable=False),  # the deal
    Column("turn", SmallInteger),  # the seat that is awaited
    Column("scores", Text, nullable=False),  # JSON, by seat
    Column("winners", Text),  # JSON, once the match is over
    Column("nameless", Integer, nullable=False, server_default="0"),  # a bit a seat whose person is forgotten
    Column("at", BigInteger, nullable=False),
)
"""How each table stands, for lists: written with every entry, so that a list plays nothing again. Since r0006.

Tables of before have none until a person finds them again.
"""

persons = Table(
    "persons",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("phrase", String(64), unique=True),  # SHA-256 of what the recovery phrase says, which is stored nowhere
    Column("at", BigInteger, nullable=False),
)
"""Who plays, by nothing but what their browsers hold. Since r0006."""

person_keys = Table(
    "person_keys",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of a browser's key, which is stored nowhere
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Index("keys_of_person", "person"),
)
"""Which browsers are whose. Since r0006."""

own_seats = Table(
    "own_seats",
    metadata,
    Column("person", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("ended", BigInteger, primary_key=True, autoincrement=False),  # when; 0: not yet
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("others", Text, nullable=False),  # names of the other seats, folded, each between line ends
    UniqueConstraint("table_id", "seat", "person", name="one_seat_a_person"),
    sqlite_with_rowid=False,
)
"""Which seats a person finds again. A list is a stretch of this table, searched as it is read. Since r0006."""

counted = Table(
    "counted",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("form", SmallInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),  # `counting` says what it is
)
"""What was done in a match that is over, by player. Since r0007."""

bot_sums = Table(
    "bot_sums",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("bot", String(32), primary_key=True),
    Column("content", Text, nullable=False),  # JSON of `Counts`
)
"""What each bot has done in all matches that were counted, also in those that are gone since. Since r0007."""

sent_records = Table(
    "sent_records",
    metadata,
    Column("key", String(64), primary_key=True),  # follows from the content
    Column("at", BigInteger, nullable=False),  # when it was asked for last
    Column("content", LargeBinary, nullable=False),  # the record as it was sent, compressed
)
"""Records from outside that are replayed, for some minutes. Since r0017."""

reviews = Table(
    "reviews",
    metadata,
    Column("key", String(80), primary_key=True),  # of a record or table, and the number of a match
    Column("at", BigInteger, nullable=False),
    Column("form", SmallInteger, nullable=False),  # `temporary_rows` says which
    Column("content", LargeBinary, nullable=False),  # JSON, compressed
)
"""Reviews that were made, the last of them. Since r0017."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(255), nullable=False),  # host and port of its peer line
    Column("secret", String(64), nullable=False),  # by which peers know each other; new with each process
    Column("started", BigInteger, nullable=False),  # milliseconds since 1970, by the database's clock
    Column("until", BigInteger, nullable=False),  # its leases are valid until then, by the database's clock
    Column("revision", String(16)),  # of the schema that its program was written for; since r0023
)
"""Processes that share this database, each with a row that it renews every second. Since r0020."""

leases = Table(
    "leases",
    metadata,
    Column("name", String(16), primary_key=True),  # a table's id, or `lobby`
    Column("process", String(16), nullable=False),
    Column("epoch", BigInteger, nullable=False),  # one more with each owner
    Index("leases_of_process", "process"),
)
"""Which process owns a table, as long as the row of the process is valid. Since r0020."""

spendings = Table(
    "spendings",
    metadata,
    Column("spending", String(16), primary_key=True),  # the limited action
    Column("client", String(64), primary_key=True),  # an address, or the network of one
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970, by the database's clock
    Index("spendings_until", "until"),
)
"""Until when the permits of a client are not all back, where processes count a limit together. Since r0021."""

bans = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("until", BigInteger),  # milliseconds since 1970, by the database's clock; null: without an end
)
"""The banned networks, where processes share the database. Since r0022."""

oldest_program = Table("oldest_program", metadata, Column("revision", String(16), primary_key=True))
"""The revision of the oldest program that can use this database; no row if any program can. Since r0023."""
