"""Layout shifts of a page, as the browser itself measures them."""

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
"""Run before a page's own scripts; each jump, whether it follows a click within half a second, when, what was where."""

MOST = 0.02
"""The layout shift that is allowed from the opening of a page to the end of a deal."""


def shifted(page: Page, *, after_input: bool = False) -> float:
    """The layout shift since the page was opened; with `after_input`, shifts that follow a click count as well."""
    shifts: list[tuple[float, bool, list[object]]] = page.evaluate("window.shifts")
    counted = sorted((shift for shift in shifts if after_input or not shift[1]), reverse=True)
    for value, _, sources in counted[:5]:
        print(f"{value:.4f} {sources}")  # what a failing test shows
    return sum(value for value, _, _ in counted)
