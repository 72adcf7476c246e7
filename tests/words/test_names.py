"""The list of names for comparison with people's names agrees with the catalogue in every language."""

import pytest

from hachiya.bots.registry import LADDER
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.words.catalogue import catalogue
from hachiya.words.languages import REFERENCE, languages
from hachiya.words.message import Message
from hachiya.words.name_list import NAMES
from hachiya.words.names import GUEST, bot_called, in_languages, name
from hachiya.words.voice import say

PERSONS = [GUEST, *(name("bot", bot.name, part=part) for bot in LADDER for part in ("", "character"))]


@pytest.mark.parametrize("message", PERSONS, ids=lambda message: message.key)
def test_guests_and_bots_have_the_names_of_the_catalogue(message: Message) -> None:
    assert in_languages(message) == {code: say(message, code) for code in languages()}


def test_yaku_have_the_names_of_the_japanese_catalogue() -> None:
    named = [name("yaku", yaku.name.lower(), part=part) for yaku in Yaku for part in ("", "kana")]
    assert [in_languages(message) for message in named] == [{"ja": say(message, "ja")} for message in named]
    assert len(named) + len(PERSONS) == len(NAMES)


def test_every_bot_is_found_by_its_english_name() -> None:
    keys = [message.id.name for message in catalogue(REFERENCE).sound_messages("bot")]
    assert [bot_called(say(Message(key), REFERENCE)) for key in keys] == [key.removeprefix("bot-") for key in keys]
    assert bot_called("Adept 2") == "adept"
    assert bot_called("Hana") is None


def test_a_message_that_is_no_name_has_no_names() -> None:
    assert in_languages(Message("table-over")) == {}
