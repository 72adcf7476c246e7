"""Writes the types of the page's messages: `src/protocol/messages.ts`, from the server's JSON Schema."""

import json
import textwrap
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from hachiya.desk.judging import JUDGED_OPTIONS
from hachiya.games.hanafuda import advice
from hachiya.games.next_facts import FactName
from hachiya.records import fields
from hachiya.records.bashifen import events as bashifen_events
from hachiya.records.hanafuda import events as hanafuda_events
from hachiya.server.protocol import json_schema
from hachiya.tables.messages import common as messages
from hachiya.tables.messages.bashifen import view as bashifen_view
from hachiya.tables.messages.hanafuda import view
from hachiya.tables.protocol import names
from hachiya.tables.replays.marks import What
from hachiya.tables.replays.replay import MOST_BYTES
from hachiya.words import arguments
from hachiya.words.shelves import ShelfName

TARGET = Path(__file__).parent / "src" / "protocol" / "messages.ts"
HEADER = """\
/**
 * Messages between server and page, and the events of a record. docs/build/protocol.md says what it means.
 *
 * Made by web/protocol.py from the types of the server: change those, then run `make docs`.
 */
"""
CONSTANTS = {
    "PROTOCOL": (messages.PROTOCOL, "The protocol that this page speaks."),
    "LONGEST_NAME": (names.LONGEST_NAME, "Characters of a person's name, at most."),
    "LONGEST_TEXT": (names.LONGEST_TEXT, "Characters of free words, at most."),
    "MOST_BYTES": (MOST_BYTES, "Bytes of a record that is sent to be seen again, at most."),
    "JUDGED_OPTIONS": ([*JUDGED_OPTIONS], "The options on which it depends what cards make and pay."),
}
UNIONS: dict[str, Any] = {
    "Kind": fields.Kind,
    "Carry": fields.Carry,
    "Bid": fields.Bid,
    "Reason": fields.Reason,
    "HandYaku": fields.HandYaku,
    "CapturedYaku": fields.CapturedYaku,
    "SpecialYaku": fields.SpecialYaku,
    "Yaku": fields.Yaku,
    "SqueezedYaku": fields.SqueezedYakuList,
    "Viewer": fields.Viewer,
    "Payer": fields.Payer,
    "Payee": fields.Payee,
    "Phase": view.Phase,
    "NackCode": messages.NackCode,
    "PhraseName": names.PhraseName,
    "ShelfName": ShelfName,
    "What": What,
    "Sign": arguments.Sign,
    "UnitName": arguments.UnitName,
    "Does": advice.Does,
    "FactName": FactName,
    "Fact": hanafuda_events.Fact,
    "Event": hanafuda_events.HanafudaEvent,
    "TrumpSuit": fields.TrumpSuit,
    "TrumpsBy": fields.TrumpsBy,
    "Group": fields.Group,
    "BashifenPhase": bashifen_view.BashifenPhase,
    "BashifenEvent": bashifen_events.BashifenEvent,
}
"""Types that have no definition of their own in the schema; the page uses their names."""

PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 120

Schema = dict[str, Any]


class Writer:
    """Spells schemas as TypeScript; `named` holds the names of types by their spelling."""

    def __init__(self, named: dict[str, str]) -> None:
        self.named = named

    def type(self, schema: Schema) -> str:
        """The type of a value: its name where it has one, else its spelling."""
        spelling = self.spelling(schema)
        return self.named.get(spelling, spelling)

    def spelling(self, schema: Schema) -> str:
        """The type of a value, written out."""
        if not schema:
            return "unknown"
        if "$ref" in schema:
            return str(schema["$ref"]).rsplit("/", 1)[1]
        if "const" in schema:
            return json.dumps(schema["const"])
        if "enum" in schema:
            return " | ".join(map(json.dumps, schema["enum"]))
        for union in ("anyOf", "oneOf"):
            if union in schema:
                return " | ".join(map(self.type, schema[union]))
        if schema["type"] == "array":
            return self.array(schema)
        if schema["type"] == "object":
            keys = self.type(schema.get("propertyNames", {"type": "string"}))
            return f"Record<{keys}, {self.type(schema['additionalProperties'])}>"
        return PRIMITIVES[schema["type"]]

    def array(self, schema: Schema) -> str:
        """The type of a list, or of a tuple where each place has a type of its own."""
        if "prefixItems" in schema:
            return f"[{', '.join(map(self.type, schema['prefixItems']))}]"
        item = self.type(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"

    def definition(self, name: str, schema: Schema) -> str:
        """A definition with what its type says of itself, without its example in Python."""
        about = comment(schema.get("description", "").partition("\n\nExample:\n")[0])
        if "properties" not in schema:
            # A type alias may refer to itself within braces only.
            return about + alias(
                name, self.spelling(schema).replace(f"Record<string, {name}>", f"{{ [key: string]: {name} }}")
            )
        needed = schema.get("required", [])
        keys = "".join(
            f"  {key}{'' if key in needed else '?'}: {self.type(value)};\n"
            for key, value in schema["properties"].items()
        )
        return f"{about}export interface {name} {{\n{keys}}}\n"


def alias(name: str, spelling: str) -> str:
    """A type alias; a long union has one member a line."""
    line = f"export type {name} = {spelling};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n  | " + "\n  | ".join(spelling.split(" | ")) + ";\n"


def comment(text: str) -> str:
    """A comment before a definition; nothing for an empty text."""
    if not text:
        return ""
    if "\n" not in text and len(text) <= WIDTH - len("/** . */"):
        return f"/** {text} */\n"
    return "/**\n" + textwrap.indent(text, " * ", lambda _: True).replace(" * \n", " *\n") + "\n */\n"


def page_writer() -> Writer:
    """A writer that uses the names of the page's types."""
    return Writer(_union_names())


def _union_names() -> dict[str, str]:
    unions = {name: TypeAdapter[Any](kind).json_schema(ref_template="#/$defs/{model}") for name, kind in UNIONS.items()}
    plain = Writer({})
    return {plain.spelling(schema): name for name, schema in unions.items()}


def text() -> str:
    """The content of messages.ts."""
    named, writer = _union_names(), page_writer()
    parts = [HEADER]
    parts += [
        f"{comment(about)}export const {name} = {json.dumps(value)};\n" for name, (value, about) in CONSTANTS.items()
    ]
    parts += [alias(name, spelling) for spelling, name in named.items()]
    definitions = json_schema()["$defs"]
    parts += [writer.definition(name, schema) for name, schema in definitions.items()]
    return "\n".join(parts)
