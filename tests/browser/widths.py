"""The width of a page, which must not scroll sideways."""

from playwright.sync_api import Page

WIDTH = """
() => {
    let wide = document.documentElement.scrollWidth;
    // A table is scrolled by itself, within the window.
    for (let part = document.querySelector("main"); part; part = part.parentElement)
        if (getComputedStyle(part).overflowX !== "visible") wide = Math.max(wide, part.scrollWidth);
    return wide;
}
"""


SETTLED = """async ([width, height]) => {
    while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(document.getAnimations().map(animation => animation.finished));
}"""
"""A script that waits until everything lies where a resized window has it."""


def resize(page: Page, width: int, height: int) -> None:
    """Give a page a window of another size, and wait until it fills it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED, [width, height])


def width_of(page: Page) -> int:
    """The width of a page in pixels, including what lies beyond the screen."""
    width: int = page.evaluate(WIDTH)
    return width
