"""Keys of seats. A token opens a seat; only its digest is stored, and the token is sent once."""

import hashlib
import secrets
from typing import NamedTuple


class Key(NamedTuple):
    """A key of a seat: the digest of a token that opens it."""

    table: str
    seat: int
    digest: str


class Invitation(NamedTuple):
    """An invitation to an open seat: the digest of a secret that its first user shows; the newest of a seat counts."""

    table: str
    seat: int
    number: int
    digest: str


class Revocation(NamedTuple):
    """A change that revokes all tokens of a seat."""

    table: str
    seat: int


def new_token() -> str:
    """Make a random token: 32 bytes as text."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """Return the digest of a token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()
