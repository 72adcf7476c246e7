"""Examples: a few moments of a record, shown beside the clause of the rules that they illustrate.

`examples.toml` lists them. Most use the records of lessons; the other records are in this folder.
The text of each is in the catalogue: `guide-example-GAME-NAME`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent


@dataclass(frozen=True)
class Example:
    """An example of the rules: a part of a recorded deal, as one seat sees it."""

    game: str
    name: str
    at: str
    """The address of the example's heading on the English page of the game's rules."""
    record: str
    """The path of the record from this folder; the example is in its first deal."""
    start: int
    """The number of moments of the deal that are shown at first."""
    end: int
    """The number of moments of the deal that are shown in the end."""
    seat: int = 0
    """The seat whose view is shown."""

    @property
    def key(self) -> str:
        """The key of the message that describes the example."""
        return f"guide-example-{self.game}-{self.name}"

    @property
    def text(self) -> bytes:
        """The bytes of the file of the example's record."""
        return (ROOT / self.record).read_bytes()


@cache
def examples() -> Mapping[str, tuple[Example, ...]]:
    """Return the examples of the rules by game, in the order of the game's page."""
    tables: dict[str, list[dict[str, Any]]] = tomllib.loads((ROOT / "examples.toml").read_text("utf-8"))
    return {game: tuple(Example(game, **entry) for entry in entries) for game, entries in tables.items()}
