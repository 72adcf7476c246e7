"""Before the first deal: who has come, and which seats are still open."""

from typing import Literal

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Options, Seat, Text, Viewer, Word
from hachiya.records.redaction import Viewer as Looking
from hachiya.tables import dealing
from hachiya.tables.entries import Deck
from hachiya.tables.match import Match
from hachiya.tables.protocol.messages import PROTOCOL
from hachiya.tables.protocol.names import TableId
from hachiya.tables.setup import Reveal, Setup
from hachiya.tables.timing import Timing, TimingTold

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


def begun(setup: Setup) -> tuple[Match, list[Deck]]:
    """The match with its first deal; without one while seats are open, or where something is said before it.

    Where the shuffle is fair, words are.
    """
    match = Match(setup)
    if setup.open_seats or setup.reveal is not None or not match.table.awaits_deal:
        return match, []
    match, deck = match.deal(dealing.fresh_deck(match.table))
    return match, [deck]
