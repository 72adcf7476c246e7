"""Counters of stored entries, refusals, dropped connections and failures, in memory, for tests and operators."""

from collections import Counter

from hachiya.tables.stored.entries import Choice, Deck, Entry, Tick


class Counts(Counter[str]):
    """Counts what is stored, refused, dropped or failed, by name.

    The names of stored entries are `move.person`, `move.bot`, `deal`, and `tick` for a card that a clock has drawn; the
    other names are `judged`, `refused.<why>`, `nack.<code>`, `dropped.<why>`, `failed.<what>` and `lower_rung.<bot>`.
    """

    def count_entries(self, *entries: Entry) -> None:
        """Count entries that are stored."""
        for entry in entries:
            match entry:
                case Choice(message=None):
                    self["move.bot"] += 1
                case Choice():
                    self["move.person"] += 1
                case Deck():
                    self["deal"] += 1
                case Tick():
                    self["tick"] += 1

    def count_nack(self, code: str) -> None:
        """Count a message to a table that is refused with this code; it counts as a refusal too."""
        self[f"nack.{code}"] += 1
        self.count_refusal(code)

    def count_refusal(self, why: str) -> None:
        """Count a refusal with this reason."""
        self[f"refused.{why}"] += 1

    def count_dropped(self, why: str) -> None:
        """Count a connection that the server has closed for this reason."""
        self[f"dropped.{why}"] += 1

    def count_lower_rung(self, bot: str) -> None:
        """Count a choice that this bot has made in the place of a stronger one that had no time."""
        self[f"lower_rung.{bot}"] += 1

    def count_judged(self) -> None:
        """Count a search for a hint or a review."""
        self["judged"] += 1

    def count_failure(self, what: str) -> None:
        """Count a failure of this kind that is not the client's fault."""
        self[f"failed.{what}"] += 1
