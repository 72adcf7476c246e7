"""A word in a message."""

from typing_extensions import TypedDict

from hachiya.records.fields import Text


class Called(TypedDict):
    """A word in both languages."""

    ja: Text
    en: Text
