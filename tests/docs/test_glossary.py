"""The Chinese glossary has the terms of the page."""

from pathlib import Path

import pytest

from hachiya.words.catalogue import catalogue
from hachiya.words.names import name
from hachiya.words.voice import say

PAGE = (Path(__file__).parents[2] / "docs" / "play" / "glossary.zh.md").read_text("utf-8")
TERMS = sorted(
    key.removeprefix("term-") for key in catalogue("en").all_keys() if key.startswith("term-") and "." not in key
)


@pytest.mark.parametrize("term", TERMS)
def test_the_chinese_glossary_has_every_term_in_three_languages(term: str) -> None:
    words = [say(name("term", term), language) for language in ("zh", "ja", "en")]
    assert f"| {' | '.join(words)} | {say(name('term', term, part='means'), 'zh')} |\n" in PAGE
