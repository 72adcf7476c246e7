"""Types of text and numbers in JSON that have definitions of their own in the schema."""

from typing import Annotated

from pydantic import Field, SerializeAsAny, Strict, StringConstraints
from typing_extensions import TypeAliasType

SAFE = 2**53 - 1
"""The largest integer that every JSON reader keeps exactly."""

Points = TypeAliasType("Points", Annotated[int, Strict(), Field(ge=-SAFE, le=SAFE)])
"""Money in points (12 = 1 貫); never a float, never a bool."""
Count = TypeAliasType("Count", Annotated[int, Strict(), Field(ge=0, le=SAFE)])
Number = SerializeAsAny[float]
"""A computed number; JSON writes a whole number without a decimal point."""

Text = TypeAliasType("Text", Annotated[str, Strict(), StringConstraints(max_length=10_000)])
"""Text by people (names, notes): the only strings that may hold any character that UTF-8 can write."""
WORD_PATTERN = r"^[A-Za-z0-9_]+$"
Word = TypeAliasType("Word", Annotated[str, Strict(), StringConstraints(pattern=WORD_PATTERN)])
