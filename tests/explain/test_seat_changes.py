"""Sentences for seats that change hands, in every language."""

import pytest

from hachiya.explain.annotations import seat_change
from hachiya.words.languages import languages
from hachiya.words.voice import Voice

PERSON_COMES = {
    "Hana": {
        "en": "Hana plays on in the place of the computer player.",
        "ja": "コンピューターに代わってHanaさんが続けます。",
        "zh": "Hana接替电脑继续打。",
    },
    "Guest": {
        "en": "Guest plays on in the place of the computer player.",
        "ja": "コンピューターに代わってゲストさんが続けます。",
        "zh": "客人接替电脑继续打。",
    },
    "Guest 2": {
        "en": "Guest 2 plays on in the place of the computer player.",
        "ja": "コンピューターに代わってゲスト 2さんが続けます。",
        "zh": "客人 2接替电脑继续打。",
    },
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PERSON_COMES)
def test_a_person_who_takes_a_seat_from_a_bot_is_announced(name: str, language: str) -> None:
    telling = seat_change({"e": "seat", "seat": 0, "by": "person", "name": name}, "Adept")
    assert Voice(language).tell(telling) == PERSON_COMES[name][language]


def test_a_bot_that_plays_for_a_guest_is_announced() -> None:
    telling = seat_change({"e": "seat", "seat": 0, "by": "bot", "name": "Adept"}, "Guest 2")
    assert Voice("en").tell(telling) == "Adept plays for Guest 2 from now on."
    assert Voice("ja").tell(telling) == "これからはゲスト 2さんの代わりに手練れが打ちます。"
    assert Voice("zh").tell(telling) == "从现在起由好手替客人 2打。"
