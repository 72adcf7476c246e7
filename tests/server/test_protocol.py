"""The messages: what is read, what is refused, what the schema says."""

import contextlib
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from hachiya.games.hanafuda.game import hanafuda
from hachiya.records.recorder import recorder_of
from hachiya.records.redaction import redact
from hachiya.server import messages
from hachiya.server.match import Match
from hachiya.server.problems import BadRequest
from hachiya.server.protocol import (
    Act,
    BadMessage,
    NewTable,
    Ping,
    Recovery,
    Refusal,
    Sync,
    ToPage,
    json_schema,
    read,
    read_body,
)
from tests.playing import PLAIN_MENUS, SANNIN, Menu
from tests.sampling import slow
from tests.server.client import Message
from tests.server.play import deck, entries, new_setup, viewers

RAISED = SANNIN._replace(options={"multipliers": "F"})
ACT: Message = {"do": "act", "id": "a-1", "version": 3, "actions": [48, 1]}


def test_the_three_messages() -> None:
    assert read(json.dumps(ACT)) == Act(do="act", id="a-1", version=3, actions=[48, 1])
    assert read('{"do":"sync","version":0}') == Sync(do="sync", version=0)
    assert read(b'{"do": "ping"}') == Ping(do="ping")


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
def test_nothing_is_converted_and_nothing_ignored(change: Message) -> None:
    with pytest.raises(BadMessage):
        read(json.dumps(ACT | change))


@pytest.mark.parametrize("key", list(ACT))
def test_every_key_is_needed(key: str) -> None:
    with pytest.raises(BadMessage):
        read(json.dumps({name: value for name, value in ACT.items() if name != key}))


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
def test_what_is_no_message(text: str | bytes) -> None:
    with pytest.raises(BadMessage) as error:
        read(text)
    assert error.value.id is None


def test_a_bad_message_keeps_its_id() -> None:
    with pytest.raises(BadMessage) as error:
        read(json.dumps(ACT | {"actions": "all"}))
    assert error.value.id == "a-1"


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_a_message_or_refused(text: bytes | str) -> None:
    with contextlib.suppress(BadMessage):
        read(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)


@given(st.dictionaries(st.sampled_from(["do", "id", "version", "actions", "x"]), json_values))
def test_any_json_is_a_message_or_refused(claim: Message) -> None:
    with contextlib.suppress(BadMessage):
        read(json.dumps(claim))


# ------------------------------------------------------------------------------------- bodies of HTTP

TABLE: Message = {"game": "sannin", "options": {"multipliers": "B"}, "name": "花子", "opponents": ["greedy", "person"]}


def test_a_table_to_open() -> None:
    order = read_body(NewTable, json.dumps(TABLE).encode())
    assert (order.name, order.pace) == ("花子", None)
    assert read_body(NewTable, json.dumps(TABLE | {"name": " Hana ", "pace": 0}).encode()).name == "Hana"


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 1},
        {"name": ""},
        {"name": "   "},
        {"name": "x" * 25},
        {"name": "a\u202eb"},
        {"name": "a\nb"},
        {"name": 3},
        {"opponents": ["greedy"] * 6},
        {"opponents": [1]},
        {"opponents": ["a b"]},
        {"options": {"multipliers": True}},
        {"options": {str(number): "x" for number in range(30)}},
        {"pace": 6000},
        {"pace": "0"},
    ],
)
def test_a_table_that_cannot_be(change: Message) -> None:
    with pytest.raises(BadRequest):
        read_body(NewTable, json.dumps(TABLE | change).encode())


def test_a_refused_token_is_not_repeated() -> None:
    with pytest.raises(BadRequest) as error:
        read_body(Recovery, b'{"token": "my secret"}')
    assert "secret" not in error.value.en + error.value.ja
    assert "token" in error.value.en


# ------------------------------------------------------------------------------------- to the page


@pytest.mark.parametrize("often", [8, slow(1)])
@pytest.mark.parametrize("menu", PLAIN_MENUS, ids=str)
def test_every_message_is_of_its_type(menu: Menu, often: int) -> None:
    """Those of every eighth version, or of every one."""
    valid: TypeAdapter[Any] = TypeAdapter(ToPage)
    match = Match(new_setup(menu))
    lines: list[str] = []
    for after, entry in entries(match, Random(1), months=1 if menu.game == "bashifen" else 2):
        lines += entry.lines
        if after.version % (often if entry.lines else 20):
            continue  # cards that a clock draws are alike
        for viewer in viewers(match):
            for text in (
                messages.table_message(after, viewer, lines),
                messages.entry_message(after, viewer, entry.lines),
                messages.nack(after, viewer, None, "too_fast", "en", "ja"),
                messages.ack("id", after.version),
                messages.PONG,
            ):
                valid.validate_json(text)
                valid.validate_python(json.loads(text))


@pytest.mark.parametrize("menu", PLAIN_MENUS, ids=str)
def test_lines_go_out_as_redaction_leaves_them(menu: Menu) -> None:
    match = Match(new_setup(menu))
    lines = [*match.setup.head(), *(line for _, entry in entries(match, Random(2), 3) for line in entry.lines)]
    for viewer in viewers(match):
        right = [redact(json.loads(line), viewer) for line in lines]
        assert [json.loads(line) for line in messages.shown(lines, viewer)] == right


def test_the_head_is_what_a_recorder_writes() -> None:
    match = Match(new_setup(RAISED))
    assert json.loads(match.setup.head()[0]) == recorder_of(match.table, match.setup.names).match()


def test_ribbons_are_offered_with_the_reading_that_lays_them_open() -> None:
    """赤 with five ribbons: one must be laid open, and the choice is one entry (C-166, C-176)."""
    match = Match(new_setup())
    hand = deck("BFJNRCD")
    rest = [card for card in range(48) if card not in hand]
    cards = hanafuda(match.table.game).deck_of(0, 3, [hand, rest[:7], rest[7:14]], rest[14:20], rest[20:])
    match, _ = match.deal(cards)
    offers = messages.view(match.table, 0)["choices"]
    show, none = offers
    assert (show["does"], show["yaku"], show["cards"]) == ("show", ["sanbon", "aka"], "BCD")
    assert {share["seat"] for share in show["pays"]} == {1, 2}
    assert none == {"action": 56, "does": "pass", "en": "show nothing", "ja": "公開しない"}
    assert [offer.get("ribbons") for offer in offers] == [{"of": "BFJNR", "count": 1}, None]
    assert messages.view(match.table, 1)["choices"] == []
    after, entry = match.choose(0, [offers[0]["action"], *deck("J")], "id")
    assert after.version == match.version + 1
    assert json.loads(entry.lines[0])["cards"] == "BCDJ"


def test_going_on_and_ending_a_month_say_what_they_pay() -> None:
    """Amounts by payer stand with each choice of one who has made a yaku, and of one who may cancel."""
    kinds = {"show", "card", "stop", "sage", "cancel", "pass"}
    seen: dict[str, Message] = {}
    for seed in range(10):
        if seen.keys() == kinds:
            break
        for after, _ in entries(Match(new_setup()), Random(seed)):
            if not after.table.over and not after.table.awaits_deal:
                choices = messages.view(after.table, after.table.turn)["choices"]
                seen |= {offer["does"]: offer for offer in choices if offer["does"] != "pass" or "later" in offer}
    assert seen.keys() == kinds
    for does in ("show", "stop", "cancel"):
        assert seen[does]["pays"]
        assert all(share["points"] > 0 for share in seen[does]["pays"])
    for does in ("sage", "pass"):
        assert seen[does]["later"]["alone"] == seen[does]["later"]["beaten"] != []
        assert "pays" not in seen[does]
    assert seen["card"].keys() == {"action", "does", "en", "ja"}


def test_the_yaku_of_the_month_are_everyones() -> None:
    match = Match(new_setup(RAISED))
    match, _ = match.deal(list(range(48)))
    worths = [messages.view(match.table, viewer)["captured_yaku"] for viewer in viewers(match)]
    assert worths == [worths[0]] * 4
    raised = {"small": 0, "large": 12, "grand": 24}[messages.view(match.table, 0)["kind"]]
    assert worths[0][4] == {"yaku": "akatan", "cards": "BFJ", "need": 3, "points": 84 + raised, "more": 0}


def test_the_schema_names_both_directions_and_cards() -> None:
    schema = json_schema()
    definitions = schema["$defs"]
    assert {"ToServer", "ToPage", "NewTable", "Recovery", "Seated", "Games", "Refusal", "View"} <= definitions.keys()
    assert {"Card", "Cards", "Pile", "Takes"} <= definitions.keys()
    assert definitions["View"]["properties"]["hands"]["items"] == {"$ref": "#/$defs/Cards"}
    text = json.dumps(schema)
    assert {part.split('"')[0] for part in text.split("#/$defs/")[1:]} <= definitions.keys()
    assert '"additionalProperties": false' in json.dumps(definitions["Act"])


def test_a_refusal_has_a_type() -> None:
    TypeAdapter(Refusal).validate_python({"title": "", "status": 404, "detail": "", "detail_ja": "", "code": "x"})
