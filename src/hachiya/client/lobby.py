"""The lobby of a house, followed as it changes."""

from types import TracebackType
from typing import Self

from pydantic import TypeAdapter, ValidationError

from hachiya.client.refused import OtherVersion
from hachiya.client.wire import Wire
from hachiya.tables.attendance.lobby import LobbyNews, LobbyTable

_NEWS: TypeAdapter[LobbyNews] = TypeAdapter(LobbyNews)


class Lobby:
    """The tables of a house that anyone may join.

    `async with` opens the line to the lobby. `async for` waits for the next change, and yields it when `tables` and
    `here` have it.

    Example:
        >>> from hachiya.client import House
        >>> async def follow(house: House) -> None:
        ...     async with house.lobby() as lobby:
        ...         print(len(lobby.tables), "tables")
        ...         async for news in lobby:
        ...             print([table["game"] for table in news["tables"]])
    """

    def __init__(self, address: str) -> None:
        """Prepare the line to the lobby; `House.lobby` does it.

        Args:
            address: The address of the house.
        """
        self.tables: dict[str, LobbyTable] = {}
        """The tables by id: their game, options and players, and whether their match is running."""
        self.here = 0
        """The number of visitors of the lobby."""
        self._texts = Wire(address, lambda: "/api/lobby/ws").texts()

    def __repr__(self) -> str:
        return f"<lobby with {len(self.tables)} tables>"

    async def __aenter__(self) -> Self:
        await anext(self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._texts.aclose()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> LobbyNews:
        try:
            news = _NEWS.validate_json(await anext(self._texts))
        except ValidationError:
            raise OtherVersion from None
        before = {} if news["whole"] else self.tables
        stay = {key: table for key, table in before.items() if key not in news["gone"]}
        self.tables = {**stay, **{table["table"]: table for table in news["tables"]}}
        self.here = news["here"]
        return news
