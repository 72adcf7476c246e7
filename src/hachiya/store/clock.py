"""The clock of a PostgreSQL database, by which all its processes go."""

from sqlalchemy import BigInteger, cast, extract, func

NOW = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""The time by the clock of the database, in milliseconds since 1970."""
