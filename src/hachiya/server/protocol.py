"""The JSON Schema of all messages between page and server (docs/build/protocol.md).

What comes in is checked by these types: nothing is converted, no key is ignored. What goes out is written by them.
Cards have types of their own (`records.fields`), so that a test can walk a message and compare each with `sight`.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from hachiya.desk.operation import File
from hachiya.desk.operations import OPERATIONS
from hachiya.server.responses import Refusal
from hachiya.server.words import LanguageOffer
from hachiya.tables.attendance.lobby import LobbyNews
from hachiya.tables.live.to_page import ToPage
from hachiya.tables.protocol.to_table import ToServer
from hachiya.words.message import Sentence
from hachiya.words.shelves import Shelf

_Mode = Literal["validation", "serialization"]

_READ: dict[str, Any] = {"ToServer": ToServer}
"""What a socket reads."""
_SENT: dict[str, Any] = {
    "ToPage": ToPage,
    "LobbyNews": LobbyNews,
    "Languages": list[LanguageOffer],
    "Shelf": Shelf,
    "SentenceJson": Sentence,
    "Refusal": Refusal,
}
"""What a socket sends, and what is fetched beside the desk."""


def json_schema() -> dict[str, Any]:
    """Make the JSON Schema of all messages of a WebSocket and all bodies of HTTP, as definitions by name."""
    definitions, _ = _schemas()
    return definitions


def answer_schemas() -> dict[str, dict[str, Any]]:
    """Make the schema of each operation's answer; answers that are files or empty have none."""
    _, answers = _schemas()
    return answers


class _Generator(GenerateJsonSchema):
    """Of what is sent all fields are there, also those with a default; one that may be left out is never null."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        if self.mode == "serialization" and field["type"] == "dataclass-field":
            return "serialization_exclude_if" not in field
        return super().field_is_required(field, total)

    def dataclass_field_schema(self, schema: Any) -> dict[str, Any]:
        inner = schema["schema"]
        while "serialization_exclude_if" in schema and inner["type"] in ("default", "nullable"):
            inner = inner["schema"]
        return self.generate_inner(inner)


@cache
def _schemas() -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    requests = {operation.request.__name__: operation.request for operation in OPERATIONS.values()}
    answers = {name: operation.answer for name, operation in OPERATIONS.items() if operation.answer not in (None, File)}
    modes: Mapping[_Mode, Mapping[str, Any]] = {"validation": _READ | requests, "serialization": _SENT | answers}
    adapters = [(name, mode, TypeAdapter(kind)) for mode, kinds in modes.items() for name, kind in kinds.items()]
    places_of, schema = TypeAdapter.json_schemas(
        adapters, title="Hachiya protocol", ref_template="#/$defs/{model}", schema_generator=_Generator
    )
    places, schema = _by_titles([{name: place for (name, _), place in places_of.items()}, schema])
    definitions = schema.setdefault("$defs", {})
    for name in (*_READ, *_SENT, *requests):
        if places[name].get("$ref") != f"#/$defs/{name}":
            definitions[name] = places[name]
    return schema, {name: places[name] for name in answers}


def _by_titles(schemas: Any) -> Any:
    """The schemas with definitions named by their titles; classes of the same name have several titles."""
    *others, schema = schemas
    names = {key: definition.get("title", key.rpartition("__")[2]) for key, definition in schema["$defs"].items()}
    assert len({*names.values()}) == len(names), names
    schema["$defs"] = {names[key]: schema["$defs"][key] for key in sorted(names, key=lambda key: names[key])}
    text = re.sub(r'"#/\$defs/([^"]+)"', lambda match: f'"#/$defs/{names[match[1]]}"', json.dumps([*others, schema]))
    return json.loads(text)
