"""Valid and reserved names of persons."""

import pytest

from hachiya.bots.registry import LADDER
from hachiya.tables.match.seating import new_id, setup_of_order, sitting_person
from hachiya.tables.protocol.naming import is_readable, is_reserved
from hachiya.tables.stored.defaults import Defaults
from hachiya.words.languages import languages
from hachiya.words.names import GUEST
from hachiya.words.names import name as named
from hachiya.words.voice import say
from tests.tables.test_tables import order

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
RAINBOW_FLAG = "\N{WAVING WHITE FLAG}\N{VARIATION SELECTOR-16}\N{ZERO WIDTH JOINER}\N{RAINBOW}"
NURSE = "\N{WOMAN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}\N{ZERO WIDTH JOINER}\N{STAFF OF AESCULAPIUS}\ufe0f"


@pytest.mark.parametrize(
    "name",
    ["Hana", "花", "Đặng Thị", "Ω 8", "नमस्ते", "ครูหน่อย", "はちはち", FAMILY, RAINBOW_FLAG, NURSE, f"Hana {FAMILY}"],
)
def test_common_names_are_readable_and_free(name: str) -> None:
    assert is_readable(name)
    assert not is_reserved(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "\u3164",  # Hangul filler
        "Hana\u3164",
        "\u2800\u2800",  # empty braille
        "\u17b4",  # a Khmer vowel that shows nothing
        "a\u200db",  # a joiner between letters
        "a\u200cb",  # and what keeps them apart
        "Ha\u200bna",  # a space without width
        "Ha\u2060na",
        "Ha\u00adna",  # a soft hyphen
        "Hana\U000e0041",  # a letter of a tag
        "Hana\x00",
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
def test_names_of_unreadable_characters_are_rejected(name: str) -> None:
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
        "server",
        "SYSTEM",
        "\u0410dept",  # the first letter is Cyrillic
        "Gree\u0501y 2",
        "H\u03bfst",  # a Greek one
        "ＳERVER",
        "系统",
    ],
)
def test_names_of_bots_and_guests_are_reserved(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize("language", languages())
def test_names_of_bots_and_guests_are_reserved_in_every_language(language: str) -> None:
    assert is_reserved(say(GUEST, language))
    called = [say(named("bot", bot.name), language) for bot in LADDER]
    assert [name for name in called if not is_reserved(name) or not is_reserved(f"{name} 3")] == []


@pytest.mark.parametrize(
    ("name", "called"), [("hana", "hana 2"), ("H\u0430na", "H\u0430na 2"), ("Hanna", "Hanna"), (None, "Guest")]
)
def test_a_person_whose_name_resembles_another_gets_a_number(name: str | None, called: str) -> None:
    setup = setup_of_order(order("person", "greedy"), Defaults())
    (seat,) = setup.open_seats
    assert sitting_person(setup, seat, name).name == called


def test_no_table_is_named_like_an_option_of_a_command() -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))
