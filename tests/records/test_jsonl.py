"""JSON Lines: exact printing, parse → print → parse, and every way in which a file can be bad."""

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hachiya.records import jsonl
from hachiya.records.events import HANAFUDA, START, PartialEvent, with_ordered_keys
from hachiya.records.lines import LONGEST, TruncatedRecord
from hachiya.words.errors import BadRecord
from tests.records.strategies import DEFAULTS, QUICK, SORTS, Sort, events, records

PLAY = '{"e":"play","seat":1,"card":"A","takes":"C"}'
MATCH = (
    '{"e":"match","format":1,"game":"sannin","version":1,'
    '"options":{"multipliers":"A","overtime":"no"},"seats":3,"names":["Aki","Ben","八"]}'
)

HANA = f"{MATCH}\n"
LEAD = '{"e":"play","seat":1,"cards":["AS","KS"]}'
BASHIFEN = (
    '{"e":"match","format":1,"game":"bashifen","version":1,"options":{"win":"ace"},"seats":4,"names":["A","B","C","D"]}'
)

BASHI = f"{BASHIFEN}\n"


def match_of(game: str) -> str:
    """A match line of this game."""
    match = json.loads(MATCH)
    return jsonl.dump_line({**match, "game": game, "options": DEFAULTS[game]}, START)


def read(text: str | bytes) -> list[tuple[int, Any]]:
    return list(jsonl.load(io.BytesIO(text.encode() if isinstance(text, str) else text)))


def error(text: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert not caught.value.text("ja").isascii()
    return caught.value


# ------------------------------------------------------------------------------------- printing


def test_a_line_has_no_spaces_and_its_keys_in_format_order() -> None:
    event = {"t": 5, "clause": "SAN A7", "yaku": ["akatan"], "liable": "hatto", "for": 0, "reason": "captured_yaku",
             "points": 84, "to": 1, "from": 2, "e": "pay"}  # fmt: skip
    assert jsonl.dump_line(event, HANAFUDA) == (
        '{"e":"pay","from":2,"to":1,"points":84,"reason":"captured_yaku","yaku":["akatan"],"clause":"SAN A7",'
        '"for":0,"liable":"hatto","t":5}'
    )
    assert jsonl.dump_line({"text": "三本\n", "e": "note"}, START) == '{"e":"note","text":"三本\\n"}'


def test_facts_and_options_have_their_keys_in_order() -> None:
    fact = {"seat": 0, "yaku": ["sanbon"], "what": "hand"}
    line = jsonl.dump_line({"e": "tally", "facts": [fact]}, HANAFUDA)
    assert '{"what":"hand","seat":0,"yaku":["sanbon"]}' in line
    options = {"overtime": "no", "inoshikacho": "no"}
    assert '{"inoshikacho":"no","overtime":"no"}' in jsonl.dump_line({"e": "match", "options": options}, START)


@QUICK
@given(st.data())
@pytest.mark.parametrize("sort", SORTS, ids=str)
def test_every_event_survives_writing_and_reading(sort: Sort, data: st.DataObject) -> None:
    event = data.draw(events(sort))
    line = jsonl.dump_line(event, sort.family)
    assert read(f"{match_of(sort.game)}\n{line}\n")[1:] == [(2, event)]
    assert list(json.loads(line)) == list(with_ordered_keys(event, sort.family))


@settings(max_examples=60, deadline=None)
@given(records())
def test_a_record_survives_writing_and_reading(record: list[PartialEvent]) -> None:
    text = jsonl.dump(record)
    events = read(text)
    assert events == list(enumerate(record, start=1))
    assert jsonl.dump(event for _, event in events) == text


# ------------------------------------------------------------------------------------- reading


def test_a_file_is_read_by_path_and_from_a_string(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text(f"{MATCH}\n{PLAY}\n", encoding="utf-8")
    assert list(jsonl.load(file)) == list(jsonl.load(str(file))) == list(jsonl.loads(f"{MATCH}\n{PLAY}"))


def test_events_before_an_error_are_read() -> None:
    lines = jsonl.loads(f"{MATCH}\n{{}}\n")
    assert next(lines)[0] == 1
    with pytest.raises(BadRecord):
        next(lines)


def test_windows_line_ends_and_a_blank_last_line_are_read() -> None:
    assert len(read(f"{MATCH}\r\n{PLAY}\r\n\n")) == 2


def test_spaces_around_an_event_are_read() -> None:
    assert read(f" {MATCH}\t\n  {PLAY} \n") == read(f"{MATCH}\n{PLAY}\n")


def test_text_after_an_event_is_refused_at_its_column() -> None:
    assert error(f"{HANA}{PLAY} {PLAY}\n").column == len(PLAY) + 2


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
        ("{}\n", 1, 1, 'Needs the key "e", one of: match'),
        ("  [1]\n", 1, 3, "expected an object"),
        (HANA + '{"e":"plya"}\n', 2, 6, 'Unknown event "plya"; known: match'),
        (f"{MATCH}\n\n{PLAY}\n", 2, None, "An empty line; expected an event"),
        (f"{MATCH}\n{PLAY[:-1]},}}\n", 2, 45, "Not JSON: "),
        ("hello\n", 1, 1, "Not JSON: Expecting value"),
        (f"{MATCH}\n{PLAY} {PLAY}\n", 2, 46, "Not JSON: Extra data"),
        (HANA + '{"e":"play","seat":1,"card":"A","takes":"C","x":[{"y":1}]}\n', 2, 45, 'play has no key "x"; its keys'),
        (HANA + '{"e":"play", "seat": 1 ,"card" : "AB","takes":"C"}\n', 2, 34, 'play card: expected one card (A–Z'),
        (HANA + '{"e":"play","seat":1,"card":"A"}\n', 2, 1, 'play needs the key "takes"'),
        ('{"e":"note","text":"\\ud800"}\n', 1, 20, "expected text that UTF-8 can write"),
        ('{"e":"note","text":"三本","text":"b"}\n', 1, 25, 'The key "text" is there twice'),
        ('{"e":"note","text":{"a":1,"b":{},"a":[]}}\n', 1, 34, 'The key "a" is there twice'),
        (HANA + '{"e":"play","seat":NaN,"card":"A","takes":""}\n', 2, 20, "NaN is not a valid number"),
        (HANA + '{"e":"play","seat":-Infinity,"card":"A","takes":""}\n', 2, 20, "-Infinity is not a valid number"),
        (HANA + '{"e":"play","seat":1e0,"card":"A","takes":""}\n', 2, 20, "play seat: expected an integer, not 1.0"),
        (HANA + f'{{"e":"play","seat":{"9" * 5000},"card":"A","takes":""}}\n', 2, 20, "The number is too long"),
        ('{"e":"note","text":' + "[" * 100_000 + "\n", 1, 27, "Nested too deep"),
        ('{"e":"note","text":' + '{"a":' * 100_000 + "\n", 1, 55, "Nested too deep"),
        ('{"e":"note","text":[[[[[[[[[{"a":1,"a":1}]]]]]]]]]}\n', 1, 27, "Nested too deep"),
        ('{"e":"match","format":2}\n', 1, 23, "match format: expected at most 1, not 2"),
        ('{"e":"match","game":"poker"}\n', 1, 21, 'expected nakayoshi, sannin, shiragiku, hachiju or bashifen, not'),
        ('{"e":"match","options":{"a":"b","c":[]}}\n', 1, 37, "match options.c: expected a string or an integer"),
        (HANA + '{"e":"deal","hands":["A","BA"]}\n', 2, 26, 'expected cards in the order A–Z, a–v ("AB")'),
        (HANA + '{"e":"tally","facts":[{"what":"void"},{"what":"sage","seat":9}]}\n', 2, 61, "expected at most 6"),
        (HANA + '{"e":"tally","facts":[{"what":"void","seat":1}]}\n', 2, 38, 'void has no key "seat"; its keys: what'),
        (f"{PLAY}\n", 1, 6, 'Unknown event "play"; known: match commit entropy reveal seat note'),
        (f"{BASHIFEN}\n{PLAY}\n", 2, 22, 'play has no key "card"; its keys: e seat cards t'),
        (f"{MATCH}\n{LEAD}\n", 2, 22, 'play has no key "cards"; its keys: e seat card takes t'),
        (BASHI + '{"e":"stock","cards":"A"}\n', 2, 6, 'Unknown event "stock"; known: match'),
        (f'{MATCH}\n{BASHIFEN}\n{PLAY}\n', 3, 22, 'play has no key "card"'),
        (BASHI + '{"e":"play","seat":0,"cards":["AS","1H"]}\n', 2, 36, 'play cards[1]: expected a card (2–9'),
        (BASHI + '{"e":"bury","seat":0,"cards":["AS"]}\n', 2, 30, 'bury cards: expected exactly 8 cards (1 here)'),
        (BASHI + '{"e":"bury","seat":0,"cards":["?"]}\n', 2, 30, 'expected exactly 8 cards (1 here)'),
        (BASHI + '{"e":"declare","seat":0,"cards":["?"],"drawn":3}\n', 2, 34, 'Unknown cards (?) stand only'),
        ('{"e":"note","\\ud800":1}\n', 1, 13, 'note has no key "\\ud800"; its keys: e text t'),
        ('{"e":"match","options":{"a b":"c"}}\n', 1, 25, 'expected a word of letters, digits and _, not "a b"'),
        ("\ufeff{}\n", 1, 1, "byte order mark"),
        (b'{"e":"note"\x00}\n', 1, 12, "Not UTF-8 text"),
        ('{"e":"note","text":"三'.encode() + b"\xff\n", 1, 22, "Not UTF-8 text"),
        (b"\x89PNG\r\n\x1a\n", 1, 1, "Not UTF-8 text"),
        (PLAY.encode("utf-16"), 1, 1, "Not UTF-8 text"),
        ('"' + "x" * LONGEST + '"\n', 1, None, "The line is longer than 1000000 bytes"),
    ],
)  # fmt: skip
def test_each_error_names_line_and_column(text: str | bytes, line: int, column: int | None, en: str) -> None:
    refusal = error(text)
    assert (refusal.line, refusal.column) == (line, column)
    assert en in refusal.text("en")
    assert not isinstance(refusal, TruncatedRecord)


@pytest.mark.parametrize("cut", range(1, len(PLAY)))
def test_an_incomplete_last_line_is_truncated(cut: int) -> None:
    reading = jsonl.loads(f"{MATCH}\n{PLAY[:cut]}")
    assert next(reading)[0] == 1
    with pytest.raises(TruncatedRecord) as caught:
        next(reading)
    assert caught.value.line == 2


def test_a_file_that_ends_inside_a_character_is_truncated() -> None:
    assert isinstance(error('{"e":"note","text":"三'.encode()[:-1]), TruncatedRecord)


def test_a_complete_last_line_needs_no_line_end() -> None:
    assert len(read(f"{MATCH}\n{PLAY}")) == 2


class Endless(io.RawIOBase):
    """A gigabyte without a line end, which would be noticed if it were read whole."""

    def __init__(self) -> None:
        self.bytes_read = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        self.bytes_read += len(buffer)
        buffer[:] = b" " * len(buffer)
        return len(buffer)


def test_a_huge_line_is_not_read_to_its_end() -> None:
    endless = Endless()
    with pytest.raises(BadRecord, match="longer than"):
        list(jsonl.load(io.BufferedReader(endless)))
    assert endless.bytes_read < 2 * LONGEST


# ------------------------------------------------------------------------------------- fuzzing


def only_bad_records(raw: bytes) -> None:
    with contextlib.suppress(BadRecord):
        read(raw)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200))
@example(b"{\xed\xa0\x80}")
def test_random_bytes_raise_bad_record_only(raw: bytes) -> None:
    only_bad_records(raw)
    only_bad_records(b'{"e":' + raw)


@settings(max_examples=100, deadline=None)
@given(records(), st.data())
def test_damaged_records_raise_bad_record_only(record: list[PartialEvent], data: st.DataObject) -> None:
    raw = bytearray(jsonl.dump(record).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at : at + data.draw(st.integers(0, 5))] = data.draw(
            st.binary(max_size=3) | st.sampled_from([b'"', b"{", b","])
        )
        if not raw:
            return
    only_bad_records(bytes(raw))
