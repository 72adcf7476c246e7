"""The moving picture of one deal of sannin in the README (`make screenshots`)."""

import io
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Page

from tests.browser.person import Person

SIZE = (800, 500)
"""The size of the picture in pixels; the page is captured larger and scaled down."""
STEP = 350
CHOICE = 1000
QUESTION = 2500
LAST = 4000
"""The milliseconds of a frame during moves, before the person plays, at a question, and at the settlement."""
PAUSE = 250
"""The milliseconds between two captures of the page."""
MOST = 1_000_000
"""The largest size of the picture in bytes."""


class Frame(NamedTuple):
    """A picture and the milliseconds for which it is displayed."""

    image: Image.Image
    milliseconds: int


class MovingPicture:
    """The frames of a page; an unchanged frame lengthens the frame before it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Frame] = []

    def look(self, milliseconds: int) -> None:
        """Capture a frame that is displayed for `milliseconds`."""
        seen = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        image = seen.resize(SIZE, Image.Resampling.LANCZOS)
        if self.frames and self.frames[-1].image.tobytes() == image.tobytes():
            same = self.frames.pop()
            milliseconds = max(milliseconds, same.milliseconds)
        self.frames.append(Frame(image, milliseconds))

    def encode(self) -> bytes:
        """The animated WebP of the frames, at the best quality within the size limit."""
        first, *others = self.frames
        for quality in range(70, 20, -10):
            file = io.BytesIO()
            first.image.save(
                file,
                "WEBP",
                save_all=True,
                append_images=[frame.image for frame in others],
                duration=[frame.milliseconds for frame in self.frames],
                loop=0,
                quality=quality,
                method=6,
            )
            if len(file.getvalue()) <= MOST:
                return file.getvalue()
        raise SystemExit(f"no moving picture of at most {MOST} bytes")


def picture_of_the_month(person: Person, done: Callable[[], bool]) -> bytes:
    """Play until the month is settled, and capture each step."""
    picture = MovingPicture(person.page)
    while not done():
        if person.asked:
            person.page.wait_for_timeout(PAUSE)
            picture.look(QUESTION if person.sheet.count() else CHOICE)
            person.play_one()
        else:
            person.page.wait_for_timeout(PAUSE)
        picture.look(STEP)
    person.page.wait_for_timeout(4 * PAUSE)
    picture.look(LAST)
    return picture.encode()
