"""The time from a press to the page's answer, and layout shifts, in Chromium on a processor slowed down four times.

`python -m bench.presses` prints a line for each place: the longest and the median time from a press to the frame that
shows its answer (Event Timing, which the browser rounds to 8 ms), how long the page itself is at work within it, the
processor's time for all frames of the place and for painting their tiles, and the sum of layout shifts that follow no
press. The rest of the time is the browser's, which paints in software here; the processor's time depends less on what
else a machine does.
"""

import os
import shutil
import statistics
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import ARGUMENTS, DESKTOP, NAMES
from tests.browser.decks import RED_RIBBONS
from tests.browser.person import Person
from tests.browser.serving import serving

SLOWER = float(os.environ.get("SLOWER", "4"))
"""The factor by which the processor is slowed down."""
PHONE = {"width": 390, "height": 844}
MEASURE = """
window.presses = [];
window.shifts = [];
new PerformanceObserver(list => {
  for (const { duration, interactionId, processingStart, processingEnd } of list.getEntries())
    if (interactionId) window.presses.push([duration, processingEnd - processingStart]);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
new PerformanceObserver(list => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });
"""


class Figure(NamedTuple):
    """Milliseconds of each press event that took longer than a frame, and the layout shift of the place."""

    place: str
    presses: list[tuple[float, float]]
    """For each press: milliseconds to its answer, and of the page's own work."""
    shift: float
    frames: float
    """The processor's time for styles, layout and painting of all frames."""
    tiles: float
    """The processor's time for rasterizing tiles."""


class Measured:
    """A page on a slow processor."""

    def __init__(self, browser: Browser, size: dict[str, int]) -> None:
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]}, locale="en-US", has_touch=size is PHONE
        )
        context.add_init_script(MEASURE)
        self.page: Page = context.new_page()
        self.tools = context.new_cdp_session(self.page)
        self.tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.traced: list[Mapping[str, Any]] = []
        self.trace_complete = False
        self.tools.on("Tracing.dataCollected", lambda part: self.traced.extend(part["value"]))
        self.tools.on("Tracing.tracingComplete", self._complete_trace)
        self._trace()

    def figure(self, place: str) -> Figure:
        """The figure of all presses since the last figure."""
        self.page.wait_for_timeout(500)  # entries are reported after their frame
        presses, shifts = self.page.evaluate("[window.presses.splice(0), window.shifts.splice(0)]")
        self.tools.send("Tracing.end")
        while not self.trace_complete:
            self.page.wait_for_timeout(50)
        frames, tiles = self._spent("ProxyMain::BeginMainFrame"), self._spent("RasterTask")
        self._trace()
        return Figure(place, [(whole, own) for whole, own in presses], sum(shifts), frames, tiles)

    def _trace(self) -> None:
        self.traced.clear()
        self.trace_complete = False
        self.tools.send("Tracing.start", {"categories": "cc,devtools.timeline", "transferMode": "ReportEvents"})

    def _complete_trace(self, _end: object) -> None:
        self.trace_complete = True

    def _spent(self, name: str) -> float:
        return sum(float(event.get("tdur", 0)) for event in self.traced if event["name"] == name) / 1000


def _walk(measured: Measured, address: str, press: Callable[[Person], None]) -> list[Figure]:
    """Start page, table, sheets and bill; `press` lifts each card of the hand once."""
    page, figures = measured.page, list[Figure]()
    person = Person(page)
    page.goto(address)
    page.get_by_role("button", name="Options of Hachijū").wait_for()
    person.options("Hachijū")
    figures.append(measured.figure("start page: unfolds options"))
    person.play()
    page.wait_for_url("**/t/**")
    expect(person.sheet).to_be_visible()
    person.play_until(lambda: person.ready and not person.sheet.count())
    measured.figure("")
    press(person)
    figures.append(measured.figure("table: lifts a card"))
    page.reload()  # a lifted card lies down again
    expect(person.hand.last).to_be_visible()
    for sheet in ("Menu", "Score sheet", "Captured cards of You"):
        button = page.get_by_role("button", name=sheet).locator("visible=true")
        if button.count():
            button.click()
            expect(person.sheet).to_be_visible()
            page.keyboard.press("Escape")
            expect(person.sheet).to_have_count(0)
    figures.append(measured.figure("table: opens and closes sheets"))
    person.play_the_month()
    figures.append(measured.figure("table: plays a month"))
    person.bill.click()
    figures.append(measured.figure("bill: goes on"))
    return figures


def _lift(person: Person) -> None:
    for card in person.hand.all():
        card.click()


def _in_words(presses: list[tuple[float, float]]) -> str:
    if not presses:
        return "within a frame"
    whole, own = ([press[part] for press in presses] for part in (0, 1))
    answers = f"longest {max(whole):.0f} ms, median {statistics.median(whole):.0f} ms of {len(presses)}"
    return f"{answers}; the page's own work: longest {max(own):.0f} ms"


def main() -> None:
    """Measure and print."""
    expect.set_options(timeout=60_000)
    chromium = next(path for name in NAMES if (path := shutil.which(name)))
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        for name, size in (("1440×900", DESKTOP), ("390×844", PHONE)):
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            with serving(Path(folder), [RED_RIBBONS]) as address:
                for place, presses, shift, frames, tiles in _walk(Measured(browser, size), address, _lift):
                    spent = f"the processor's: frames {frames:.0f} ms, tiles {tiles:.0f} ms"
                    print(f"{name}  {place:32}  {_in_words(presses)}  {spent}  layout shift {shift:.4f}", flush=True)
            browser.close()


if __name__ == "__main__":
    main()
