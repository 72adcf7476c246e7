"""What a person may be called: a name that others can read, and that is not a bot's or a guest's."""

import re
from functools import cache
from unicodedata import category, combining

from hachiya.bots.registry import FORMER, LADDER
from hachiya.tables.protocol.looks import looks
from hachiya.words.names import GUEST, in_languages, name

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that show nothing."""
_JOINER, _MOST_MARKS = "\N{ZERO WIDTH JOINER}", 2
_SELECTOR = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors, which show nothing themselves."""
_OF_THE_HOUSE = (
    *("Hachiya", "Host", "Server", "System", "Admin", "Moderator"),
    *("八屋", "ホスト", "サーバー", "システム", "管理者", "运营", "房主", "服务器", "系统", "管理员"),
)
"""Names under which somebody could speak as if they were the house."""
_NUMBER = re.compile(r"[\s\d]+$")


def is_readable(name: str) -> bool:
    """Does every character show, and none hide others? Pictures that a joiner makes one of may have it."""
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
    """Would others take this person for a bot, for the house, or for somebody who has no name? (`Guest 2` too.)

    However it is written: in wide letters, in great ones, in those of another script that look alike.
    """
    return is_of_the_house(name) or not _looks_of_guests().isdisjoint(_with_and_without_number(name))


def is_of_the_house(name: str) -> bool:
    """Is it what a bot is called, or the house itself?"""
    return not _looks_of_the_house().isdisjoint(_with_and_without_number(name))


def _with_and_without_number(name: str) -> frozenset[str]:
    return looks(name) | looks(_NUMBER.sub("", name))


def _is_picture(before: str) -> bool:
    """Does this end in a picture, perhaps with its colour or its manner of show?"""
    bare = before.rstrip("\N{VARIATION SELECTOR-16}")
    while bare and category(bare[-1]) == "Sk":
        bare = bare[:-1]
    return bool(bare) and category(bare[-1]) == "So"


@cache
def _looks_of_the_house() -> frozenset[str]:
    ids = [*(bot.name for bot in LADDER), *FORMER]
    called = [text for bot in LADDER for text in in_languages(name("bot", bot.name)).values()]
    return frozenset().union(*map(looks, [*ids, *called, *_OF_THE_HOUSE]))


@cache
def _looks_of_guests() -> frozenset[str]:
    return frozenset().union(*map(looks, in_languages(GUEST).values()))
