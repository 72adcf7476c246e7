"""Each kind of argument as text in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from hachiya.words.arguments import Cards, Pack, Seat, Sum, YakuKeys
from hachiya.words.languages import languages
from hachiya.words.message import Argument, Message, Sentence
from hachiya.words.voice import LONGEST, Voice
from hachiya.words.wire import message_json, message_of, render_messages

NAMES = ("Ann", "Ben", "Chie")


def text_of(value: Argument, language: str) -> str:
    """The text of an argument, taken from a sentence that puts nothing after it."""
    sentence = Voice(language, NAMES).say(Message("tally-no-seat", (("seat", value),)))
    before, after = Voice(language, NAMES).say(Message("tally-no-seat", (("seat", "@@"),))).split("@@")
    return sentence.removeprefix(before).removesuffix(after)


@pytest.mark.parametrize(
    ("value", "en", "ja", "zh"),
    [
        ("text", "text", "text", "text"),
        (30000, "30000", "30000", "30000"),
        (Seat(1), "Ben", "Benさん", "Ben"),
        (Seat(7), "seat 7", "席7", "7号座"),
        ((Seat(0), Seat(1), Seat(2)), "Ann, Ben, Chie", "Annさん、Benさん、Chieさん", "Ann、Ben、Chie"),
        ((), "", "", ""),
        (Sum("", 7, None, "point"), "7 kan", "7貫", "7贯"),
        (Sum("", None, 1, "point"), "1 point", "1点", "1点"),
        (Sum("\N{MINUS SIGN}", 3, 6, "point"), "−3 kan 6 points", "−3貫6点", "−3贯6点"),
        (Sum("+", 0, 8, "mon"), "+0 kan 8 mon", "+0貫8文", "+0贯8文"),
        (Cards("AB?"), "pine crane, pine ribbon, a hidden card",
         "松に鶴、松の短冊、伏せ札", "松上鹤、松短册、一张扣着的牌"),
        (Pack(("TS", "BJ", "?")), "♠10 big joker a hidden card", "♠10 大ジョーカー 伏せ札", "♠10 大王 一张扣着的牌"),
        (YakuKeys((("aka", "sanbon"), ("akatan",))), "aka + sanbon + akatan", "赤三本赤短", "赤三本、赤短"),
        (Message("table-over"), "The match is over", "勝負は終わっています", "这一场已经结束了"),
    ],
)  # fmt: skip
def test_an_argument_is_written_in_each_language(value: Argument, en: str, ja: str, zh: str) -> None:
    assert (text_of(value, "en"), text_of(value, "ja"), text_of(value, "zh")) == (en, ja, zh)


@pytest.mark.parametrize(
    ("name", "en", "ja", "zh"),
    [
        ("Hana", "Hana", "Hanaさん", "Hana"),
        ("Adept", "Adept", "Adept", "Adept"),
        ("Adept 2", "Adept 2", "Adept 2", "Adept 2"),
        ("Adepta", "Adepta", "Adeptaさん", "Adepta"),
    ],
)
def test_a_computer_player_gets_no_personal_title(name: str, en: str, ja: str, zh: str) -> None:
    assert Voice("en", [name]).person(0) == en
    assert Voice("ja", [name]).person(0) == ja
    assert Voice("zh", [name]).person(0) == zh


def test_a_message_may_format_an_argument_in_another_way() -> None:
    numbers = Message("table-wrong-seats", (("game", "X"), ("numbers", (2, 3, 4)), ("found", 7)))
    assert Voice("en").say(numbers) == "X is for 2, 3 or 4 players, not for 7"
    shown = Message("action-show", (("yaku", YakuKeys((("aka", "sanbon"),))), ("cards", Cards("ABC"))))
    assert Voice("ja").say(shown) == "赤三本 を公開 (ABC)"


def test_inserted_arguments_have_no_direction_marks() -> None:
    for language in languages():
        assert not {"\u2068", "\u2069"} & {*text_of("x", language)}


def test_sentences_are_joined_each_with_its_clause() -> None:
    telling = (Sentence(Message("table-over")), Sentence(Message("table-over"), "SAN A6"))
    assert Voice("en").tell(telling) == "The match is over The match is over (SAN A6)"
    assert Voice("ja").tell(telling) == "勝負は終わっています勝負は終わっています（SAN A6）"
    assert Voice("zh").tell(()) == ""


def test_an_overlong_argument_is_cut() -> None:
    assert len(text_of("x" * 9999, "en")) == LONGEST
    assert text_of("x" * 9999, "en").endswith("x…")
    assert len(Voice("en", ["y" * 9999]).person(0)) == LONGEST


leaves: st.SearchStrategy[Argument] = st.one_of(
    st.text(max_size=9),
    st.integers(),
    st.builds(Seat, st.integers(0, 5)),
    st.builds(
        Sum,
        st.sampled_from(["", "+", "\N{MINUS SIGN}"]),
        st.none() | st.integers(0),
        st.none() | st.integers(0),
        st.sampled_from(["point", "mon"]),
    ),
    st.builds(Cards, st.text("ABcd?", max_size=5)),
    st.builds(Pack, st.tuples(st.sampled_from(["AS", "TH", "LJ", "?"]))),
    st.builds(YakuKeys, st.tuples(st.tuples(st.sampled_from(["aka", "goko"])))),
)
arguments = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.tuples(inner, inner),
        st.builds(lambda value: Message("table-over", (("one", value), ("two", value))), inner),
    ),
)


@given(arguments)
def test_a_message_survives_json(value: Argument) -> None:
    message = Message("any-key", (("value", value),))
    plain = message_json(message)
    assert message_of(plain) == message


def test_messages_within_json_are_rendered_and_other_values_kept() -> None:
    over = {"key": "table-over"}
    plain = {"key": "rows", "title": over, "rows": [{"key": "won", "cells": [1, None, "x"]}, {"why": [over, over]}]}
    assert render_messages(plain, lambda message: message.key.upper()) == {
        "key": "rows",
        "title": "TABLE-OVER",
        "rows": [{"key": "won", "cells": [1, None, "x"]}, {"why": ["TABLE-OVER", "TABLE-OVER"]}],
    }


def test_a_sentence_survives_json() -> None:
    sentences = TypeAdapter(Sentence)
    sentence = Sentence(Message("table-over"), "SAN A6")
    assert sentences.dump_python(sentence, mode="json") == {"say": {"key": "table-over"}, "clause": "SAN A6"}
    assert sentences.validate_json(sentences.dump_json(sentence)) == sentence
    assert sentences.dump_json(Sentence(Message("table-over"))) == b'{"say":{"key":"table-over"}}'
