"""`--help` is whole in every language, and is printed where nothing else is asked."""

import re

import pytest

from hachiya.cli.app import program
from hachiya.cli.help.page import commands_of, help_page, help_pages
from hachiya.cli.help.terminal import terminal_text
from hachiya.words.columns import width
from hachiya.words.languages import languages
from tests.cli.command import Hachiya

CALLS = [page.call for page in help_pages("hachiya", program(), "en")]
ENGLISH = re.compile(r"\b(usage|options?|arguments?|commands?|default|required|show|exit|this|the)\b", re.IGNORECASE)
"""Words that stand only in help that nobody has translated; what is typed has small letters and stands in signs."""


@pytest.mark.parametrize("call", CALLS)
def test_help_is_whole_in_every_language(call: str, hachiya: Hachiya) -> None:
    _, *names = call.split()
    for lang in languages():
        done = hachiya(" ".join([*names, "--help", "--lang", lang]))
        assert (done.code, done.err) == (0, "")
        assert "help-" not in done.text
        words = re.sub(r"`[^`]*`|--?[a-z-]+|hachiya [a-z ]+|^  [a-z]+", "", done.text, flags=re.MULTILINE)
        assert lang == "en" or not ENGLISH.search(words), ENGLISH.search(words)


@pytest.mark.parametrize("call", ["", "admin", "db", "puzzles", "site"])
def test_a_group_alone_prints_its_help(call: str, hachiya: Hachiya) -> None:
    assert hachiya(call) == hachiya(f"{call} --help")
    assert hachiya(f"{call} --lang zh") == hachiya(f"{call} --lang zh --help")


@pytest.mark.parametrize("columns", [50, 80, 100])
def test_no_line_of_help_is_wider_than_the_terminal(columns: int) -> None:
    for lang in languages():
        for page in help_pages("hachiya", program(), lang):
            for line in terminal_text(page, lang, columns).splitlines():
                assert width(line) <= columns or " " not in line.strip(), line


def test_the_help_of_an_option_has_its_value_default_and_environment() -> None:
    command = commands_of(program())["serve"]
    text = " ".join(terminal_text(help_page("hachiya serve", command, "en"), "en", 80).split())
    assert "--port N The port; 0 for any free port [default: 8088]" in text
    assert "--database URL The database of the tables (by default a file of the user) [environment:" in text
