"""The message of a table that waits for persons: who has come, and which seats are still open."""

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
class TimingJson(TypedDict):
    """The time limits of persons, in seconds: for each choice, for the match, and the time that a choice gives back."""

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
        "timing": TimingJson | None,
        "reveal": Reveal | None,
    },
)


@with_config(STRICT)
class GatheringMessage(_Gathering):
    """A table that waits for persons.

    An open seat's player is `open`; its name is empty, or that of the person for whom the seat is kept.
    """


def gathering_message(setup: Setup, viewer: Looking) -> GatheringMessage:
    """Make the message that a viewer gets until all seats are taken."""
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
        "timing": None if setup.timing is None else timing_json(setup.timing),
        "reveal": setup.reveal,
    }


def timing_json(timing: Timing) -> TimingJson:
    """Write time limits as they are sent."""
    return {"move": timing.move, "match": timing.match, "more": timing.more}
