"""Computes the cards of a deal from a secret and the words of the seats; anyone can repeat every step.

Numbers are written in decimal digits, text as UTF-8, hashes as 64 lower-case hexadecimal digits.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import TypeVar

from hachiya.records.fair.drbg import HmacDrbg

T = TypeVar("T")

SECRET_BYTES = 32
_DRAWN_BYTES = 32
"""The bytes that one call of Generate makes."""
_NUMBER_BYTES = 4
_NUMBERS = 1 << 8 * _NUMBER_BYTES


def commitment(secret: bytes, table: str, deal: int) -> str:
    """The commitment to a secret: SHA-256 of the secret, the table's id, `/` and the deal's number."""
    return sha256(secret + f"{table}/{deal}".encode()).hexdigest()


def seal(words: str) -> str:
    """The seal of a seat's words, published before the words: their SHA-256."""
    return sha256(words.encode()).hexdigest()


def key_of(secret: bytes, words: Mapping[int, str]) -> bytes:
    """The key of a deal: SHA-256 of the secret and, by rising seat, `seat:length:words` of each seat with words.

    The length is in bytes, so that no two sets of words are written alike.
    """
    digest = sha256(secret)
    for seat in sorted(words):
        text = words[seat].encode()
        digest.update(f"{seat}:{len(text)}:".encode() + text)
    return digest.digest()


def deck_of(key: bytes, cards: int, drawing: Sequence[int] = (), again: int = 0) -> list[int]:
    """The deck of a deal, the second shuffle for a stock after an auction, then the seat with the white card.

    The seats `drawing` draw for the white card; without any there is none. `again` counts the deals of this number that
    were thrown in before.
    """
    deck = shuffled(key, f"redeal/{again}" if again else "deal", range(cards))
    second = shuffled(key, "stock", range(cards))
    return [*deck, *second, *shuffled(key, "white", drawing)[:1]]


def shuffled(key: bytes, label: str, things: Sequence[T]) -> list[T]:
    """The list `things` in the order that the key's stream with this label gives them (Fisher-Yates from the end)."""
    result = [*things]
    numbers = _numbers(key, label)
    for left in range(len(result), 1, -1):
        other = _below(left, numbers)
        result[left - 1], result[other] = result[other], result[left - 1]
    return result


def _numbers(key: bytes, label: str) -> Iterator[int]:
    """The stream of a label: HMAC_DRBG, seeded with the key, the label as personalization; 4 bytes a number."""
    stream = HmacDrbg(key, personalization=label.encode())
    while True:
        data = stream.generate(_DRAWN_BYTES)
        for place in range(0, _DRAWN_BYTES, _NUMBER_BYTES):
            yield int.from_bytes(data[place : place + _NUMBER_BYTES], "big")


def _below(n: int, numbers: Iterator[int]) -> int:
    """The next number modulo n; numbers of the last, incomplete round of n are skipped, so all are equally likely."""
    whole = _NUMBERS - _NUMBERS % n
    return next(number for number in numbers if number < whole) % n
