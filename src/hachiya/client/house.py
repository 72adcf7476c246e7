"""A house: a server of Hachiya, at whose tables a program sits down."""

from types import TracebackType
from typing import Self

from hachiya.client.asking import Asking
from hachiya.client.links import code_of, invitation_of, own_seat_of, table_of
from hachiya.client.live_table import LiveTable
from hachiya.client.lobby import Lobby
from hachiya.client.seat import Seat
from hachiya.desk.invitations import JoinByCodeRequest, JoinRequest, join, join_by_code
from hachiya.desk.lobby import LobbyJoinRequest, QuickMatchRequest, join_lobby_table, quick_match
from hachiya.desk.offers import Games, games
from hachiya.desk.operation import Nothing
from hachiya.desk.seats import open_table
from hachiya.tables.protocol.order import NewTable


class House:
    """A served house; `async with` closes its connections at the end.

    A house knows a program by its cookies as it knows a browser: all seats that one `House` takes belong to one person.

    Example:
        >>> import asyncio
        >>> from hachiya import bot
        >>> from hachiya.client import House
        >>> async def main() -> None:
        ...     async with House("https://cards.example.org") as house:
        ...         seat = await house.join(input("The link or code: "), name="Robot")
        ...         print((await seat.play(bot("greedy"))).result)
        >>> House("https://cards.example.org/")
        <house at https://cards.example.org>
    """

    def __init__(self, address: str) -> None:
        """Prepare to ask a house.

        Args:
            address: Its address, as a browser opens it.
        """
        self._asking = Asking(address)

    def __repr__(self) -> str:
        return f"<house at {self.address}>"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._asking.close()

    @property
    def address(self) -> str:
        """The address of the house.

        Example:
            >>> from hachiya.client import House
            >>> House("https://cards.example.org/").address
            'https://cards.example.org'
        """
        return self._asking.address

    async def games(self) -> Games:
        """List the games of the house with their seats, options and bots.

        Returns:
            The games.

        Raises:
            NoHouse: If something else answers at the address.

        Example:
            >>> from hachiya.client import House
            >>> async def names(house: House) -> list[str]:
            ...     return [game["name"] for game in await house.games()]
        """
        return await self._asking.ask(games, Nothing())

    async def open(self, order: NewTable) -> Seat:
        """Open a table.

        Args:
            order: The game, the own name and the opponents: names of bots, and `person` for each seat that is left
                open for a link.

        Returns:
            The own seat, with the links to the open seats.

        Raises:
            Refused: If the house opens no such table; the message says why.

        Example:
            >>> from hachiya.client import House, NewTable, Seat
            >>> async def with_a_friend(house: House) -> Seat:
            ...     return await house.open(NewTable(game="sannin", name="Robot", opponents=["person", "greedy"]))
        """
        return Seat(self._asking, await self._asking.ask(open_table, order))

    async def join(self, invitation: str, *, name: str | None = None) -> Seat:
        """Take a seat by its link or its spoken code.

        Args:
            invitation: The whole link to an open seat, or the eight digits of a code.
            name: The name at the table; without it a guest sits down.

        Returns:
            The seat.

        Raises:
            BadLink: If the text is neither a link of this house nor a code.
            Refused: If the link has been used, or the code is wrong or too old.

        Example:
            >>> from hachiya.client import House, Seat
            >>> async def by_code(house: House) -> Seat:
            ...     return await house.join("1234 5678", name="Robot")
        """
        code = code_of(invitation)
        if code is not None:
            return Seat(self._asking, await self._asking.ask(join_by_code, JoinByCodeRequest(code=code, name=name)))
        link = invitation_of(self.address, invitation)
        request = JoinRequest(table=link.table, own=link.seat, invitation=link.secret, name=name)
        return Seat(self._asking, await self._asking.ask(join, request))

    async def join_lobby(self, table: str, *, name: str | None = None) -> Seat:
        """Take a free seat at a table of the lobby.

        Args:
            table: The id of the table.
            name: The name at the table; without it a guest sits down.

        Returns:
            The seat.

        Raises:
            Refused: If the table is not in the lobby or has no free seat.

        Example:
            >>> from hachiya.client import House, Seat
            >>> async def sit_down(house: House, table: str) -> Seat:
            ...     return await house.join_lobby(table, name="Robot")
        """
        request = LobbyJoinRequest(table=table, name=name)
        return Seat(self._asking, await self._asking.ask(join_lobby_table, request))

    async def quick_match(self, game: str, seats: int, *, name: str | None = None) -> Seat:
        """Take a seat with others who want the same game now, or at a new table in the lobby.

        Args:
            game: The name of the game.
            seats: The number of players.
            name: The name at the table; without it a guest sits down.

        Returns:
            The seat.

        Raises:
            Refused: If there is no such game, or the lobby is full.

        Example:
            >>> from hachiya.client import House, Seat
            >>> async def now(house: House) -> Seat:
            ...     return await house.quick_match("hachiju", 3, name="Robot")
        """
        request = QuickMatchRequest(game=game, seats=seats, name=name)
        return Seat(self._asking, await self._asking.ask(quick_match, request))

    def seat(self, link: str) -> Seat:
        """Come back to a seat of one's own.

        Args:
            link: The recovery link of the seat (`Seat.recovery_link`).

        Returns:
            The seat.

        Raises:
            BadLink: If the text is no such link of this house.

        Example:
            >>> from hachiya.client import House
            >>> House("https://a.example").seat("https://a.example/t/" + "t" * 16 + "/2#" + "k" * 43)
            <seat 2 of table tttttttttttttttt>
        """
        own = own_seat_of(self.address, link)
        path = f"/t/{own.table}/{own.seat}"
        return Seat(
            self._asking,
            {"table": own.table, "seat": own.seat, "path": path, "recovery": own.secret, "joins": []},
        )

    def watch(self, table: str) -> LiveTable:
        """Look on at a table.

        Args:
            table: The link to the table, or its id.

        Returns:
            The line to the table, which `async with` opens.

        Raises:
            BadLink: If the text is neither a link of this house nor an id.

        Example:
            >>> from hachiya.client import House
            >>> House("https://a.example").watch("t" * 16)
            <table tttttttttttttttt, seen by table, version 0>
        """
        return LiveTable(self.address, table_of(self.address, table), "table")

    def lobby(self) -> Lobby:
        """Follow the lobby.

        Returns:
            The line to the lobby, which `async with` opens.

        Example:
            >>> from hachiya.client import House
            >>> House("https://a.example").lobby()
            <lobby with 0 tables>
        """
        return Lobby(self.address)
