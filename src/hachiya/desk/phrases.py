"""Recovery phrases: 128 random bits as twelve words of BIP 39, in the language of the person.

Only a digest of the bits is stored, so different ways of writing the words have the same digest. A plain digest is
safe, since nobody can try 2^128 phrases.
"""

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING
from unicodedata import normalize

from hachiya.words.extras import needs_extra

if TYPE_CHECKING:
    from mnemonic import Mnemonic

_LISTS: Mapping[str, str] = {"en": "english", "ja": "japanese", "zh": "chinese_simplified"}
"""The lists of words by language; in other languages a phrase is English."""
_BITS = 128
_WORDS = 12


def new_phrase(language: str) -> list[str]:
    """Make a new phrase of twelve words in a language."""
    words = _words(_LISTS.get(language, _LISTS["en"]))
    return normalize("NFC", words.generate(_BITS)).split()


def digest_of(phrase: str) -> str | None:
    """Compute the digest of a typed phrase; None unless it is twelve words of one list with a right checksum.

    Chinese words are single characters, which need no spaces between them.
    """
    parts = normalize("NFKD", phrase).casefold().split()
    if len(parts) != _WORDS and len("".join(parts)) == _WORDS:
        parts = [*"".join(parts)]
    if len(parts) != _WORDS:
        return None
    for name in _LISTS.values():
        words = _words(name)
        try:
            return hashlib.sha256(bytes(words.to_entropy(parts))).hexdigest()
        except (ValueError, LookupError):
            continue
    return None


@cache
def _words(name: str) -> "Mnemonic":
    with needs_extra():
        from mnemonic import Mnemonic  # noqa: PLC0415  (only phrases need the lists of words)

    return Mnemonic(name)
