"""The schema of everything that page and server tell each other."""

import json

from pydantic import TypeAdapter

from hachiya.server.problems import OVER_HTTP
from hachiya.server.protocol import json_schema
from hachiya.server.responses import Refusal
from hachiya.tables.problems import Problem


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
    TypeAdapter(Refusal).validate_python({"title": "", "status": 404, "detail": "", "code": "x"})


def kinds(problem: type[Problem]) -> set[type[Problem]]:
    return {problem}.union(*map(kinds, problem.__subclasses__()))


def test_every_problem_can_be_told_over_http() -> None:
    assert {kind.code for kind in kinds(Problem) - {Problem}} == OVER_HTTP.keys()
