"""Everything that page and server tell each other, as JSON Schema (docs/protocol.md).

What comes in is checked by these types: nothing is converted, no key is ignored. What goes out is built as plain dicts
of them; cards have types of their own (`records.fields`), so that a test can walk a message and compare each with
`sight`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from hachiya.desk.operation import File
from hachiya.desk.operations import OPERATIONS
from hachiya.server.responses import Refusal
from hachiya.server.words import LanguageOffer
from hachiya.tables.attendance.lobby import LobbyNews
from hachiya.tables.live.to_page import ToPage
from hachiya.tables.protocol.to_table import ToServer
from hachiya.words.shelves import Shelf
from hachiya.words.wire import SentenceJson

_NAMED: Mapping[str, Any] = {
    "ToServer": ToServer,
    "ToPage": ToPage,
    "LobbyNews": LobbyNews,
    "Languages": list[LanguageOffer],
    "Shelf": Shelf,
    "SentenceJson": SentenceJson,
    "Refusal": Refusal,
}
"""What goes over sockets, and what is fetched beside the desk."""


def json_schema() -> dict[str, Any]:
    """The JSON Schema of both unions of a WebSocket and of the bodies of HTTP, as definitions under their names."""
    definitions, _ = _schemas()
    return definitions


def answer_schemas() -> dict[str, dict[str, Any]]:
    """By operation: the schema of its answer; none where it is a file, or nothing."""
    _, answers = _schemas()
    return answers


@cache
def _schemas() -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    asked = {operation.asked.__name__: operation.asked for operation in OPERATIONS.values()}
    answers = {name: operation.answer for name, operation in OPERATIONS.items() if operation.answer not in (None, File)}
    every = [*_NAMED.items(), *asked.items(), *answers.items()]
    adapters = [(name, "validation", TypeAdapter[Any](kind)) for name, kind in every]
    places, schema = TypeAdapter.json_schemas(adapters, title="Hachiya protocol", ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    definitions = schema.setdefault("$defs", {})
    for (name, _), place in places.items():
        if name not in answers and place.get("$ref") != f"#/$defs/{name}":
            definitions[name] = place
    return schema, {name: places[name, "validation"] for name in answers}
