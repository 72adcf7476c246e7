"""The planes of the observations of a game, from their layout."""

from hachiya.envs.layout import Kind, Plane
from hachiya.envs.observation import layout_of
from hachiya.games.registry import GAMES
from tools.docs.tables import table

FEW = 8
"""The most members that are named one by one."""


def planes(game: str) -> str:
    """Every plane of a game: its name, seats, kind, cells, place and meaning; planes of several seats stand once."""
    layout = layout_of(GAMES[game])
    by_name: dict[str, list[Plane]] = {}
    for plane in layout.planes:
        by_name.setdefault(plane.name, []).append(plane)
    rows = [_row(of_seats, layout.seats) for of_seats in by_name.values()]
    head = ("plane", "seats", "kind", "cells", "word, bits", "meaning", "members")
    size = f"{layout.name}: {layout.bytes} bytes, {layout.cells:,} cells, up to {layout.seats} seats.\n\n"
    return size + table(head, rows, "en", numbers=(3,))


def _row(of_seats: list[Plane], most: int) -> list[str]:
    first, last = of_seats[0], of_seats[-1]
    seats = "" if first.seat is None else f"{first.seat}" if first is last else f"{first.seat} … {last.seat}"
    cells = str(len(first.members)) if first is last else f"{len(of_seats)} × {len(first.members)}"
    step = (last.word - first.word) // (len(of_seats) - 1) if first is not last else 0
    word = f"{first.word} + {step}k" if step else str(first.word)
    bits = (
        _bits(first) if first.word != last.word or first is last else f"{first.bits[0]} + {last.bits[0] // (most - 1)}k"
    )
    own, others = first.meaning, last.meaning
    meaning = own if own == others else f"Seat 0: {own} Others: {others}"
    return [f"`{first.name}`", seats, first.kind.value, cells, f"{word}, {bits}", meaning, _members(first)]


def _bits(plane: Plane) -> str:
    low, high = plane.bits[0], plane.bits[-1]
    if len(plane.bits) == 1:
        return str(low)
    step = plane.bits[1] - low
    if plane.bits == tuple(range(low, high + 1, step)):
        return f"{low} … {high}" if step == 1 else f"{low}, {low + step} … {high}"
    return ", ".join(map(str, plane.bits))


def _members(plane: Plane) -> str:
    if plane.kind in (Kind.NUMBER, Kind.BALANCE):
        return plane.members[0]
    named = plane.members if len(plane.members) <= FEW else (*plane.members[:2], "…", plane.members[-1])
    return " ".join(named)
