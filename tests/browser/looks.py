"""Pictures of every place of the page at six sizes: build/looks/PLACE.LANGUAGE.THEME.SIZE.png.

`make looks` takes all in every language and both themes; `PLACES="sannin bill" LANGUAGES=en THEMES=light` selects
some.
"""

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
from playwright.sync_api import Browser, expect, sync_playwright

from hachiya.games.registry import GAMES
from tests.browser.conftest import ARGUMENTS, DESKTOP, NAMES, PATIENCE
from tests.browser.decks import DOUBLING, FOUR_AND_THREE, REBELLION, RED_RIBBONS, SIX_SEATS
from tests.browser.person import Person
from tests.browser.score_keeper import ScoreKeeper
from tests.browser.serving import Decks, serving
from tests.browser.test_bashifen import Player
from tests.server.client import asks
from tests.server.history import MUCH, TOKEN, play_matches, wait_until_counted

LOOKS = Path(__file__).parents[2] / "build" / "looks"
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390), (768, 1024), (3840, 2160)]
LANGUAGES = ("en", "ja", "zh")
THEMES = ("light", "dark")


class Viewer:
    """A browser that plays in English and looks at each place in every language, theme and size."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-US")
        context.set_default_timeout(PATIENCE)
        context.add_init_script("if (location.host) localStorage.setItem('hachiya.speed', 'instant')")
        context.add_init_script(f"if (location.host) localStorage.setItem('hachiya.offered', '{' '.join(GAMES)}')")
        self.page = context.new_page()
        self.person = Person(self.page)

    def look(self, place: str, selector: str | None = None) -> None:
        """Take the pictures; `selector` matches when a reloaded page is ready."""
        for language in _chosen("LANGUAGES", LANGUAGES):
            self._speak(language)
            for theme in _chosen("THEMES", THEMES):
                self.page.evaluate("theme => localStorage.setItem('hachiya.theme', theme)", theme)
                self.page.reload()
                self._settle(selector)
                for width, height in SIZES:
                    self.page.set_viewport_size({"width": width, "height": height})
                    self.page.wait_for_timeout(300)
                    self.page.screenshot(path=LOOKS / f"{place}.{language}.{theme}.{width}x{height}.png")
                self.page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
        self._speak("en")
        self.page.reload()
        self._settle(selector)

    def _speak(self, language: str) -> None:
        self.page.evaluate("language => localStorage.setItem('hachiya.language', language)", language)

    def _settle(self, selector: str | None) -> None:
        if selector:
            self.page.locator(selector).first.wait_for(state="attached")
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(500)


def _start(viewer: Viewer) -> None:
    viewer.page.goto(viewer.address)
    viewer.look("start", ".tile")
    viewer.person.options("Hachi-Hachi, Nakayoshi")


def _pages(viewer: Viewer) -> None:
    for path in ("rules", "rules/sannin", "odds/sannin", "glossary"):
        viewer.page.goto(viewer.address + path)
        viewer.look(path.replace("/", "-"), "h1")


def _real(viewer: Viewer) -> None:
    """Show what is for real cards: the judge, and the rules of a table."""
    for path in ("judge", "judge/pile", "judge/trick", "house/nakayoshi?length=half&yonsan=ends&seats=5"):
        viewer.page.goto(viewer.address + path)
        viewer.look(path.partition("?")[0].replace("/", "-"), "h1")


def _own(viewer: Viewer) -> None:
    page, person = viewer.page, viewer.person
    person.open_table(viewer.address)
    person.press(person.sheet.get_by_role("button", name="Show").first)
    expect(person.sheet.get_by_role("button", name="Result")).to_be_visible()
    for game in ("Hachij\u016b", "Hachi-Hachi, Shiragiku", "Hachi-Hachi for three"):
        person.open_table(viewer.address, game)
    page.goto(viewer.address)
    viewer.look("start-own", ".own-table")
    page.goto(f"{viewer.address}tables")
    viewer.look("tables", ".own-table")


def _statistics(viewer: Viewer) -> None:
    """Show the statistics of a person with many matches after all are counted."""
    viewer.page.context.add_cookies([{"name": "person", "value": TOKEN, "url": viewer.address}])
    wait_until_counted(viewer.address, sum(matches for _, matches in MUCH))
    for path in ("statistics", "statistics/bots", "statistics/adept"):
        viewer.page.goto(viewer.address + path)
        viewer.look(path.replace("/", "-"), "h2")


def _sannin(viewer: Viewer) -> None:
    person = viewer.person
    person.open_table(viewer.address)
    viewer.look("sannin-show", ".sheet")
    person.play_until(lambda: person.ready and not person.sheet.count() and person.hand.count() == 5)
    viewer.look("sannin-play", ".hand")
    person.play_until(lambda: person.button("Stop") is not None)
    viewer.look("sannin-decide", ".sheet")
    person.play_the_month()
    viewer.look("sannin-bill", ".bill")


def _nakayoshi(viewer: Viewer) -> None:
    person = viewer.person
    person.open_table(viewer.address, "Hachi-Hachi, Nakayoshi", seats=6)
    person.play_until(lambda: person.button("Come in") is not None)
    viewer.look("nakayoshi-bid", ".sheet")
    person.play_until(lambda: person.ready and not person.sheet.count() and person.hand.count() <= 5)
    viewer.look("nakayoshi-play", ".hand")
    person.play_the_month()
    viewer.look("nakayoshi-bill", ".bill")


def _hachiju(viewer: Viewer) -> None:
    page, person = viewer.page, viewer.person
    page.goto(viewer.address)
    person.options("Hachijū")
    page.get_by_role("group", name="Number of players").get_by_role("button", name="4").click()
    page.get_by_role("spinbutton", name="Deals").fill("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/**")
    person.play_until(lambda: person.ready and not person.sheet.count() and person.hand.count() <= 5)
    viewer.look("hachiju-play", ".hand")


def _end(viewer: Viewer) -> None:
    person = viewer.person
    person.open_table(viewer.address)
    person.sheet.get_by_role("button", name="Show").first.click()
    viewer.look("end-bill", ".bill")
    person.sheet.get_by_role("button", name="Result").click()
    viewer.look("end", ".sheet")


def _over(viewer: Viewer) -> None:
    """Whole matches that bots have finished after the person gave up."""
    for game, opponents in (("sannin", 2), ("nakayoshi", 5), ("hachiju", 3), ("bashifen", 3)):
        with httpx.Client(base_url=viewer.address) as client:
            seat = client.post(
                "/api/tables", json={"game": game, "opponents": ["random"] * opponents, "pace": 0}
            ).json()
            with ThreadPoolExecutor(1) as apart:  # the browser's loop runs in this thread
                assert apart.submit(asks, viewer.address, seat, "give_up").result() == "ack"
            path = f"/t/{seat['table']}/table"
            while '"match_end"' not in client.get(f"{path}/record.jsonl").text:
                time.sleep(1)
        viewer.page.goto(f"{viewer.address}{path[1:]}")
        if game == "bashifen":  # of an earlier deal it waits for some seconds only
            viewer.page.locator(".bill").wait_for()
            viewer.look("bashifen-bill", ".bill")
        viewer.page.locator(".bill .btn-go").click()
        viewer.page.locator(".result").wait_for()
        viewer.look(f"over-{game}", ".result")


def _bashifen(viewer: Viewer) -> None:
    player = Player(viewer.page)
    player.open_table(viewer.address)
    player.rebel()
    viewer.look("bashifen-bury", ".w-mine")
    player.pick("5 of spades", "5 of spades", "3 of spades", "3 of spades", "4 of spades", "4 of spades", "jack of dia")
    player.pick("king of diamonds")
    player.action_button.click()
    expect(player.cards).to_have_count(25)
    player.pick("ace of spades", "king of spades", "king of spades", "queen of spades", "queen of spades")
    player.action_button.click()
    expect(player.cards).to_have_count(20)
    expect(player.action_button).to_be_visible()
    viewer.look("bashifen-play", ".w-mine")


def _tally(viewer: Viewer) -> None:
    """A real match in its second month: the open deal, and what the first month has paid."""
    keeper = ScoreKeeper(viewer.page)
    keeper.open(viewer.address, "sannin", ["Aki", "Ben", "Chie"])
    keeper.field("A")
    keeper.hand("Chie", "sanbon")
    keeper.captured("Ben", "akatan")
    keeper.button("notebook-close").click()
    expect(keeper.facts).to_have_count(0)
    keeper.field()
    keeper.hand("Ben", "tanichi")
    keeper.choose("Ben")
    viewer.look("tally")


SCENES: dict[str, tuple[Decks, Callable[[Viewer], None]]] = {
    "start": ([], _start),
    "own": ([FOUR_AND_THREE], _own),
    "pages": ([], _pages),
    "real": ([], _real),
    "tally": ([], _tally),
    "statistics": ([], _statistics),
    "sannin": ([RED_RIBBONS], _sannin),
    "nakayoshi": ([SIX_SEATS], _nakayoshi),
    "hachiju": ([DOUBLING], _hachiju),
    "end": ([FOUR_AND_THREE], _end),
    "bashifen": ([REBELLION], _bashifen),
    "over": ([], _over),
}


def _chosen(name: str, among: Sequence[str]) -> Sequence[str]:
    return os.environ.get(name, "").split() or among


def main() -> None:
    """Take all pictures."""
    LOOKS.mkdir(parents=True, exist_ok=True)
    executable = next(path for name in NAMES if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        for place in _chosen("PLACES", list(SCENES)):
            decks, scene = SCENES[place]
            with tempfile.TemporaryDirectory() as folder:
                if place == "statistics":
                    play_matches(Path(folder), MUCH)
                with serving(Path(folder), decks) as address:
                    scene(Viewer(browser, address))
            print(place, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
