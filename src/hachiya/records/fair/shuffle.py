"""From a secret and the words of the seats to the cards of a deal. Every step can be done again by anyone.

Numbers are written in decimal digits, text as UTF-8, hashes as 64 lower-case hexadecimal digits.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import TypeVar

from hachiya.records.fair.drbg import HmacDrbg

T = TypeVar("T")

SECRET_BYTES = 32
_DRAWN_BYTES = 32
"""What one call of Generate is asked for."""
_NUMBER_BYTES = 4
_NUMBERS = 1 << 8 * _NUMBER_BYTES


def commitment(secret: bytes, table: str, deal: int) -> str:
    """What is told of a secret before a deal: SHA-256 of the secret, the table's id, `/` and the deal's number."""
    return sha256(secret + f"{table}/{deal}".encode()).hexdigest()


def seal(words: str) -> str:
    """What a seat tells of its words before all are opened: SHA-256 of them."""
    return sha256(words.encode()).hexdigest()


def key_of(secret: bytes, words: Mapping[int, str]) -> bytes:
    """The key of a deal: SHA-256 of the secret and, by seat in rising order, `seat:length:words` of those who spoke.

    The length is in bytes, so that no two sets of words are written alike.
    """
    found = sha256(secret)
    for seat in sorted(words):
        said = words[seat].encode()
        found.update(f"{seat}:{len(said)}:".encode() + said)
    return found.digest()


def deck_of(key: bytes, cards: int, drawing: Sequence[int] = (), again: int = 0) -> list[int]:
    """All that chance decides of a deal: the deck, the second shuffle for a stock made later, then the white card.

    That falls to one of the seats that are `drawing` for it, if any do. Where a deal was thrown in, its successor is
    dealt `again`: 1, 2, …
    """
    deck = shuffled(key, f"redeal/{again}" if again else "deal", range(cards))
    second = shuffled(key, "stock", range(cards))
    return [*deck, *second, *shuffled(key, "white", drawing)[:1]]


def shuffled(key: bytes, label: str, things: Sequence[T]) -> list[T]:
    """The same things in the order that the stream with this label gives them (Fisher-Yates, the last place first)."""
    found = [*things]
    numbers = _numbers(key, label)
    for left in range(len(found), 1, -1):
        chosen = _below(left, numbers)
        found[left - 1], found[chosen] = found[chosen], found[left - 1]
    return found


def _numbers(key: bytes, label: str) -> Iterator[int]:
    """The stream of a label: HMAC_DRBG, seeded with the key, the label as personalization; 4 bytes a number."""
    stream = HmacDrbg(key, personalization=label.encode())
    while True:
        drawn = stream.generate(_DRAWN_BYTES)
        for place in range(0, _DRAWN_BYTES, _NUMBER_BYTES):
            yield int.from_bytes(drawn[place : place + _NUMBER_BYTES], "big")


def _below(n: int, numbers: Iterator[int]) -> int:
    """The next number modulo n; those of the last, incomplete round of n are left out, so that all are as likely."""
    whole = _NUMBERS - _NUMBERS % n
    return next(number for number in numbers if number < whole) % n
