"""A year reviewed in a tab, and first deals beside a review."""

from pathlib import Path
from statistics import median
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import FilePayload, Page, Playwright

import hachiya
from bench.tab.brotli_site import BrotliSite
from bench.tab.first_deal import WATCH
from bench.tab.profiles import profile, wait_for


class Reviews(NamedTuple):
    """Seconds of a review, and the medians of first deals in seconds without and beside a review."""

    year: float
    alone: float
    beside: float


def review_year(playwright: Playwright, site: BrotliSite, folder: Path, rounds: int) -> Reviews:
    """Review a year of sannin with nothing beside it, and another year beside first deals."""
    with profile(playwright, folder / "review", WATCH) as context:
        page = context.new_page()
        page.goto(site.address)
        page.get_by_role("button", name="Options of Hachi-Hachi for three").wait_for()
        _press_play(page)
        alone = median(_press_play(page) for _ in range(rounds))
        begin = monotonic()
        _start_review(page, site, 1)
        page.get_by_role("button", name="Report").wait_for()
        seconds = monotonic() - begin
        _start_review(page, site, 2)
        page.get_by_role("progressbar").wait_for()
        beside = median(_press_play(page) for _ in range(rounds))
    return Reviews(seconds, alone, beside)


def year(seed: int) -> str:
    """The record of a year among greedy bots."""
    return hachiya.play("sannin", bots=["greedy"] * 3, seed=seed).to_jsonl()


def _start_review(page: Page, site: BrotliSite, seed: int) -> None:
    """Choose the record of a year, and ask for its review."""
    page.goto(f"{site.address}replay")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a record").click()
    chooser.value.set_files(FilePayload(name="year.jsonl", mimeType="text/plain", buffer=year(seed).encode()))
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_role("region", name="Review").wait_for()


def _press_play(page: Page) -> float:
    """The seconds from the press on Play to the deal, from the start page of the tab that is open."""
    home = page.get_by_role("link", name="Hachiya").first
    home.wait_for()
    home.dispatch_event("click")  # a question may lie over the table
    page.get_by_role("button", name="Options of Hachi-Hachi for three").wait_for()
    page.evaluate("pressPlay()")
    wait_for(page, "notes.deal")
    return float(page.evaluate("notes.deal[1] - notes.deal[0]")) / 1000
