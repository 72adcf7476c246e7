"""Texts of a page that are cut or overlap, and cards that are too small."""

import time

from playwright.sync_api import Page

SETTLING = 5.0
"""The seconds until the layout of a resized page is stable."""

FAULTS = """
within => {
    const faults = new Set(), root = [...document.querySelectorAll(within)].at(-1);
    const isHeardOnly = element => {
        for (let at = element; at; at = at.parentElement)
            if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
        return false;
    };
    const isSeen = element =>
        element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true })
        && !element.closest("script, style, select, rt, svg, details:not([open]) > :not(summary)")
        && element.closest("dialog") === root.closest("dialog")
        && !isHeardOnly(element);
    // The letters of a line, without the room above and below them; what is cut off and what is scrolled away is gone.
    const lines = (node, element) => {
        const range = document.createRange(), half = parseFloat(getComputedStyle(element).fontSize) / 2;
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width }) => width >= 1).flatMap(({ left, right, top, bottom }) => {
            const middle = (top + bottom) / 2;
            const seen = { left, right, top: middle - half, bottom: middle + half };
            for (let at = element; at !== document.documentElement; at = at.parentElement) {
                const { overflowX, overflowY } = getComputedStyle(at), edge = at.getBoundingClientRect();
                if (overflowX !== "visible") {
                    if (seen.right > edge.right + 1 || seen.left < edge.left - 1) faults.add("cut: " + words(node));
                    seen.left = Math.max(seen.left, edge.left), seen.right = Math.min(seen.right, edge.right);
                }
                if (overflowY !== "visible") {
                    const isCut = seen.bottom > edge.bottom + 2 || seen.top < edge.top - 2;
                    if (isCut && /hidden|clip/.test(overflowY)) faults.add("cut: " + words(node));
                    seen.top = Math.max(seen.top, edge.top), seen.bottom = Math.min(seen.bottom, edge.bottom);
                }
            }
            return seen.right > seen.left && seen.bottom > seen.top ? [{ node, ...seen }] : [];
        });
    };
    // What sticks covers what is scrolled below it.
    const sticks = ({ node }) => {
        for (let at = node.parentElement; at && at !== root; at = at.parentElement)
            if (getComputedStyle(at).position === "sticky") return at;
        return null;
    };
    const words = node => node.textContent.trim() + " in " + node.parentElement.parentElement.textContent.slice(0, 60);
    const found = [], walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.textContent.trim() && isSeen(node.parentElement)) found.push(...lines(node, node.parentElement));
    found.forEach((line, index) => {
        for (const other of found.slice(index + 1)) {
            const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
            const height = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
            if (line.node !== other.node && width > 1 && height > 3 && sticks(line) === sticks(other))
                faults.add(words(line.node) + " runs into " + words(other.node));
        }
    });
    for (const card of root.querySelectorAll(".piles .fuda, .by-shown .fuda")) {
        const { width } = card.getBoundingClientRect();
        if (isSeen(card) && width < 20) faults.add("a captured card is " + Math.round(width) + " pixels wide");
    }
    return [...faults];
}
"""


def faults_of(page: Page, within: str = ".table") -> list[str]:
    """The faults of texts in the last part of the page that matches `within`, without the dialogs above it."""
    deadline = time.monotonic() + SETTLING
    while True:
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        faults: list[str] = page.evaluate(FAULTS, within)
        if not faults or time.monotonic() > deadline:
            return faults
