"""Yaku as people write them: by key (`sanbon`), in Japanese (三本) or its reading (さんぼん)."""

from functools import cache
from itertools import product

from hachiya.games.hanafuda.yaku import Yaku
from hachiya.words.names import in_languages, name

_SUIT = [yaku for yaku in Yaku if yaku < Yaku.AKA]
_KASU = [yaku for yaku in Yaku if Yaku.AKA <= yaku <= Yaku.SUROKU]


def keys_named(word: str) -> tuple[str, ...]:
    """The keys of a yaku by key or Japanese name: one, both parts of a compound (赤三本), or none if unknown."""
    lower = word.lower()
    return (lower,) if lower.upper() in Yaku.__members__ else _japanese().get(word, ())


@cache
def _japanese() -> dict[str, tuple[str, ...]]:
    """The keys by name and by reading; a yaku with a name of its own is no compound."""
    keys_by_word: dict[str, tuple[str, ...]] = {}
    for part in ("", "kana"):
        words = {yaku: in_languages(name("yaku", yaku.name.lower(), part=part))["ja"] for yaku in Yaku}
        for yaku, word in words.items():
            keys_by_word[word] = (yaku.name.lower(),)
        for kasu, suit in product(_KASU, _SUIT):
            keys_by_word.setdefault(words[kasu] + words[suit], (suit.name.lower(), kasu.name.lower()))
    return keys_by_word
