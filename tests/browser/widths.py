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


def width_of(page: Page) -> int:
    """The width of a page in pixels, including what lies beyond the screen."""
    width: int = page.evaluate(WIDTH)
    return width
