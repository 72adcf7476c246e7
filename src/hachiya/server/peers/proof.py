"""The proof of two processes that both read the secret of the one that listens, from the database they share.

Neither sends the secret: each answers the other's random words by an HMAC.
"""

import asyncio
import hmac
from secrets import token_hex

from websockets.asyncio.connection import Connection

_SECONDS = 10.0


class NoPeer(Exception):
    """A process on the other side that does not know the secret."""


async def prove(connection: Connection, secret: str) -> None:
    """Prove to a process that listens that this one knows its secret, and let it prove the same; NoPeer."""
    async with asyncio.timeout(_SECONDS):
        theirs, ours = str(await connection.recv()), token_hex(32)
        await connection.send(f"{ours} {_proof(secret, 'connects', theirs, ours)}")
        answer = str(await connection.recv())
    _check(answer, _proof(secret, "listens", theirs, ours))


async def check_proof(connection: Connection, secret: str) -> None:
    """Let a process that connects prove that it knows the secret of this one, and prove the same to it; NoPeer."""
    async with asyncio.timeout(_SECONDS):
        ours = token_hex(32)
        await connection.send(ours)
        theirs, _, answer = str(await connection.recv()).partition(" ")
        _check(answer, _proof(secret, "connects", ours, theirs))
        await connection.send(_proof(secret, "listens", ours, theirs))


def _check(answer: str, proof: str) -> None:
    if not hmac.compare_digest(answer.encode(), proof.encode()):
        raise NoPeer


def _proof(secret: str, who: str, listener: str, connector: str) -> str:
    return hmac.new(secret.encode(), f"{who} {listener} {connector}".encode(), "sha256").hexdigest()
