"""Curves: points, and the path data of smooth lines and brush strokes through them."""

import math
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]
Points = Sequence[Point]
Curve = tuple[Point, Point, Point, Point]


def polar(radius: float, turn: float, x: float = 0, y: float = 0) -> Point:
    """The point at a distance from (x, y), in a direction in degrees clockwise from the right."""
    angle = math.radians(turn)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def cubic(curve: Curve, t: float) -> Point:
    """The point of a Bezier curve at t from 0 to 1."""
    u = 1 - t
    parts = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return (
        sum(part * corner[0] for part, corner in zip(parts, curve, strict=True)),
        sum(part * corner[1] for part, corner in zip(parts, curve, strict=True)),
    )


def heading(curve: Curve, t: float) -> float:
    """Where a Bezier curve is heading at t, in degrees clockwise from the right."""
    u = 1 - t
    parts = u * u, 2 * u * t, t * t
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(curve)]
    dx = sum(part * step[0] for part, step in zip(parts, steps, strict=True))
    dy = sum(part * step[1] for part, step in zip(parts, steps, strict=True))
    return math.degrees(math.atan2(dy, dx))


def along(curve: Curve) -> str:
    """A Bezier curve as path data."""
    (x, y), *rest = curve
    return f"M{x} {y}C" + " ".join(f"{px} {py}" for px, py in rest)


def spline(points: Points) -> str:
    """A smooth open line through points, as path data."""
    return f"M{points[0][0]} {points[0][1]}" + _through(points)


def brush(points: Points, start: float, end: float, belly: float | None = None) -> str:
    """A closed brush stroke through points, as path data; its width runs from start (by belly) to end."""
    last = len(points) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1
        half = _width(i / last, start, end, belly) / 2 / length
        left.append((x + (ay - by) * half, y + (bx - ax) * half))
        right.append((x - (ay - by) * half, y - (bx - ax) * half))
    right.reverse()
    (x0, y0), (x1, y1) = left[0], right[0]
    return f"M{x0} {y0}{_through(left)}L{x1} {y1}{_through(right)}Z"


def _width(t: float, start: float, end: float, belly: float | None) -> float:
    if belly is None:
        return start + (end - start) * t
    return (1 - t) ** 2 * start + 2 * t * (1 - t) * (2 * belly - (start + end) / 2) + t * t * end


def _through(points: Points) -> str:
    """From the first point smoothly through the rest (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    pieces = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        out = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        into = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
        pieces.append("C" + " ".join(f"{value:.3f}" for point in (out, into, c) for value in point))
    return "".join(pieces)
