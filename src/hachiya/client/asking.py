"""Operations of a house, asked over HTTP as the desk declares them."""

import asyncio
import json
from typing import Any

import httpx
from pydantic import ValidationError

from hachiya.client.refused import NoHouse, OtherVersion, Refused
from hachiya.desk.operation import AnyOperation, File
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.wire import message_of

_PATIENCE = 5
"""The most seconds to wait where the house asks for a pause."""
_SECONDS = 30.0


class Asking:
    """The operations of one house, asked by one person."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(timeout=_SECONDS)

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def ask(self, operation: AnyOperation, request: Incoming, token: str | None = None) -> Any:
        """Ask for an operation and return its answer, a file as its text; `token` is the key of the own seat.

        Refused with the reason of the house; ConnectionError if the house cannot be reached.
        """
        answer = await self._answer(operation, request, token)
        while answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            pause = answer.headers.get("Retry-After", "")
            if not pause.isdigit() or int(pause) > _PATIENCE:
                break
            await asyncio.sleep(int(pause))
            answer = await self._answer(operation, request, token)
        if not answer.is_success:
            raise self._refusal(answer)
        if operation.answer in (None, File):
            return answer.text
        try:
            return operation.answers.validate_json(answer.content)
        except ValidationError:
            raise OtherVersion from None

    async def _answer(self, operation: AnyOperation, request: Incoming, token: str | None) -> httpx.Response:
        parts = request.model_dump(mode="json", exclude_none=True)
        path = operation.path.format(**{name: parts.pop(name) for name in operation.places})
        headers = {} if token is None else {"Cookie": f"seat={token}"}
        try:
            if operation.method == "GET":
                return await self._http.get(f"{self.address}{path}", params=parts, headers=headers)
            return await self._http.post(f"{self.address}{path}", json=parts, headers=headers)
        except httpx.TransportError as error:
            raise ConnectionError(f"{self.address}: {error}") from error

    def _refusal(self, answer: httpx.Response) -> Refused | NoHouse:
        try:
            body = json.loads(answer.content)
            return Refused(str(body["code"]), message_of(body["say"]))
        except (ValueError, TypeError, LookupError):
            return NoHouse(self.address)
