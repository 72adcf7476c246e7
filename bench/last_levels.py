"""How well the worth of a deal at bashifen agrees with the chance to win the match, at all levels.

    python -m bench.last_levels [--deals 600] [--seed 99]

Adept plays first deals at all seats. From how often the declarers and their opponents win so many levels, the chance to
win the match follows exactly for every pair of levels, if all deals are alike. The search does not count that chance,
but the levels that a deal brings, no more than win the match, and the next dealership (see `rollout.worth`). Prints in
Markdown, for some levels: the chance of the declarers, what a level adds to it, and the share of the spread of the
chance after the deal that this worth explains.
"""

import argparse
from collections.abc import Mapping, Sequence
from statistics import correlation, linear_regression

from hachiya.bots.arena.job import bot_rng
from hachiya.bots.bot import Bot
from hachiya.bots.registry import find_bot
from hachiya.bots.search.bashifen.rollout import LEVEL, worth
from hachiya.cli.progress import progress
from hachiya.games.bashifen.cards import LOWEST_RANK, RANKS
from hachiya.games.bashifen.scoring import LAST_LEVEL, TO_WIN, levels_won
from hachiya.games.bashifen.state import Rules, State
from hachiya.games.registry import find
from hachiya.games.table import Table

GAME = find("bashifen")
RULES: Rules = GAME.new_rules(GAME.complete_options({}))
SHOWN = "2 2, 8 8, T T, Q Q, A A, 8 A, A 8, T K, K T, Q A, A Q"
"""The levels of the declarers and of their opponents in the table."""

Chances = Mapping[tuple[int, int], float]
"""By the levels of the declarers and of their opponents: the chance of the declarers' pair to win the match."""


def points_of_deal(seed: int, number: int, bot: Bot) -> int:
    """The points of the opponents in a first deal that one bot plays at all seats."""
    table = Table(GAME, seed=seed, stream=number, dealer=number % 4)
    dice = bot_rng(seed, number, 0, 0)
    table.deal()
    while not table.awaits_deal:
        seat = table.turn
        for action in bot.choose(table.view(seat), dice):
            table.act(seat, action)
    return int(table.state.books.points)


def chance_after(points: int, declarers: int, others: int, chances: Chances) -> float:
    """The chance of the declarers' pair to win the match after a deal in which the opponents make so many points."""
    levels = levels_won(points, RULES)
    if points < TO_WIN:
        return 1.0 if declarers + levels >= RULES.winning_level else chances[declarers + levels, others]
    return 0.0 if others + levels >= RULES.winning_level else 1 - chances[others + levels, declarers]


def chances_of(deals: Sequence[int]) -> Chances:
    """The chances at all levels, if the opponents make these points, each equally often.

    Where only the sides change, the levels stay; so the chances of two positions solve a pair of linear equations.
    """
    chances: dict[tuple[int, int], float] = {}
    moving = [points for points in deals if points < TO_WIN or levels_won(points, RULES) > 0]
    change = 1 - len(moving) / len(deals)
    for total in range(2 * LAST_LEVEL, 2 * LOWEST_RANK - 1, -1):
        for lower in range(max(LOWEST_RANK, total - LAST_LEVEL), total // 2 + 1):
            higher = total - lower
            first, second = (
                sum(chance_after(points, *levels, chances) for points in moving) / len(deals) + change
                for levels in ((lower, higher), (higher, lower))
            )
            chances[lower, higher] = (first - change * second) / (1 - change * change)
            chances[higher, lower] = (second - change * first) / (1 - change * change)
    return chances


def worth_of(points: int, declarers: int, others: int) -> int:
    """What the search counts for the declarers of such a deal, in thousandths of a level."""
    before, after = State(), State()
    before.books.level[:] = [declarers, others]
    after.books.points = points
    return worth(after, before, RULES, 0)


def row(deals: Sequence[int], chances: Chances, declarers: int, others: int) -> str:
    """A line of the table."""
    worths = [worth_of(points, declarers, others) / LEVEL for points in deals]
    after = [chance_after(points, declarers, others, chances) for points in deals]
    slope = linear_regression(worths, after).slope
    names = " | ".join(RANKS[level - LOWEST_RANK] for level in (declarers, others))
    return f"| {names} | {chances[declarers, others]:.1%} | {slope:.1%} | {correlation(worths, after) ** 2:.1%} |"


def main() -> None:
    """Play, reckon and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.last_levels", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--seed", type=int, default=99)
    options = parser.parse_args()
    bot = find_bot("adept")
    bot.prepare(GAME.room)
    deals = []
    with progress(options.deals) as advance:
        for number in range(options.deals):
            deals.append(points_of_deal(options.seed, number, bot))
            advance()
    chances = chances_of(deals)
    print("| declarers | opponents | declarers win | a level adds | explained |")
    print("| --- | --- | ---: | ---: | ---: |")
    for pair in SHOWN.split(", "):
        declarers, others = (RANKS.index(rank) + LOWEST_RANK for rank in pair.split())
        print(row(deals, chances, declarers, others))


if __name__ == "__main__":
    main()
