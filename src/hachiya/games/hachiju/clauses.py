"""The section of the rules that each payment rests on."""


def section(_payer: int, _reason: int, _liable: int) -> str:
    """All of hachiju is one section."""
    return "B1"


def sections(_payer: int, _reason: int, _yaku: int, _liable: int, _chosen: object) -> frozenset[str]:
    """It speaks of every payment."""
    return frozenset({"B1"})
