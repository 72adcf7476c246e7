"""How soon a record of many deals is opened to be seen again, and how soon each of its deals is there.

    HACHIYA_PURE=1 python -m bench.reels --deals 500

Matches at random, one after the other in one file of JSON Lines, as a person would drop it on the page.
"""

import argparse
from random import Random
from statistics import median, quantiles
from time import process_time
from tracemalloc import get_traced_memory, start, stop

from pydantic import TypeAdapter

from hachiya.games.registry import GAMES
from hachiya.matches.match import Match
from hachiya.records import jsonl
from hachiya.tables.replays.replay import Origin, Reel, reels
from hachiya.tables.replays.shapes import ReelMatch, reel_match
from hachiya.tables.replays.showing import deal_text

ORIGIN = Origin("0123456789abcdef")


def written(game: str, deals: int) -> bytes:
    """A file of matches with at least so many deals."""
    random, text, found = Random(1), "", 0
    while found < deals:
        match = Match(game, seed=found)
        while not match.over:
            if match.awaits_deal:
                match.deal()
                found += 1
            else:
                match.play(random.choice(match.legal()))
        text += jsonl.dump(match.events)
    return text.encode()


def opened(data: bytes) -> tuple[list[Reel], float, int]:
    """The matches, the milliseconds until they are told, and the bytes of memory that they take."""
    answers = TypeAdapter(list[ReelMatch])
    begun = process_time()
    found = reels(data, ORIGIN)
    answers.dump_json([reel_match(reel) for reel in found])
    spent = 1000 * (process_time() - begun)
    start()
    kept = reels(data, ORIGIN)
    memory, _ = get_traced_memory()
    stop()
    assert len(kept) == len(found)
    return found, spent, memory


def main() -> None:
    """One row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--games", default=",".join(GAMES))
    asked = parser.parse_args()
    for game in asked.games.split(","):
        data = written(game, asked.deals)
        reels(written(game, 1), ORIGIN)  # what is made when a game is first read is no part of it
        found, spent, memory = opened(data)
        deals = sum(len(reel.deals) for reel in found)
        random, fetched = Random(2), []
        for _ in range(100):
            reel = random.choice(found)
            number = random.randrange(len(reel.deals))
            begun = process_time()
            deal_text(reel, number, random.randrange(len(reel.setup.names)), everything=False)
            fetched.append(1000 * (process_time() - begun))
        print(
            f"| {game} | {deals} | {len(data) / 1e6:.2f} | {spent:.0f} | {median(fetched):.0f} | "
            f"{quantiles(fetched, n=20)[-1]:.0f} | {memory / deals / 1000:.1f} |"
        )


if __name__ == "__main__":
    main()
