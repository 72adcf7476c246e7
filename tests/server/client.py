"""A client without a browser, which opens tables over HTTP and plays over real WebSockets."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.tables.choosing import Message
from tests.tables.follower import Follower

BESIDE = ("presence", "wishes", "ended", "again", "waits", "chat", "lower_rungs")
"""The kinds of messages beside the game."""
PATIENCE = 10.0
"""The seconds to wait for anything."""


def order(*opponents: str, **more: Any) -> Message:
    """The body that opens a table; a fair shuffle must be asked for."""
    usual = {"game": "sannin", "name": "Hana", "pace": 0, "reveal": "never"}
    return {**usual, "opponents": list(opponents or ("person", "person")), **more}


async def open_table(address: str, body: Message) -> Message:
    """Open a table that all invited persons have joined; return the answer. ConnectionError if nothing can be stored.

    The answer's `friends` are theirs, and its `seats` have all seats as (path, token).
    """
    async with httpx.AsyncClient(base_url=address, verify=False) as http:
        answer = await http.post("/api/tables", json=body)
        check_stored(answer)
        opened: Message = answer.json()
        friends = []
        for link in opened["joins"]:
            came = await http.post(f"/t/{opened['table']}/{link['seat']}/join", json={"invitation": link["invitation"]})
            check_stored(came)
            friends.append(came.json())
    seats = {seated["seat"]: (seated["path"], seated["recovery"]) for seated in (opened, *friends)}
    return {**opened, "friends": friends, "seats": seats}


def check_stored(answer: httpx.Response) -> None:
    """Assert that something was made; ConnectionError if the server could not store it."""
    if answer.status_code == 503:
        raise ConnectionError(answer.text)
    assert answer.status_code == 201, answer.text


def origin(address: str) -> str:
    """The Origin header that a browser sends from a page of this server."""
    return address.rstrip("/")


def socket(address: str, path: str, token: str | None = None, version: int | str = 0, **more: Any) -> connect:
    """Open a WebSocket of a viewer as a browser does."""
    headers = {} if token is None else {"Cookie": f"seat={token}"}
    where = f"{origin(address).replace('http', 'ws', 1)}{path}/ws?version={version}"
    settings = {"origin": origin(address), "additional_headers": headers, "compression": None, **more}
    # A client that does not take what it has received would not see its connection end.
    return connect(where, ping_interval=None, max_queue=None, close_timeout=2, **settings)


class Wire:
    """An open WebSocket, which keeps every message that arrives."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.told_beside: list[Message] = []
        """What was told beside the game: who is here."""
        self.follower = Follower()

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.connection.send(json.dumps(message))

    async def hear(self) -> Message:
        """The next message of the game; an entry has the view that it leads to."""
        while (message := await self.hear_any())["is"] in BESIDE:
            self.told_beside.append(message)
        return message

    async def hear_any(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        return self.follower.hear(text)

    async def hear_beside(self, kind: str) -> Message:
        """The next message of this kind beside the game; messages before it are skipped."""
        while (message := await self.hear_any())["is"] != kind:
            assert message["is"] != "nack", message
        return message

    async def hear_a(self, kind: str) -> Message:
        """The next message, which must be of this kind."""
        message = await self.hear()
        assert message["is"] == kind, message
        return message

    async def ask(self, do: str, **parts: Any) -> Message:
        """Send a command beside the game, and return its answer; messages before it are skipped."""
        id_ = f"asked-{token_hex(8)}"
        await self.say(do=do, id=id_, **parts)
        while (message := await self.hear_any())["is"] not in ("ack", "nack"):
            pass
        assert message["id"] == id_, message
        return message

    async def act(self, id_: str, version: int, *actions: int) -> None:
        """Send a choice."""
        await self.say(do="act", id=id_, version=version, actions=list(actions))

    async def quiet(self) -> None:
        """Check that the server has sent nothing but the answer to a ping."""
        await self.say(do="ping")
        await self.hear_a("pong")


@asynccontextmanager
async def wire(address: str, path: str, token: str | None = None, **more: Any) -> AsyncIterator[Wire]:
    """Open a WebSocket, and close it after the context."""
    async with socket(address, path, token, **more) as connection:
        yield Wire(connection)


async def ask_once(address: str, path: str, token: str | None, do: str, **parts: Any) -> Message:
    """The answer to a viewer who connects and sends one command beside the game."""
    async with wire(address, path, token) as asking:
        await asking.hear()
        return await asking.ask(do, **parts)


def asks(address: str, seated: Message, do: str, **parts: Any) -> str:
    """The answer to the person of this seat: `ack`, or the code of a nack."""
    answer = asyncio.run(ask_once(address, seated["path"], seated["recovery"], do, **parts))
    return str(answer.get("code", answer["is"]))
