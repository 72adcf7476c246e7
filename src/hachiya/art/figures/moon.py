"""月: the full moon of August."""

from hachiya.art.drawing import Drawing


def full_moon(art: Drawing) -> None:
    """月, the August moon in a red sky."""
    art.circle(125, 132, 86, "white")
