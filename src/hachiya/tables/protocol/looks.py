"""What a name looks like: names that people could take for one another have a look in common.

Letters of different scripts that are drawn alike (Latin a, Cyrillic а) are one, by Unicode's list of confusables.
"""

from functools import cache
from unicodedata import normalize

from confusable_homoglyphs import confusables

from hachiya.tables.protocol.search_key import search_key


def looks(name: str) -> frozenset[str]:
    """The looks of a name: in small letters, and as it is written, where great I and small l are alike."""
    return frozenset({_drawn(search_key(name)), search_key(_drawn(" ".join(normalize("NFKC", name).split())))})


def are_alike(one: str, other: str) -> bool:
    """Could people take one name for the other?"""
    return not looks(one).isdisjoint(looks(other))


def _drawn(text: str) -> str:
    return "".join(map(_sign, text))


@cache
def _sign(letter: str) -> str:
    """What stands for all letters that are drawn like this one."""
    family = {sign for one in _neighbours(letter) for sign in _neighbours(one)}
    written = sorted(sign for sign in family if len(sign) > 1 and sign.isascii())  # m is drawn like r and n
    return written[0] if written else min(sign for sign in family if len(sign) == 1)


def _neighbours(letter: str) -> set[str]:
    return {letter, *(one["c"].strip("\u200e") for one in confusables.confusables_data.get(letter, ()))}
