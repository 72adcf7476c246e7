"""Layout shifts of a page, as measured by the browser."""

from playwright.sync_api import Page

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
        const from = entry.sources.map(({ node, previousRect: was, currentRect: is }) => [
            node?.className || node?.parentElement?.className || "", [was.y, was.height], [is.y, is.height],
        ]);
        window.shifts.push([entry.value, entry.hadRecentInput, [Math.round(entry.startTime), from]]);
    }
}).observe({ type: "layout-shift", buffered: true });
"""
"""A script that runs before the page's own and notes each layout shift: size, time, elements, and clicks before."""

MOST = 0.02
"""The layout shift that is allowed from opening a page to the end of a deal."""


def shifted(page: Page, *, after_input: bool = False) -> float:
    """The layout shift since the page was opened; `after_input` includes shifts that follow a click."""
    shifts: list[tuple[float, bool, list[object]]] = page.evaluate("window.shifts")
    counted = sorted((shift for shift in shifts if after_input or not shift[1]), reverse=True)
    for value, _, sources in counted[:5]:
        print(f"{value:.4f} {sources}")  # what a failing test shows
    return sum(value for value, _, _ in counted)
