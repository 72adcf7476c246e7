"""Statistics over HTTP: a person's own, for nobody else, and those of each bot of the house, for everybody."""

import json
from collections.abc import Iterable
from typing import cast

from sqlalchemy import Connection, select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from typing_extensions import TypedDict

from hachiya.bots.registry import BOTS
from hachiya.desk.odds import OddsHead
from hachiya.games.registry import GAMES
from hachiya.records.fields import Count, Text, Word
from hachiya.server import schema
from hachiya.server.counting import of_seat
from hachiya.server.hub import hub_of
from hachiya.server.identity import person_key
from hachiya.server.persons import person_of
from hachiya.server.responses import answer
from hachiya.statistics.counts import Counts
from hachiya.statistics.families import FAMILIES
from hachiya.statistics.tables import Figure, Measure, Place, as_json, figure_at
from hachiya.statistics.telling import tables
from hachiya.tables.problems import UnknownChoice
from hachiya.words.say import bots as say
from hachiya.words.wire import MessageJson, message_json

MOST_POINTS = 200
"""Of a course: so many of the newest matches."""


class StatisticsFigure(TypedDict):
    """A number and where it lies with 95 % confidence; null where there is nothing to reckon it from."""

    measure: Measure
    value: float | None
    low: float | None
    high: float | None


class StatisticsRow(TypedDict):
    """A number for each column."""

    key: Text
    title: MessageJson
    figures: list[StatisticsFigure]


class StatisticsTable(TypedDict):
    """Numbers that belong together."""

    key: Text
    title: MessageJson
    columns: list[OddsHead]
    rows: list[StatisticsRow]


class MatchBrought(TypedDict):
    """When a match ended, and what it brought."""

    at: Count
    won: float


class GameStatistics(TypedDict):
    """What somebody has done in a game; `course` has what their newest matches brought, of bots nothing."""

    game: Word
    tables: list[StatisticsTable]
    course: list[MatchBrought]


class BotStatistics(TypedDict):
    """A bot in a line: a number for each column."""

    bot: Word
    figures: list[StatisticsFigure]


class GameOfBots(TypedDict):
    """The bots that have played a game."""

    game: Word
    columns: list[MessageJson]
    bots: list[BotStatistics]


async def own(request: Request) -> Response:
    """What the person who asks has done, by game; nothing where nobody is known."""
    hub = hub_of(request)
    hub.spend_request(request)
    key = person_key(request)

    def ask(connection: Connection) -> list[GameStatistics]:
        person = None if key is None else person_of(connection, key)
        return [] if person is None else of_person(connection, person)

    return answer(await hub.store.read(ask))


async def bots(request: Request) -> Response:
    """What each bot has done over all finished matches of the house, a line each, by game."""
    hub = hub_of(request)
    hub.spend_request(request)
    return answer(await hub.store.read(of_bots))


async def bot(request: Request) -> Response:
    """All that is counted of one bot, by game."""
    hub = hub_of(request)
    hub.spend_request(request)
    name = request.path_params["bot"]
    if name not in BOTS:
        raise UnknownChoice(say.no_bot(given=repr(name), names=[*BOTS]))
    return answer(await hub.store.read(lambda connection: of_bot(connection, name)))


def of_person(connection: Connection, person: str) -> list[GameStatistics]:
    """What a person has done at all tables on their list that are over and counted."""
    seats, kept = schema.own_seats.c, schema.counted.c
    rows = connection.execute(
        select(seats.game, seats.seat, seats.ended, kept.form, kept.content)
        .join(schema.counted, kept.table_id == seats.table_id)
        .where(seats.person == person)
        .order_by(seats.ended)
    )
    found: dict[str, Counts] = {}
    courses: dict[str, list[MatchBrought]] = {}
    for game, seat, ended, form, content in rows:
        counts = of_seat(form, content, seat)
        if counts is not None and game in GAMES:
            found.setdefault(game, Counts()).add(counts)
            brought = FAMILIES[GAMES[game].family].brought(GAMES[game], counts)
            courses.setdefault(game, []).append({"at": ended, "won": brought})
    return [_told(game, found[game], courses[game][-MOST_POINTS:]) for game in GAMES if game in found]


def of_bots(connection: Connection) -> list[GameOfBots]:
    """The bots of the house side by side."""
    found = {(row.game, row.bot): row.content for row in connection.execute(select(schema.bot_sums))}
    told: list[GameOfBots] = []
    for game, rules in GAMES.items():
        places = FAMILIES[rules.family].overview(rules)
        lines = [_line(game, name, places, found[game, name]) for name in BOTS if (game, name) in found]
        if lines:
            told.append({"game": game, "columns": [message_json(place.title) for place in places], "bots": lines})
    return told


def _line(game: str, name: str, places: Iterable[Place], content: str) -> BotStatistics:
    shown = tables(game, Counts.of_plain(json.loads(content)))
    return {"bot": name, "figures": [_figure(figure_at(shown, place)) for place in places]}


def _figure(figure: Figure) -> StatisticsFigure:
    return cast(StatisticsFigure, figure._asdict())


def of_bot(connection: Connection, name: str) -> list[GameStatistics]:
    """All that is counted of a bot."""
    sums = schema.bot_sums.c
    rows = connection.execute(select(sums.game, sums.content).where(sums.bot == name))
    found = {row.game: Counts.of_plain(json.loads(row.content)) for row in rows}
    return [_told(game, found[game], []) for game in GAMES if game in found]


def _told(game: str, counts: Counts, course: list[MatchBrought]) -> GameStatistics:
    shown = [cast(StatisticsTable, as_json(table, message_json)) for table in tables(game, counts)]
    return {"game": game, "tables": shown, "course": course}


ROUTES = [
    Route("/api/me/statistics", own),
    Route("/api/statistics", bots),
    Route("/api/statistics/{bot}", bot),
]
