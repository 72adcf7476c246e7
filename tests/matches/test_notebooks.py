"""What a notebook shows: tables as HTML with the words of `print`, and names as they are written."""

import re
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser

import pytest

import hachiya
from hachiya.learn.hints import Hint
from hachiya.learn.review import Review
from hachiya.matches.sheet import Sheet
from hachiya.odds.odds import Odds
from hachiya.words.languages import languages

NAMES = ["<b>Aki", "A&B", '"Chie"', "D"]
SEATS = {"sannin": 3, "hachiju": 2, "bashifen": 4}
Subject = Odds | Hint | Review | Sheet


class Reading(HTMLParser):
    """Reads HTML into its texts and elements; each element must be closed where it was opened."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.elements: list[str] = []
        self.open: list[str] = []
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.elements.append(tag)
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.texts.append(data)


@cache
def match_of(game: str) -> hachiya.Match:
    """A match of random bots, in the middle of its second deal."""
    match = hachiya.Match(game, seats=SEATS[game], names=NAMES[: SEATS[game]], seed=8)
    bot = hachiya.bot("random", seed=1)
    match.deal()
    while not match.awaits_deal:
        match.play(bot.choose(match.view()))
    match.deal()
    while len(match.legal()) < 2 or match.events[-1]["e"] == "deal":
        match.play(bot.choose(match.view()))
    return match


SUBJECTS: dict[str, Callable[[], Subject]] = {
    "odds of sannin": lambda: hachiya.odds.hand_yaku("sannin"),
    "odds of hachiju": lambda: hachiya.odds.first_cards("hachiju", k=2),
    "hint at sannin": lambda: hachiya.hint(match_of("sannin"), worlds=2),
    "hint at bashifen": lambda: hachiya.hint(match_of("bashifen"), worlds=2),
    "review of hachiju": lambda: hachiya.review(match_of("hachiju"), worlds=2),
    "sheet of sannin": lambda: match_of("sannin").sheet(),
    "sheet of hachiju": lambda: match_of("hachiju").sheet(),
    "sheet of bashifen": lambda: match_of("bashifen").sheet(),
}


def words_of(text: str) -> set[str]:
    """The words and numbers of a text, without the lines, brackets and minus signs of a table made of letters."""
    return set(re.findall(r"[^\s|*()\-−]+", text))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", SUBJECTS)
def test_a_notebook_shows_the_words_that_print_shows(name: str, lang: str) -> None:
    subject = SUBJECTS[name]()
    html = subject.html(lang)
    reading = Reading(html)
    assert "b" not in reading.elements
    assert words_of("\n".join(reading.texts)) == words_of(subject.text(lang))
    assert html.startswith(f'<div class="hachiya" lang="{lang}">')


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_notebook_speaks_english_where_nobody_asks(name: str) -> None:
    subject = SUBJECTS[name]()
    assert subject._repr_html_() == subject.html("en")
    assert str(subject) == subject.text("en")
    assert repr(subject).startswith(f"<{type(subject).__name__} ")


def test_names_are_shown_as_they_are_written() -> None:
    assert {*NAMES[:3]} <= {*Reading(match_of("sannin").sheet().html()).texts}


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_row_of_a_table_has_a_cell_for_every_column(name: str) -> None:
    tables = re.findall(r"<table>.*?</table>", SUBJECTS[name]().html(), re.DOTALL)
    assert tables
    for table in tables:
        cells = [re.findall(r"<t[dh]\b[^>]*>", row) for row in re.findall(r"<tr.*?</tr>", table, re.DOTALL)]
        widths = {sum(int(next(iter(re.findall(r'colspan="(\d+)"', cell)), 1)) for cell in row) for row in cells}
        assert len(widths) == 1


def test_html_and_pictures_in_every_language_show_themselves() -> None:
    html = match_of("sannin").sheet().html("ja")
    assert html._repr_html_() == html
    picture = hachiya.svg(match_of("sannin"), lang="zh", theme="dark")
    assert picture._repr_svg_() == picture
