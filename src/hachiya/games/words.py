"""Words that people read, in both languages."""

from typing import NamedTuple


class Words(NamedTuple):
    """The same in Japanese and in English."""

    ja: str
    en: str
