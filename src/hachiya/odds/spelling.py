"""Odds as plain values for JSON."""

from collections.abc import Callable
from typing import Any

from hachiya.odds.odds import Odds
from hachiya.odds.tables import Cell, Head, Table
from hachiya.words.message import Message


def as_json(odds: Odds, called: Callable[[Message], Any]) -> dict[str, Any]:
    """All of it, titles as they are `called`; of every value the exact fraction and the nearest number."""
    return {
        "topic": odds.topic,
        "game": odds.game,
        "title": called(odds.title),
        "tables": [_table(table, called) for table in odds.tables],
    }


def _table(table: Table, called: Callable[[Message], Any]) -> dict[str, Any]:
    return {
        "key": table.key,
        "title": called(table.title),
        "columns": [_head(column, called) for column in table.columns],
        "rows": [{**_head(row.head, called), "cells": [_cell(cell) for cell in row.cells]} for row in table.rows],
    }


def _head(head: Head, called: Callable[[Message], Any]) -> dict[str, Any]:
    return {"key": head.key, "title": called(head.title)}


def _cell(cell: Cell) -> dict[str, Any]:
    return {
        "measure": cell.measure,
        "exact": str(cell.value),
        "value": float(cell.value),
        "hands": cell.hands,
        "worth": cell.worth,
    }
