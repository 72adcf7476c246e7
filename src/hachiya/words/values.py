"""What text and numbers in JSON are made of, wherever they stand: types of their own for the schema."""

from typing import Annotated

from pydantic import Field, SerializeAsAny, Strict, StringConstraints
from typing_extensions import TypeAliasType

SAFE = 2**53 - 1
"""The largest integer that every JSON reader keeps exactly."""

Points = TypeAliasType("Points", Annotated[int, Strict(), Field(ge=-SAFE, le=SAFE)])
"""Money in points (12 = 1 貫); never a float, never a bool."""
Count = TypeAliasType("Count", Annotated[int, Strict(), Field(ge=0, le=SAFE)])
Number = SerializeAsAny[float]
"""As it was reckoned: a whole number is written without a point."""

Text = TypeAliasType("Text", Annotated[str, Strict(), StringConstraints(max_length=10_000)])
"""What people wrote: names, notes. The only strings that may hold anything (that UTF-8 can write)."""
WORD_PATTERN = r"^[A-Za-z0-9_]+$"
Word = TypeAliasType("Word", Annotated[str, Strict(), StringConstraints(pattern=WORD_PATTERN)])
