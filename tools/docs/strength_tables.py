"""What bots win a deal, from the figures that `bench/strengths.py` measures."""

from hachiya.bots.names import bot_name
from hachiya.bots.registry import rungs_of
from hachiya.bots.strength import Strength, strength
from hachiya.games.registry import GAMES
from hachiya.statistics.intervals import Interval
from tools.docs.tables import table


def baselines(_: str) -> str:
    """What each bot wins a deal of each game where all others are Greedy, at ×1 and as played."""
    rows = []
    for game in GAMES:
        for bot in rungs_of(game):
            result = strength(game, bot.name)
            assert result, f"{bot.name} is not measured at {game}"
            rows.append(
                [game, bot_name(bot.name), f"{result.blocks:,}", *_figures(result), *_figures(result.as_played)]
            )
    head = ("game", "bot", "deals", "at ×1", "95 %", "sd", "as played", "95 %", "sd")
    return table(head, rows, "en", numbers=range(2, len(head)))


def _figures(winnings: Strength | Interval) -> tuple[str, str, str]:
    """The mean, the interval and the standard deviation."""
    return f"{winnings.mean:+.2f}", f"{winnings.low:+.2f} … {winnings.high:+.2f}", f"{winnings.sd:.2f}"
