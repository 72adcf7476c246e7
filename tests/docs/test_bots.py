"""The pages about the bots name them as the catalogue does."""

import re

import pytest

from hachiya.bots.registry import LADDER
from hachiya.words.languages import languages
from hachiya.words.names import in_languages, name
from tests.docs.pages import DOCS


@pytest.mark.parametrize("language", languages())
def test_the_page_names_the_rung_and_the_character_of_every_bot(language: str) -> None:
    ending = "" if language == "en" else f".{language}"
    text = (DOCS / "play" / f"bots{ending}.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|]+) \| ([^|（,]+)[^|]* \| `(\w+)` \|", text, re.MULTILINE)
    names = [(name("bot", bot.name), name("bot", bot.name, part="character"), bot.name) for bot in LADDER]
    assert rows == [(in_languages(rung)[language], in_languages(who)[language], bot) for rung, who, bot in names]
