"""Recovery phrases: 128 random bits as twelve words of BIP 39, in the language of who asks for one.

What is kept is the digest of the bits, so that it does not matter how the words are written. A plain digest is enough:
nobody tries 2^128 of them.
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
"""The lists of words by language; in others a phrase is English."""
_BITS = 128
_WORDS = 12


def new_phrase(language: str) -> list[str]:
    """Twelve words to write down."""
    words = _words(_LISTS.get(language, _LISTS["en"]))
    return normalize("NFC", words.generate(_BITS)).split()


def digest_of(phrase: str) -> str | None:
    """What is kept of a phrase, however it is written; None if these are no twelve words of one list, or not in order.

    Chinese words are one sign each, so there need be nothing between them.
    """
    said = normalize("NFKD", phrase).casefold().split()
    if len(said) != _WORDS and len("".join(said)) == _WORDS:
        said = [*"".join(said)]
    if len(said) != _WORDS:
        return None
    for name in _LISTS.values():
        words = _words(name)
        try:
            return hashlib.sha256(bytes(words.to_entropy(said))).hexdigest()
        except (ValueError, LookupError):
            continue
    return None


@cache
def _words(name: str) -> "Mnemonic":
    with needs_extra():
        from mnemonic import Mnemonic  # noqa: PLC0415  (who asks for no phrase loads no lists of words)

    return Mnemonic(name)
