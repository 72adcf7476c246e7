"""Odds: the topics, and the tables of each in a game."""

from typing import Annotated, Literal, cast

from pydantic import Strict, StringConstraints
from typing_extensions import TypeAliasType, TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import Nothing, operation
from hachiya.games.registry import GAMES
from hachiya.odds.spelling import as_json
from hachiya.odds.topics import TOPICS
from hachiya.odds.topics import odds as counted
from hachiya.records.fields import Count, Points, Text, Word
from hachiya.tables.messages.hanafuda.money import MoneyForm, money
from hachiya.tables.problems import UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.errors import UnknownName, UnknownTopic
from hachiya.words.message import Message

Topic = TypeAliasType("Topic", Annotated[str, Strict(), StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$")])
"""What odds are asked for."""


class OddsTopic(TypedDict):
    """What odds may be asked for, and of which games."""

    name: Topic
    title: Message
    games: list[Word]


class OddsHead(TypedDict):
    """What stands over a column or before a row."""

    key: Text
    title: Message


class OddsCell(TypedDict):
    """A number: the exact fraction, and the nearest that a computer has.

    `hands`: how many of all 73,629,072 hands it counts; `worth`: points that such a hand is paid, by each payer in a
    small field, in 八十 by all together at rate 1.
    """

    measure: Literal["chance", "months", "points"]
    exact: Text
    value: float
    hands: Count | None
    worth: Points | None


class OddsRow(TypedDict):
    """A number for each column."""

    key: Text
    title: Message
    cells: list[OddsCell]


class OddsTable(TypedDict):
    """Numbers that belong together."""

    key: Text
    title: Message
    columns: list[OddsHead]
    rows: list[OddsRow]


class OddsAnswer(TypedDict):
    """What is known of a topic in a game, and how that writes sums, where it has any."""

    topic: Topic
    game: Word
    title: Message
    tables: list[OddsTable]
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
            odds = await desk.thinkers.compute(counted, asked.topic, asked.game)
        except (UnknownName, UnknownTopic) as error:
            raise UnknownChoice(error.message) from None
    unit = GAMES[asked.game].unit
    return cast(OddsAnswer, {**as_json(odds, lambda title: title), "money": None if unit is None else money(unit)})
