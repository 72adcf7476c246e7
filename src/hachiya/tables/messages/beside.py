"""Messages that are not entries: wishes to end the match, an early result, hints, rematches, and lower rungs."""

from typing import Literal

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Seat, Word
from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import standing, standing_message
from hachiya.words.message import Message

_Wishes = TypedDict(
    "_Wishes",
    {"is": Literal["wishes"], "end": list[Seat], "declined": Seat | None, "hints": list[Seat], "may_hint": bool},
)
_Ended = TypedDict("_Ended", {"is": Literal["ended"], "winners": list[Seat], "said": list[Message | None]})
_LowerRungs = TypedDict("_LowerRungs", {"is": Literal["lower_rungs"], "bots": list[Word | None]})
_Again = TypedDict("_Again", {"is": Literal["again"], "seat": Seat})


@with_config(STRICT)
class AgainMessage(_Again):
    """The person of this seat has opened a rematch."""


@with_config(STRICT)
class LowerRungsMessage(_LowerRungs):
    """By seat, the bot that has chosen for the seat's bot in this deal.

    A weaker bot chooses while the server is busy. A bot of the package chooses for one of the operator's own that has
    failed.
    """


@with_config(STRICT)
class WishesMessage(_Wishes):
    """The wishes of persons: to `end` the match early, by seat, and to allow `hints`.

    The match is over when all persons wish to end it; `declined` is the seat that declined last. `may_hint`: whether
    persons may ask for hints, since all allow them or one plays among bots.
    """


@with_config(STRICT)
class EndedMessage(_Ended):
    """The result of a match that all persons have ended early: the winners, and the standing of each seat."""


def ended_message(match: Match) -> EndedMessage:
    """Make the message with the result of a match that all persons have ended early."""
    result = standing(match)
    sentences = [standing_message(match.setup, result.scores, seat) for seat in range(match.table.seats)]
    return {"is": "ended", "winners": [*(result.winners or ())], "said": sentences}
