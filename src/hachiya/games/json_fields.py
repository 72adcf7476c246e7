"""Keys and values of a deal as records and views write them, and as a person who reports a deal gives them."""

from collections.abc import Mapping
from typing import Any, TypeAlias

JsonFields: TypeAlias = Mapping[str, Any]
"""Keys and values, which docs/library/record.md defines by game and kind of fact; `records` checks them."""
