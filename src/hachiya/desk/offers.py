"""What can be played: games with their options, and bots with their strength."""

from math import ceil

from typing_extensions import TypeAliasType, TypedDict

from hachiya.bots.bot import Bot
from hachiya.bots.registry import LADDER
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
    """Any whole number from `least` to `most`."""

    least: Count
    most: Count


class OptionOffer(TypedDict):
    """An option with its values, and the one it has where none is named."""

    name: Word
    values: list[Word] | WholeNumbers
    usual: Word | Points
    clause: Text


class MeasuredStrength(TypedDict):
    """What a bot wins a deal, on average, among others that are all `against`; `low` to `high` is a 95 % interval.

    `unit` is `kan at x1` or `stages`, `blocks` the number of duplicate deals behind it.
    """

    against: Word
    unit: Text
    mean: float
    low: float
    high: float
    blocks: Count


class BotOffer(TypedDict):
    """Who can be played against; one that has not been measured has no strength.

    Greedy plays for a bot until it is ready: in about `ready_in` seconds, 0 if it is, null if it never will be here.
    """

    name: Word
    strength: MeasuredStrength | None
    ready_in: Count | None


class GameOffer(TypedDict):
    """A game that can be played; `clocked` where people draw by a clock, whose pace a table may choose."""

    name: Word
    seats: list[Seats]
    options: list[OptionOffer]
    clocked: bool
    bots: list[BotOffer]


Games = TypeAliasType("Games", list[GameOffer])


@operation("GET", "/api/games", spends=())
async def games(desk: Desk, _caller: Caller, _asked: Nothing) -> Games:
    """What can be played: every game with its seats, options and bots."""
    return [_offer(game, desk.workers) for game in GAMES.values()]


def _offer(game: Game, workers: Workers) -> GameOffer:
    return {
        "name": game.name,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "values": _values(option),
                "usual": option.usual,
                "clause": option.clause,
            }
            for option in game.options
        ],
        "clocked": game.clock is not None,
        "bots": [
            {"name": bot.name, "strength": _strength(game, bot), "ready_in": _ready_in(game, bot, workers)}
            for bot in LADDER
        ],
    }


def _ready_in(game: Game, bot: Bot, workers: Workers) -> int | None:
    seconds = 0 if bot.is_ready(game.room) else workers.seconds_left(game.room)
    return None if seconds is None else ceil(seconds)


def _values(option: Option) -> list[str] | WholeNumbers:
    if isinstance(option.values, range):
        return {"least": option.values[0], "most": option.values[-1]}
    return [*option.values]


def _strength(game: Game, bot: Bot) -> MeasuredStrength | None:
    found = strength(game.name, bot.name)
    if found is None:
        return None
    return {
        "against": REFERENCE,
        "unit": found.unit,
        "mean": found.mean,
        "low": found.low,
        "high": found.high,
        "blocks": found.blocks,
    }
