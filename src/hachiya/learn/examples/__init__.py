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
    """Seen by `seat`, from `start` moments of a deal (the first of the record) shown to `end` of them.

    `at` is the address of its heading on the English page of the game's rules; `record` is a path from this folder.
    """

    game: str
    name: str
    at: str
    record: str
    start: int
    end: int
    seat: int = 0

    @property
    def key(self) -> str:
        """The key of the message that describes the example."""
        return f"guide-example-{self.game}-{self.name}"

    @property
    def text(self) -> bytes:
        """The text of the example's record."""
        return (ROOT / self.record).read_bytes()


@cache
def examples() -> Mapping[str, tuple[Example, ...]]:
    """The examples of each game, in the order of its page."""
    tables: dict[str, list[dict[str, Any]]] = tomllib.loads((ROOT / "examples.toml").read_text("utf-8"))
    return {game: tuple(Example(game, **entry) for entry in entries) for game, entries in tables.items()}
