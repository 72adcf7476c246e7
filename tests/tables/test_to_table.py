"""The messages of a page to a table, parsed or refused."""

import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hachiya.tables.protocol.to_table import Act, BadMessage, HaveRead, Ping, Sync, read_message
from tests.tables.choosing import Message

PATIENT = settings(deadline=None)
ACT: Message = {"do": "act", "id": "a-1", "version": 3, "actions": [48, 1]}


def test_the_four_kinds_of_game_messages_are_parsed() -> None:
    assert read_message(json.dumps(ACT)) == Act(do="act", id="a-1", version=3, actions=[48, 1])
    assert read_message('{"do":"sync","version":0}') == Sync(do="sync", version=0)
    assert read_message(b'{"do": "ping"}') == Ping(do="ping")
    assert read_message('{"do":"read","version":7}') == HaveRead(do="read", version=7)


@pytest.mark.parametrize(
    "message",
    [
        {"do": "chat", "phrase": "hello"},
        {"do": "chat", "text": "x" * 200},
        {"do": "wish", "of": "end", "wish": False},
        {"do": "wish", "of": "hints", "wish": True},
        {"do": "sign", "sign": 11},
        {"do": "silence", "seat": 6, "silent": True},
        {"do": "give_up"},
    ],
)
def test_commands_beside_the_game_are_parsed_exactly(message: Message) -> None:
    known = read_message(json.dumps({"id": "a-1", **message}))
    assert known.model_dump(exclude_none=True) == {"id": "a-1", **message}
    for wrong in (message, {"id": "", **message}, {"id": "a-1", "more": 1, **message}):
        with pytest.raises(BadMessage):
            read_message(json.dumps(wrong))


@pytest.mark.parametrize(
    "message",
    [
        {"do": "chat"},
        {"do": "chat", "phrase": "hello", "text": "hello"},
        {"do": "chat", "phrase": "shout"},
        {"do": "chat", "text": "x" * 201},
        {"do": "chat", "text": "a\u202eb"},
        {"do": "wish", "of": "draw", "wish": True},
        {"do": "wish", "of": "end", "wish": 1},
        {"do": "wish", "of": "end"},
        {"do": "sign", "sign": 12},
        {"do": "sign", "sign": -1},
        {"do": "silence", "seat": 7, "silent": True},
        {"do": "silence", "seat": 0, "silent": None},
    ],
)
def test_invalid_commands_beside_the_game_are_refused_with_their_id(message: Message) -> None:
    with pytest.raises(BadMessage) as error:
        read_message(json.dumps({"id": "a-1", **message}))
    assert error.value.id == "a-1"


@pytest.mark.parametrize(
    "change",
    [
        {"do": "fold"},
        {"do": None},
        {"more": 1},
        {"id": ""},
        {"id": "x" * 65},
        {"id": "with space"},
        {"id": "日本"},
        {"id": "nul\0"},
        {"id": "a\n"},
        {"id": 1},
        {"version": -1},
        {"version": 1.0},
        {"version": "3"},
        {"version": True},
        {"version": None},
        {"version": 2**53},
        {"actions": []},
        {"actions": [1] * 35},
        {"actions": [True]},
        {"actions": [1.0]},
        {"actions": ["1"]},
        {"actions": [63]},
        {"actions": [-1]},
        {"actions": [[1]]},
        {"actions": 1},
    ],
)
def test_a_message_with_a_wrong_type_or_an_extra_key_is_refused(change: Message) -> None:
    with pytest.raises(BadMessage):
        read_message(json.dumps(ACT | change))


@pytest.mark.parametrize("key", list(ACT))
def test_a_message_without_a_required_key_is_refused(key: str) -> None:
    with pytest.raises(BadMessage):
        read_message(json.dumps({name: value for name, value in ACT.items() if name != key}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '"act"',
        "{",
        '{"do":"ping"',
        '{"do":"ping"} {"do":"ping"}',
        "NaN",
        '{"do":"sync","version":NaN}',
        '{"do":"sync","version":1e999}',
        '{"do":"sync","version":' + "9" * 4000 + "}",
        '{"do":"act","id":"\\ud800","version":1,"actions":[1]}',
        "[" * 4096,
        '{"a":' * 600 + "1" + "}" * 600,
        "\x00\x01\x02",
        b"\xff\xfe\xff",
    ],
)
def test_text_that_is_no_message_is_refused_without_an_id(text: str | bytes) -> None:
    with pytest.raises(BadMessage) as error:
        read_message(text)
    assert error.value.id is None


def test_the_error_of_a_refused_message_carries_the_id_of_the_message() -> None:
    with pytest.raises(BadMessage) as error:
        read_message(json.dumps(ACT | {"actions": "all"}))
    assert error.value.id == "a-1"


@PATIENT
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_arbitrary_bytes_are_parsed_or_refused(text: bytes | str) -> None:
    with contextlib.suppress(BadMessage):
        read_message(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)


@PATIENT
@given(st.dictionaries(st.sampled_from(["do", "id", "version", "actions", "x"]), json_values))
def test_arbitrary_json_is_parsed_or_refused(claim: Message) -> None:
    with contextlib.suppress(BadMessage):
        read_message(json.dumps(claim))
