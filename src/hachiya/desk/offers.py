"""The games that can be played with their options, and the bots with their strength."""

from math import ceil
from typing import cast

from typing_extensions import TypeAliasType, TypedDict

from hachiya.bots.bot import Bot
from hachiya.bots.house import HouseBots, OwnBot
from hachiya.bots.registry import rungs_of
from hachiya.bots.strength import REFERENCE, strength
from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import Nothing, operation
from hachiya.desk.workers import Workers
from hachiya.games.game import Game
from hachiya.games.options import Option
from hachiya.games.registry import GAMES
from hachiya.records.fields import Count, Points, Seats, Text, Word


class WholeNumbers(TypedDict):
    """The values of an option that are the whole numbers from `least` to `most`."""

    least: Count
    most: Count


class OptionRequirement(TypedDict):
    """Another option, and those of its values with which an option may have a value that is not the usual one."""

    name: Word
    values: list[Word] | list[Count]


class OptionOffer(TypedDict):
    """An option of a game with its values, its usual value and the clause of the rules."""

    name: Word
    values: list[Word] | list[Count] | WholeNumbers
    usual: Word | Points
    clause: Text
    only_with: OptionRequirement | None


class MeasuredStrength(TypedDict):
    """The average gain of a bot in a deal against bots `against`, with a 95 % interval from `low` to `high`.

    `unit` is `kan at x1` or `stages`; `blocks` is the number of duplicate deals that were played.
    """

    against: Word
    unit: Text
    mean: float
    low: float
    high: float
    blocks: Count


class BotOffer(TypedDict):
    """A bot that can be played against, with its measured strength (null if it has not been measured).

    `ready_in` is the approximate number of seconds until the bot is ready: 0 if it is ready, null if this server cannot
    make it ready. Until then greedy plays for it. `own`: a bot of the operator's own, which has no measured strength.
    """

    name: Word
    strength: MeasuredStrength | None
    ready_in: Count | None
    own: bool


class GameOffer(TypedDict):
    """A game that can be played, with its options and bots; `clocked`: a clock draws the cards, at a pace of choice."""

    name: Word
    seats: list[Seats]
    options: list[OptionOffer]
    clocked: bool
    bots: list[BotOffer]


Games = TypeAliasType("Games", list[GameOffer])


@operation("GET", "/api/games", spends=(), anywhere=True)
async def games(desk: Desk, _caller: Caller, _request: Nothing) -> Games:
    """List all games with their seats, options and bots."""
    house = desk.tables.services.bots.house
    return [_offer(game, desk.workers, house) for game in GAMES.values()]


def _offer(game: Game, workers: Workers, house: HouseBots) -> GameOffer:
    return {
        "name": game.name,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "values": _values(option),
                "usual": option.usual,
                "clause": option.clause,
                "only_with": _requirement(option),
            }
            for option in game.options
        ],
        "clocked": game.clock is not None,
        "bots": [
            *(_rung(game, bot, workers) for bot in rungs_of(game.name)),
            *(_own_bot(bot) for bot in house.own_bots(game.name)),
        ],
    }


def _rung(game: Game, bot: Bot, workers: Workers) -> BotOffer:
    return {
        "name": bot.name,
        "strength": _strength(game, bot),
        "ready_in": _ready_in(game, bot, workers),
        "own": False,
    }


def _own_bot(bot: OwnBot) -> BotOffer:
    return {"name": bot.name, "strength": None, "ready_in": 0, "own": True}


def _ready_in(game: Game, bot: Bot, workers: Workers) -> int | None:
    seconds = 0 if bot.is_ready(game.room) else workers.seconds_left(game.room)
    return None if seconds is None else ceil(seconds)


def _values(option: Option) -> list[str] | list[int] | WholeNumbers:
    if isinstance(option.values, range):
        return {"least": option.values[0], "most": option.values[-1]}
    return cast(list[str] | list[int], [*option.values])


def _requirement(option: Option) -> OptionRequirement | None:
    if option.only_with is None:
        return None
    name, values = option.only_with
    return {"name": name, "values": cast(list[str] | list[int], [*values])}


def _strength(game: Game, bot: Bot) -> MeasuredStrength | None:
    result = strength(game.name, bot.name)
    if result is None:
        return None
    return {
        "against": REFERENCE,
        "unit": result.unit,
        "mean": result.mean,
        "low": result.low,
        "high": result.high,
        "blocks": result.blocks,
    }
