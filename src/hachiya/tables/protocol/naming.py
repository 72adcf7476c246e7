"""The rules for names of persons: readable, and not the name of a bot or a guest."""

import re
from functools import cache
from unicodedata import category, combining

from hachiya.bots.registry import FORMER, LADDER
from hachiya.tables.protocol.looks import looks
from hachiya.words.names import GUEST, in_languages, name

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that are invisible."""
_JOINER, _MOST_MARKS = "\N{ZERO WIDTH JOINER}", 2
_SELECTOR = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors, which are invisible themselves."""
_OF_THE_HOUSE = (
    *("Hachiya", "Host", "Server", "System", "Admin", "Moderator"),
    *("八屋", "ホスト", "サーバー", "システム", "管理者", "运营", "房主", "服务器", "系统", "管理员"),
)
"""Names that would pass for the server's operators."""
_NUMBER = re.compile(r"[\s\d]+$")


def is_readable(name: str) -> bool:
    """Whether every character is visible and none hides others; joiners are allowed within emoji."""
    if not name:
        return False
    marks = 0
    for at, sign in enumerate(name):
        marks = marks + 1 if category(sign) in ("Mn", "Me") else 0
        if sign == _JOINER:
            if not (_is_picture(name[:at]) and name[at + 1 :] and category(name[at + 1]) == "So"):
                return False
        elif _SELECTOR.fullmatch(sign):
            if not _is_picture(name[:at]):
                return False
        elif sign in _BLANK or not sign.isprintable() or marks > _MOST_MARKS:
            return False
    return not combining(name[0])


def is_reserved(name: str) -> bool:
    """Whether a name looks like that of a bot, of the server's operators, or of a guest (`Guest 2` too).

    Wide letters, capitals and similar letters of other scripts count as the same.
    """
    return is_of_the_house(name) or not _looks_of_guests().isdisjoint(_with_and_without_number(name))


def is_of_the_house(name: str) -> bool:
    """Whether a name looks like that of a bot or of the server's operators."""
    return not _looks_of_the_house().isdisjoint(_with_and_without_number(name))


def _with_and_without_number(name: str) -> frozenset[str]:
    return looks(name) | looks(_NUMBER.sub("", name))


def _is_picture(before: str) -> bool:
    """Whether the text ends in an emoji, perhaps with modifiers."""
    bare = before.rstrip("\N{VARIATION SELECTOR-16}")
    while bare and category(bare[-1]) == "Sk":
        bare = bare[:-1]
    return bool(bare) and category(bare[-1]) == "So"


@cache
def _looks_of_the_house() -> frozenset[str]:
    ids = [*(bot.name for bot in LADDER), *FORMER]
    messages = [name("bot", bot.name, part=part) for bot in LADDER for part in ("", "character")]
    called = [text for message in messages for text in in_languages(message).values()]
    return frozenset().union(*map(looks, [*ids, *called, *_OF_THE_HOUSE]))


@cache
def _looks_of_guests() -> frozenset[str]:
    return frozenset().union(*map(looks, in_languages(GUEST).values()))
