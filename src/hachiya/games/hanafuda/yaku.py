"""Every yaku by its key. A set of yaku is a bit mask over these numbers; lists of keys follow their order."""

from collections.abc import Sequence
from enum import IntEnum, auto
from typing import Annotated, TypeAlias

from hachiya.engine.bits import bit
from hachiya.games.meaning import Meaning
from hachiya.words.arguments import YakuKeys

YakuSet: TypeAlias = Annotated[int, Meaning("yaku")]
"""A set of yaku as a bit mask: bit `y` stands for the yaku with number `y`."""


class Yaku(IntEnum):
    """Every yaku by its key of records (lower case there): hand yaku, captured yaku, special yaku, attached yaku."""

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


def keys(yaku: YakuSet) -> list[str]:
    """The keys of a set of yaku, in order."""
    return [key for member, key in _KEYS if yaku & member]


def key_text(names: Sequence[str]) -> str:
    """Keys of yaku in the text notation, joined; `-` if there are none."""
    return " ".join(names) or "-"


def from_keys(names: list[str]) -> YakuSet:
    """The set of yaku with these keys; KeyError on an unknown key."""
    yaku = 0
    for name in names:
        yaku |= bit(Yaku[name.upper()])
    return yaku


def in_words(yaku: YakuSet) -> YakuKeys:
    """A set of yaku for people: a compound hand yaku is one word that begins with its chaff part (赤三本)."""
    yaku_members = [member for member in Yaku if yaku & bit(member)]
    hand = sorted(
        (member for member in yaku_members if member < Yaku.GOKO),
        key=lambda member: not Yaku.AKA <= member <= Yaku.SUROKU,
    )
    groups = [hand, *([member] for member in yaku_members if member >= Yaku.GOKO)]
    return YakuKeys(tuple(tuple(member.name.lower() for member in group) for group in groups if group))
