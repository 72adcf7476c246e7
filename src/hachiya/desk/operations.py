"""Every operation of the desk, by name."""

from collections.abc import Mapping
from typing import Any

from hachiya.desk.hands import hand
from hachiya.desk.odds import odds_of, odds_topics
from hachiya.desk.offers import games
from hachiya.desk.operation import Operation
from hachiya.desk.teaching import example, examples_of, lesson, lesson_names

_EVERY: tuple[Operation[Any, Any], ...] = (
    games,
    odds_topics,
    odds_of,
    hand,
    lesson_names,
    lesson,
    examples_of,
    example,
)

OPERATIONS: Mapping[str, Operation[Any, Any]] = {operation.name: operation for operation in _EVERY}
"""By name, in the order of the documentation."""
