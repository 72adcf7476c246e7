"""The parts of each family of games in records: recorder, replay and redaction."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.games.table import Table
from hachiya.records.bashifen import redaction as bashifen
from hachiya.records.bashifen.recorder import BashifenRecorder
from hachiya.records.bashifen.replay import BashifenReplay
from hachiya.records.bashifen.tallying import tally_deal as tally_bashifen
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import Event
from hachiya.records.fields import Viewer
from hachiya.records.hanafuda import redaction as hanafuda
from hachiya.records.hanafuda.deck import whole_deck
from hachiya.records.hanafuda.recorder import HanafudaRecorder
from hachiya.records.hanafuda.replay import HanafudaReplay
from hachiya.records.hanafuda.tallying import tally_deal as tally_hanafuda
from hachiya.records.recording import Recorder
from hachiya.records.replaying import Replay


class Parts(NamedTuple):
    """The functions that write and replay the records of one family of games, and show them to one viewer."""

    recorder: type[Recorder]
    replay: type[Replay]
    redact: Callable[[Event, Viewer], Event]
    """(event, viewer): the event as the viewer may read it when it happens."""
    redact_record: Callable[[Sequence[Event], Viewer, int], list[Event]]
    """(events so far, viewer, cards drawn so far): the record for this viewer."""
    snapshot: Callable[[Table, Viewer], NewEvent]
    """(table, viewer): what the viewer may know of a running match."""
    tally_deal: Callable[[Table, Recorder, AnyEvent], list[Event]]
    """(table, its recorder, tally, of which keys may be missing): settle the deal; its events."""
    whole_deck: Callable[[Sequence[int], Sequence[AnyEvent]], tuple[int, ...]]
    """(deck of the replay, events of the deal): the deck with its stock in the order that the record gives."""


def _unchanged(deck: Sequence[int], _events: Sequence[AnyEvent]) -> tuple[int, ...]:
    return tuple(deck)


PARTS: Mapping[str, Parts] = {
    HANAFUDA: Parts(
        HanafudaRecorder,
        HanafudaReplay,
        hanafuda.redact,
        hanafuda.redact_record,
        hanafuda.snapshot,
        tally_hanafuda,
        whole_deck,
    ),
    BASHIFEN: Parts(
        BashifenRecorder,
        BashifenReplay,
        bashifen.redact,
        bashifen.redact_record,
        bashifen.snapshot,
        tally_bashifen,
        _unchanged,
    ),
}
"""The parts by `Game.family`."""
