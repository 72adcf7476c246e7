"""Keys of seats. A token opens a seat; only its digest is stored, and the token is sent once."""

import hashlib
import secrets
from typing import NamedTuple


class Key(NamedTuple):
    """The digest of the token that opens a seat."""

    table: str
    seat: int
    digest: str


class Invitation(NamedTuple):
    """The digest of a secret that gives an open seat to its first user; the newest of a seat counts."""

    table: str
    seat: int
    number: int
    digest: str


class Revocation(NamedTuple):
    """All tokens of a seat are revoked."""

    table: str
    seat: int


def new_token() -> str:
    """32 random bytes as text."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """The digest of a token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()
