"""Examples: a few moments of a record, shown again beside the clause of the rules that they are an example of.

`examples.toml` lists them. Most are taken from the records of lessons; those that no lesson needs lie here.
What each shows is said in the catalogue: `guide-example-GAME-NAME`.
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
        """The message that says what it shows."""
        return f"guide-example-{self.game}-{self.name}"

    @property
    def text(self) -> bytes:
        """Its record."""
        return (ROOT / self.record).read_bytes()


@cache
def examples() -> Mapping[str, tuple[Example, ...]]:
    """The examples of each game, in the order of its page."""
    found: dict[str, list[dict[str, Any]]] = tomllib.loads((ROOT / "examples.toml").read_text("utf-8"))
    return {game: tuple(Example(game, **one) for one in listed) for game, listed in found.items()}
