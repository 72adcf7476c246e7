"""Does a record hold what its commitments promised? Every deal is dealt again from its secret and its words."""

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
    """What is known of a deal."""

    HOLDS = "holds"
    IS_PLAIN = "plain"
    """Nothing was promised of it: the server alone has shuffled."""
    IS_SEALED = "sealed"
    """Its secret is not told yet."""
    IS_WRONG = "wrong"


@dataclass(frozen=True)
class CheckedDeal:
    """A deal of a record: by its number, whose words are in it, and what is wrong where anything is."""

    n: int
    verdict: Verdict
    spoke: tuple[int, ...] = ()
    """The seats whose words are in its key."""
    why: Message | None = None


def check_deals(events: Sequence[Event]) -> list[CheckedDeal]:
    """The deals of a verified match, each dealt again; a deal that was told without cards is none."""
    lines = cast(Sequence[AnyEvent], events)
    table = str(lines[0].get("id", ""))
    promised = _promises(lines)
    dealt = _Dealing({n: _key(one) for n, one in promised.items()})
    dealt.play(lines)
    found = []
    for n, other in dealt.faults.items():
        one = promised.get(n)
        if one is None:
            found.append(CheckedDeal(n, Verdict.IS_PLAIN))
            continue
        why = one.fault or _secret_fault(one, table) or other
        verdict = Verdict.IS_WRONG if why else Verdict.HOLDS if one.secret else Verdict.IS_SEALED
        found.append(CheckedDeal(n, verdict, tuple(sorted(one.words)), why))
    return found


# ------------------------------------------------------------------------------------- what was promised


@dataclass
class _Promise:
    """What a record says around the shuffle of a deal, and what is wrong with it by itself."""

    n: int
    sha256: str
    seals: dict[int, str] = field(default_factory=dict)
    words: dict[int, str] = field(default_factory=dict)
    secret: str | None = None
    is_dealt: bool = False
    fault: Message | None = None


def _promises(lines: Sequence[AnyEvent]) -> Mapping[int, _Promise]:
    """By deal. Commitment, then seals, then words, then cards, then the secret: what comes too late is a fault.

    A commitment that is made anew before anyone's words are open takes the place of the one before it, with all that
    followed; later the server knows which cards would come, and a new one is a fault.
    """
    found: dict[int, _Promise] = {}
    dealt: set[int] = set()
    for number, event in enumerate(lines, 1):
        kind, n = event["e"], event.get("n")
        if kind in _DEALT:
            dealt.add(event["n"])
            if n in found:
                found[event["n"]].is_dealt = True
        elif kind == "commit":
            fault = say.late() if n in dealt else _made_anew(found.get(event["n"]), number)
            found[event["n"]] = _Promise(event["n"], event["sha256"], fault=fault)
        elif kind in ("entropy", "reveal"):
            one = found.get(event["n"])
            if one is None:
                continue
            fault = _revealed(one, event) if kind == "reveal" else _said(one, event)
            one.fault = one.fault or fault
    return found


def _made_anew(before: _Promise | None, line: int) -> Message | None:
    if before is None:
        return None
    return before.fault or (say.promised_anew(line=line) if before.words else None)


def _said(one: _Promise, event: AnyEvent) -> Message | None:
    seat = event["seat"]
    if one.is_dealt:
        return say.words_late(seat=Seat(seat))
    if "sha256" in event:
        if seat in one.seals or one.words:
            return say.words_late(seat=Seat(seat))
        one.seals[seat] = event["sha256"]
        return None
    if seat in one.words or one.seals.get(seat) != seal(event["words"]):
        return say.other_words(seat=Seat(seat))
    one.words[seat] = event["words"]
    return None


def _revealed(one: _Promise, event: AnyEvent) -> Message | None:
    if not one.is_dealt:
        return say.told_early()
    if one.secret is not None and one.secret != event["secret"]:
        return say.other_secret()
    one.secret = event["secret"]
    return None


def _secret_fault(one: _Promise, table: str) -> Message | None:
    if one.secret is not None and commitment(bytes.fromhex(one.secret), table, one.n) != one.sha256:
        return say.other_secret()
    return None


def _key(one: _Promise) -> bytes | None:
    return None if one.secret is None else key_of(bytes.fromhex(one.secret), one.words)


# ------------------------------------------------------------------------------------- the cards


class _Dealing:
    """A match that is played again, with a deck from the key in the place of each that it tells."""

    def __init__(self, keys: Mapping[int, bytes | None]) -> None:
        self.faults: dict[int, Message | None] = {}
        """By deal, what is wrong with its cards."""
        self._keys = keys
        self._right: deque[AnyEvent] = deque()
        """What the key says of the cards that come next."""
        self._table: Table | None = None
        """Where they were dealt."""

    def play(self, lines: Sequence[AnyEvent]) -> None:
        """All of it."""
        replay = open_replay(1, lines[0], lenient=False)
        n = again = 0
        for number, event in enumerate(lines[1:], 2):
            if event["e"] in _CARDS and replay.table.awaits_deal and not replay.due and not self._right:
                again = again + 1 if event["n"] == n else 0
                n = event["n"]
                self.faults.setdefault(n, None)
                self._deal(replay, self._keys.get(n), again)
            if event["e"] in _CARDS:
                self._compare(n, event, replay)
            replay.feed(number, event)
            if event["e"] in _DEALT and self._table is not None:
                copy_into(replay.table.state, self._table.state)

    def _deal(self, replay: Replay, key: bytes | None, again: int) -> None:
        """The same deal at a table beside."""
        self._table = None
        if key is None:
            return
        self._table = table = replay.table.copy()
        cards, lots = table.game.cards, table.game.lots(table.state)
        deck = deck_of(key, cards, [seat for seat in range(table.seats) if lots >> seat & 1], again)
        white = deck[2 * cards] if lots else None
        told = replay.recorder.at(table).events(table.deal(deck[:cards], deck[cards : 2 * cards], white=white))
        self._right.extend(cast(AnyEvent, event) for event in told if event["e"] in _CARDS)

    def _compare(self, n: int, event: AnyEvent, replay: Replay) -> None:
        """Is this what the key says? A stock that is made after an auction is laid by the table of the replay."""
        if self._table is None:
            return
        right = self._right.popleft() if self._right else cast(AnyEvent, replay.due[0])
        if any(event.get(key) != value for key, value in right.items()):
            self.faults[n] = say.other_stock() if event["e"] == "stock" else say.other_cards()
            self._table = None
            self._right.clear()
