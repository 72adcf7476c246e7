"""Statistics: a person's own, for nobody else, and those of each bot of the house, for everybody."""

from collections.abc import Iterable, Mapping

from typing_extensions import TypeAliasType, TypedDict

from hachiya.bots.registry import BOTS
from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.lists import CountedMatch
from hachiya.desk.operation import Nothing, operation
from hachiya.games.registry import GAMES
from hachiya.records.fields import Count, Number, Word
from hachiya.statistics.counts import Counts
from hachiya.statistics.families import FAMILIES
from hachiya.statistics.tables import Figure, Place, Table, figure_at
from hachiya.statistics.telling import tables
from hachiya.tables.problems import UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.message import Message
from hachiya.words.say import bots as say

MOST_POINTS = 200
"""Of a course: so many of the newest matches."""


class MatchBrought(TypedDict):
    """When a match ended, and what it brought."""

    at: Count
    won: Number


class GameStatistics(TypedDict):
    """What somebody has done in a game; `course` has what their newest matches brought, of bots nothing."""

    game: Word
    tables: tuple[Table, ...]
    course: list[MatchBrought]


class BotStatistics(TypedDict):
    """A bot in a line: a number for each column."""

    bot: Word
    figures: list[Figure]


class GameOfBots(TypedDict):
    """The bots that have played a game."""

    game: Word
    columns: list[Message]
    bots: list[BotStatistics]


Statistics = TypeAliasType("Statistics", list[GameStatistics])
StatisticsOfBots = TypeAliasType("StatisticsOfBots", list[GameOfBots])


class NamedBot(Incoming):
    """A bot by its name."""

    bot: Word


@operation("GET", "/api/me/statistics", who="visitor")
async def own_statistics(desk: Desk, caller: Caller, _asked: Nothing) -> Statistics:
    """What the person who asks has done in all their matches that are over, by game; nothing where nobody is known."""
    return [] if caller.person is None else of_person(await desk.lists.counted_matches(caller.person))


def of_person(matches: Iterable[CountedMatch]) -> Statistics:
    """What somebody has done in these matches, by game."""
    sums: dict[str, Counts] = {}
    courses: dict[str, list[MatchBrought]] = {}
    for game, ended, counts in matches:
        if game in GAMES:
            sums.setdefault(game, Counts()).add(counts)
            brought = FAMILIES[GAMES[game].family].brought(GAMES[game], counts)
            courses.setdefault(game, []).append({"at": ended, "won": brought})
    return [_game(game, sums[game], courses[game][-MOST_POINTS:]) for game in GAMES if game in sums]


@operation("GET", "/api/statistics")
async def statistics_of_bots(desk: Desk, _caller: Caller, _asked: Nothing) -> StatisticsOfBots:
    """The bots of the house side by side, over all matches that are over: a line each, by game."""
    return of_bots(await desk.lists.bot_sums())


def of_bots(sums: Mapping[tuple[str, str], Counts]) -> StatisticsOfBots:
    """The bots side by side, from what is counted of each by game."""
    games: list[GameOfBots] = []
    for game, rules in GAMES.items():
        places = FAMILIES[rules.family].overview(rules)
        lines = [_line(game, bot, places, sums[game, bot]) for bot in BOTS if (game, bot) in sums]
        if lines:
            games.append({"game": game, "columns": [place.title for place in places], "bots": lines})
    return games


@operation("GET", "/api/statistics/{bot}")
async def statistics_of_bot(desk: Desk, _caller: Caller, asked: NamedBot) -> Statistics:
    """All that is counted of one bot, by game."""
    if asked.bot not in BOTS:
        raise UnknownChoice(say.no_bot(given=repr(asked.bot), names=[*BOTS]))
    return of_bot(asked.bot, await desk.lists.bot_sums(asked.bot))


def of_bot(bot: str, sums: Mapping[tuple[str, str], Counts]) -> Statistics:
    """All that is counted of a bot, by game."""
    return [_game(game, sums[game, bot], []) for game in GAMES if (game, bot) in sums]


def _line(game: str, bot: str, places: Iterable[Place], counts: Counts) -> BotStatistics:
    shown = tables(game, counts)
    return {"bot": bot, "figures": [figure_at(shown, place) for place in places]}


def _game(game: str, counts: Counts, course: list[MatchBrought]) -> GameStatistics:
    return {"game": game, "tables": tables(game, counts), "course": course}
