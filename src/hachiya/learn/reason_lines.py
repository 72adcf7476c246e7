"""Reasons as lines of text and as HTML, those for a choice and those against it under their headings."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hachiya.learn.reason import Reason
from hachiya.words.say import learn as say

if TYPE_CHECKING:
    from hachiya.words.html import HtmlPage
    from hachiya.words.voice import Voice


def reason_lines(reasons: Sequence[Reason], voice: "Voice") -> Iterator[str]:
    """Write each heading that has reasons, and its reasons below it."""
    for heading, sentences in _by_side(reasons, voice):
        yield heading
        yield from (f"  {sentence}" for sentence in sentences)


def add_reasons(reasons: Sequence[Reason], voice: "Voice", page: "HtmlPage") -> None:
    """Write each heading that has reasons, and the list of its reasons, on a page."""
    for heading, sentences in _by_side(reasons, voice):
        page.paragraph(heading)
        page.items(sentences)


def _by_side(reasons: Sequence[Reason], voice: "Voice") -> Iterator[tuple[str, list[str]]]:
    for side, heading in (("for", say.speaks_for()), ("against", say.speaks_against())):
        sentences = [voice.say(reason.message) for reason in reasons if reason.side == side]
        if sentences:
            yield voice.say(heading), sentences
