"""What each family of games has of its own in records, in one place."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.games.table import Table
from hachiya.records.bashifen import redaction as bashifen
from hachiya.records.bashifen.recorder import BashifenRecorder
from hachiya.records.bashifen.replay import BashifenReplay
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import Event
from hachiya.records.fields import Viewer
from hachiya.records.hanafuda import redaction as hanafuda
from hachiya.records.hanafuda.deck import whole_deck
from hachiya.records.hanafuda.recorder import HanafudaRecorder
from hachiya.records.hanafuda.replay import HanafudaReplay
from hachiya.records.recording import Recorder
from hachiya.records.replaying import Replay


class Parts(NamedTuple):
    """How records of its games are written, replayed, and shown to one viewer."""

    recorder: type[Recorder]
    replay: type[Replay]
    redact: Callable[[Event, Viewer], Event]
    """An event when it happens."""
    redacted: Callable[[Sequence[Event], Viewer, int], list[Event]]
    """A record as far as it goes; the last is how many cards are drawn."""
    snapshot: Callable[[Table, Viewer], NewEvent]
    """A running match."""
    whole_deck: Callable[[Sequence[int], Sequence[AnyEvent]], tuple[int, ...]]
    """(a deck as it was replayed, the events of its deal): with its cards as the record tells where they lay."""


def _as_it_is(deck: Sequence[int], _events: Sequence[AnyEvent]) -> tuple[int, ...]:
    return tuple(deck)


PARTS: Mapping[str, Parts] = {
    HANAFUDA: Parts(
        HanafudaRecorder, HanafudaReplay, hanafuda.redact, hanafuda.redacted, hanafuda.snapshot, whole_deck
    ),
    BASHIFEN: Parts(BashifenRecorder, BashifenReplay, bashifen.redact, bashifen.redacted, bashifen.snapshot, _as_it_is),
}
"""By `Game.family`."""
