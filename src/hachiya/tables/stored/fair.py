"""The fair shuffle in a table's entries (docs/play/fair-shuffle.md): the promise, the words and the cards of a deal."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, cast

from hachiya.explain.families import PARTS
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import Event
from hachiya.records.fair.shuffle import commitment, deck_of, key_of

_DEALT = {"deal", "redeal"}


class Secret(NamedTuple):
    """The secret of a deal, as hexadecimal digits; stored apart from the entries, which everybody sees."""

    table: str
    n: int
    secret: str


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The shuffle of the last promised deal: its number, the hash of its secret, and the seats' seals and words."""

    n: int
    sha256: str
    seals: Mapping[int, str] = field(default_factory=dict)
    words: Mapping[int, str] = field(default_factory=dict)
    decks: int = 0
    """The number of decks dealt from it: more than one after redeals."""

    def after(self, event: AnyEvent) -> "Shuffle":
        """Return the shuffle after an event of the record."""
        if event["e"] in _DEALT:
            return replace(self, decks=self.decks + 1)
        if event["e"] == "entropy" and "words" in event:
            return replace(self, words={**self.words, event["seat"]: event["words"]})
        if event["e"] == "entropy":
            return replace(self, seals={**self.seals, event["seat"]: event["sha256"]})
        return self


@dataclass(frozen=True, slots=True)
class Fairness:
    """The fair shuffles of a match: its promises, and the secrets behind them.

    `secrets` must leave it only as the events that reveal them.
    """

    table: str
    """The table id that the promises name."""
    each_deal: bool
    """Whether each secret is revealed after its deal, and not after the match."""
    shuffle: Shuffle | None = None
    promised: Mapping[int, str] = field(default_factory=dict)
    """By deal: the commitments whose secrets are not revealed yet."""
    secrets: Mapping[int, str] = field(default_factory=dict, repr=False)

    def after(self, events: Iterable[AnyEvent]) -> "Fairness":
        """Return the fair shuffles after these events of the record."""
        after = self
        for event in events:
            if event["e"] == "commit":
                shuffle = Shuffle(event["n"], event["sha256"])
                after = replace(after, shuffle=shuffle, promised={**after.promised, shuffle.n: shuffle.sha256})
            elif event["e"] == "reveal":
                promised = {n: sha256 for n, sha256 in after.promised.items() if n != event["n"]}
                after = replace(after, promised=promised)
            elif after.shuffle is not None:
                after = replace(after, shuffle=after.shuffle.after(event))
        return after

    def with_secrets(self, secrets: Mapping[int, str]) -> "Fairness":
        """Return the fair shuffles with those of these secrets that fit the promises."""
        right = {n: secret for n, secret in secrets.items() if self.promised.get(n) == self._commitment(n, secret)}
        return replace(self, secrets={**self.secrets, **right})

    def commit(self, n: int, secret: str) -> Event:
        """Make the event that promises deal `n` by the hash of a secret."""
        return cast(Event, {"e": "commit", "n": n, "sha256": self._commitment(n, secret)})

    def is_promised(self, n: int) -> bool:
        """Whether deal `n` is promised and its secret is known."""
        return self.shuffle is not None and self.shuffle.n == n and n in self.secrets

    def deck(self, table: Table) -> list[int]:
        """Compute the deck of the promised deal from its secret and the words, for `Match.deal`."""
        assert self.shuffle is not None
        key = key_of(bytes.fromhex(self.secrets[self.shuffle.n]), self.shuffle.words)
        lots = table.game.lots(table.state)
        drawing = [seat for seat in range(table.seats) if lots >> seat & 1]
        return deck_of(key, table.game.cards, drawing, self.shuffle.decks)

    def add_secrets(self, events: list[Event]) -> list[Event]:
        """Insert the events that reveal due secrets: after the end of the deal, or before the end of the match."""
        kinds = [event["e"] for event in events]
        if self.each_deal and "deal_end" in kinds:
            place = kinds.index("deal_end") + 1
        elif "match_end" in kinds:
            place = kinds.index("match_end")
        else:
            return events
        return [*events[:place], *self.due_secrets(), *events[place:]]

    def due_secrets(self) -> list[Event]:
        """Make the events that reveal the secrets of all deals that are dealt and not revealed."""
        undealt = self.shuffle.n if self.shuffle is not None and not self.shuffle.decks else None
        numbers = [n for n in self.promised if n in self.secrets and n != undealt]
        events: list[NewEvent] = [{"e": "reveal", "n": n, "secret": self.secrets[n]} for n in numbers]
        return cast(list[Event], events)

    def _commitment(self, n: int, secret: str) -> str:
        return commitment(bytes.fromhex(secret), self.table, n)


def next_deal(table: Table) -> int:
    """Return the number of the next deal, from 1."""
    return PARTS[table.game.family].number(table.state) + 1


def revealed_secrets(events: Iterable[AnyEvent]) -> dict[int, str]:
    """Return the secrets that these events reveal, by the number of the deal."""
    return {event["n"]: event["secret"] for event in events if event["e"] == "reveal"}
