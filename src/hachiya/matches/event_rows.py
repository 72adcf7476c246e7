"""The events of records as rows of a table: flat, with one type in each column."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from hachiya.matches.deals import deal_starts
from hachiya.matches.loading import load
from hachiya.records.common_events import AnyEvent
from hachiya.records.sources import RecordSource

Cell: TypeAlias = str | int | bool | None
Row: TypeAlias = dict[str, Cell]
"""A row by the names of its columns."""

_BY_PLACE = {"names", "players", "hands", "captured", "scores", "totals", "result", "stage"}
"""The keys whose lists have one value for each seat, or for each pair."""
_ACCOUNTS = {"from", "to"}
"""The keys whose value is a seat or the name of an account."""


def events(source: RecordSource, *, verify: bool = True) -> Iterator[Row]:
    """Load the events of a record as flat rows, for pandas, polars or a CSV file.

    Every row has `match` (its number in the record, from 1), `deal` (the number of the deal, from 1; None before the
    first), `event` (the name of the event) and `seat` (None where it concerns none). The other columns are the keys of
    the event as the record has them. A list with one value for each seat becomes a column for each (`scores_0`,
    `scores_1`); another list becomes a text, its items apart by spaces; `from` and `to` are texts.

    Args:
        source: The record, as for `load`.
        verify: Whether every line is verified, as for `load`.

    Yields:
        The rows, in the order of the record.

    Raises:
        BadRecord: If a line cannot be read or does not follow the rules.
        OSError: If the file cannot be opened.
        TypeError: If the source is none that `load` takes.

    Example:
        >>> from hachiya import events, play
        >>> record = play("sannin", bots="random", seed=8).to_jsonl()
        >>> next(row for row in events(record) if row["event"] == "play")
        {'match': 1, 'deal': 1, 'event': 'play', 'seat': 0, 'card': 'S', 'takes': ''}
        >>> sum(row["points"] for row in events(record) if row["event"] == "pay")
        4620
    """
    for number, match in enumerate(load(source, verify=verify), 1):
        starts = {start: deal for deal, start in enumerate(deal_starts(match.events), 1)}
        deal = None
        for place, event in enumerate(match.events):
            deal = starts.get(place, deal)
            values: AnyEvent = event
            yield {"match": number, "deal": values.get("n", deal), "event": values["e"], "seat": None} | _cells(values)


def _cells(event: AnyEvent) -> Row:
    """The cells of an event's own keys."""
    cells: Row = {}
    for key, value in event.items():
        if key in _BY_PLACE:
            cells |= {f"{key}_{place}": item for place, item in enumerate(value)}
        elif key in _ACCOUNTS:
            cells[key] = str(value)
        elif isinstance(value, Mapping):
            cells[key] = " ".join(f"{name}={item}" for name, item in sorted(value.items()))
        elif isinstance(value, Sequence) and not isinstance(value, str):
            cells[key] = _text(value)
        elif key not in ("e", "n"):
            cells[key] = value
    return cells


def _text(items: Sequence[object]) -> str:
    """A list as a text: its items apart by spaces; as JSON if there is more than words in it."""
    if any(isinstance(item, Mapping | list) for item in items):
        return json.dumps(items, ensure_ascii=False, separators=(",", ":"))
    return " ".join(map(str, items))
