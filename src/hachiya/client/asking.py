"""Operations of a house, asked over HTTP as the desk declares them."""

import asyncio
import json
from typing import cast

import httpx
from pydantic import ValidationError

from hachiya.client.refused import NoHouse, OtherVersion, Refused
from hachiya.desk.operation import AnswerT, AnyOperation, File, Operation, RequestT
from hachiya.tables.protocol.incoming import Incoming
from hachiya.words.wire import message_of

_PATIENCE = 5
"""The most seconds to wait where the house asks for a pause."""
_TRIES, _PAUSE = 40, 0.5
"""How often a house that has answered before is asked again while another server takes its place, and after how many
seconds."""
_LATER = (httpx.codes.TOO_MANY_REQUESTS, httpx.codes.SERVICE_UNAVAILABLE)
"""What a house answers that has done nothing and may be asked again."""
_SECONDS = 30.0


class Asking:
    """The operations of one house, asked by one person."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(timeout=_SECONDS)
        self._has_answered = False

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def ask(
        self, operation: Operation[RequestT, AnswerT], request: RequestT, token: str | None = None
    ) -> AnswerT:
        """Ask for an operation and return its answer; `token` is the key of the own seat.

        Refused with the reason of the house; ConnectionError if the house cannot be reached.
        """
        for rest in reversed(range(_TRIES)):
            try:
                answer = await self._answer(operation, request, token)
            except httpx.TransportError as error:
                if not rest or not self._has_answered or operation.method == "POST":
                    raise ConnectionError(f"{self.address}: {error}") from error
                await asyncio.sleep(_PAUSE)
                continue
            self._has_answered = True
            pause = answer.headers.get("Retry-After", "")
            if answer.status_code not in _LATER or not pause.isdigit() or int(pause) > _PATIENCE:
                break
            await asyncio.sleep(int(pause))
        if not answer.is_success:
            raise self._refusal(answer)
        if operation.answer is None:
            return cast(AnswerT, None)
        if operation.answer is File:
            return cast(AnswerT, File("", answer.headers.get("Content-Type", ""), answer.content))
        try:
            return cast(AnswerT, operation.answers.validate_json(answer.content))
        except ValidationError:
            raise OtherVersion from None

    async def _answer(self, operation: AnyOperation, request: Incoming, token: str | None) -> httpx.Response:
        parts = request.model_dump(mode="json", exclude_none=True)
        path = operation.path.format(**{name: parts.pop(name) for name in operation.places})
        inquiry, body = (parts, None) if operation.method == "GET" else (None, parts)
        asked = self._http.build_request(operation.method, f"{self.address}{path}", params=inquiry, json=body)
        if token is not None:  # after the kept cookies, of which one is the person's: of two keys the last counts
            asked.headers["Cookie"] = "; ".join([*asked.headers.get_list("Cookie"), f"seat={token}"])
        return await self._http.send(asked)

    def _refusal(self, answer: httpx.Response) -> Refused | NoHouse:
        try:
            body = json.loads(answer.content)
            return Refused(str(body["code"]), message_of(body["say"]))
        except (ValueError, TypeError, LookupError):
            return NoHouse(self.address)
