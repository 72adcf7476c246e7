"""Before the first deal: who has come, and which seats are still open."""

from typing import Literal

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Options, Seat, Text, Viewer, Word
from hachiya.records.redaction import Viewer as Looking
from hachiya.tables.messages.common import PROTOCOL
from hachiya.tables.protocol.names import TableId
from hachiya.tables.stored.setup import Reveal, Setup
from hachiya.tables.stored.timing import Timing


@with_config(STRICT)
class TimingTold(TypedDict):
    """How long persons may think, in seconds: for each choice, for a match, and what a choice gives back."""

    move: Count | None
    match: Count | None
    more: Count


_Gathering = TypedDict(
    "_Gathering",
    {
        "is": Literal["gathering"],
        "protocol": Count,
        "table": TableId,
        "viewer": Viewer,
        "game": Word,
        "options": Options,
        "names": list[Text],
        "players": list[Word],
        "host": Seat,
        "timing": TimingTold | None,
        "reveal": Reveal | None,
    },
)


@with_config(STRICT)
class GatheringMessage(_Gathering):
    """The table waits for those who are invited: an open seat's player is `open`, and its name is empty, or that of the
    person who sat at the table before and is waited for.
    """


def gathering_message(setup: Setup, viewer: Looking) -> GatheringMessage:
    """What the viewer is told until all seats are taken."""
    assert setup.host is not None
    return {
        "is": "gathering",
        "protocol": PROTOCOL,
        "table": setup.id,
        "viewer": viewer,
        "game": setup.game,
        "options": dict(setup.options),
        "names": list(setup.names),
        "players": list(setup.players),
        "host": setup.host,
        "timing": None if setup.timing is None else _told(setup.timing),
        "reveal": setup.reveal,
    }


def _told(timing: Timing) -> TimingTold:
    return {"move": timing.move, "match": timing.match, "more": timing.more}
