"""How long the first lessons take, done in Chromium as somebody does them who never saw a flower card.

`python -m bench.lessons` goes through the seven lessons that are enough to play sannin, on a phone, with cards that
move at their usual pace. It counts what is pressed and every word that comes up to be read, those of the sheets over
the table too, and times the table alone, while nothing is to be read or pressed. From these it reckons the time of a
person who reads 200 words a minute and takes 2 seconds for a press.
"""

import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect, sync_playwright

from hachiya.learn.lessons import Lesson, lessons
from tests.browser.conftest import ARGUMENTS, NAMES, PHONE
from tests.browser.serving import serving
from tests.browser.test_lessons import Pupil, finish

FIRST = 7
"""So many lessons of sannin are enough to play it."""
WORDS_A_MINUTE = 200
SECONDS_A_PRESS = 2
COUNT = """
window.presses = 0;
for (const kind of ["click", "keydown"]) addEventListener(kind, () => (window.presses += 1), true);
"""


class Figure(NamedTuple):
    """What a lesson takes."""

    presses: int
    words: int
    moving: float
    """Seconds in which the table shows what happens."""

    @property
    def seconds(self) -> float:
        """All of it, for somebody who reads and presses as assumed above."""
        return self.words * 60 / WORDS_A_MINUTE + self.presses * SECONDS_A_PRESS + self.moving


class Timed(Pupil):
    """A pupil of whom is written down what they read, and how long they wait."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.words = 0
        self.moving = 0.0
        self._read: set[str] = set()

    def wait(self) -> None:
        """As long as it takes; then what is new is read."""
        began = time.monotonic()
        super().wait()
        self.moving += time.monotonic() - began
        for part in (self.coach.get_by_role("heading"), self.coach.get_by_role("status"), self.sheet):
            for text in part.all_inner_texts():
                for line in set(text.splitlines()) - self._read:
                    self._read.add(line)
                    self.words += len(line.split())


def _figure(page: Page, address: str, lesson: Lesson) -> Figure:
    page.goto(f"{address}learn/{lesson.game}/{lesson.name}")
    pupil = Timed(page)
    pupil.wait()
    pupil.moving = 0.0  # the page has come, nothing has moved
    finish(pupil)
    presses = page.evaluate("window.presses")
    return Figure(presses + 1, pupil.words, pupil.moving)  # and one to the next lesson


def main() -> None:
    """Measure and print."""
    expect.set_options(timeout=60_000)
    found = next(path for name in NAMES if (path := shutil.which(name)))
    figures: list[Figure] = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        context = browser.new_context(viewport={"width": PHONE["width"], "height": PHONE["height"]}, locale="en-US")
        context.add_init_script(COUNT)
        page = context.new_page()
        with serving(Path(folder), []) as address:
            for lesson in lessons()["sannin"][:FIRST]:
                figure = _figure(page, address, lesson)
                figures.append(figure)
                _print(lesson.name, figure)
        browser.close()
    _print("all", Figure(*map(sum, zip(*figures, strict=True))))


def _print(name: str, figure: Figure) -> None:
    told = f"{figure.presses:3} presses  {figure.words:4} words  {figure.moving:5.1f} s of cards"
    sys.stdout.write(f"{name:10}  {told}  {figure.seconds / 60:4.1f} min\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
