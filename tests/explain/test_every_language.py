"""Random matches of every game, number of seats and option set: every sentence and sheet in every language, whole.

What the wire carries says the same, cell by cell.
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
from tests.playing import Menu, every_menu, record
from tests.referee.bashifen import maker as bashifen_maker
from tests.referee.hanafuda import hachiju_maker, nakayoshi_maker, sannin_maker, shiragiku_maker
from tests.sampling import slow

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
MISSING = re.compile(
    r"[{}$_]|\?\?|\b(hanafuda|bashifen|around|yaku|card|sum|kind)-\w|\b(None|True|False)\b"
    r"|  |、、|,,|。。|\(\)|（）|「」|“”"
)
"""What a sentence has only where a piece of it is missing."""
SAGE = "下げ"
"""The one word that Chinese keeps as it is written in Japanese."""


def whole(said: str, language: str) -> None:
    assert said
    assert not MISSING.search(said), said
    if language == "en":
        assert not JAPANESE.search(said), said
    elif language == "ja":
        assert JAPANESE.search(said), said
    elif language == "zh":
        assert not KANA.search(said.replace(SAGE, "")), said
        assert not re.search(r"[a-z]{3}", said), said


def seats_of(telling: Telling) -> set[int]:
    """The seats that a telling speaks of."""
    found: set[int] = set()

    def look(value: object) -> None:
        if isinstance(value, Seat):
            found.add(value.number)
        elif isinstance(value, tuple):
            for one in value:
                look(one)
        elif isinstance(value, Message):
            look(tuple(inner for _, inner in value.arguments))

    for sentence in telling:
        look(sentence.message)
    return found


@every_menu
def test_every_sentence_and_sheet_is_whole_in_every_language(menu: Menu) -> None:
    events: list[Any] = list(record(7, menu))
    told_wholly(events)
    found = sheet_of(events)
    for language in languages():
        sheet_is_whole(sheet(events, language), language)
    adapter: TypeAdapter[Any] = TypeAdapter(type(found))
    sent = adapter.dump_python(found, mode="json")
    assert adapter.validate_python(sent) == replace(found, names=())
    if isinstance(found, ScoreSheet):
        agrees_with_the_scores(found, sent, events)


@pytest.mark.parametrize("seed", [0, slow(1), slow(2)])
def test_what_comes_seldom_is_whole_in_every_language(seed: int) -> None:
    for events in (
        sannin_maker.make(seed),
        nakayoshi_maker.make(seed, 4 + seed),
        shiragiku_maker.make(seed, inoshikacho="yes"),
        hachiju_maker.make(seed, 2 + seed),
        bashifen_maker.make(seed),
    ):
        told_wholly(list(events))
        for language in languages():
            sheet_is_whole(sheet(list(events), language), language)


def told_wholly(events: list[Any]) -> None:
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
            said = voice.tell(telling)
            whole(said, voice.language)
            for seat in seats_of(telling):
                assert voice.names[seat] in said, f"{voice.language}: {event} does not name seat {seat}"


def sheet_is_whole(text: str, language: str) -> None:
    assert not re.search(r"[{}$_]|\?\?|\b(None|True|False)\b", text)
    words = text.replace(SAGE, "")
    assert language != "en" or not JAPANESE.search(words), text
    assert language != "zh" or not KANA.search(words), text
    assert language != "zh" or not re.search(r"[a-z]{3}", words), text


def agrees_with_the_scores(found: ScoreSheet, sent: Mapping[str, Any], events: list[Any]) -> None:
    """By seat: the parts of all cells that are not struck come to the score, with what was begun with, less stones."""
    start = getattr(find(events[0]["game"]).new_rules(events[0]["options"]), "start", 0)
    scores = [start] * len(found.names)
    for month in sent["months"]:
        for row in month:
            for seat, cell in enumerate(row["cells"]):
                scores[seat] -= "mark" in cell and cell["mark"]["key"] == "sheet-stone"
                if not row.get("struck"):
                    scores[seat] += 12 * number(cell.get("kan")) + number(cell.get("rest"))
    assert scores == [event["scores"] for event in events if event["e"] == "deal_end"][-1]


def number(said: str | None) -> int:
    """What stands in a column."""
    return int(said.replace("\N{MINUS SIGN}", "-")) if said else 0
