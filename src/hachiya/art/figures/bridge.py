"""八橋: the zigzag bridge of eight planks."""

from itertools import pairwise

from hachiya.art.drawing import Drawing


def bridge(art: Drawing) -> None:
    """八橋, the zigzag bridge: four spans of two planks each."""
    joints = ((-24, 306), (52, 338), (126, 296), (196, 332), (274, 290))
    for x, y in joints[1:4]:
        for dx in (-7, 5):
            art.inked(f"M{x + dx - 4} {y + 10}h9v66h-9Z", "bark", 2)
    for (x0, y0), (x1, y1) in pairwise(joints):
        art.inked(f"M{x0} {y0 + 34}L{x1} {y1 + 34}v8L{x0} {y0 + 42}Z", "brown", 2.4)
        for dy, tone in ((17, "straw"), (0, "gold")):
            art.inked(f"M{x0} {y0 + dy}L{x1} {y1 + dy}v17L{x0} {y0 + dy + 17}Z", tone, 2.6)
        for t in (0.12, 0.88):
            nail, height = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            art.circle(nail, height + 8.5, 1.8, "ink")
            art.circle(nail, height + 25.5, 1.8, "ink")
