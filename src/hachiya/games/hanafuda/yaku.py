"""Every yaku by its key. A set of yaku is a bit mask over these numbers; lists of keys follow their order."""

from collections.abc import Sequence
from enum import IntEnum, auto

from hachiya.engine.bits import bit
from hachiya.words.arguments import YakuKeys


class Yaku(IntEnum):
    """The keys of the records, lower case there; hand, captured, special, attached."""

    SANBON = 0
    TATESANBON = auto()
    KUTTSUKI = auto()
    TESHI = auto()
    HANEKEN = auto()
    ICHINISHI = auto()
    SHISO = auto()
    FUTASANBON = auto()
    SANBONTATESANBON = auto()
    FUTATATESANBON = auto()
    AKA = auto()
    TANICHI = auto()
    TOICHI = auto()
    PIKAICHI = auto()
    KARASU = auto()
    SUROKU = auto()
    GOKO = auto()
    SHIKO = auto()
    GOUN = auto()
    NANATAN = auto()
    AKATAN = auto()
    AOTAN = auto()
    INOSHIKACHO = auto()
    SOHACHI = auto()
    FUTAHACHI = auto()
    SUJUROKU = auto()
    TOBIKOMI = auto()
    NUKE = auto()
    MIZUTEN = auto()


_KEYS = [(bit(member), member.name.lower()) for member in Yaku]


def keys(yaku: int) -> list[str]:
    """The keys of a set of yaku, in order."""
    return [key for member, key in _KEYS if yaku & member]


def key_text(names: Sequence[str]) -> str:
    """Keys as the text notation has them; `-` where there are none."""
    return " ".join(names) or "-"


def from_keys(names: list[str]) -> int:
    """The set of yaku that the keys name; KeyError on a key that names none."""
    found = 0
    for name in names:
        found |= bit(Yaku[name.upper()])
    return found


def in_words(yaku: int) -> YakuKeys:
    """A set of yaku as people say it: a compound hand yaku is one word that begins with its kasu part (赤三本)."""
    found = [member for member in Yaku if yaku & bit(member)]
    hand = sorted(
        (member for member in found if member < Yaku.GOKO), key=lambda member: not Yaku.AKA <= member <= Yaku.SUROKU
    )
    groups = [hand, *([member] for member in found if member >= Yaku.GOKO)]
    return YakuKeys(tuple(tuple(member.name.lower() for member in group) for group in groups if group))
