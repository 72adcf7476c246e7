"""A WebSocket that is opened again whenever it breaks."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from random import uniform
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Origin

from hachiya.client.refused import FINAL

_FIRST_WAIT, _LONGEST_WAIT = 0.4, 10.0
"""Seconds."""
_MOVING, _MOVING_WAIT = 1012, 0.5
"""The code with which a server closes because another takes its place, and the seconds to wait then."""
_BUSY = 429
_log = logging.getLogger(__name__)


class Wire:
    """A WebSocket of a house; it is opened again until the house closes it for good."""

    def __init__(self, address: str, place: Callable[[], str], token: str | None = None) -> None:
        """Prepare a WebSocket, without opening it.

        Args:
            address: The address of the house.
            place: Returns the path to open each time, below the address.
            token: The key of a seat.
        """
        url = urlsplit(address)
        self._address = address.replace("http", "ws", 1)
        self._origin = Origin(f"{url.scheme}://{url.netloc}")
        self._headers = {} if token is None else {"Cookie": f"seat={token}"}
        self._place = place
        self._socket: ClientConnection | None = None

    async def texts(self) -> AsyncGenerator[str, None]:
        """Yield the texts that arrive, over all connections; a Problem if the house closes the line for good.

        ConnectionError if the first connection cannot be opened.
        """
        failures, was_open = 0, False
        while True:
            wait = min(_LONGEST_WAIT, _FIRST_WAIT * 2**failures) * uniform(0.75, 1.25)
            try:
                async with self._connect() as socket:
                    self._socket = socket
                    async for text in socket:
                        failures, was_open = 0, True
                        yield str(text)
                wait = self._wait_after(socket, wait)
            except ConnectionClosed:
                wait = self._wait_after(socket, wait)
            except (OSError, WebSocketException) as error:
                is_busy = isinstance(error, InvalidStatus) and error.response.status_code == _BUSY
                if not (was_open or is_busy):
                    raise ConnectionError(str(error)) from error
            finally:
                self._socket = None
            failures += 1
            _log.info("the line to the house is broken")
            await asyncio.sleep(wait)

    async def send(self, text: str) -> None:
        """Send a text; it is lost where the line is broken."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)

    def _connect(self) -> connect:
        return connect(
            f"{self._address}{self._place()}", origin=self._origin, additional_headers=self._headers, max_size=None
        )

    @staticmethod
    def _wait_after(socket: ClientConnection, usual: float) -> float:
        """The seconds to wait before the next connection; a Problem after the last one."""
        code = socket.close_code or 0
        if code in FINAL:
            raise FINAL[code]
        return _MOVING_WAIT if code == _MOVING else usual
