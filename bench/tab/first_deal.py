"""From the click on a link to the first deal: cold, from what the browser has kept, and without a server."""

from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Page, Playwright

from bench.tab.brotli_site import BrotliSite
from bench.tab.profiles import profile, wait_for

WATCH = Path(__file__).with_name("watch.js").read_text("utf-8")
HURRY = Path(__file__).with_name("hurry.js").read_text("utf-8")
AT_ONCE = "document.addEventListener('DOMContentLoaded', pressPlay);"
KEPT = "navigator.serviceWorker.ready.then(() => true)"


class FirstDeals(NamedTuple):
    """Medians in seconds, and what is fetched before the first deal in a new profile."""

    cold: float
    warm: float
    offline: float
    fetched: int
    """Bytes by brotli."""


def first_deals(playwright: Playwright, site: BrotliSite, folder: Path, rounds: int) -> FirstDeals:
    """Measure so many rounds; the browser is started anew for each."""
    fetched: list[int] = []

    def open_in(name: str, keep: Callable[[Page], None]) -> float:
        with profile(playwright, folder / name, WATCH + AT_ONCE) as context:
            page = context.new_page()
            page.goto(site.address)
            wait_for(page, "notes.deal")
            seconds = float(page.evaluate("notes.deal[1]")) / 1000
            keep(page)
            return seconds

    def note_fetched(page: Page) -> None:
        dealt = float(page.evaluate("performance.timeOrigin + notes.deal[1]")) / 1000
        fetched.append(sum(size for moment, size in site.sent if moment < dealt))
        wait_for(page, KEPT)

    def ignore(_: Page) -> None:
        pass

    cold = []
    for number in range(rounds):
        site.sent.clear()
        cold.append(open_in(f"cold-{number}", note_fetched))
    open_in("kept", lambda page: wait_for(page, KEPT))
    warm = [open_in("kept", ignore) for _ in range(rounds)]
    site.stop()
    offline = [open_in("kept", ignore) for _ in range(rounds)]
    site.start_again()
    return FirstDeals(median(cold), median(warm), median(offline), max(fetched))
