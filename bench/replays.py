"""How soon a record of many deals is opened to be seen again, and how soon each of its deals is there.

    HACHIYA_PURE=1 python -m bench.replays --deals 500

Matches at random, one after the other in one file of JSON Lines, as a person would drop it on the page; and each as a
table of the house has it, event by event.
"""

import argparse
import json
from random import Random
from statistics import median, quantiles
from time import process_time
from tracemalloc import get_traced_memory, start, stop

from hachiya.games.registry import GAMES
from hachiya.matches.match import Match
from hachiya.records import jsonl
from hachiya.records.events import Event
from hachiya.records.validator import number_events
from hachiya.tables.replays.replay import MatchReplay, Origin, match_replays, read_replays
from hachiya.tables.replays.shapes import match_outline
from hachiya.tables.replays.showing import deal_text

ORIGIN = Origin("0123456789abcdef")


def played(game: str, deals: int) -> list[list[Event]]:
    """The events of matches with at least so many deals."""
    random, matches, found = Random(1), list[list[Event]](), 0
    while found < deals:
        match = Match(game, seed=found)
        while not match.over:
            if match.awaits_deal:
                match.deal()
                found += 1
            else:
                match.play(random.choice(match.legal()))
        matches.append([*match.events])
    return matches


def opened(data: bytes) -> tuple[list[MatchReplay], float, int]:
    """The matches of a file, the milliseconds until they are told, and the bytes of memory that they take."""
    begun = process_time()
    found = read_replays(data, ORIGIN)
    json.dumps([match_outline(replay) for replay in found])
    spent = 1000 * (process_time() - begun)
    start()
    kept = read_replays(data, ORIGIN)
    memory, _ = get_traced_memory()
    stop()
    assert len(kept) == len(found)
    return found, spent, memory


def opened_in_house(matches: list[list[Event]]) -> float:
    """The milliseconds until all these matches of the house are told."""
    begun = process_time()
    for events in matches:
        (replay,) = match_replays(number_events(events), ORIGIN)
        json.dumps(match_outline(replay))
    return 1000 * (process_time() - begun)


def main() -> None:
    """One row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--games", default=",".join(GAMES))
    asked = parser.parse_args()
    for game in asked.games.split(","):
        matches = played(game, asked.deals)
        data = b"".join(jsonl.dump(events).encode() for events in matches)
        read_replays(jsonl.dump(matches[0]).encode(), ORIGIN)  # what is made once is no part of it
        found, spent, memory = opened(data)
        in_house = opened_in_house(matches)
        deals = sum(len(replay.deals) for replay in found)
        random, fetched = Random(2), []
        for _ in range(100):
            replay = random.choice(found)
            number = random.randrange(len(replay.deals))
            begun = process_time()
            deal_text(replay, number, random.randrange(len(replay.setup.names)), everything=False)
            fetched.append(1000 * (process_time() - begun))
        print(
            f"| {game} | {deals} | {len(data) / 1e6:.2f} | {spent:.0f} | {in_house:.0f} | {median(fetched):.0f} | "
            f"{quantiles(fetched, n=20)[-1]:.0f} | {memory / deals / 1000:.1f} |"
        )


if __name__ == "__main__":
    main()
