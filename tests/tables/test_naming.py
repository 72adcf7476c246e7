"""What a person may be called."""

import pytest

from hachiya.tables.protocol.naming import is_readable, is_taken
from hachiya.words.languages import languages
from hachiya.words.names import GUEST
from hachiya.words.voice import say

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
RAINBOW_FLAG = "\N{WAVING WHITE FLAG}\N{VARIATION SELECTOR-16}\N{ZERO WIDTH JOINER}\N{RAINBOW}"
NURSE = "\N{WOMAN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}\N{ZERO WIDTH JOINER}\N{STAFF OF AESCULAPIUS}\ufe0f"


@pytest.mark.parametrize(
    "name",
    ["Hana", "花", "Đặng Thị", "Ω 8", "नमस्ते", "ครูหน่อย", "はちはち", FAMILY, RAINBOW_FLAG, NURSE, f"Hana {FAMILY}"],
)
def test_names_that_people_have(name: str) -> None:
    assert is_readable(name)
    assert not is_taken(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "\u3164",  # Hangul filler
        "Hana\u3164",
        "\u2800\u2800",  # empty braille
        "\u17b4",  # a Khmer vowel that shows nothing
        "a\u200db",  # a joiner between letters
        f"{FAMILY}\u200d",
        "\u200d\N{GIRL}",
        "\u0301",  # a mark on nothing
        "H\u0300\u0301\u0302ana",  # marks one over the other
        "Hana\u202e",  # right to left from here on
        "two\nlines",
        "\ufeff",
        "Adept\ufe0f",  # a variation selector behind a letter
        "Hana\U000e0100",
    ],
)
def test_names_that_nobody_can_read(name: str) -> None:
    assert not is_readable(name)


@pytest.mark.parametrize(
    "name",
    [
        "greedy",
        "Greedy",
        "GREEDY 2",
        "mc200",
        "Guest",
        "guest 12",
        "Ｇｒｅｅｄｙ",
        "Ａdept  2",
        "Host",
        "\u0410dept",  # the first letter is Cyrillic
        "Gree\u0501y 2",
        "H\u03bfst",  # a Greek one
        "ＳERVER",
        "系统",
    ],
)
def test_names_of_bots_and_guests(name: str) -> None:
    assert is_taken(name)


def test_guests_of_every_language() -> None:
    assert all(is_taken(say(GUEST, language)) for language in languages())
