"""A seat belongs to whoever holds its token. Tables remember digests only; the token itself is told once."""

import hashlib
import secrets
from typing import NamedTuple


class Key(NamedTuple):
    """The digest of the token that opens a seat."""

    table: str
    seat: int
    digest: str


class Invitation(NamedTuple):
    """The digest of a secret that gives an open seat to whoever brings it first. The newest of a seat counts."""

    table: str
    seat: int
    number: int
    digest: str


class Revocation(NamedTuple):
    """From now on no token that was given out before opens the seat."""

    table: str
    seat: int


def new_token() -> str:
    """32 random bytes as text."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
