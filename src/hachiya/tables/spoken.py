"""What the page is told in words: in Japanese and English."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from hachiya.tables.protocol.called import Called
from hachiya.words.message import Message
from hachiya.words.voice import say

PAGES = ("en", "ja")


@lru_cache(maxsize=8192)
def in_both(message: Message) -> Mapping[str, str]:
    """A message by the codes of the page's languages; choices are named again and again."""
    return MappingProxyType({language: say(message, language) for language in PAGES})


def called(message: Message) -> Called:
    """The same as a part of a message to the page."""
    both = in_both(message)
    return {"ja": both["ja"], "en": both["en"]}
