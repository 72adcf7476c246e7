"""What is said of a deal in words: by somebody who tells it, and by records and views."""

from collections.abc import Mapping
from typing import Any, TypeAlias

Told: TypeAlias = Mapping[str, Any]
"""Keys and values of a fact or a deal, as docs/library/record.md lists them by game and fact; `records` checks them."""
