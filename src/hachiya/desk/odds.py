"""The operations on odds: the topics, and the tables of each topic in a game."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Strict, StringConstraints
from typing_extensions import TypeAliasType, TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import Nothing, operation
from hachiya.games.registry import GAMES
from hachiya.odds.odds import Odds
from hachiya.odds.topics import TOPICS
from hachiya.odds.topics import odds as compute_odds
from hachiya.records.fields import Word
from hachiya.tables.messages.hanafuda.money import MoneyForm, money_form
from hachiya.tables.problems import UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.errors import UnknownName, UnknownTopic
from hachiya.words.message import Message
from hachiya.words.shape import shape

Topic = TypeAliasType("Topic", Annotated[str, Strict(), StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$")])
"""The name of a topic of odds."""


class OddsTopic(TypedDict):
    """A topic of odds, and the games that have it."""

    name: Topic
    title: Message
    games: list[Word]


@shape("OddsAnswer")
@dataclass(frozen=True, repr=False)
class OddsAnswer(Odds):
    """The odds of a topic in a game, and the form of the game's sums, if it has sums."""

    topic: Topic
    game: Word
    money: MoneyForm | None


OddsTopics = TypeAliasType("OddsTopics", list[OddsTopic])


class OddsRequest(Incoming):
    """A request for the odds of a topic in a game."""

    topic: Topic
    game: Word


@operation("GET", "/api/odds", spends=())
async def odds_topics(_desk: Desk, _caller: Caller, _request: Nothing) -> OddsTopics:
    """List the topics of odds with the games that have them."""
    return [{"name": topic.name, "title": topic.title, "games": list(topic.games)} for topic in TOPICS.values()]


@operation("GET", "/api/odds/{topic}/{game}")
async def odds_tables(desk: Desk, caller: Caller, request: OddsRequest) -> OddsAnswer:
    """Return the tables of a topic in a game, with each number as an exact fraction and as the nearest float.

    Odds are computed for the first request and then remembered.
    """
    try:
        odds = await desk.workers.compute(caller.client, compute_odds, request.topic, request.game)
    except (UnknownName, UnknownTopic) as error:
        raise UnknownChoice(error.message) from None
    unit = GAMES[request.game].unit
    return OddsAnswer(odds.topic, odds.game, odds.title, odds.tables, None if unit is None else money_form(unit))
