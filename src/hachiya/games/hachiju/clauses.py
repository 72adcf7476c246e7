"""The section of the rules that each payment rests on."""

from hachiya.games.hanafuda.yaku import YakuSet


def section(_payer: int, _reason: int, _liable: int) -> str:
    """All of hachiju is one section."""
    return "B1"


def sections(_payer: int, _reason: int, _yaku: YakuSet, _liable: int, _chosen: object) -> frozenset[str]:
    """It speaks of every payment."""
    return frozenset({"B1"})
