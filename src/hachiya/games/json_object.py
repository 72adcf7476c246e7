"""The type of JSON objects that describe a deal: in records, in views, and as a person reports a deal."""

from collections.abc import Mapping
from typing import Any, TypeAlias

JsonObject: TypeAlias = Mapping[str, Any]
"""Keys and values, which docs/library/record.md defines by game and kind of fact; `records` checks them."""
