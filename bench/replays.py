"""The time to open a record of many deals as a replay, and to fetch each of its deals.

    HACHIYA_PURE=1 python -m bench.replays --deals 500

The record is a file of JSON Lines with random matches, as a person would drop it on the page; the same matches are also
opened as tables of the house, event by event.
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


def random_matches(game: str, deals: int) -> list[list[Event]]:
    """The events of random matches with at least `deals` deals."""
    random, matches, count = Random(1), list[list[Event]](), 0
    while count < deals:
        match = Match(game, seed=count)
        while not match.over:
            if match.awaits_deal:
                match.deal()
                count += 1
            else:
                match.play(random.choice(match.legal()))
        matches.append([*match.events])
    return matches


def open_file(data: bytes) -> tuple[list[MatchReplay], float, int]:
    """The matches of a file, the milliseconds until their outlines are ready, and the bytes of memory that they use."""
    start_time = process_time()
    matches = read_replays(data, ORIGIN)
    json.dumps([match_outline(replay) for replay in matches])
    spent = 1000 * (process_time() - start_time)
    start()
    copies = read_replays(data, ORIGIN)
    memory, _ = get_traced_memory()
    stop()
    assert len(copies) == len(matches)
    return matches, spent, memory


def open_matches(matches: list[list[Event]]) -> float:
    """The milliseconds until the outlines of all these matches of the house are ready."""
    start_time = process_time()
    for events in matches:
        (replay,) = match_replays(number_events(events), ORIGIN)
        json.dumps(match_outline(replay))
    return 1000 * (process_time() - start_time)


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--games", default=",".join(GAMES))
    options = parser.parse_args()
    for game in options.games.split(","):
        matches = random_matches(game, options.deals)
        data = b"".join(jsonl.dump(events).encode() for events in matches)
        read_replays(jsonl.dump(matches[0]).encode(), ORIGIN)  # caches are filled before the measurement
        replays, spent, memory = open_file(data)
        in_house = open_matches(matches)
        deals = sum(len(replay.deals) for replay in replays)
        random, fetched = Random(2), []
        for _ in range(100):
            replay = random.choice(replays)
            number = random.randrange(len(replay.deals))
            start_time = process_time()
            deal_text(replay, number, random.randrange(len(replay.setup.names)), everything=False)
            fetched.append(1000 * (process_time() - start_time))
        print(
            f"| {game} | {deals} | {len(data) / 1e6:.2f} | {spent:.0f} | {in_house:.0f} | {median(fetched):.0f} | "
            f"{quantiles(fetched, n=20)[-1]:.0f} | {memory / deals / 1000:.1f} |"
        )


if __name__ == "__main__":
    main()
