"""What hints and reviews cost a server: when its workers make them, and when visitors' browsers do.

    python -m bench.judging

Prints a table in Markdown: seconds of CPU of the server with its workers. A hint is asked for as the page does it,
round after round; each of 20 tables of sannin is at its first choice. The review is of a year of sannin among three
Greedy. Run `make site` first: a browser that thinks fetches the parts of the site, compressed.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from bench.load.server import Servers
from hachiya import play
from tests.server.client import open_table, order, wire
from tools.site.places import TAB

HINTS = 20
AGAIN = 0.7
"""The seconds between two requests of the page for a review."""


def ask(client: httpx.Client, path: str, seat: str = "") -> Any:
    """The answer to a request of a seat."""
    answer = client.get(path, headers={"cookie": f"seat={seat}"} if seat else {})
    answer.raise_for_status()
    return answer.json()


def wait_for_searches(client: httpx.Client) -> None:
    """Wait until the server has compiled or loaded all searches."""
    while any(bot["ready_in"] for game in ask(client, "/api/games") for bot in game["bots"]):
        time.sleep(1)


async def seat_at_choice(address: str) -> tuple[str, str]:
    """The path and the key of a seat at a new table, at its first choice."""
    opened = await open_table(address, order("greedy", "greedy"))
    choices = 0
    while choices < 2:
        async with wire(address, opened["path"], opened["recovery"]) as own:
            choices = len((await own.hear_a("table"))["view"]["legal"])
    return opened["path"], opened["recovery"]


def hint_by_server(client: httpx.Client, path: str, key: str) -> int:
    """Ask for all rounds of a hint; return their number."""
    number = 0
    while ask(client, f"{path}/hint/{number}", key)["more"]:
        number += 1
    return number + 1


def review_by_server(client: httpx.Client, record: str) -> None:
    """Ask for a review until it is made."""
    while ask(client, f"/api/reviews/{record}/0")["review"] is None:
        time.sleep(AGAIN)


def fetch_parts(client: httpx.Client) -> int:
    """Fetch what a browser needs to think, as it is compressed; return the number of bytes."""
    total = 0
    for part in sorted(TAB.glob("house/**/*")):
        if part.is_file() and part.suffix not in (".br", ".gz") and not part.name.startswith("old-"):
            with client.stream("GET", f"/tab/{part.relative_to(TAB)}", headers={"accept-encoding": "br"}) as answer:
                total += sum(map(len, answer.iter_raw()))
    return total


def main() -> None:
    """Measure and print."""
    with TemporaryDirectory() as folder, _served(folder) as (servers, client):
        wait_for_searches(client)
        seats = [asyncio.run(seat_at_choice(servers.addresses[0])) for _ in range(HINTS)]
        record = play("sannin", bots="greedy", seed=8).to_jsonl().encode()
        key = client.post("/api/replays", content=record).json()["key"]
        hint_by_server(client, *seats[0])
        rounds: list[int] = []
        fetched: list[int] = []
        by_server = [
            _cpu(servers, lambda: rounds.extend(hint_by_server(client, *seat) for seat in seats)),
            _cpu(servers, lambda: review_by_server(client, key)),
        ]
        positions = [(path, seat) for (path, seat), count in zip(seats, rounds, strict=True) for _ in range(count)]
        by_browser = [
            _cpu(servers, lambda: [ask(client, f"{path}/position", seat) for path, seat in positions]),
            _cpu(servers, lambda: client.get(f"/api/replays/{key}/0/record.jsonl").raise_for_status()),
        ]
        parts = _cpu(servers, lambda: fetched.append(fetch_parts(client)))
    print("| seconds of the server's CPU | by its workers | by browsers |\n| --- | ---: | ---: |")
    for name, *seconds in zip((f"{HINTS} hints", "review of a year"), by_server, by_browser, strict=True):
        print(f"| {name} | {seconds[0]:.2f} | {seconds[1]:.2f} |")
    print(f"| the parts, once for each browser ({fetched[0] / 1e6:.1f} MB) | | {parts:.2f} |")


@contextmanager
def _served(folder: str) -> Iterator[tuple[Servers, httpx.Client]]:
    servers = Servers(folder, 0)
    try:
        with httpx.Client(base_url=servers.addresses[0], timeout=60) as client:
            yield servers, client
    finally:
        servers.stop()


def _cpu(servers: Servers, work: Callable[[], object]) -> float:
    before = servers.cpu()
    work()
    return servers.cpu() - before


if __name__ == "__main__":
    main()
