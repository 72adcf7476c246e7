"""Keys of seats. A token opens a seat; only its digest is stored, and the token is sent once."""

import hashlib
import secrets
from typing import NamedTuple

CODE_DIGITS = 8
"""The length of a spoken code: with the limit on guesses a client needs years to find one of a hundred codes."""


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


class Code(NamedTuple):
    """A spoken code of an invitation: the digest of eight digits, valid until a moment in milliseconds since 1970.

    It is valid only while the invitation of this number is the newest of its seat.
    """

    digest: str
    table: str
    seat: int
    number: int
    until: int


class Revocation(NamedTuple):
    """A change that revokes all tokens of a seat."""

    table: str
    seat: int


def new_token() -> str:
    """Make a random token: 32 bytes as text."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """Make a random code of eight digits, short enough to be read out on the telephone."""
    return f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"


def digest(token: str) -> str:
    """Return the digest of a token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()
