"""The manual has every page, and a page for each command in each language."""

import re

import pytest

from hachiya.words.languages import languages
from tests.docs.pages import DOCS, ROOT
from tools.docs.commands import pages
from tools.docs.shared_files import SHARE, files

NAV = (ROOT / "tools" / "docs" / "manual.yml").read_text("utf-8").partition("\nnav:\n")[2]
LISTED = re.findall(r"(?:- |: )(\S+\.md)$", NAV, re.MULTILINE)
COMMANDS = dict(pages())


def test_the_manual_navigation_lists_every_page_once() -> None:
    written = {str(page.relative_to(ROOT)) for page in (*ROOT.glob("*.md"), *DOCS.rglob("*.md"))}
    made = {f"docs/library/commands/{name}" for name in COMMANDS} | {"LICENSE.md", "bench/RESULTS.md"}
    assert set(LISTED) == written | made
    assert len(LISTED) == len(set(LISTED))


@pytest.mark.parametrize("language", languages())
def test_a_command_page_lists_its_options_in_its_language(language: str) -> None:
    text = COMMANDS["simulate.md" if language == "en" else f"simulate.{language}.md"]
    assert text.startswith("# `hachiya simulate`\n")
    assert re.search(r"^\| `--seed` \| `N` \| \S+.* \| `0` \|$", text, re.MULTILINE)
    assert "help-" not in text


def test_subcommands_are_sections_of_their_command_s_page() -> None:
    assert re.findall(r"^## `hachiya (db \w+)`$", COMMANDS["db.md"], re.MULTILINE) == [
        "db check",
        "db export",
        "db import",
        "db backup",
        "db prune",
        "db repair",
    ]


def test_the_files_for_man_and_shells_are_up_to_date() -> None:
    assert [str(path) for path, text in files().items() if path.read_text("utf-8") != text] == []
    assert {path for path in SHARE.rglob("*") if path.is_file()} == {*files()}
