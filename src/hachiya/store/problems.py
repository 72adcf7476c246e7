"""Why a database cannot be used."""

from hachiya.words.errors import HachiyaError


class BadDatabase(HachiyaError):
    """The database cannot be opened, written or understood."""
