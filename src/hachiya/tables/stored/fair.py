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
    """The secret of a deal, as hexadecimal digits: kept beside the entries, where nothing that is told comes from."""

    table: str
    n: int
    secret: str


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Of the deal that was promised last: its number and commitment, and by seat the hashes and words so far."""

    n: int
    sha256: str
    seals: Mapping[int, str] = field(default_factory=dict)
    words: Mapping[int, str] = field(default_factory=dict)
    decks: int = 0
    """How many decks were dealt of it: more than one where deals were thrown in."""

    def after(self, event: AnyEvent) -> "Shuffle":
        """After one more event."""
        if event["e"] in _DEALT:
            return replace(self, decks=self.decks + 1)
        if event["e"] == "entropy" and "words" in event:
            return replace(self, words={**self.words, event["seat"]: event["words"]})
        if event["e"] == "entropy":
            return replace(self, seals={**self.seals, event["seat"]: event["sha256"]})
        return self


@dataclass(frozen=True, slots=True)
class Fairness:
    """All that a match knows of its shuffles. `secrets` never leave it but as the events that reveal them."""

    table: str
    """As it was called when the promises were made."""
    each_deal: bool
    """Is a secret told when its deal is over, and not when the match is?"""
    shuffle: Shuffle | None = None
    promised: Mapping[int, str] = field(default_factory=dict)
    """By deal, the commitments whose secrets are not told."""
    secrets: Mapping[int, str] = field(default_factory=dict, repr=False)

    def after(self, events: Iterable[AnyEvent]) -> "Fairness":
        """After these events."""
        found = self
        for event in events:
            if event["e"] == "commit":
                shuffle = Shuffle(event["n"], event["sha256"])
                found = replace(found, shuffle=shuffle, promised={**found.promised, shuffle.n: shuffle.sha256})
            elif event["e"] == "reveal":
                promised = {n: sha256 for n, sha256 in found.promised.items() if n != event["n"]}
                found = replace(found, promised=promised)
            elif found.shuffle is not None:
                found = replace(found, shuffle=found.shuffle.after(event))
        return found

    def with_secrets(self, secrets: Mapping[int, str]) -> "Fairness":
        """With these secrets, as far as they are those that were promised."""
        right = {n: secret for n, secret in secrets.items() if self.promised.get(n) == self._commitment(n, secret)}
        return replace(self, secrets={**self.secrets, **right})

    def commit(self, n: int, secret: str) -> Event:
        """The promise of a deal, before it."""
        return cast(Event, {"e": "commit", "n": n, "sha256": self._commitment(n, secret)})

    def is_promised(self, n: int) -> bool:
        """Can deal `n` be dealt from what was promised? Not where its secret has been lost."""
        return self.shuffle is not None and self.shuffle.n == n and n in self.secrets

    def deck(self, table: Table) -> list[int]:
        """The deck of the deal that was promised, as `Match.deal` takes it."""
        assert self.shuffle is not None
        key = key_of(bytes.fromhex(self.secrets[self.shuffle.n]), self.shuffle.words)
        lots = table.game.lots(table.state)
        drawing = [seat for seat in range(table.seats) if lots >> seat & 1]
        return deck_of(key, table.game.cards, drawing, self.shuffle.decks)

    def add_secrets(self, events: list[Event]) -> list[Event]:
        """Events with the secrets that are told with them: as the deal ends, or before the end of the match."""
        kinds = [event["e"] for event in events]
        if self.each_deal and "deal_end" in kinds:
            place = kinds.index("deal_end") + 1
        elif "match_end" in kinds:
            place = kinds.index("match_end")
        else:
            return events
        return [*events[:place], *self.due_secrets(), *events[place:]]

    def due_secrets(self) -> list[Event]:
        """The secrets of all that was dealt and is not told."""
        undealt = self.shuffle.n if self.shuffle is not None and not self.shuffle.decks else None
        numbers = [n for n in self.promised if n in self.secrets and n != undealt]
        found: list[NewEvent] = [{"e": "reveal", "n": n, "secret": self.secrets[n]} for n in numbers]
        return cast(list[Event], found)

    def _commitment(self, n: int, secret: str) -> str:
        return commitment(bytes.fromhex(secret), self.table, n)


def next_deal(table: Table) -> int:
    """The number of the deal that is dealt next."""
    return PARTS[table.game.family].number(table.state) + 1


def revealed_secrets(events: Iterable[AnyEvent]) -> dict[int, str]:
    """The secrets that these events reveal."""
    return {event["n"]: event["secret"] for event in events if event["e"] == "reveal"}
