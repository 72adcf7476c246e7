"""How far the points of a seat spread in one deal, from which its chance to win a match is reckoned (see `equity`).

    python -m bench.spreads [--games sannin,hachiju] [--matches 200] [--write]

Adept plays whole matches at all seats, for every number of seats. The spread is the standard deviation of what a seat
wins in a deal, taken so that the differences between seats have the variance that independent seats would have. Prints
a table in Markdown, and with --write renews src/hachiya/bots/search/hanafuda/spreads.json.
"""

import argparse
import json
from math import sqrt
from pathlib import Path

from hachiya.bots.arena.job import bot_rng
from hachiya.bots.bot import Bot
from hachiya.bots.registry import find_bot
from hachiya.cli.progress import progress
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.registry import find
from hachiya.games.table import Table

SEED = 20261127
GAMES = ("sannin", "nakayoshi", "shiragiku", "hachiju")
FILE = Path(__file__).parents[1] / "src/hachiya/bots/search/hanafuda/spreads.json"


def squares(game: str, seats: int, number: int, bot: Bot) -> list[float]:
    """By deal of a match, without its last: the estimate of the variance of a seat's points."""
    table = Table(find(game), {}, seats=seats, dealer=number % seats, seed=SEED, stream=number)
    dice = bot_rng(SEED, number, 0, 0)
    scores, deals = list(table.state.books.scores[:seats]), []
    while not table.over:
        if table.awaits_deal:
            table.deal()
        else:
            seat = table.turn
            for action in bot.choose(table.view(seat), dice):
                table.act(seat, action)
        if table.state.phase in (Phase.DEAL, Phase.MIZUTEN):
            after = list(table.state.books.scores[:seats])
            won = [new - old for new, old in zip(after, scores, strict=True)]
            if any(won):
                mean = sum(won) / seats
                deals.append(sum((points - mean) ** 2 for points in won) / (seats - 1))
            scores = after
    return deals


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(prog="python -m bench.spreads", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=lambda text: text.split(","), default=GAMES)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    spreads = json.loads(FILE.read_text("utf-8"))
    print("| game | seats | deals | spread, points |\n| --- | ---: | ---: | ---: |")
    for game in options.games:
        bot, of_game = find_bot("adept"), {}
        bot.prepare(find(game).room)
        for seats in sorted(find(game).seats):
            deals: list[float] = []
            with progress(options.matches) as advance:
                for number in range(options.matches):
                    deals += squares(game, seats, number, bot)
                    advance()
            of_game[str(seats)] = round(sqrt(sum(deals) / len(deals)))
            print(f"| {game} | {seats} | {len(deals)} | {of_game[str(seats)]} |", flush=True)
        spreads[game] = of_game
    if options.write:
        lines = ",\n".join(f"{json.dumps(game)}: {json.dumps(of_game)}" for game, of_game in spreads.items())
        FILE.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
