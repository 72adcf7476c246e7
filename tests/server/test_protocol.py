"""The schema of everything that page and server tell each other."""

import asyncio
import json
from pathlib import Path

from pydantic import TypeAdapter
from starlette.routing import Route

from hachiya.desk.operations import OPERATIONS
from hachiya.server.app import create_app
from hachiya.server.pages import page_routes
from hachiya.server.problems import OVER_HTTP
from hachiya.server.protocol import json_schema
from hachiya.server.responses import Refusal
from hachiya.server.settings import Settings
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


BESIDE_THE_DESK = {
    *(f"/t/{{table}}/{{viewer}}/{name}" for name in ("chat", "end", "give_up", "hints", "sign", "silence")),
    *("/api/languages", "/api/words/{language}/{shelf}-{digest}.json", "/api/{rest:path}", "/healthz"),
    "/manifest.{language}.webmanifest",
}
"""What is at a table, files of words, and what operators ask."""


def test_what_is_asked_over_http_is_an_operation(tmp_path: Path) -> None:
    declared = {(operation.path, operation.method) for operation in OPERATIONS.values()}
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    app = create_app(settings)
    asyncio.run(app.state.hub.store.close())
    pages = {route.path for route in page_routes(settings) if isinstance(route, Route)}
    routes = {
        (route.path, *(route.methods - {"HEAD"})) for route in app.routes if isinstance(route, Route) and route.methods
    }
    assert {route for route in routes if route[0] not in BESIDE_THE_DESK | pages} == declared


def test_what_an_operation_asks_of_a_seat_stands_in_its_address() -> None:
    for operation in OPERATIONS.values():
        assert operation.who != "seat" or {"table", "own"} <= {*operation.places}
        assert {*operation.places} <= operation.asked.model_fields.keys()


def test_a_refusal_has_a_type() -> None:
    TypeAdapter(Refusal).validate_python({"title": "", "status": 404, "detail": "", "code": "x"})


def kinds(problem: type[Problem]) -> set[type[Problem]]:
    return {problem}.union(*map(kinds, problem.__subclasses__()))


def test_every_problem_can_be_told_over_http() -> None:
    assert {kind.code for kind in kinds(Problem) - {Problem}} == OVER_HTTP.keys()
