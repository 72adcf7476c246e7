"""A made-up language of lengthened words: a folder, which the server offers and the page speaks without being cut."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Look, Serve
from tests.browser.decks import RED_RIBBONS
from tests.browser.widths import width_of
from tests.words.made import made_catalogue

NARROW = {"width": 360, "height": 740}
LONGER = 0.4

CUT = """
() => [...document.querySelectorAll("body *")].flatMap((part) => {
    const own = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const style = getComputedStyle(part);
    if (!own || !part.checkVisibility() || part.closest(".vh") || style.overflowX === "visible") return [];
    return part.scrollWidth > part.clientWidth + 1 ? [part.textContent] : [];
})
"""
"""Texts that are not shown whole."""


BEYOND = """
width => [...document.querySelectorAll("body *")]
    .filter((part) => part.checkVisibility() && !part.closest(".vh") && part.getBoundingClientRect().right > width + 1)
    .map((part) => `${part.tagName}.${part.className}: ${part.textContent.slice(0, 40)}`)
"""
"""What lies beyond the right edge."""


class Lengthened(Transformer):
    """Every word two fifths longer."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  (the visitor's way)
        node.value = " ".join(word + word[-1:] * round(LONGER * len(word)) for word in node.value.split(" "))
        return node


def lengthened(root: Path) -> None:
    """The folder `eo`, made of the English one."""
    (root / "eo").mkdir()
    for path in (root / "en").glob("*.ftl"):
        made = Lengthened().visit(FluentParser().parse(path.read_text("utf-8")))
        (root / "eo" / path.name).write_text(FluentSerializer().serialize(made), "utf-8")
    language = root / "eo" / "language.ftl"
    text = re.sub(r"(?<=language-name = ).*", "Longano", language.read_text("utf-8"))
    language.write_text(re.sub(r"(?<=language-tag = ).*", "eo", text), "utf-8")


def whole(page: Page, width: int) -> None:
    """Nothing is cut, and nothing lies beyond the edge."""
    assert page.evaluate(CUT) == []
    assert width_of(page) <= width, page.evaluate(BEYOND, width)


@pytest.mark.parametrize("size", [NARROW, DESKTOP], ids=["phone", "desktop"])
def test_a_language_of_long_words_is_shown_whole(
    serve: Serve, look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    with made_catalogue(tmp_path, monkeypatch) as root:
        lengthened(root)
        page = look(viewport=size, locale="eo").new_page()
        page.goto(serve(RED_RIBBONS))
        expect(page.get_by_role("button", name="Longano").first).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Whattt")
        whole(page, size["width"])
        page.get_by_role("button", name="Settings").first.click()
        expect(page.get_by_role("dialog")).to_contain_text("Settingsss")
        whole(page, size["width"])
