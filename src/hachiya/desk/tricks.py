"""Plays of 八十分 at a real table: whether a lead is certain, whether a follow is legal, and who wins a trick."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from pydantic import Field
from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import operation
from hachiya.games.bashifen.cards import ACE, LOWEST_RANK
from hachiya.judge import tricks
from hachiya.records.fields import Count, Group, PackCard, TrumpSuit
from hachiya.tables.problems import BadRequest
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.errors import BadCards

Result = TypeVar("Result")


class PlayRequest(Incoming):
    """What every question about a play says: the trumps of the deal."""

    level: Annotated[int, Field(ge=LOWEST_RANK, le=ACE)]
    suit: TrumpSuit

    @property
    def trumps(self) -> tricks.Trumps:
        """The trumps of the deal."""
        return tricks.Trumps(self.level, self.suit)


class LeadRequest(PlayRequest):
    """A lead out of a hand, and the cards that the leader knows to be `gone`."""

    lead: list[PackCard]
    hand: list[PackCard]
    gone: list[PackCard] = Field(default_factory=list)


class FollowRequest(PlayRequest):
    """A follow out of a hand, and the lead that it follows."""

    follow: list[PackCard]
    lead: list[PackCard]
    hand: list[PackCard]


class TrickRequest(PlayRequest):
    """The plays of a trick, the lead first."""

    plays: Annotated[list[list[PackCard]], Field(min_length=1, max_length=4)]


class LeadAnswer(TypedDict):
    """Whether a lead is certain; else the cards of it that another hand may beat, or its `suits` if it has several."""

    certain: bool
    beatable: list[PackCard]
    suits: list[Group]


class FollowAnswer(TypedDict):
    """Whether a follow is legal, and what it must be: so many `cards`, with so many of the led suit and pairs of it."""

    legal: bool
    cards: Count
    suit: Group
    least: Count
    pairs: Count


class TrickAnswer(TypedDict):
    """The play that wins a trick, by its place from 0."""

    winner: Count


@operation("POST", "/api/judge/lead", anywhere=True)
async def lead(_desk: Desk, _caller: Caller, request: LeadRequest) -> LeadAnswer:
    """Tell whether a lead of several cards cannot be beaten, by all that its player knows."""
    suits = _judge(lambda: tricks.suits(request.lead, request.trumps))
    if len(suits) > 1:
        return {"certain": False, "beatable": [], "suits": suits}
    beatable = _judge(lambda: tricks.beatable(request.lead, request.hand, request.trumps, request.gone))
    return {"certain": not beatable, "beatable": beatable, "suits": suits}


@operation("POST", "/api/judge/follow", anywhere=True)
async def follow(_desk: Desk, _caller: Caller, request: FollowRequest) -> FollowAnswer:
    """Tell whether a hand may follow a lead with some cards, and what the rules ask of it."""
    must = _judge(lambda: tricks.requirement(request.lead, request.hand, request.trumps))
    legal = bool(request.follow) and _judge(
        lambda: tricks.may_follow(request.follow, request.lead, request.hand, request.trumps)
    )
    return {"legal": legal, "cards": must.cards, "suit": must.suit, "least": must.least, "pairs": must.pairs}


@operation("POST", "/api/judge/trick", anywhere=True)
async def trick(_desk: Desk, _caller: Caller, request: TrickRequest) -> TrickAnswer:
    """Tell which play wins a trick."""
    return {"winner": _judge(lambda: tricks.winner(request.plays, request.trumps))}


def _judge(judge: Callable[[], Result]) -> Result:
    """Judge cards; BadRequest if they cannot be."""
    try:
        return judge()
    except BadCards as error:
        raise BadRequest(error.message) from None
