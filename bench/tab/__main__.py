"""The house in a tab, in Chromium, on the built site: `make site` first.

    python -m bench.tab [--rounds 7]

Prints tables in Markdown. The site is served on this machine as the build has compressed it by brotli. A first deal is
measured from the click on the link to the frame that shows the cards or the question over them; Play is pressed as
soon as it can be. Master's move is the time from the entry before it to its own entry, at the page, while bots do not
wait. A choice is acknowledged when it is stored, and drawn with the next frame, while bots wait as usual. Memory is
that of a renderer without the recorder of a driver, which keeps the content of every answer there.
"""

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from bench.tab.brotli_site import BrotliSite
from bench.tab.first_deal import first_deals
from bench.tab.matches import play_matches
from bench.tab.memories import REST, memory_of_review
from bench.tab.reviews import review_year


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        site = BrotliSite(folder / "web")
        try:
            print(f"load {os.getloadavg()[0]:.1f}\n\n| figure | measured | wanted |\n| --- | ---: | ---: |")
            deals = first_deals(playwright, site, folder, rounds)
            row("fetched before the first deal, MB by brotli", deals.fetched / 1e6, 6)
            row("link to first deal, cold, s", deals.cold, 3.5)
            row("link to first deal, warm, s", deals.warm, 2.2)
            row("link to first deal, without a server, s", deals.offline, 3)
            reviews = review_year(playwright, site, folder, rounds)
            row("a year of sannin reviewed, s", reviews.year, 30)
            row("deal in an open tab, s", reviews.alone)
            row("the same while a review runs, times", reviews.beside / reviews.alone, 1.2)
            memories = memory_of_review(site, folder)
            row("memory when a review is there, MB", memories.reviewed)
            row(f"memory after {REST} s of rest, MB", memories.rested, 300)
            print("\n| game | master's moves | p95, s | choices | acknowledged, p95, s | drawn, p95, s |")
            print("| --- | ---: | ---: | ---: | ---: | ---: |")
            for each in play_matches(playwright, site, folder):
                cells = (
                    f"{each.moves} | {each.master:.3f} | {each.answers} | {each.acknowledged:.3f} | {each.drawn:.3f}"
                )
                print(f"| {each.game} | {cells} |", flush=True)
            print(f"\nload {os.getloadavg()[0]:.1f}")
        finally:
            site.stop()


def row(figure: str, measured: float, wanted: float | None = None) -> None:
    """Print a row of the table."""
    print(f"| {figure} | {measured:.2f} | {'' if wanted is None else f'{wanted:g}'} |", flush=True)


if __name__ == "__main__":
    main()
