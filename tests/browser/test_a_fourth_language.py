"""A made-up language of lengthened words: a folder, which the server offers and the page speaks without being cut."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Look, Serve
from tests.browser.decks import REBELLION, RED_RIBBONS
from tests.browser.person import Person
from tests.browser.test_a_deal import A_MONTH
from tests.browser.test_bashifen import Player
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


ACROSS = """
() => {
    const sheet = [...document.querySelectorAll("dialog[open], [role=dialog]")].at(-1);
    if (!sheet) return [];
    const texts = [];
    const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const part = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || !part.checkVisibility() || part.closest(".vh, ruby, svg")) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        texts.push(...[...range.getClientRects()].map((box) => [walk.currentNode, box]));
    }
    return texts.flatMap(([one, a], at) => texts.slice(at + 1).flatMap(([other, b]) => {
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
"""Texts of the uppermost sheet that lie one over the other; what sticks to its edges lies over what is scrolled."""


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
    """Nothing is cut, nothing of a sheet lies over something else, and nothing beyond the edge."""
    page.evaluate("Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {})")
    assert page.evaluate(CUT) == []
    assert page.evaluate(ACROSS) == []
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


def in_longano(page: Page) -> None:
    """Switch by the menu of the table."""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").locator("visible=true").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Longano").click()
    expect(page.get_by_role("dialog")).to_contain_text("Menuuu")


@pytest.mark.parametrize("size", [NARROW, DESKTOP], ids=["phone", "desktop"])
def test_a_table_of_long_words_is_shown_whole(
    serve: Serve, look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    """The menu, the table, the decision and the bill."""
    with made_catalogue(tmp_path, monkeypatch) as root:
        lengthened(root)
        page = look(viewport=size).new_page()
        person = Person(page)
        person.open_table(serve(RED_RIBBONS))
        person.play_until(lambda: person.button("Stop and take 14 kan") is not None)
        in_longano(page)
        whole(page, size["width"])
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        whole(page, size["width"])
        page.get_by_role("button", name="Decide").locator("visible=true").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        whole(page, size["width"])
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^Stop")).click()
        expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Next"))).to_be_visible(
            timeout=A_MONTH
        )
        whole(page, size["width"])


@pytest.mark.parametrize("size", [NARROW, DESKTOP], ids=["phone", "desktop"])
def test_a_table_of_playing_cards_with_long_words_is_shown_whole(
    serve: Serve, look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    with made_catalogue(tmp_path, monkeypatch) as root:
        lengthened(root)
        page = look(viewport=size).new_page()
        Player(page).open_table(serve(REBELLION))
        in_longano(page)
        whole(page, size["width"])
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        whole(page, size["width"])
