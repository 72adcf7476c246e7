"""HMAC_DRBG of NIST SP 800-90A with SHA-256: random bytes that follow from a seed and reveal nothing of it."""

import hmac
from hashlib import sha256

_BYTES = sha256().digest_size


class HmacDrbg:
    """The generator HMAC_DRBG, made of an entropy input, a nonce and a personalization string; never reseeded."""

    def __init__(self, entropy: bytes, nonce: bytes = b"", personalization: bytes = b"") -> None:
        self._key = bytes(_BYTES)
        self._value = b"\x01" * _BYTES
        self._update(entropy + nonce + personalization)

    def generate(self, size: int) -> bytes:
        """The next `size` bytes, by one call of Generate without additional input."""
        data = b""
        while len(data) < size:
            self._value = self._mac(self._value)
            data += self._value
        self._update(b"")
        return data[:size]

    def _update(self, data: bytes) -> None:
        for round_ in (b"\x00", b"\x01") if data else (b"\x00",):
            self._key = self._mac(self._value + round_ + data)
            self._value = self._mac(self._value)

    def _mac(self, data: bytes) -> bytes:
        return hmac.digest(self._key, data, "sha256")
