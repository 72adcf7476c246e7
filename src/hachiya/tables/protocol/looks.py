"""The comparison of names by their looks: names that people could confuse share a look.

Letters that are drawn alike in different scripts (Latin a, Cyrillic а) count as one, by Unicode's confusables.
"""

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from unicodedata import normalize

from hachiya.tables.protocol.search_key import search_key
from hachiya.words.extras import needs_extra


def looks(name: str) -> frozenset[str]:
    """Return the looks of a name: two keys for comparison, since capital I and small l look alike.

    One is the look of the name in small letters, the other that of the name as written.
    """
    return frozenset({_drawn(search_key(name)), search_key(_drawn(" ".join(normalize("NFKC", name).split())))})


def are_alike(name: str, other: str) -> bool:
    """Whether people could confuse two names."""
    return not looks(name).isdisjoint(looks(other))


def _drawn(text: str) -> str:
    return "".join(map(_sign, text))


@cache
def _sign(letter: str) -> str:
    """The representative of all letters that are drawn like this one."""
    family = {sign for neighbour in _neighbours(letter) for sign in _neighbours(neighbour)}
    written = sorted(sign for sign in family if len(sign) > 1 and sign.isascii())  # m is drawn like r and n
    return written[0] if written else min(sign for sign in family if len(sign) == 1)


def _neighbours(letter: str) -> set[str]:
    return {letter, *(entry["c"].strip("\u200e") for entry in _confusables().get(letter, ()))}


@cache
def _confusables() -> Mapping[str, Sequence[Mapping[str, str]]]:
    """Unicode's list, by sign; MissingExtra without `hachiya[server]`.

    In a browser the list is empty: those who play there sit at one device, and the list is large.
    """
    if sys.platform == "emscripten":
        return {}
    with needs_extra():
        from confusable_homoglyphs import confusables  # noqa: PLC0415  (a megabyte, read when a name is checked)

    data: Mapping[str, Sequence[Mapping[str, str]]] = confusables.confusables_data
    return data
