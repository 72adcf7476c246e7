"""Fractions as digits, rounded only here, and odds as plain values for JSON."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from hachiya.odds.tables import Cell, Head, Odds, Table
from hachiya.words.message import Message
from hachiya.words.voice import say

LARGE_ODDS = 10**6
"""One in so many and more is told to the unit."""


def decimal(value: Fraction, places: int) -> str:
    """Digits of what is not negative with so many places, the last one rounded half up."""
    digits = str(int(value * 10**places + Fraction(1, 2))).rjust(places + 1, "0")
    return f"{digits[:-places]}.{digits[-places:]}" if places else digits


def significant(value: Fraction, figures: int) -> str:
    """Digits with so many significant figures, as many places as they need."""
    places = figures - 1
    while value and value * 10**places < 10 ** (figures - 1):
        places += 1
    while places and value * 10**places >= 10**figures:
        places -= 1
    return decimal(value, places)


def percent(chance: Fraction) -> str:
    """Seven significant figures and six places at most; of what is less than they show, two figures."""
    hundredth = chance * 100
    if hundredth >= 10:
        return f"{significant(hundredth, 7)}%"
    if 0 < hundredth < Fraction(1, 10**5):
        return f"{significant(hundredth, 2)}%"
    return f"{decimal(hundredth, 6)}%"


def one_in(chance: Fraction) -> str:
    """1/x with six significant figures of x, or with all of its units."""
    odds = 1 / chance
    return f"1/{decimal(odds, 0) if odds >= LARGE_ODDS else significant(odds, 6)}"


def as_json(odds: Odds, spoken: Sequence[str]) -> dict[str, Any]:
    """All of it, titles in the languages `spoken`; of every value the exact fraction and the nearest number."""
    return {
        "topic": odds.topic,
        "game": odds.game,
        "title": _titles(odds.title, spoken),
        "tables": [_table(table, spoken) for table in odds.tables],
    }


def _titles(title: Message, spoken: Sequence[str]) -> dict[str, str]:
    return {language: say(title, language) for language in spoken}


def _table(table: Table, spoken: Sequence[str]) -> dict[str, Any]:
    return {
        "key": table.key,
        "title": _titles(table.title, spoken),
        "columns": [_head(column, spoken) for column in table.columns],
        "rows": [{**_head(row.head, spoken), "cells": [_cell(cell) for cell in row.cells]} for row in table.rows],
    }


def _head(head: Head, spoken: Sequence[str]) -> dict[str, Any]:
    return {"key": head.key, "title": _titles(head.title, spoken)}


def _cell(cell: Cell) -> dict[str, Any]:
    return {
        "measure": cell.measure,
        "exact": str(cell.value),
        "value": float(cell.value),
        "hands": cell.hands,
        "worth": cell.worth,
    }
