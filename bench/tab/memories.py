"""The memory of a tab that has dealt once and reviewed a year: when the review is there, and after a rest."""

import time
from pathlib import Path
from typing import NamedTuple

from bench.tab.brotli_site import BELOW, BrotliSite
from bench.tab.first_deal import WATCH
from bench.tab.reviews import year
from bench.tab.unrecorded import unrecorded_tab

REST = 60
"""The seconds in which the browser may collect what is used no more."""


class Memories(NamedTuple):
    """The proportional set sizes of the tab's renderer in MB."""

    reviewed: float
    rested: float


def memory_of_review(site: BrotliSite, folder: Path) -> Memories:
    """Begin a match, review a year, and look at the memory."""
    with unrecorded_tab(folder / "memory") as tab:
        tab.open(site.address, WATCH)
        tab.evaluate("pressPlay()")
        tab.wait_for("notes.deal !== null")
        tab.follow(f"/{BELOW}/replay")
        tab.wait_for("document.title.startsWith('Look back')")
        tab.drop("year.jsonl", year(seed=1))
        tab.click("Review")
        tab.await_named("Report")
        reviewed = tab.memory()
        time.sleep(REST)
        return Memories(reviewed, tab.memory())
