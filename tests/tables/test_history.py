"""Histories: many records in one file, each verified alone; a wrong one is reported by line and harms no other."""

import json
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from hachiya.records import jsonl
from hachiya.records.ended_early import is_last
from hachiya.records.lines import LONGEST
from hachiya.tables.match import history
from hachiya.tables.match.history import (
    HistoryMatch,
    Refused,
    digest_of_lines,
    lines_of_match,
    number_of_matches,
    read_history,
)
from hachiya.tables.match.match import Match
from hachiya.tables.match.standing import standing
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.beside import ended_message
from tests.playing import ALL_MENUS, BASHIFEN_MENUS, HACHIJU_MENUS, Menu, record
from tests.sampling import drawn
from tests.tables.play import entries, new_setup, table_text

SHORT = HACHIJU_MENUS[3]


def text_of(value: int, menu: Menu = SHORT) -> bytes:
    return jsonl.dump(record(value, menu)).encode()


def lines_in(text: bytes) -> int:
    return text.count(b"\n")


def all_of(text: bytes, most: int | None = None) -> list[HistoryMatch | Refused]:
    return list(read_history(BytesIO(text), most))


def first_line(text: bytes, change: Callable[[Any], object]) -> bytes:
    head, rest = text.split(b"\n", 1)
    event = json.loads(head)
    change(event)
    return json.dumps(event, ensure_ascii=False).encode() + b"\n" + rest


def test_a_history_file_gives_every_match_with_its_first_line() -> None:
    texts = [text_of(1), text_of(2, BASHIFEN_MENUS[0]), text_of(3)]
    results = all_of(b"".join(texts))
    assert [match.line for match in results] == [1, 1 + lines_in(texts[0]), 1 + lines_in(texts[0] + texts[1])]
    assert number_of_matches(BytesIO(b"".join(texts))) == 3
    for result, text in zip(results, texts, strict=True):
        assert isinstance(result, HistoryMatch)
        assert [json.loads(line) for line in text.splitlines()] == result.replay.events
        assert result.setup.names == tuple(json.loads(text.splitlines()[0])["names"])


@pytest.mark.parametrize("menu", [SHORT, BASHIFEN_MENUS[0]], ids=str)
def test_an_exported_match_is_imported_as_the_same_match(menu: Menu) -> None:
    """Players and times are kept, and the record equals that of the table."""
    match = Match(replace(new_setup(menu), players=("person", "greedy", *new_setup(menu).players[2:])))
    played = [entry for _, entry in entries(match, Random(2))]
    record = [line for entry in played for line in entry.record]
    lines = [line.line for line in record]
    content = "".join(f"{line}\n" for line in lines_of_match(match.setup, record, 5000, 65_000)).encode()
    [imported] = all_of(content)
    assert isinstance(imported, HistoryMatch)
    assert (imported.opened, imported.milliseconds) == (5000, 60_000)
    assert imported.setup.players == match.setup.players
    assert imported.head["id"] == match.setup.id
    assert imported.digest == digest_of_lines([*(line.line for line in match.setup.head()), *lines])
    # And once more from the table that it becomes.
    again = "".join(f"{line}\n" for line in lines_of_match(imported.setup, imported.record, 5000, 65_000))
    assert again == content.decode().replace(f'"id":"{match.setup.id}"', f'"id":"{imported.setup.id}"')


@pytest.mark.parametrize(("menu", "number"), [(ALL_MENUS[0], 25), (BASHIFEN_MENUS[0], 140), (SHORT, 25)], ids=str)
def test_a_match_ended_by_all_is_exported_and_imported(menu: Menu, number: int) -> None:
    """The match ends in the middle of a deal; another match may follow in the same file."""
    start = Match(new_setup(menu))
    played = [*islice(entries(start, Random(3)), number)]
    after, ending = played[-1][0].end()
    kept = [*(entry for _, entry in played), ending]
    record = [line for entry in kept for line in entry.record]
    lines = [line.line for line in record]
    assert [is_last(line.event) for line in record] == [*[False] * (len(record) - 1), True]
    content = "".join(f"{line}\n" for line in lines_of_match(start.setup, record, 5000, 65_000)).encode()
    imported, other = all_of(content + text_of(1))
    assert isinstance(imported, HistoryMatch)
    assert isinstance(other, HistoryMatch)
    assert (imported.replay.ended_early, other.replay.ended_early) == (True, False)
    assert imported.milliseconds == 60_000
    assert imported.digest == digest_of_lines([*(line.line for line in start.setup.head()), *lines])
    # The table that it becomes.
    match, entry = Match(imported.setup).import_record(imported.record)
    assert match.ended
    assert match.over
    assert Match.rebuild(imported.setup, [entry]).ended
    assert ended_message(match) == ended_message(after)
    assert standing(match).winners == standing(after).winners
    assert messages.view(match.table, "table")["hands"] == messages.view(after.table, "table")["hands"]
    # Words after the end, or no end at all: it breaks off.
    for cut in (content[: content.rindex(b"\n", 0, -1) + 1], content + b'{"e":"note","text":"And then?"}\n'):
        assert [type(match) for match in all_of(cut)] == [Refused]


@pytest.mark.parametrize(
    ("names", "players", "why"),
    [
        (["Hana\u200b", "Aki"], None, "has invisible characters"),
        (["Adept\ufe0f", "Aki"], None, "has invisible characters"),
        (["Host", "Aki"], ["person", "person"], "is reserved for a bot or for the server"),
        (["\u0410dept", "Aki"], ["person", "greedy"], "is reserved for a bot or for the server"),
        (["H" * 25, "Aki"], None, "is longer than 24 characters: 'HHHHH"),
        (["H" * 24, "Aki"], None, None),
        (["Adept", "Guest"], ["adept", "person"], None),
        (["Adept", "Guest 2"], None, None),
    ],
)
def test_names_in_a_history_file_are_checked_like_names_at_a_table(
    names: list[str], players: list[str] | None, why: str | None
) -> None:
    def change(head: dict[str, object]) -> None:
        head |= {"names": [*names, "Ben"], **({"players": [*players, "random"]} if players else {})}

    (result,) = all_of(first_line(text_of(1), change))
    if why is None:
        assert isinstance(result, HistoryMatch)
    else:
        assert isinstance(result, Refused)
        assert why in str(result.error)
        assert result.line == 1


@pytest.mark.parametrize("players", [None, ["person", "person", "random"]])
def test_a_seat_named_like_a_bot_is_imported_as_a_seat_of_that_bot(players: list[str] | None) -> None:
    def change(head: dict[str, object]) -> None:
        head |= {"names": ["Adept", "Aki", "Whim 3"], **({"players": players} if players else {})}

    (match,) = all_of(first_line(text_of(1), change))
    assert isinstance(match, HistoryMatch)
    assert match.setup.players == ("adept", "person", "random")


@pytest.mark.parametrize(
    ("by", "name", "why"),
    [
        ("person", "Hana", None),
        ("bot", "Adept", None),
        ("person", "Adept", "is reserved for a bot or for the server"),
        ("person", "\uff33erver", "is reserved for a bot or for the server"),
        ("person", "Hana\u200d", "has invisible characters"),
        ("bot", "A" * 25, "is longer than 24 characters"),
    ],
)
def test_names_of_players_who_take_a_seat_later_are_checked_too(by: str, name: str, why: str | None) -> None:
    head, *others = text_of(1).splitlines(keepends=True)
    change = json.dumps({"e": "seat", "seat": 0, "by": by, "name": name}).encode()
    (result,) = all_of(b"".join([head, change + b"\n", *others]))
    assert isinstance(result, HistoryMatch) if why is None else isinstance(result, Refused) and why in str(result.error)


def test_the_id_of_an_imported_match_does_not_depend_on_table_data_in_its_head() -> None:
    text = text_of(1)
    others = [
        text,
        first_line(text, lambda head: head.update(id="abc")),
        first_line(text, lambda head: head.update(opened=17, players=["greedy"] * SHORT.seats)),
        text.replace(b"}\n", b',"t":5}\n'),
    ]
    results = [match for other in others for match in all_of(other)]
    assert len({match.setup.id for match in results if isinstance(match, HistoryMatch)}) == 1
    assert len(results) == len(others)
    assert {match.digest for match in results if isinstance(match, HistoryMatch)} != {
        result.digest
        for result in all_of(first_line(text, lambda head: head["names"].reverse()))
        if isinstance(result, HistoryMatch)
    }


def without_line(text: bytes, number: int) -> bytes:
    lines = text.splitlines(keepends=True)
    return b"".join(lines[:number] + lines[number + 1 :])


HEAD = b'{"e":"match","format":1,'
DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "a line is missing": (lambda text: without_line(text, 4), "was due|expected|line of"),
    "not over": (lambda text: b"".join(text.splitlines(keepends=True)[:-1]), "neither finished nor ended"),
    "breaks off inside a line": (lambda text: text[:-9] + b"\n", "Not JSON|inside"),
    "no JSON": (lambda text: text.replace(b'"e":"bid"', b'"e";"bid"', 1), "Not JSON"),
    "another encoding": (lambda text: text.replace(b"}\n{", "}\nä{".encode("latin-1"), 1), "UTF-8"),
    "unknown rules": (lambda text: first_line(text, lambda head: head.update(version=99)), "version 99|99"),
    "unknown game": (lambda text: first_line(text, lambda head: head.update(game="chess")), "chess"),
    "seen by one seat": (lambda text: first_line(text, lambda head: head.update(viewer=1)), "seen|viewer|1"),
    "an open seat": (lambda text: first_line(text, lambda head: head.update(players=["open"] * SHORT.seats)), "person"),
    "a player of another sort": (
        lambda text: first_line(text, lambda head: head.update(players=["<b>"] * SHORT.seats)),
        "person",
    ),
    "too few players": (lambda text: first_line(text, lambda head: head.update(players=["person"] * 2)), "players"),
    "an impossible time": (lambda text: first_line(text, lambda head: head.update(opened=2**53 - 1)), "opened"),
    "an unknown key": (lambda text: first_line(text, lambda head: head.update(secret=1)), "secret"),
    "a line that never ends": (lambda text: text.replace(b"\n", b" " * (LONGEST + 5) + b"\n", 1), "longer than"),
    "endless lines": (
        lambda text: text.replace(b"\n", b"\n" + b'{"e":"note","text":"%s"}\n' % (b"x" * 9000) * 500, 1),
        "longer than",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_match_is_refused_by_line_and_the_other_matches_are_read(damage: str) -> None:
    change, complaint = DAMAGES[damage]
    before, wrong, after = text_of(1), change(text_of(2)), text_of(3)
    results = all_of(before + wrong + after)
    assert [type(match) for match in results] == [HistoryMatch, Refused, HistoryMatch]
    refused = results[1]
    assert isinstance(refused, Refused)
    first = 1 + lines_in(before)
    assert refused.line == first
    assert first <= refused.error.line <= first + lines_in(wrong)
    assert any(word in str(refused.error) for word in complaint.split("|")), str(refused.error)
    assert str(refused.error).startswith(f"Line {refused.error.line}")


NO_HISTORIES = {
    "empty": b"",
    "a zip": b"PK\x03\x04" + bytes(100),
    "gzip": b"\x1f\x8b\x08" + bytes(100),
    "fuda": b"fuda 1\ngame sannin v1 seats 3\n",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "UTF-16": text_of(1).decode().encode("utf-16"),
    "UTF-8 with a mark": b"\xef\xbb\xbf" + text_of(1),
    "nothing but space": b"\n \n\n",
    "other JSON": b'{"a":1}\n[1]\n',
    "no match": b'{"e":"note","text":"x"}\n',
    "nested": b"[" * 900_000,
}


@pytest.mark.parametrize("form", NO_HISTORIES)
def test_a_file_that_is_no_history_is_refused_in_one_sentence(form: str) -> None:
    [refused] = all_of(NO_HISTORIES[form])
    assert isinstance(refused, Refused)
    assert refused.error.line <= 3
    assert "\n" not in str(refused.error)


@pytest.mark.slow
def test_a_history_file_of_fifty_megabytes_is_not_held_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file has one line or many, and a limit ends the reading at once."""

    class Endless(BytesIO):
        """An endless file that counts what is read."""

        size = 0

        def readline(self, size: int | None = -1, /) -> bytes:
            assert size is not None
            assert 0 < size <= LONGEST + 1
            line = super().readline(size)
            self.size += len(line)
            return line

    held: list[int] = []
    monkeypatch.setattr(history, "_verified", lambda piece: held.append(len(piece.text)))
    size = 50_000_000
    for text in (b"x" * size, HEAD + b"y" * size, (HEAD + b"\n" + b"{}\n") + b'{"e":"note"}\n' * (size // 13)):
        assert [type(match) for match in read_history(Endless(text))] == [Refused]
        limited = Endless(text)
        [refused] = read_history(limited, 100_000)
        assert isinstance(refused, Refused)
        assert "100000" in str(refused.error)
        assert limited.size <= 100_000 + LONGEST + 1
    assert held == []


@pytest.mark.parametrize("menu", [ALL_MENUS[0], BASHIFEN_MENUS[0], SHORT], ids=str)
def test_a_table_made_from_an_imported_match_shows_its_final_position(menu: Menu) -> None:
    [imported] = all_of(text_of(5, menu))
    assert isinstance(imported, HistoryMatch)
    match = Match(imported.setup)
    after, entry = match.import_record(imported.record)
    assert after.table.over
    assert (after.version, entry.record) == (1, imported.record)
    again = Match.rebuild(imported.setup, [entry])
    assert messages.view(again.table, "table") == messages.view(after.table, "table")
    message = json.loads(table_text(again, "table", imported.record))
    assert [event["e"] for event in message["record"]] == [event["e"] for event in imported.replay.events]
    assert message["story"] is not None


@drawn(
    30, 2000, st.lists(st.one_of(st.binary(max_size=60), st.sampled_from([text_of(1), text_of(2)[:300]])), max_size=6)
)
def test_any_history_text_gives_matches_or_refusals_with_a_line_of_the_file(parts: list[bytes]) -> None:
    """The line is a line of the file."""
    text = b"\n".join(parts)
    for result in all_of(text):
        assert 1 <= result.line <= text.count(b"\n") + 1
        if isinstance(result, Refused):
            assert result.line <= result.error.line <= text.count(b"\n") + 2
