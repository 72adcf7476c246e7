"""How many matches a bot wins that plays for the match, among bots that are equal but play for points.

    python -m bench.matches_won [--games hachiju,nakayoshi] [--seats N] [--left 3] [--worlds 800]
                                [--matches 400] [--seed 20261128] [--seconds N]

Adept plays each match until so many deals are left (12: it plays none). From there on the rest is played once with
points as the goal of all seats, and once for each seat with the match as its goal, with the same cards and random
numbers. Prints a table in Markdown: the per cent of matches that the seat wins (a shared one counts as a part), the
difference from its chance without that goal, and the kan that it costs, each with the 95 % interval.
"""

import argparse
import time
from collections.abc import Sequence
from typing import NamedTuple

from hachiya.bots.arena.job import bot_rng
from hachiya.bots.bot import Bot
from hachiya.bots.registry import find_bot
from hachiya.bots.search.bot import searching
from hachiya.bots.search.skill import Goal, Others, Skill
from hachiya.cli.progress import progress
from hachiya.engine.bits import bit
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.games.unit import KAN
from hachiya.statistics.intervals import Interval, interval, moments

SEED = 20261128
MONTHS = 12
GAMES = ("sannin", "nakayoshi", "shiragiku", "hachiju")


VICTORY = 420
"""Parts of a victory, which up to seven winners share in whole numbers."""


class End(NamedTuple):
    """The end of a match for one seat."""

    won: int
    """The seat's share of the victory: 420 where it wins alone, 0 where it does not win."""
    points: int


def play(table: Table, bots: Sequence[Bot], dice: Sequence[list[int]], left: int = 0) -> None:
    """Play a match until it is over, or until so many deals are left and the next has not begun."""
    while not table.over:
        if left and table.state.books.month == MONTHS - left and table.state.phase in (Phase.DEAL, Phase.MIZUTEN):
            return
        if table.awaits_deal:
            table.deal()
            continue
        seat = table.turn
        for action in bots[seat].choose(table.view(seat), dice[seat]):
            table.act(seat, action)


def end_of(table: Table, seat: int) -> End:
    """The end of a finished match for a seat."""
    books = table.state.books
    winners = int(books.winners)
    return End(VICTORY // winners.bit_count() if winners & bit(seat) else 0, int(books.scores[seat]))


def play_match(game: str, seats: int, left: int, goals: tuple[Bot, Bot], seed: int, number: int) -> list[list[End]]:
    """The ends of a match by seat: with points as the goal of all seats, then with the match as the goal of this one.

    The list is empty if the match is over before so few deals are left.
    """
    start = Table(find(game), {}, seats=seats, dealer=number % seats, seed=seed, stream=number)
    for_points, for_match = goals
    if left < MONTHS:
        play(start, [find_bot("adept")] * seats, [bot_rng(seed, number, 0, seat) for seat in range(seats)], left)
    if start.over:
        return []
    ends = []
    for goal_of in (None, *range(seats)):
        table = start.copy()
        bots = [for_match if seat == goal_of else for_points for seat in range(seats)]
        play(table, bots, [bot_rng(seed, number, 1, seat) for seat in range(seats)])
        ends.append([end_of(table, seat) for seat in range(seats)])
    return [[ends[0][seat], ends[1 + seat][seat]] for seat in range(seats)]


def row(game: str, seats: int, left: int, matches: Sequence[Sequence[Sequence[End]]]) -> str:
    """A line of the table."""
    won = sum(after.won for match in matches for _, after in match) / (seats * len(matches) * VICTORY)
    gained = [sum(after.won - before.won for before, after in match) for match in matches]
    points = [sum(after.points - before.points for before, after in match) for match in matches]
    more, cost = interval_of(gained, seats, VICTORY), interval_of(points, seats, KAN)
    return (
        f"| {game} | {seats} | {left} | {won:.1%} | {more.mean:+.1%} "
        f"| {more.low:+.1%} … {more.high:+.1%} | {cost.mean:+.2f} | {cost.low:+.2f} … {cost.high:+.2f} "
        f"| {len(matches)} |"
    )


def interval_of(sums: Sequence[int], seats: int, whole: int) -> Interval:
    """The mean of a seat with its 95 % interval, from the sums of all seats by match."""
    return interval(moments((total, seats) for total in sums), whole)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.matches_won", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=lambda text: text.split(","), default=GAMES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--left", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=800)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no match after so many")
    options = parser.parse_args()
    skills = [Skill(options.worlds, tries=24, others=Others.MASTERS, goal=goal) for goal in (Goal.POINTS, Goal.MATCH)]
    goals = searching("for points", skills[0]), searching("for the match", skills[1])
    print("| game | seats | deals left | won | more | 95 % | kan | 95 % | matches |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in options.games:
        goals[0].prepare(find(game).room)
        seats, matches, start = options.seats or find(game).seats[0], [], time.monotonic()
        with progress(options.matches) as advance:
            for number in range(options.matches):
                if time.monotonic() - start > options.seconds:
                    break
                match = play_match(game, seats, options.left, goals, options.seed, number)
                matches += [match] if match else []
                advance()
        print(row(game, seats, options.left, matches), flush=True)


if __name__ == "__main__":
    main()
