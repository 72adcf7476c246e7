"""The reason why a database cannot be used."""

from hachiya.words.errors import HachiyaError


class BadDatabase(HachiyaError):
    """A database that cannot be opened, written or understood."""
