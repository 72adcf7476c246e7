"""How much of a page jumps: the browser's own measure."""

from playwright.sync_api import Page

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
        const names = entry.sources.map(({ node }) => node?.className || node?.parentElement?.className || "");
        window.shifts.push([entry.value, entry.hadRecentInput, names]);
    }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Run before a page's own scripts; each jump with what jumped, and whether it follows a click within half a second."""

MOST = 0.02
"""As much may jump from the opening of a page to the end of a deal."""


def shifted(page: Page, *, after_input: bool = False) -> float:
    """How much has jumped since the page was opened; `after_input`: what follows a click counts as well."""
    shifts: list[tuple[float, bool, list[str]]] = page.evaluate("window.shifts")
    counted = sorted((shift for shift in shifts if after_input or not shift[1]), reverse=True)
    for value, _, names in counted[:5]:
        print(f"{value:.4f} {names}")  # what a failing test shows
    return sum(value for value, _, _ in counted)
