"""Checks the fair shuffle of a record: deals every deal again from its secret and its words."""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import cast

from hachiya.engine.record import copy_into
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event
from hachiya.records.fair.shuffle import commitment, deck_of, key_of, seal
from hachiya.records.replay import open_replay
from hachiya.records.replaying import Replay
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import fair as say

_DEALT = {"deal", "redeal"}
_CARDS = {"white_card", "stock", *_DEALT}
"""The events that a shuffle decides."""


class Verdict(Enum):
    """The verdict on the shuffle of one deal.

    Example:
        >>> from hachiya.records.fair.check import Verdict
        >>> [verdict.value for verdict in Verdict]
        ['holds', 'plain', 'sealed', 'wrong']
    """

    HOLDS = "holds"
    """The cards are those that the commitment promised."""
    IS_PLAIN = "plain"
    """No commitment was made for the deal: the server alone has shuffled."""
    IS_SEALED = "sealed"
    """The secret of the commitment is not yet in the record."""
    IS_WRONG = "wrong"
    """The record does not keep what the commitment promised."""


@dataclass(frozen=True)
class CheckedDeal:
    """A deal of a record with the verdict on its shuffle.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.records.fair.check import check_deals
        >>> match = Match("hachiju", seed=1)
        >>> match.deal()
        >>> check_deals(match.events)[0].verdict
        <Verdict.IS_PLAIN: 'plain'>
    """

    n: int
    """The number of the deal in the match, from 1."""
    verdict: Verdict
    """The verdict on the shuffle."""
    spoke: tuple[int, ...] = ()
    """The seats whose words are in the key of the shuffle."""
    why: Message | None = None
    """The message that says what is wrong; None where nothing is."""


def check_deals(events: Sequence[Event]) -> list[CheckedDeal]:
    """Check the shuffles of a verified match by dealing every deal again (docs/play/fair-shuffle.md).

    Args:
        events: The events of one match, from its `match` event on.

    Returns:
        The deals with their verdicts, in order, without deals that were reported without cards.

    Example:
        >>> from hachiya import play
        >>> from hachiya.records.fair.check import check_deals
        >>> {deal.verdict.value for deal in check_deals(play("sannin", bots="random", seed=8).events)}
        {'plain'}
    """
    lines = cast(Sequence[AnyEvent], events)
    table = str(lines[0].get("id", ""))
    promises = _promises(lines)
    dealing = _Dealing({n: _key(promise) for n, promise in promises.items()})
    dealing.play(lines)
    deals = []
    for n, fault in dealing.faults.items():
        promise = promises.get(n)
        if promise is None:
            deals.append(CheckedDeal(n, Verdict.IS_PLAIN))
            continue
        why = promise.fault or _secret_fault(promise, table) or fault
        verdict = Verdict.IS_WRONG if why else Verdict.HOLDS if promise.secret else Verdict.IS_SEALED
        deals.append(CheckedDeal(n, verdict, tuple(sorted(promise.words)), why))
    return deals


# ------------------------------------------------------------------------------------- promises


@dataclass
class _Promise:
    """The commitment, seals, words and secret of a deal; `fault`: these contradict each other."""

    n: int
    sha256: str
    seals: dict[int, str] = field(default_factory=dict)
    words: dict[int, str] = field(default_factory=dict)
    secret: str | None = None
    is_dealt: bool = False
    fault: Message | None = None


def _promises(lines: Sequence[AnyEvent]) -> Mapping[int, _Promise]:
    """The promises by deal: commitment, seals, words, cards, secret, in this order; a late one is a fault.

    Before any words are open, a new commitment replaces the old one and all that followed it. Once words are open the
    server knows which cards will come, and a new commitment is a fault.
    """
    promises: dict[int, _Promise] = {}
    dealt_numbers: set[int] = set()
    for number, event in enumerate(lines, 1):
        kind, n = event["e"], event.get("n")
        if kind in _DEALT:
            dealt_numbers.add(event["n"])
            if n in promises:
                promises[event["n"]].is_dealt = True
        elif kind == "commit":
            fault = say.late() if n in dealt_numbers else _recommitment_fault(promises.get(event["n"]), number)
            promises[event["n"]] = _Promise(event["n"], event["sha256"], fault=fault)
        elif kind in ("entropy", "reveal"):
            promise = promises.get(event["n"])
            if promise is None:
                continue
            fault = _add_secret(promise, event) if kind == "reveal" else _add_words(promise, event)
            promise.fault = promise.fault or fault
    return promises


def _recommitment_fault(before: _Promise | None, line: int) -> Message | None:
    if before is None:
        return None
    return before.fault or (say.promised_anew(line=line) if before.words else None)


def _add_words(promise: _Promise, event: AnyEvent) -> Message | None:
    seat = event["seat"]
    if promise.is_dealt:
        return say.words_late(seat=Seat(seat))
    if "sha256" in event:
        if seat in promise.seals or promise.words:
            return say.words_late(seat=Seat(seat))
        promise.seals[seat] = event["sha256"]
        return None
    if seat in promise.words or promise.seals.get(seat) != seal(event["words"]):
        return say.other_words(seat=Seat(seat))
    promise.words[seat] = event["words"]
    return None


def _add_secret(promise: _Promise, event: AnyEvent) -> Message | None:
    if not promise.is_dealt:
        return say.told_early()
    if promise.secret is not None and promise.secret != event["secret"]:
        return say.other_secret()
    promise.secret = event["secret"]
    return None


def _secret_fault(promise: _Promise, table: str) -> Message | None:
    if promise.secret is not None and commitment(bytes.fromhex(promise.secret), table, promise.n) != promise.sha256:
        return say.other_secret()
    return None


def _key(promise: _Promise) -> bytes | None:
    return None if promise.secret is None else key_of(bytes.fromhex(promise.secret), promise.words)


# ------------------------------------------------------------------------------------- the cards


class _Dealing:
    """A match that is replayed, with a deck from the key beside each deck of the record."""

    def __init__(self, keys: Mapping[int, bytes | None]) -> None:
        self.faults: dict[int, Message | None] = {}
        """The fault of the cards, by deal."""
        self._keys = keys
        self._expected: deque[AnyEvent] = deque()
        """The events of the coming cards as the key has them."""
        self._table: Table | None = None
        """The table at which the deck of the key was dealt."""

    def play(self, lines: Sequence[AnyEvent]) -> None:
        """Replay the whole match."""
        replay = open_replay(1, lines[0], lenient=False)
        n = redeals = 0
        for number, event in enumerate(lines[1:], 2):
            if event["e"] in _CARDS and replay.table.awaits_deal and not replay.due and not self._expected:
                redeals = redeals + 1 if event["n"] == n else 0
                n = event["n"]
                self.faults.setdefault(n, None)
                self._deal(replay, self._keys.get(n), redeals)
            if event["e"] in _CARDS:
                self._compare(n, event, replay)
            replay.feed(number, event)
            if event["e"] in _DEALT and self._table is not None:
                copy_into(replay.table.state, self._table.state)

    def _deal(self, replay: Replay, key: bytes | None, redeals: int) -> None:
        """Deal the deck of the key at a copy of the table."""
        self._table = None
        if key is None:
            return
        self._table = table = replay.table.copy()
        cards, lots = table.game.cards, table.game.lots(table.state)
        deck = deck_of(key, cards, [seat for seat in range(table.seats) if lots >> seat & 1], redeals)
        white = deck[2 * cards] if lots else None
        events = replay.recorder.at(table).events(table.deal(deck[:cards], deck[cards : 2 * cards], white=white))
        self._expected.extend(cast(AnyEvent, event) for event in events if event["e"] in _CARDS)

    def _compare(self, n: int, event: AnyEvent, replay: Replay) -> None:
        """Compare an event with the key; after an auction the table of the replay lays the stock."""
        if self._table is None:
            return
        expected = self._expected.popleft() if self._expected else cast(AnyEvent, replay.due[0])
        if any(event.get(key) != value for key, value in expected.items()):
            self.faults[n] = say.other_stock() if event["e"] == "stock" else say.other_cards()
            self._table = None
            self._expected.clear()
