"""Every sentence and sheet of random matches is complete in every language, for every game, seat number and option set.

The JSON of a sheet has the same cells.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.explain.sentences import Narrator
from hachiya.explain.sheet import sheet_of
from hachiya.explain.text import sheet
from hachiya.games.registry import find
from hachiya.words.arguments import Seat
from hachiya.words.languages import languages
from hachiya.words.message import Message, Telling
from hachiya.words.voice import Voice
from hachiya.words.wire import message_json, message_of
from tests.playing import Menu, each_game, record
from tests.referee.bashifen import maker as bashifen_maker
from tests.referee.hanafuda import hachiju_maker, nakayoshi_maker, sannin_maker, shiragiku_maker
from tests.sampling import slow

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
MISSING = re.compile(
    r"[{}$_]|\?\?|\b(hanafuda|bashifen|around|yaku|card|sum|kind)-\w|\b(None|True|False)\b"
    r"|  |、、|,,|。。|\(\)|（）|「」|“”"
)
"""Patterns that occur only in sentences with a missing piece."""
SAGE = "下げ"
"""The only word in Chinese sentences that is written in Japanese."""


def check_complete(text: str, language: str) -> None:
    assert text
    assert not MISSING.search(text), text
    if language == "en":
        assert not JAPANESE.search(text), text
    elif language == "ja":
        assert JAPANESE.search(text), text
    elif language == "zh":
        assert not KANA.search(text.replace(SAGE, "")), text
        assert not re.search(r"[a-z]{3}", text), text


def seats_of(telling: Telling) -> set[int]:
    """The seats in the sentences of an event."""
    seats: set[int] = set()

    def collect(value: object) -> None:
        if isinstance(value, Seat):
            seats.add(value.number)
        elif isinstance(value, tuple):
            for item in value:
                collect(item)
        elif isinstance(value, Message):
            collect(tuple(inner for _, inner in value.arguments))

    for sentence in telling:
        collect(sentence.message)
    return seats


@each_game
def test_every_sentence_and_sheet_is_complete_in_every_language(menu: Menu) -> None:
    events: list[Any] = list(record(7, menu))
    check_sentences(events)
    score_sheet = sheet_of(events)
    for language in languages():
        check_sheet(sheet(events, language), language)
    adapter: TypeAdapter[Any] = TypeAdapter(type(score_sheet))
    sent = adapter.dump_python(score_sheet, mode="json")
    assert adapter.validate_python(sent) == replace(score_sheet, names=())
    if isinstance(score_sheet, ScoreSheet):
        check_scores(score_sheet, sent, events)


@pytest.mark.parametrize("seed", [0, slow(1), slow(2)])
@pytest.mark.slow
def test_sentences_and_sheets_of_rare_events_are_complete_in_every_language(seed: int) -> None:
    for events in (
        sannin_maker.make(seed),
        nakayoshi_maker.make(seed, 4 + seed),
        shiragiku_maker.make(seed, inoshikacho="yes"),
        hachiju_maker.make(seed, 2 + seed),
        bashifen_maker.make(seed),
    ):
        check_sentences(list(events))
        for language in languages():
            check_sheet(sheet(list(events), language), language)


def check_sentences(events: list[Any]) -> None:
    tell, seats = Narrator(find(events[0]["game"])).tell, len(events[0]["names"])
    names = {"en": ["Ann", "Bea", "Cho", "Dan", "Eve", "Fay", "Gus"][:seats]}
    voices = [
        Voice(language, names.get(language, ["阿", "伊", "宇", "江", "於", "加", "幾"][:seats]))
        for language in languages()
    ]
    for event in events:
        telling = tell(event)
        for sentence in telling:
            assert message_of(json.loads(json.dumps(message_json(sentence.message)))) == sentence.message
        for voice in voices if telling else ():
            text = voice.tell(telling)
            check_complete(text, voice.language)
            for seat in seats_of(telling):
                assert voice.names[seat] in text, f"{voice.language}: {event} does not name seat {seat}"


def check_sheet(text: str, language: str) -> None:
    assert not re.search(r"[{}$_]|\?\?|\b(None|True|False)\b", text)
    words = text.replace(SAGE, "")
    assert language != "en" or not JAPANESE.search(words), text
    assert language != "zh" or not KANA.search(words), text
    assert language != "zh" or not re.search(r"[a-z]{3}", words), text


def check_scores(score_sheet: ScoreSheet, sent: Mapping[str, Any], events: list[Any]) -> None:
    """Assert that start, cells that are not struck, and stones add up to the score of each seat."""
    start = getattr(find(events[0]["game"]).new_rules(events[0]["options"]), "start", 0)
    scores = [start] * len(score_sheet.names)
    for month in sent["months"]:
        for row in month:
            for seat, cell in enumerate(row["cells"]):
                scores[seat] -= "mark" in cell and cell["mark"]["key"] == "sheet-stone"
                if not row.get("struck"):
                    scores[seat] += 12 * number(cell.get("kan")) + number(cell.get("rest"))
    assert scores == [event["scores"] for event in events if event["e"] == "deal_end"][-1]


def number(text: str | None) -> int:
    """The number in a column; 0 for an empty column."""
    return int(text.replace("\N{MINUS SIGN}", "-")) if text else 0
