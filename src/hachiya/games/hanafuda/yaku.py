"""Every yaku by its key. A set of yaku is a bit mask over these numbers; lists of keys follow their order."""

from enum import IntEnum, auto
from typing import NamedTuple

from hachiya.engine.bits import bit


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


def keys(yaku: int) -> list[str]:
    """The keys of a set of yaku, in order."""
    return [member.name.lower() for member in Yaku if yaku & bit(member)]


def from_keys(names: list[str]) -> int:
    """The set of yaku that the keys name; KeyError on a key that names none."""
    found = 0
    for name in names:
        found |= bit(Yaku[name.upper()])
    return found


class YakuName(NamedTuple):
    """A yaku in four spellings."""

    ja: str
    kana: str
    romaji: str
    en: str


NAMES = {
    Yaku.SANBON: YakuName("三本", "さんぼん", "sanbon", "three"),
    Yaku.TATESANBON: YakuName("立三本", "たてさんぼん", "tatesanbon", "special three"),
    Yaku.KUTTSUKI: YakuName("喰付", "くっつき", "kuttsuki", "three pairs"),
    Yaku.TESHI: YakuName("手四", "てし", "teshi", "four"),
    Yaku.HANEKEN: YakuName("はねけん", "はねけん", "haneken", "three and two pairs"),
    Yaku.ICHINISHI: YakuName("一二四", "いちにし", "ichinishi", "four and a pair"),
    Yaku.SHISO: YakuName("四三", "しそう", "shiso", "four and three"),
    Yaku.FUTASANBON: YakuName("二三本", "ふたさんぼん", "futasanbon", "two pairs of three"),
    Yaku.SANBONTATESANBON: YakuName(
        "三本立三本", "さんぼんたてさんぼん", "sanbontatesanbon", "three and special three"
    ),
    Yaku.FUTATATESANBON: YakuName("二立三本", "ふたたてさんぼん", "futatatesanbon", "two pairs of special three"),
    Yaku.AKA: YakuName("赤", "あか", "aka", "slips and dregs"),
    Yaku.TANICHI: YakuName("短一", "たんいち", "tanichi", "a slip in dregs"),
    Yaku.TOICHI: YakuName("十一", "とおいち", "toichi", "an animal in dregs"),
    Yaku.PIKAICHI: YakuName("光一", "ぴかいち", "pikaichi", "a light in dregs"),
    Yaku.KARASU: YakuName("空素", "からす", "karasu", "all dregs"),
    Yaku.SUROKU: YakuName("素六", "すろく", "suroku", "six dregs"),
    Yaku.GOKO: YakuName("五光", "ごこう", "goko", "five lights"),
    Yaku.SHIKO: YakuName("四光", "しこう", "shiko", "four lights"),
    Yaku.GOUN: YakuName("五雲", "ごうん", "goun", "clouds"),
    Yaku.NANATAN: YakuName("七短", "ななたん", "nanatan", "seven slips"),
    Yaku.AKATAN: YakuName("赤短", "あかたん", "akatan", "red slips"),
    Yaku.AOTAN: YakuName("青短", "あおたん", "aotan", "blue slips"),
    Yaku.INOSHIKACHO: YakuName("猪鹿蝶", "いのしかちょう", "inoshikacho", "boar-deer-butterflies"),
    Yaku.SOHACHI: YakuName("総八", "そうはち", "sohachi", "all 88 points"),
    Yaku.FUTAHACHI: YakuName("二八", "ふたはち", "futahachi", "double points"),
    Yaku.SUJUROKU: YakuName("素十六", "すじゅうろく", "sujuroku", "sixteen dregs"),
    Yaku.TOBIKOMI: YakuName("飛込み", "とびこみ", "tobikomi", "diving"),
    Yaku.NUKE: YakuName("抜け", "ぬけ", "nuke", "escaping"),
    Yaku.MIZUTEN: YakuName("みずてん", "みずてん", "mizuten", "playing unseen"),
}


def title(yaku: int, lang: str) -> str:
    """A set of yaku as people say it: a compound hand yaku names its kasu part first (赤三本)."""
    found = [member for member in Yaku if yaku & bit(member)]
    found.sort(key=lambda member: not Yaku.AKA <= member <= Yaku.SUROKU)
    if lang == "ja":
        return "".join(NAMES[member].ja for member in found)
    return " + ".join(NAMES[member].romaji for member in found)
