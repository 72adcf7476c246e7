"""Matches against master in a tab: how long master thinks, and how soon the own choice is answered."""

from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, Playwright

from bench.tab.brotli_site import BrotliSite
from bench.tab.first_deal import HURRY, WATCH
from bench.tab.profiles import profile
from tests.browser.kept_site import open_against_master, play_tricks
from tests.browser.person import Person
from tests.browser.test_bashifen import BASHIFEN, Player

GAMES = ("Hachi-Hachi for three", "Hachi-Hachi, Nakayoshi", "Hachi-Hachi, Shiragiku", "Hachij\u016b", BASHIFEN)
MOVES = 60
"""The least number of master's moves in a game."""
ANSWERS = 20
"""The least number of own choices in a game."""


class Moves(NamedTuple):
    """The 95th percentiles of a game in seconds."""

    game: str
    moves: int
    master: float
    """From the entry before it to master's own entry, at the page, where bots do not wait."""
    answers: int
    acknowledged: float
    """From the press to the acknowledgement of a choice at the page: it is stored then."""
    drawn: float
    """From the press to the frame that shows a choice; bots wait as usual."""


def play_matches(playwright: Playwright, site: BrotliSite, folder: Path) -> list[Moves]:
    """Play deals of every game: where bots do not wait, and at the usual pace, each in a tab of its own."""
    return [_play(playwright, site, folder / f"play-{number}", game) for number, game in enumerate(GAMES)]


def _play(playwright: Playwright, site: BrotliSite, folder: Path, game: str) -> Moves:
    with profile(playwright, folder / "hurried", WATCH + HURRY) as context:
        page = _open(context, site, game)
        while len(moves := _master_moves(page)) < MOVES:
            _play_deal(page, game)
    with profile(playwright, folder / "usual", WATCH) as context:
        page = _open(context, site, game)
        while len(answers := page.evaluate("notes.answers")) < ANSWERS:
            _play_deal(page, game)
    acknowledged, drawn = (percentile([times[part] / 1000 for times in answers]) for part in (0, 1))
    return Moves(game, len(moves), percentile(moves), len(answers), acknowledged, drawn)


def _open(context: BrowserContext, site: BrotliSite, game: str) -> Page:
    page = context.new_page()
    page.goto(site.address)
    page.get_by_role("button", name=f"Options of {game}").wait_for()
    open_against_master(Person(page), game)
    return page


def _play_deal(page: Page, game: str) -> None:
    if game == BASHIFEN:
        end = page.get_by_role("dialog").filter(has_text="Next declarer")
        play_tricks(Player(page), end)
        end.get_by_role("button", name="To the table").click()
        return
    person = Person(page)
    person.play_the_month()
    person.bill.click()


def _master_moves(page: Page) -> list[float]:
    """The seconds from the entry that puts a master on turn to that of their play."""
    entries = page.evaluate("notes.entries")
    own = int(page.url.rsplit("/", 1)[1])
    pairs = pairwise(entries)
    return [(now - before) / 1000 for (before, *_), (now, kind, seat) in pairs if kind == "play" and seat != own]


def percentile(values: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(values, n=20, method="inclusive")[-1]
