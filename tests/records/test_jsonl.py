"""JSON Lines: exact printing, parse → print → parse, and every way in which a file can be bad."""

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hachiya.engine.errors import BadRecord
from hachiya.records import jsonl
from hachiya.records.events import EVENT_TYPES, PartialEvent, ordered
from hachiya.records.lines import LONGEST, TruncatedRecord
from tests.records.strategies import QUICK, events, records

PLAY = '{"e":"play","seat":1,"card":"A","takes":"C"}'
MATCH = (
    '{"e":"match","format":1,"game":"sannin","version":1,'
    '"options":{"multipliers":"A","overtime":"no"},"seats":3,"names":["Aki","Ben","八"]}'
)


def read(text: str | bytes) -> list[tuple[int, Any]]:
    return list(jsonl.load(io.BytesIO(text.encode() if isinstance(text, str) else text)))


def error(text: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert not caught.value.ja.isascii()
    return caught.value


# ------------------------------------------------------------------------------------- printing


def test_a_line_has_no_spaces_and_its_keys_in_the_order_of_the_format() -> None:
    event = {"t": 5, "clause": "SAN A7", "yaku": ["akatan"], "liable": "hatto", "for": 0, "reason": "captured_yaku",
             "points": 84, "to": 1, "from": 2, "e": "pay"}  # fmt: skip
    assert jsonl.dump_line(event) == (
        '{"e":"pay","from":2,"to":1,"points":84,"reason":"captured_yaku","yaku":["akatan"],"clause":"SAN A7",'
        '"for":0,"liable":"hatto","t":5}'
    )
    assert jsonl.dump_line({"text": "三本\n", "e": "note"}) == '{"e":"note","text":"三本\\n"}'


def test_facts_and_options_are_ordered_too() -> None:
    fact = {"seat": 0, "yaku": ["sanbon"], "what": "hand"}
    assert '{"what":"hand","seat":0,"yaku":["sanbon"]}' in jsonl.dump_line({"e": "tally", "facts": [fact]})
    options = {"overtime": "no", "inoshikacho": "no"}
    assert '{"inoshikacho":"no","overtime":"no"}' in jsonl.dump_line({"e": "match", "options": options})


@QUICK
@given(st.data())
@pytest.mark.parametrize("name", EVENT_TYPES)
def test_every_event_survives_the_line(name: str, data: st.DataObject) -> None:
    event = data.draw(events(name))
    line = jsonl.dump_line(event)
    assert read(line + "\n") == [(1, event)]
    assert list(json.loads(line)) == list(ordered(event))


@settings(max_examples=60, deadline=None)
@given(records())
def test_parse_print_parse_is_the_identity(record: list[PartialEvent]) -> None:
    text = "".join(jsonl.dump_line(event) + "\n" for event in record)
    found = read(text)
    assert found == list(enumerate(record, start=1))
    assert "".join(jsonl.dump_line(event) + "\n" for _, event in found) == text


# ------------------------------------------------------------------------------------- reading


def test_a_file_is_read_by_path_and_from_a_string(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text(f"{MATCH}\n{PLAY}\n", encoding="utf-8")
    assert list(jsonl.load(file)) == list(jsonl.load(str(file))) == list(jsonl.loads(f"{MATCH}\n{PLAY}"))


def test_events_come_before_a_later_error() -> None:
    found = jsonl.loads(f"{PLAY}\n{{}}\n")
    assert next(found)[0] == 1
    with pytest.raises(BadRecord):
        next(found)


def test_line_ends_of_windows_and_a_blank_last_line_are_read() -> None:
    assert len(read(f"{PLAY}\r\n{PLAY}\r\n\n")) == 2


def test_unknown_cards_need_a_viewer() -> None:
    hidden = '{"e":"stock","cards":"A???"}'
    note = '{"e":"note","text":"why?"}'
    assert len(read(f'{MATCH[:-1]},"viewer":0}}\n{hidden}\n{note}\n')) == 3
    assert len(read(f"{MATCH}\n{note}\n")) == 2
    assert (error(f"{MATCH}\n{hidden}\n").line, error(f"{MATCH}\n{hidden}\n").column) == (2, 22)


# ------------------------------------------------------------------------------------- bad files


@pytest.mark.parametrize(
    ("text", "line", "column", "en"),
    [
        ("{}\n", 1, 1, 'needs the key "e", one of: match'),
        ("  [1]\n", 1, 3, "expected an object"),
        (f'{PLAY}\n{{"e":"plya"}}\n', 2, 6, 'unknown event "plya"; known: match'),
        (f"{PLAY}\n\n{PLAY}\n", 2, None, "an empty line; expected an event"),
        (f"{PLAY[:-1]},}}\n", 1, 45, "not JSON: "),
        ("hello\n", 1, 1, "not JSON: Expecting value"),
        (f"{PLAY} {PLAY}\n", 1, 46, "not JSON: Extra data"),
        ('{"e":"play","seat":1,"card":"A","takes":"C","x":[{"y":1}]}\n', 1, 45, 'play has no key "x"; its keys: e'),
        ('{"e":"play", "seat": 1 ,"card" : "AB","takes":"C"}\n', 1, 34, 'play card: expected one card (A–Z, a–v)'),
        ('{"e":"play","seat":1,"card":"A"}\n', 1, 1, 'play needs the key "takes"'),
        ('{"e":"note","text":"\\ud800"}\n', 1, 20, "expected text that UTF-8 can write"),
        ('{"e":"note","text":"三本","text":"b"}\n', 1, 25, 'the key "text" is there twice'),
        ('{"e":"note","text":{"a":1,"b":{},"a":[]}}\n', 1, 34, 'the key "a" is there twice'),
        ('{"e":"play","seat":NaN,"card":"A","takes":""}\n', 1, 20, "NaN is no number here"),
        ('{"e":"play","seat":-Infinity,"card":"A","takes":""}\n', 1, 20, "-Infinity is no number here"),
        ('{"e":"play","seat":1e0,"card":"A","takes":""}\n', 1, 20, "play seat: expected an integer, not 1.0"),
        (f'{{"e":"play","seat":{"9" * 5000},"card":"A","takes":""}}\n', 1, 20, "the number is too long"),
        ('{"e":"note","text":' + "[" * 100_000 + "\n", 1, 27, "nested too deep"),
        ('{"e":"note","text":' + '{"a":' * 100_000 + "\n", 1, 55, "nested too deep"),
        ('{"e":"note","text":[[[[[[[[[{"a":1,"a":1}]]]]]]]]]}\n', 1, 27, "nested too deep"),
        ('{"e":"match","format":2}\n', 1, 23, "match format: expected at most 1, not 2"),
        ('{"e":"match","game":"poker"}\n', 1, 21, 'expected nakayoshi, sannin, shiragiku or hachiju, not "poker"'),
        ('{"e":"match","options":{"a":"b","c":[]}}\n', 1, 37, "match options.c: expected a string or an integer"),
        ('{"e":"deal","hands":["A","BA"]}\n', 1, 26, 'deal hands[1]: expected cards in index order ("AB")'),
        ('{"e":"tally","facts":[{"what":"void"},{"what":"sage","seat":9}]}\n', 1, 61, "sage seat: expected at most 5"),
        ('{"e":"tally","facts":[{"what":"void","seat":1}]}\n', 1, 38, 'void has no key "seat"; its keys: what'),
        ('{"e":"note","\\ud800":1}\n', 1, 13, 'note has no key "\\ud800"; its keys: e text t'),
        ('{"e":"match","options":{"a b":"c"}}\n', 1, 25, 'expected a word of letters, digits and _, not "a b"'),
        ("\ufeff{}\n", 1, 1, "byte order mark"),
        (b'{"e":"note"\x00}\n', 1, 12, "not UTF-8 text"),
        ('{"e":"note","text":"三'.encode() + b"\xff\n", 1, 22, "not UTF-8 text"),
        (b"\x89PNG\r\n\x1a\n", 1, 1, "not UTF-8 text"),
        (PLAY.encode("utf-16"), 1, 1, "not UTF-8 text"),
        ('"' + "x" * LONGEST + '"\n', 1, None, "the line is longer than 1,000,000 bytes"),
    ],
)  # fmt: skip
def test_each_error_names_line_and_column(text: str | bytes, line: int, column: int | None, en: str) -> None:
    found = error(text)
    assert (found.line, found.column) == (line, column)
    assert en in found.en
    assert not isinstance(found, TruncatedRecord)


@pytest.mark.parametrize("cut", range(1, len(PLAY)))
def test_a_last_line_that_breaks_off_is_truncated(cut: int) -> None:
    reading = jsonl.loads(f"{PLAY}\n{PLAY[:cut]}")
    assert next(reading)[0] == 1
    with pytest.raises(TruncatedRecord) as caught:
        next(reading)
    assert caught.value.line == 2


def test_a_file_that_ends_inside_a_character_is_truncated() -> None:
    assert isinstance(error('{"e":"note","text":"三'.encode()[:-1]), TruncatedRecord)


def test_a_whole_last_line_needs_no_end() -> None:
    assert len(read(f"{PLAY}\n{PLAY}")) == 2


class Endless(io.RawIOBase):
    """A gigabyte without a line end: reading it whole would be noticed."""

    def __init__(self) -> None:
        self.given = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        self.given += len(buffer)
        buffer[:] = b" " * len(buffer)
        return len(buffer)


def test_a_huge_file_is_not_read_to_its_end() -> None:
    endless = Endless()
    with pytest.raises(BadRecord, match="longer than"):
        list(jsonl.load(io.BufferedReader(endless)))
    assert endless.given < 2 * LONGEST


# ------------------------------------------------------------------------------------- fuzzing


def only_bad_records(raw: bytes) -> None:
    with contextlib.suppress(BadRecord):
        read(raw)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200))
@example(b"{\xed\xa0\x80}")
def test_garbage_gives_bad_records_only(raw: bytes) -> None:
    only_bad_records(raw)
    only_bad_records(b'{"e":' + raw)


@settings(max_examples=100, deadline=None)
@given(records(), st.data())
def test_damaged_records_give_bad_records_only(record: list[PartialEvent], data: st.DataObject) -> None:
    raw = bytearray("".join(jsonl.dump_line(event) + "\n" for event in record).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at : at + data.draw(st.integers(0, 5))] = data.draw(
            st.binary(max_size=3) | st.sampled_from([b'"', b"{", b","])
        )
        if not raw:
            return
    only_bad_records(bytes(raw))
