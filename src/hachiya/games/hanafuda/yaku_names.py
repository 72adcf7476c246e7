"""Yaku as people write them: by key (`sanbon`), in Japanese (三本) or its reading (さんぼん)."""

from functools import cache
from itertools import product

from hachiya.games.hanafuda.yaku import Yaku
from hachiya.words.names import in_languages, name

_SUIT = [yaku for yaku in Yaku if yaku < Yaku.AKA]
_KASU = [yaku for yaku in Yaku if Yaku.AKA <= yaku <= Yaku.SUROKU]


def keys_named(word: str) -> tuple[str, ...]:
    """The keys of what a word names: one, or both parts of a compound hand yaku (赤三本); none if it names nothing."""
    lower = word.lower()
    return (lower,) if lower.upper() in Yaku.__members__ else _japanese().get(word, ())


@cache
def _japanese() -> dict[str, tuple[str, ...]]:
    """What each name and each reading stands for; what has a name of its own is no compound."""
    found: dict[str, tuple[str, ...]] = {}
    for part in ("", "kana"):
        said = {yaku: in_languages(name("yaku", yaku.name.lower(), part=part))["ja"] for yaku in Yaku}
        for yaku, word in said.items():
            found[word] = (yaku.name.lower(),)
        for kasu, suit in product(_KASU, _SUIT):
            found.setdefault(said[kasu] + said[suit], (suit.name.lower(), kasu.name.lower()))
    return found
