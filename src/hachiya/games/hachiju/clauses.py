"""The section of the rules behind each payment of hachiju, which has only one."""

from hachiya.games.hanafuda.yaku import YakuSet


def section(_payer: int, _reason: int, _liable: int) -> str:
    """The section of the rules for a payment: always B1, which is all of hachiju."""
    return "B1"


def sections(_payer: int, _reason: int, _yaku: YakuSet, _liable: int, _chosen: object) -> frozenset[str]:
    """All sections of the rules about a payment: always B1 alone."""
    return frozenset({"B1"})
