"""How motifs are set out on a card."""

from hachiya.art.curves import Points, brush
from hachiya.art.drawing import Drawing, Motif

Spot = tuple[float, float, float, float]
"""Where a motif goes: x, y, size, turn in degrees."""

Branch = tuple[Points, float, float]
"""The points a branch goes through, and its width at both ends."""


def scatter(art: Drawing, motif: Motif, *spots: Spot, **looks: object) -> None:
    """A motif on every spot."""
    for x, y, size, turn in spots:
        art.stamp(motif, x, y, size, turn, **looks)


def by_turns(art: Drawing, motif: Motif, *spots: Spot, tones: tuple[str, str] = ("deepgreen", "green")) -> None:
    """A motif on every spot, in two colours by turns."""
    for i, (x, y, size, turn) in enumerate(spots):
        art.stamp(motif, x, y, size, turn, fill=tones[i % 2])


def boughs(art: Drawing, *branches: Branch, fill: str = "brown") -> None:
    """Branches that grow out of each other."""
    art.rimmed("".join(brush(*branch) for branch in branches), fill, 4)
