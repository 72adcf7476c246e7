"""Messages beside the entries: wishes to end the match, its result when all have ended it, hints, and rematches."""

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
    """The person of this seat has opened a rematch."""


@with_config(STRICT)
class WishesMessage(_Wishes):
    """The seats that wish to `end` the match, which is over when all persons do, and the seat that `declined` last.

    Also the seats that allow `hints`; `may_hint`: whether persons may ask for them, since all allow them or one plays
    among bots.
    """


@with_config(STRICT)
class EndedMessage(_Ended):
    """All persons have ended the match early: the winners, and the standing of each seat."""


def ended_message(match: Match) -> EndedMessage:
    """The message of the result of a match that all persons have ended."""
    result = standing(match)
    sentences = [standing_message(match.setup, result.scores, seat) for seat in range(match.table.seats)]
    return {"is": "ended", "winners": [*(result.winners or ())], "said": sentences}
