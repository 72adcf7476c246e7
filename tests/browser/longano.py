"""A made-up language with lengthened words, and checks whether a page has room for them."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page

from tests.browser.widths import width_of

NARROW = {"width": 360, "height": 740}
LONGER = 0.4

CUT = """
(SHORT) => [...document.querySelectorAll("body *")].flatMap((part) => {
    const own = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const style = getComputedStyle(part);
    if (!own || !part.checkVisibility() || part.closest(SHORT) || style.overflowX === "visible") return [];
    if (style.clipPath.startsWith("inset(50%")) return [];  // it is read aloud alone
    return part.scrollWidth > part.clientWidth + 1 ? [`${part.tagName}.${part.className}: ${part.textContent}`] : [];
})
"""
"""A script that finds texts that are cut."""
SHORT = ".vh, .ticker, main .plate h2"
"""Texts that may be cut: the last event, which the log repeats, and names of people on their plates."""


BEYOND = """
width => [...document.querySelectorAll("body *")]
    .filter((part) => part.checkVisibility() && !part.closest(".vh") && part.getBoundingClientRect().right > width + 1)
    .map((part) => [part.tagName, part.className, part.getBoundingClientRect().right, part.textContent].join(" "))
"""
"""A script that finds elements beyond the right edge."""


ACROSS = """
() => {
    const sheet = [...document.querySelectorAll("dialog[open], [role=dialog]")].at(-1);
    if (!sheet) return [];
    const texts = [];
    const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const part = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || !part.checkVisibility() || part.closest(".vh, ruby, svg")) continue;
        const range = document.createRange(), half = parseFloat(getComputedStyle(part).fontSize) / 2;
        range.selectNodeContents(walk.currentNode);
        // The letters of a line: fonts have room of their own above and below them.
        for (const { left, right, top, bottom } of range.getClientRects()) {
            const middle = (top + bottom) / 2;
            texts.push([walk.currentNode, { left, right, top: middle - half, bottom: middle + half }]);
        }
    }
    texts.sort(([, a], [, b]) => a.top - b.top);
    const end = texts.map(([, a], at) => {
        let next = at + 1;
        while (next < texts.length && texts[next][1].top < a.bottom) next += 1;
        return next;
    });
    return texts.flatMap(([one, a], at) => texts.slice(at + 1, end[at]).flatMap(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const stuck = [one, other].some(({ parentElement: part }) => {
            while (part && getComputedStyle(part).position !== "sticky") part = part.parentElement;
            return part !== null;
        });
        const apart = one.parentElement === other.parentElement || wide <= 2 || high <= 4 || stuck;
        return apart ? [] : [`${one.data} × ${other.data}`];
    }));
}
"""
"""A script that finds overlapping texts of the uppermost sheet, except those below its sticky edges."""


def longer(text: str) -> str:
    """The text with every word two fifths longer."""
    return " ".join(word + word[-1:] * round(LONGER * len(word)) for word in text.split(" "))


class Lengthened(Transformer):
    """The messages of a file in Longano."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  (the visitor's way)
        node.value = longer(node.value)
        return node


def lengthened(root: Path) -> None:
    """Make the folder `eo` from the English messages."""
    (root / "eo").mkdir()
    for path in (root / "en").glob("*.ftl"):
        made = Lengthened().visit(FluentParser().parse(path.read_text("utf-8")))
        (root / "eo" / path.name).write_text(FluentSerializer().serialize(made), "utf-8")
    language = root / "eo" / "language.ftl"
    text = re.sub(r"(?<=language-name = ).*", "Longano", language.read_text("utf-8"))
    language.write_text(re.sub(r"(?<=language-tag = ).*", "eo", text), "utf-8")


def faults(page: Page, width: int) -> list[str]:
    """Texts that are cut, parts of a sheet that cover something else, and elements beyond the edge."""
    page.evaluate("Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {})")
    beyond = page.evaluate(BEYOND, width) if width_of(page) > width else []
    return [*page.evaluate(CUT, SHORT), *page.evaluate(ACROSS), *beyond]


def whole(page: Page, width: int) -> None:
    """Assert that the page has no faults."""
    assert faults(page, width) == []
