"""The last table of each rules page lists every heading of the source in order, with its place in these rules."""

import re
import tomllib
from pathlib import Path

import pytest

from hachiya.games.registry import GAMES
from tests.docs.pages import rule_pages

HEADINGS: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("source_headings.toml").read_text("utf-8"))
TITLES = ("The source, section by section", "元の文の見出しごとに", "逐节对照原文")
NOT_AS_WRITTEN = ("**Not as written.**", "**本文とは違います。**", "**与原文不同。**")
DEPARTURES = {
    "nakayoshi": {"C-29"},
    "shiragiku": {"C-51", "C-52"},
    "hachiju": {"C-76", "C-78"},
    "bashifen": {"C-91"},
    "sannin": {"C-162"},
}
"""The decisions that depart from the letter of a source."""
REFERENCE = re.compile(r"\b(?:[AB]\d{1,2}|C-\d+)\b")
LISTED = re.compile(r"^\| (C-\d+) \| (.+) \|$", re.MULTILINE)
SECTION = re.compile(r"^## ([AB]\d+)\b", re.MULTILINE)


def last_table(page: Path) -> list[list[str]]:
    """The rows of the last table of a page."""
    title, _, body = page.read_text("utf-8").rpartition("\n## ")[2].partition("\n")
    assert title in TITLES
    lines = [line.removeprefix("|").removesuffix("|") for line in body.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    assert body.rstrip().endswith("|"), "nothing stands below it"
    return rows[2:]


def test_each_game_has_a_source_with_headings() -> None:
    assert set(HEADINGS) == set(GAMES)
    assert all(len(set(headings)) == len(headings) > 5 for headings in HEADINGS.values())


@pytest.mark.parametrize("name", GAMES)
def test_the_last_rules_table_has_a_row_for_every_source_heading(name: str) -> None:
    for page in rule_pages(name):
        rows = last_table(page)
        assert [heading for heading, _, _ in rows] == HEADINGS[name]
        assert all(text for _, text, _ in rows)


@pytest.mark.parametrize("name", GAMES)
def test_the_last_rules_table_places_every_option_and_decision(name: str) -> None:
    for page in rule_pages(name):
        text, rows = page.read_text("utf-8"), last_table(page)
        options = {option for _, _, named in rows for option in re.findall(r"\w+", named)}
        assert options == {option.name for option in GAMES[name].options}
        cited = {reference for _, text, _ in rows for reference in REFERENCE.findall(text)}
        decisions = {number for number, _ in LISTED.findall(text)}
        assert {reference for reference in cited if reference.startswith("C-")} == decisions
        assert cited - decisions <= set(SECTION.findall(text))


@pytest.mark.parametrize("name", GAMES)
def test_the_last_rules_table_is_equal_in_every_language(name: str) -> None:
    english, *others = (
        [(heading, REFERENCE.findall(text), options) for heading, text, options in last_table(page)]
        for page in rule_pages(name)
    )
    for other in others:
        assert [(row[0], row[1], re.findall(r"\w+", row[2])) for row in other] == [
            (row[0], row[1], re.findall(r"\w+", row[2])) for row in english
        ]


@pytest.mark.parametrize("name", GAMES)
def test_decisions_that_depart_from_the_source_say_so(name: str) -> None:
    for page, mark in zip(rule_pages(name), NOT_AS_WRITTEN, strict=True):
        departing = {number for number, text in LISTED.findall(page.read_text("utf-8")) if text.startswith(mark)}
        assert departing == DEPARTURES[name]
