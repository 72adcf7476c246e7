"""The operations on statistics: a person's, which only that person sees, and those of bots, for everybody."""

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
from hachiya.statistics.player_tables import tables
from hachiya.statistics.tables import Figure, Place, Table, figure_at
from hachiya.tables.problems import UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.message import Message
from hachiya.words.say import bots as say

MOST_POINTS = 200
"""The most matches in a course; older matches are left out."""


class MatchGain(TypedDict):
    """The gain of a person in a finished match, and the time of its end."""

    at: Count
    won: Number


class GameStatistics(TypedDict):
    """The statistics of a player in a game; `course` has the gains of a person's latest matches (empty for bots)."""

    game: Word
    tables: tuple[Table, ...]
    course: list[MatchGain]


class BotStatistics(TypedDict):
    """The row of a bot in the comparison of all bots, a figure for each column."""

    bot: Word
    figures: list[Figure]


class GameOfBots(TypedDict):
    """The comparison of all bots that have played a game."""

    game: Word
    columns: list[Message]
    bots: list[BotStatistics]


Statistics = TypeAliasType("Statistics", list[GameStatistics])
StatisticsOfBots = TypeAliasType("StatisticsOfBots", list[GameOfBots])


class BotRequest(Incoming):
    """A request for the statistics of a bot by its name."""

    bot: Word


@operation("GET", "/api/me/statistics", who="visitor")
async def own_statistics(desk: Desk, caller: Caller, _request: Nothing) -> Statistics:
    """Return the statistics of the caller's finished matches by game; an unknown caller has none."""
    return [] if caller.person is None else person_statistics(await desk.lists.counted_matches(caller.person))


def person_statistics(matches: Iterable[CountedMatch]) -> Statistics:
    """Make the statistics of a person's matches, by game."""
    sums: dict[str, Counts] = {}
    courses: dict[str, list[MatchGain]] = {}
    for game, end_time, counts in matches:
        if game in GAMES:
            sums.setdefault(game, Counts()).add(counts)
            gain = FAMILIES[GAMES[game].family].total_won(GAMES[game], counts)
            courses.setdefault(game, []).append({"at": end_time, "won": gain})
    return [_game(game, sums[game], courses[game][-MOST_POINTS:]) for game in GAMES if game in sums]


@operation("GET", "/api/statistics")
async def statistics_of_bots(desk: Desk, _caller: Caller, _request: Nothing) -> StatisticsOfBots:
    """Compare all bots over all finished matches: by game, a line for each bot."""
    return compare_bots(await desk.lists.bot_sums())


def compare_bots(sums: Mapping[tuple[str, str], Counts]) -> StatisticsOfBots:
    """Make the comparison of all bots from their summed counts, whose keys are game and bot."""
    games: list[GameOfBots] = []
    for game, rules in GAMES.items():
        places = FAMILIES[rules.family].overview(rules)
        lines = [_line(game, bot, places, sums[game, bot]) for bot in BOTS if (game, bot) in sums]
        if lines:
            games.append({"game": game, "columns": [place.title for place in places], "bots": lines})
    return games


@operation("GET", "/api/statistics/{bot}")
async def statistics_of_bot(desk: Desk, _caller: Caller, request: BotRequest) -> Statistics:
    """Return all statistics of a bot by game."""
    if request.bot not in BOTS:
        raise UnknownChoice(say.no_bot(given=repr(request.bot), names=[*BOTS]))
    return bot_statistics(request.bot, await desk.lists.bot_sums(request.bot))


def bot_statistics(bot: str, sums: Mapping[tuple[str, str], Counts]) -> Statistics:
    """Make the statistics of a bot from its summed counts, whose keys are game and bot."""
    return [_game(game, sums[game, bot], []) for game in GAMES if (game, bot) in sums]


def _line(game: str, bot: str, places: Iterable[Place], counts: Counts) -> BotStatistics:
    own_tables = tables(game, counts)
    return {"bot": bot, "figures": [figure_at(own_tables, place) for place in places]}


def _game(game: str, counts: Counts, course: list[MatchGain]) -> GameStatistics:
    return {"game": game, "tables": tables(game, counts), "course": course}
