"""Sheets typed by tests, and the events for them."""

from typing import Any

from hachiya.explain.text import sheet
from hachiya.words.columns import width

Row = list[str]
UNITS = (("貫", "点"), ("貫", "文"), ("kan", "pts"), ("kan", "mon"), ("", "点"), ("", "pts"))


def typed(text: str) -> list[Row]:
    """A typed sheet: a line for each row, head | A | B | C | remark."""
    return [[" ".join(cell.split()) for cell in line.split("|")] for line in text.strip().splitlines()]


def written(text: str) -> list[Row]:
    """A printed sheet in the form of `typed`: numbers in the columns under 貫 and 点 get their units."""
    _, heads, *lines = text.splitlines()
    kan, points = next(units for units in UNITS if all(unit in heads for unit in units))
    counted = "文" if points in ("文", "mon") else "点"
    group = heads.split("|")[1]
    kan_end, points_end = (width(group[: group.index(unit) + len(unit)]) for unit in (kan, points))
    rows = []
    for line in lines:
        if set(line) == {"-"}:
            continue
        head, *groups, remark = line.split("|")
        cells = []
        for cell in groups:
            parts = [cell[:kan_end].strip(), cell[kan_end:points_end].strip(), cell[points_end:].strip()]
            texts = [f"{part}{unit}" for part, unit in zip(parts, ("貫", counted, ""), strict=True) if part]
            cells.append(" ".join(texts))
        rows.append([" ".join(head.split()), *cells, remark.strip()])
    return rows


def match(*events: dict[str, Any], names: tuple[str, ...] = ("A", "B", "C"), game: str = "sannin") -> list[Any]:
    return [{"e": "match", "game": game, "options": {}, "names": list(names)}, *events]


def month(n: int = 1, kind: str = "small", *carry: str, facts: tuple[Any, ...] = ()) -> dict[str, Any]:
    return {"e": "tally", "n": n, "dealer": 0, "kind": kind, "carry": list(carry), "facts": list(facts)}


def pay(payer: int | str, payee: int | str, points: int, reason: str, *yaku: str, **more: Any) -> dict[str, Any]:
    return {"e": "pay", "from": payer, "to": payee, "points": points, "reason": reason, "yaku": list(yaku), **more}


def end(why: str = "played_out", winner: int | None = 0) -> dict[str, Any]:
    return {"e": "deal_end", "why": why, "winner": winner}


def rows_of(*events: dict[str, Any], game: str = "sannin", seats: int = 3) -> list[Row]:
    """The rows of the months, without the foot."""
    return written(sheet(match(*events, names=tuple("ABCDEF"[:seats]), game=game), "ja"))[:-1]


def bids(*pairs: tuple[int, str]) -> list[dict[str, Any]]:
    return [{"e": "bid", "seat": seat, "bid": bid} for seat, bid in pairs]


def bid(seat: int, word: str) -> dict[str, Any]:
    return {"e": "bid", "seat": seat, "bid": word, "forced": False}


def deal(n: int = 1, kind: str = "small", *carry: str) -> dict[str, Any]:
    return {"e": "deal", "n": n, "dealer": 0, "kind": kind, "carry": list(carry)}
