"""Odds: the topics, and the tables of each in a game."""

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
from hachiya.odds.topics import odds as counted
from hachiya.records.fields import Word
from hachiya.tables.messages.hanafuda.money import MoneyForm, money
from hachiya.tables.problems import UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.errors import UnknownName, UnknownTopic
from hachiya.words.message import Message
from hachiya.words.shape import shape

Topic = TypeAliasType("Topic", Annotated[str, Strict(), StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$")])
"""What odds are asked for."""


class OddsTopic(TypedDict):
    """What odds may be asked for, and of which games."""

    name: Topic
    title: Message
    games: list[Word]


@shape("OddsAnswer")
@dataclass(frozen=True, repr=False)
class OddsAnswer(Odds):
    """What is known of a topic in a game, and how that writes sums, where it has any."""

    topic: Topic
    game: Word
    money: MoneyForm | None


OddsTopics = TypeAliasType("OddsTopics", list[OddsTopic])


class OfTopic(Incoming):
    """A topic, and the game whose odds are asked for."""

    topic: Topic
    game: Word


@operation("GET", "/api/odds", spends=())
async def odds_topics(_desk: Desk, _caller: Caller, _asked: Nothing) -> OddsTopics:
    """The topics of which there are odds, with the games that have them."""
    return [{"name": topic.name, "title": topic.title, "games": list(topic.games)} for topic in TOPICS.values()]


@operation("GET", "/api/odds/{topic}/{game}")
async def odds_of(desk: Desk, _caller: Caller, asked: OfTopic) -> OddsAnswer:
    """The tables of a topic in a game: columns, rows, and of each number the exact fraction and the nearest float.

    They are counted when they are first asked for, then kept.
    """
    async with desk.counting:  # whoever asks for the same meanwhile waits for what is kept of it
        try:
            odds = await desk.workers.compute(counted, asked.topic, asked.game)
        except (UnknownName, UnknownTopic) as error:
            raise UnknownChoice(error.message) from None
    unit = GAMES[asked.game].unit
    return OddsAnswer(odds.topic, odds.game, odds.title, odds.tables, None if unit is None else money(unit))
