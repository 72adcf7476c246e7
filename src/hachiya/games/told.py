"""What is said of a deal in words: by somebody who tells it, and by records and views."""

from collections.abc import Mapping
from typing import Any, TypeAlias

Told: TypeAlias = Mapping[str, Any]
"""Keys and values as docs/record.md has them; which there are goes by game and fact, and `records` checks them."""
