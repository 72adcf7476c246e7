"""The bodies of requests are parsed or refused."""

import json

import pytest

from hachiya.desk.seats import Recovery
from hachiya.server.body import read_body
from hachiya.tables.problems import BadRequest
from hachiya.tables.protocol.order import NewTable
from tests.tables.choosing import Message

TABLE: Message = {"game": "sannin", "options": {"multipliers": "B"}, "name": "花子", "opponents": ["greedy", "person"]}


def test_a_new_table_body_is_parsed() -> None:
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
        {"opponents": ["greedy"] * 7},
        {"opponents": [1]},
        {"opponents": ["a b"]},
        {"options": {"multipliers": True}},
        {"options": {str(number): "x" for number in range(30)}},
        {"pace": 6000},
        {"pace": "0"},
    ],
)
def test_an_invalid_new_table_body_is_refused(change: Message) -> None:
    with pytest.raises(BadRequest):
        read_body(NewTable, json.dumps(TABLE | change).encode())


def test_the_error_of_a_refused_token_does_not_repeat_it() -> None:
    with pytest.raises(BadRequest) as error:
        read_body(Recovery, b'{"table": "AAAAAAAAAAAAAAAA", "own": 0, "token": "my secret"}')
    assert "secret" not in error.value.text("en") + error.value.text("ja")
    assert "token" in error.value.text("en")
