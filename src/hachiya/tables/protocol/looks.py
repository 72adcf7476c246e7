"""What a name looks like: names that people could take for one another have a look in common.

Letters of different scripts that are drawn alike (Latin a, Cyrillic а) are one, by Unicode's list of confusables.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from unicodedata import normalize

from hachiya.tables.protocol.search_key import search_key
from hachiya.words.extras import needs_extra


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
    return {letter, *(one["c"].strip("\u200e") for one in _confusables().get(letter, ()))}


@cache
def _confusables() -> Mapping[str, Sequence[Mapping[str, str]]]:
    """Unicode's list, by sign; MissingExtra without `hachiya[server]`."""
    with needs_extra():
        from confusable_homoglyphs import confusables  # noqa: PLC0415  (a megabyte, read when a name is checked)

    data: Mapping[str, Sequence[Mapping[str, str]]] = confusables.confusables_data
    return data
