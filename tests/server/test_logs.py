"""The log of a server: a line for each record, and no secret of any player."""

import asyncio
import json
import logging
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hachiya.server.logs import FIELDS, WORK, Form, JsonLines, SecretFilter, Work, table_in
from tests.databases import change, database_in, rows
from tests.sampling import slow
from tests.server.client import asks, order, origin, wire
from tests.server.running import Process
from tests.tables.choosing import Message

CHAT = "nobody but us may read this"
TABLE = "AAAAAAAAAAAAAAAA"
ALWAYS = {"time", "level", "logger", "message"}


def records(log: Path) -> list[Message]:
    """The records of a JSON log, one object on each line."""
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()]


def strings(value: Any) -> Iterator[str]:
    """Yield every string inside a JSON value."""
    if isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)
    elif isinstance(value, str):
        yield value


class Guest:
    """A browser that collects every secret that the server sends it."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, headers={"origin": origin(address)})
        self.secrets: list[str] = []

    def post(self, path: str, body: Message) -> Message:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        content: Message = answer.json() if answer.content else {}
        self.secrets += [text for text in strings(content) if len(text) == 43]
        self.secrets += [cookie.value for cookie in self.http.cookies.jar if cookie.value]
        return content


def play_with_secrets(address: str) -> tuple[Message, list[str]]:
    """Open a table, do everything that involves a secret with success and without, and return table and secrets."""
    host, guest = Guest(address), Guest(address)
    with host.http, guest.http:
        return play(host, guest, address)


def play(host: Guest, guest: Guest, address: str) -> tuple[Message, list[str]]:
    table = host.post("/api/tables", order("person", "greedy", free_words=True, reveal="match"))
    link = table["joins"][0]
    friend = guest.post(f"/t/{table['table']}/{link['seat']}/join", {"invitation": link["invitation"]})
    host.post(f"{table['path']}/mine", {})
    words = " ".join(host.post("/api/me/phrase", {})["words"])
    guest.post("/api/me/recall", {"phrase": words})
    assert asks(address, table, "chat", text=CHAT) == "ack"
    assert asks(address, friend, "chat", text=f"{CHAT}, dear") == "ack"
    token = table["recovery"]
    for path, body in (
        ("/api/me/recall", {"phrase": f"{words} zoo"}),
        (f"{table['path']}/recover", {"token": token[::-1]}),
        (f"/t/{token}/0/recover", {"token": token}),
        ("/api/tables", {"game": token, "name": CHAT}),
        (f"{table['path']}/nothing", {"token": token}),
    ):
        assert host.http.post(path, json=body).status_code >= 400
    host.http.get(f"/join/{table['table']}/1?{token}")
    host.http.get(f"/{token}")
    asyncio.run(talk_badly(address, table))
    return table, [*host.secrets, *guest.secrets, words, CHAT, token[::-1]]


async def talk_badly(address: str, table: Message) -> None:
    """Send messages that are refused, and try the seat with a wrong token."""
    token = table["recovery"]
    async with wire(address, table["path"], token) as own:
        await own.connection.send(f'{{"do": "{token}"')
        await own.say(do="chat", id="x" * 40, text=CHAT + token * 50)
        await own.say(do="act", id="m", version=10**6, actions=[3])
        for _ in range(3):
            while (await own.hear_any())["is"] != "nack":
                pass
    async with wire(address, table["path"], token[::-1]) as stranger:
        with pytest.raises(ConnectionClosed):
            await stranger.hear()


def dealt(database: str) -> list[str]:
    """The secrets of all shuffles, and the middle of each deck in both forms that a log could have."""
    decks: list[tuple[str, ...]] = []
    while not decks:
        decks = rows(database, "SELECT actions FROM entries WHERE kind = 'deck'")
    shuffles = rows(database, "SELECT secret FROM secrets")
    assert shuffles
    parts = [part for (cards,) in decks for part in (cards[20:40], ", ".join(map(str, json.loads(cards)[5:12])))]
    return [*parts, *(secret for (secret,) in shuffles)]


def records_without(log: Path, secrets: Sequence[str]) -> list[Message]:
    """The records of a log, after a check that none of the secrets is in it."""
    text = log.read_text("utf-8")
    for secret in secrets:
        assert len(secret) > 12, secret
        assert secret not in text
    lines = records(log)
    for record in lines:
        assert ALWAYS <= record.keys() <= ALWAYS | {*FIELDS} | {"failure"}
        datetime.fromisoformat(record["time"])
    return lines


@pytest.mark.parametrize("form", ["json", slow("text")])
def test_no_secret_is_logged_in_success_or_failure(form: Form, tmp_path: Path) -> None:
    log, again, database = tmp_path / "log", tmp_path / "again", database_in(tmp_path)
    server = Process(tmp_path, log, log=form, words_seconds=0.0)
    table, secrets = play_with_secrets(server.address)
    change(database, "ALTER TABLE chat RENAME TO lost")
    assert asks(server.address, table, "chat", text=CHAT) == "unavailable"
    secrets += dealt(database)
    server.stop()
    change(database, "ALTER TABLE lost RENAME TO chat")
    change(database, f"UPDATE entries SET events = '[\"{CHAT}\"]'")
    server = Process(tmp_path, again, log=form)
    path = f"{table['path']}/record.jsonl"
    answer = httpx.get(f"{server.address}{path[1:]}", headers={"cookie": f"seat={table['recovery']}"})
    assert answer.status_code == 500
    server.stop()
    if form == "text":
        for secret in secrets:
            assert secret not in log.read_text() + again.read_text()
        assert "ERROR hachiya.store.event_store: cannot write" in log.read_text()
        return
    lines = records_without(log, secrets)
    assert {record.get("table") for record in lines} == {None, table["table"]}
    operations = {record["operation"] for record in lines if "operation" in record}
    assert operations >= {"open_table", "join", "claim_seat", "new_recovery_phrase", "recall", "recover"}
    requests = [record for record in lines if record["logger"] == "hachiya.server.requests"]
    numbers = [record["request"] for record in requests]
    assert len({*numbers}) == len(numbers) > 12
    assert {record["message"] for record in requests} == {"http", "websocket"}
    (failure,) = (record for record in lines if record["level"] == "error")
    assert failure["message"].startswith("cannot write")  # a transaction of any tables: no request, no table
    (damaged, *_) = (record for record in records_without(again, secrets) if record["level"] == "error")
    assert damaged["message"].startswith("TypeError\n")
    assert (damaged["table"], damaged["request"]) == (table["table"], answer.headers["x-request-id"])


@pytest.mark.slow
def test_a_response_has_the_request_number_of_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Process(tmp_path, log, log="json")
    answers = [httpx.get(f"{server.address}{path}") for path in ("api/games", "api/nothing", "", "t/x/0")]
    server.stop()
    logged = {record["request"]: record["status"] for record in records(log) if "request" in record}
    assert logged == {answer.headers["x-request-id"]: answer.status_code for answer in answers}


@pytest.mark.slow
def test_a_text_log_has_no_records_of_requests(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Process(tmp_path, log)
    assert httpx.get(f"{server.address}api/games").status_code == 200
    server.stop()
    assert log.read_text() == ""


def line(record: logging.LogRecord, form: type[logging.Formatter] = JsonLines) -> str:
    """The line of a record."""
    assert SecretFilter().filter(record)
    return form().format(record)


def record_of(name: str, message: str, *arguments: object, error: Exception | None = None) -> logging.LogRecord:
    about = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord(name, logging.ERROR, __file__, 1, message, arguments, about)


def test_a_record_of_a_library_is_written_without_its_values() -> None:
    assert json.loads(line(record_of("asyncio", f"Task failed\n{CHAT}")))["message"] == "Task failed"
    assert json.loads(line(record_of("websockets", "got %s", CHAT)))["message"] == "got %s"
    assert json.loads(line(record_of("hachiya.x", "table %s", TABLE)))["message"] == f"table {TABLE}"
    assert json.loads(line(record_of("hachiyalike", "got %s", CHAT)))["message"] == "got %s"


@pytest.mark.parametrize("form", [JsonLines, logging.Formatter])
def test_an_exception_is_written_without_its_message(form: type[logging.Formatter]) -> None:
    try:
        raise ValueError(CHAT)
    except ValueError as error:
        text = line(record_of("hachiya.x", "failed", error=error), form)
    assert "ValueError" in text
    assert "test_logs.py" in text
    assert CHAT not in text


def test_a_record_is_one_line_of_json_with_the_work() -> None:
    before = WORK.set(Work("0123456789abcdef", TABLE, "join"))
    try:
        text = line(record_of("hachiya.x", "two\nlines 八"))
    finally:
        WORK.reset(before)
    assert "\n" not in text
    content = json.loads(text)
    assert content["message"] == "two\nlines 八"
    assert (content["request"], content["table"], content["operation"]) == ("0123456789abcdef", TABLE, "join")


@pytest.mark.parametrize(
    ("path", "table"),
    [
        (f"/t/{TABLE}/0/ws", TABLE),
        (f"/hachiya/t/{TABLE}/table", TABLE),
        (f"/join/{TABLE}/1", TABLE),
        (f"/api/lobby/{TABLE}", TABLE),
        (f"/t/{TABLE}A/0", None),
        (f"/t/{'A' * 43}/0", None),
        ("/api/me/tables", None),
    ],
)
def test_only_the_table_is_read_from_a_path(path: str, table: str | None) -> None:
    assert table_in(path) == table
