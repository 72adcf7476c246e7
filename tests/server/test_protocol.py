"""The schema of everything that page and server tell each other."""

import asyncio
import json
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any, get_args, get_type_hints

from pydantic import TypeAdapter
from starlette.routing import Mount, Route, WebSocketRoute

from hachiya.desk.operations import OPERATIONS
from hachiya.desk.problems import BadFile
from hachiya.server.app import create_app
from hachiya.server.pages import page_routes
from hachiya.server.problems import OVER_HTTP
from hachiya.server.protocol import json_schema
from hachiya.server.responses import Refusal
from hachiya.server.settings import Settings
from hachiya.tables.messages.common import NackCode
from hachiya.tables.problems import BadRequest, NotRunning, Problem, UnknownChoice
from hachiya.tables.protocol.to_table import AnyToServer
from hachiya.words.shelves import SHELVES
from hachiya.words.wire import message_json
from tests.databases import database_in
from tests.words.topics import topics

PROTOCOL_PAGE = Path(__file__).parents[2] / "docs/build/protocol.md"


def test_the_schema_names_messages_of_both_directions_and_cards() -> None:
    schema = json_schema()
    definitions = schema["$defs"]
    assert {"ToServer", "ToPage", "NewTable", "Recovery", "Seated", "Games", "Refusal", "View"} <= definitions.keys()
    assert {"Card", "Cards", "Pile", "Takes"} <= definitions.keys()
    assert definitions["View"]["properties"]["hands"]["items"] == {"$ref": "#/$defs/Cards"}
    text = json.dumps(schema)
    assert {part.split('"')[0] for part in text.split("#/$defs/")[1:]} <= definitions.keys()
    assert '"additionalProperties": false' in json.dumps(definitions["Act"])


WORDS = {"/api/languages", "/api/words/{language}/{shelf}-{digest}.json", "/manifest.{language}.webmanifest"}
SOCKETS = {"/api/lobby/ws", "/t/{table}/{viewer}/ws"}
BESIDE_THE_DESK = {"/api/{rest:path}", "/healthz", "/livez", "/readyz", "/sw.js"}
"""Routes that do not exist, routes for operators, and the service worker of a page that has the parts for one."""
SEATS = {
    *("open_table", "join", "recover", "quick_match", "join_lobby_table", "play_on", "play_on_from_record", "rematch"),
    *(
        "join_by_code",
        "invite",
        "new_seat_code",
        "seat_bot",
        "fill_with_bots",
        "remove",
        "close_table",
        "revoke",
        "claim_seat",
        "unlist_seat",
    ),
}
"""Operations that change a table: they open it, give a seat, or change seats and their keys."""
SHOW_SECRETS = {"invitation", "invitation_of_code"}
"""Operations that change nothing; they ask with a secret, which stands in no address."""
BESIDE_TABLES = {"import_history", "new_recovery_phrase", "recall", "forget_me", "send_record"}
"""Operations that change something else: a person, the own list, or uploaded records."""
JUDGE_CARDS = {"hand", "pile", "lead", "follow", "trick"}
"""Operations that change nothing; they ask with cards and rules, which are too long for an address."""
SEND_NOTEBOOKS = {"open_tally", "tally", "tally_record", "tally_statistics"}
"""Operations that change nothing; they ask with notebooks of score keepers, which are too long for an address."""


def test_every_route_of_the_server_is_declared(tmp_path: Path) -> None:
    declared = {(operation.path, operation.method) for operation in OPERATIONS.values()}
    settings = Settings(database=database_in(tmp_path))
    app = create_app(settings)
    asyncio.run(app.state.parts.store.close())
    pages = {route.path for route in page_routes(settings) if isinstance(route, Route | Mount)}
    others = WORDS | SOCKETS | BESIDE_THE_DESK | pages
    operations = set()
    for route in app.routes:
        assert isinstance(route, Route | WebSocketRoute | Mount)
        if route.path not in others:
            assert isinstance(route, Route)
            operations |= {(route.path, method) for method in (route.methods or set()) - {"HEAD"}}
    assert operations == declared


def test_posting_operations_open_tables_or_change_seats_only() -> None:
    """All other changes of a table are messages of its connection."""
    changing = {name for name, operation in OPERATIONS.items() if operation.method == "POST"}
    assert changing == SEATS | BESIDE_TABLES | SHOW_SECRETS | JUDGE_CARDS | SEND_NOTEBOOKS
    of_messages = (kind.model_fields["do"].annotation for kind in get_args(AnyToServer))
    over_the_line = {word for literal in of_messages for word in get_args(literal)}
    assert over_the_line >= {"act", "seal", "say", "read", "back", "chat", "wish", "sign", "silence", "give_up"}
    assert not over_the_line & {operation.path.rsplit("/", 1)[1] for operation in OPERATIONS.values()}


def test_an_operation_on_a_seat_has_table_and_seat_in_its_path() -> None:
    for operation in OPERATIONS.values():
        assert operation.who != "seat" or {"table", "own"} <= {*operation.places}
        assert {*operation.places} <= operation.request.model_fields.keys()


def test_a_refusal_matches_its_type() -> None:
    TypeAdapter(Refusal).validate_python({"title": "", "status": 404, "code": "x", "say": {"key": "x"}})


def kinds(problem: type[Problem]) -> set[type[Problem]]:
    return {problem}.union(*map(kinds, problem.__subclasses__()))


def test_every_problem_has_an_http_status() -> None:
    of_tab = {kind for kind in kinds(Problem) if kind.__module__.startswith("hachiya.tab.")}
    assert {kind.code for kind in kinds(Problem) - of_tab - {Problem}} == OVER_HTTP.keys()


def test_the_page_of_the_protocol_names_every_problem() -> None:
    page = PROTOCOL_PAGE.read_text("utf-8")
    assert [code for code in OVER_HTTP if f"`{code}`" not in page] == []


WRAPPED: Mapping[type[Problem], set[str]] = {
    BadRequest: {"ask", "serve"},
    UnknownChoice: {"ask", "bots", "drill", "game", "option", "puzzle", "table"},
    BadFile: {"action", "card", "game", "history", "pack", "record", "reel", "table", "yaku"},
    NotRunning: {"serve", "table"},
}
"""Problems that report a fault found elsewhere, and the topics of those faults."""


def said_of(kind: type[Problem]) -> set[str]:
    """The topics of all messages of such a problem."""
    if kind in WRAPPED:
        return WRAPPED[kind]
    samples: Mapping[Any, list[Any]] = {int: [1], int | None: [None, 1], str: ["text"], str | None: [None]}
    asked = [samples[part] for name, part in get_type_hints(kind.__init__).items() if name != "return"]
    return {topic for parts in product(*asked) for topic in topics(message_json(kind(*parts).message))}


def test_the_page_loads_the_messages_of_every_problem() -> None:
    on_shelves = {topic for shelf in SHELVES.values() for topic in shelf}
    lacking = {kind: said_of(kind) - on_shelves for kind in kinds(Problem) - {Problem}}
    assert not {kind: topics for kind, topics in lacking.items() if topics}
    assert not any("__init__" in vars(kind) for kind in WRAPPED)


def test_every_refusal_code_of_a_socket_is_a_problem() -> None:
    of_play = {"stale", "illegal", "not_your_turn", "over", "bad_message", "too_fast"}
    assert {*get_args(NackCode)} - of_play <= {kind.code for kind in kinds(Problem) - {Problem}}
