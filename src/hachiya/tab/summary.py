"""The summary of a table in the journal: what lists, statistics and deadlines need, without the table's lines."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace

from hachiya.statistics.counts import Counts
from hachiya.store.rows import row_of, setup_of, standing_of
from hachiya.tables.match.other_names import other_names_key
from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.standing import Standing


@dataclass(frozen=True)
class Summary:
    """The summary of a table."""

    setup: Setup
    """The setup, with those who have taken open seats."""
    opened: int
    """When the table was opened, in milliseconds since 1970."""
    begun: bool
    """Whether there are entries."""
    standing: Standing | None
    deadline: int | None
    handed_over: bool
    """Whether a seat has changed hands in a running match."""
    own: tuple[int, ...]
    """The seats on the list of own tables."""
    counts: Mapping[str, Mapping[str, object]] | None
    """The counts of a finished match by player, as `Counts.to_json` makes them."""

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.standing is not None and self.standing.winners is not None

    @property
    def at(self) -> int:
        """When the standing changed last, in milliseconds since 1970."""
        return self.opened if self.standing is None or self.standing.at is None else self.standing.at

    @cached_property
    def counts_by_player(self) -> Mapping[str, Counts]:
        """The counts of a finished match by player: a person's seat number as text, or a bot's name."""
        return {player: Counts.from_json(plain) for player, plain in (self.counts or {}).items()}

    def names_of_others(self, own: int) -> str:
        """Return the search key of the names of all players but the own one."""
        return other_names_key(self.setup, own, 0)

    def spell(self) -> str:
        """Write the summary as JSON."""
        parts = {
            "setup": row_of(self.setup).values,
            "opened": self.opened,
            "begun": self.begun,
            "standing": None if self.standing is None else row_of(self.standing).values,
            "deadline": self.deadline,
            "handed_over": self.handed_over,
            "own": self.own,
            "counts": self.counts,
        }
        return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> "Summary":
        """Read a summary that `spell` has written; DamagedTable."""
        try:
            parts = json.loads(text)
            standing = parts["standing"]
            return cls(
                **{
                    **parts,
                    "setup": setup_of(SimpleNamespace(**parts["setup"]), ()),
                    "standing": None if standing is None else standing_of(SimpleNamespace(**standing)),
                    "own": tuple(parts["own"]),
                }
            )
        except (ValueError, TypeError, KeyError, AttributeError):
            raise DamagedTable from None
