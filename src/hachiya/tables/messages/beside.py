"""What is told beside the entries: who would end the match early, how it stands when all have; who allows hints."""

from typing import Literal

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Seat
from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import standing, standing_message
from hachiya.words.message import Message

_Wishes = TypedDict(
    "_Wishes",
    {"is": Literal["wishes"], "end": list[Seat], "declined": Seat | None, "hints": list[Seat], "may_hint": bool},
)
_Ended = TypedDict("_Ended", {"is": Literal["ended"], "winners": list[Seat], "said": list[Message | None]})
_Again = TypedDict("_Again", {"is": Literal["again"], "seat": Seat})


@with_config(STRICT)
class AgainMessage(_Again):
    """The person of this seat has opened another match for the same people."""


@with_config(STRICT)
class WishesMessage(_Wishes):
    """The seats whose persons would end the match here (when all would, it is over), or whose person has `declined`
    that last. And those who allow `hints`; `may_hint`: may the persons who play here ask for them, because all do or
    because one plays with bots alone?
    """


@with_config(STRICT)
class EndedMessage(_Ended):
    """All have ended the match before its end: who leads, and how each seat stands."""


def ended(match: Match) -> EndedMessage:
    """How a match stands that all have ended."""
    found = standing(match)
    told = [standing_message(match.setup, found.scores, seat) for seat in range(match.table.seats)]
    return {"is": "ended", "winners": [*(found.winners or ())], "said": told}
