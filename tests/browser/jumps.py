"""How much of a page jumps: the browser's own measure."""

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
"""As much may jump from the opening of a page to the end of a deal."""


def shifted(page: Page, *, after_input: bool = False) -> float:
    """How much has jumped since the page was opened; `after_input`: what follows a click counts as well."""
    shifts: list[tuple[float, bool, list[object]]] = page.evaluate("window.shifts")
    counted = sorted((shift for shift in shifts if after_input or not shift[1]), reverse=True)
    for value, _, sources in counted[:5]:
        print(f"{value:.4f} {sources}")  # what a failing test shows
    return sum(value for value, _, _ in counted)
