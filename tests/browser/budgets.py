"""What a table costs a browser: `python -m tests.browser.budgets` measures and prints it beside what is allowed.

At rest: the share of a processor core while nobody moves. Lift: the processor time of the page from a press on a card
to the first picture after it, as it would be on a processor four times slower. Shift: the layout shift from opening a
table to the end of its first month. All three are alike on an idle machine and on a busy one.
"""

import shutil
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from hachiya.games.registry import GAMES
from tests.browser.conftest import ARGUMENTS, DESKTOP, NAMES, PATIENCE
from tests.browser.decks import RED_RIBBONS
from tests.browser.jumps import MOST, SHIFTS, shifted
from tests.browser.person import Person
from tests.browser.serving import serving

PHONE = {"width": 390, "height": 844}
REST_SECONDS = 40
SLOWED = 4
PRESSES = 12
LISTEN = """() => {
    window.answered = new Promise((resolve) =>
        addEventListener("click", () => requestAnimationFrame(() => setTimeout(resolve)), { once: true }));
}"""
"""A script after which `answered` waits for the first picture after the next press."""
MOVES = 0.5
"""The seconds after which a lifted card lies still."""


class Budget(NamedTuple):
    """A measured figure and what is allowed."""

    what: str
    figure: float
    allowed: float
    unit: str

    def line(self) -> str:
        """The figure in words."""
        verdict = "kept" if self.figure <= self.allowed else "EXCEEDED"
        return f"{self.what}: {self.figure:.3g} {self.unit} of {self.allowed:.3g} {self.unit}, {verdict}"


class Work:
    """The processor time that a page uses, as its browser counts it."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def seconds(self) -> float:
        """The seconds of processor time until now."""
        metrics: list[dict[str, Any]] = self.session.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def at_rest(page: Page) -> float:
    """The share of a core, in percent, that the page takes while nobody moves."""
    page.wait_for_timeout(12_000)  # pictures of cards are drawn while the page is idle
    work = Work(page)
    before, start = work.seconds(), time.monotonic()
    time.sleep(REST_SECONDS)
    return 100 * (work.seconds() - before) / (time.monotonic() - start)


def lift(page: Page, person: Person) -> float:
    """The processor time in milliseconds that a press on a card takes on a slow processor."""
    places = [box for card in person.hand.all() if (box := card.bounding_box())]
    work, used = Work(page), 0.0
    for press in range(PRESSES):
        place = places[press % len(places)]
        page.evaluate(LISTEN)
        before = work.seconds()
        page.mouse.click(place["x"] + 20, place["y"] + 0.7 * place["height"])
        page.evaluate("window.answered")
        used += work.seconds() - before
        time.sleep(MOVES)
    picked = person.page.locator(".hand").get_by_role("button", pressed=True)
    expect(picked).to_have_count(1)
    picked.click()
    expect(person.hand).to_have_count(len(places) - 1)
    return 1000 * SLOWED * used / PRESSES


def budgets(context: BrowserContext, address: str, window: str) -> list[Budget]:
    """Play the first month of a table, and measure it."""
    page = context.new_page()
    person = Person(page)
    person.open_table(address)
    person.play_until(lambda: person.ready and not person.sheet.count())
    resting, lifting = at_rest(page), lift(page, person)
    person.play_the_month()
    return [
        Budget(f"at rest, {window}", resting, 0.5, "% of a core"),
        Budget(f"lift, {window}", lifting, 70, "ms"),
        Budget(f"shift, {window}", shifted(page), MOST, "of the window"),
    ]


def main() -> None:
    """Measure and print all budgets, on a desktop and on a phone."""
    executable = next(path for name in NAMES if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        for window, size in (("desktop", DESKTOP), ("phone", PHONE)):
            context = browser.new_context(viewport=size, locale="en-US")  # type: ignore[arg-type]
            context.set_default_timeout(PATIENCE)
            context.add_init_script(f"if (location.host) localStorage.setItem('hachiya.offered', '{' '.join(GAMES)}')")
            context.add_init_script(SHIFTS)
            with tempfile.TemporaryDirectory() as folder, serving(Path(folder), [RED_RIBBONS]) as address:
                for budget in budgets(context, address, window):
                    print(budget.line(), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
