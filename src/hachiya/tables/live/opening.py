"""The opening of tables: by a person, by quick match, as a rematch, or from a moment of another match."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import time_ns

from hachiya.tables.live.countdown import deadlines
from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.live.registry import Registry
from hachiya.tables.live.seats import OpenedSeat, SeatManager
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match.beginning import begin_match
from hachiya.tables.match.seating import setup_of_order, setup_of_rematch
from hachiya.tables.match.standing import standing
from hachiya.tables.problems import (
    NoNewTables,
    NoTable,
    NotInLobby,
    NotInvited,
    NotOver,
    OwnedElsewhere,
    SeatTaken,
    StoreFailed,
)
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.replays.branching import Branch
from hachiya.tables.stored.keys import Invitation, Key, digest, new_token
from hachiya.tables.stored.places import Place
from hachiya.tables.stored.setup import PERSON, Setup, Sitter
from hachiya.tables.stored.store import Conflict
from hachiya.tables.stored.visits import LastSeen


class TableOpener:
    """Opens new tables."""

    def __init__(self, services: Services, registry: Registry, seats: SeatManager) -> None:
        self._services = services
        self._registry = registry
        self._seats = seats
        self._quick = asyncio.Lock()
        self._is_stopped = False

    def stop(self) -> None:
        """Open no more tables: the server is about to end."""
        self._is_stopped = True

    def _check(self) -> None:
        if self._is_stopped:
            raise NoNewTables

    async def open(self, order: NewTable, client: str = "") -> OpenedSeat:
        """Open a table for the person who asks, with invitations to its open seats.

        UnknownChoice for wrong names or numbers, LobbyFull if this client has too many tables in the lobby, NoNewTables
        if the server is about to end.
        """
        self._check()
        setup = setup_of_order(order, self._services.defaults, self._services.bots.house)
        assert setup.host is not None
        if setup.in_lobby:
            lobby = await self._registry.lobby.get()
            lobby.check(client)
            lobby.count_table(setup.id, client)
        token = new_token()
        secrets = {seat: new_token() for seat in setup.open_seats}
        invitations = [Invitation(setup.id, seat, 1, digest(secret)) for seat, secret in secrets.items()]
        places = [] if order.sign is None else [Place(setup.id, setup.host, order.sign)]
        seen = [LastSeen(setup.id, setup.host, left=time_ns() // 1_000_000)] if setup.in_lobby else []
        await self._open(setup, client, Key(setup.id, setup.host, digest(token)), *invitations, *places, seen=seen)
        return OpenedSeat(setup, setup.host, token, secrets)

    async def join_or_open(self, order: NewTable, client: str, person: str | None = None) -> OpenedSeat:
        """Take a seat at a table of the lobby with the same game and options; if there is none open one there."""
        setup = setup_of_order(order, self._services.defaults, self._services.bots.house)
        async with self._quick:
            for table in (await self._registry.lobby.get()).waiting_tables(setup.game):
                if table["options"] == setup.options and len(table["players"]) == len(setup.players):
                    with suppress(SeatTaken, NotInLobby, NotInvited, NoTable, OwnedElsewhere):
                        return await self._seats.join_from_lobby(table["table"], order.name, order.sign, person)
            return await self.open(order, client)

    async def rematch(self, before: Setup, seat: int, person: str | None = None) -> OpenedSeat:
        """Open or join another match of the same people; the first person who asks is its host.

        NotOver before the end of the match; NotInvited or SeatTaken if somebody else has the seat by now.
        """
        if await self._services.store.follower(before.id) is None:
            await self._open_rematch(before, seat)
        setup = await self._services.store.follower(before.id)
        if setup is None or setup.sat is None:
            raise StoreFailed
        own, token = setup.sat.index(seat), new_token()
        key = Key(setup.id, own, digest(token))
        if setup.expects(own):
            if person in await self._services.store.sent_away(setup.id):
                raise NotInvited
            with suppress(SeatTaken):  # the person has taken it on another page
                setup = await self._join_rematch(setup, own, key)
                return OpenedSeat(setup, own, token)
            setup = await self._services.store.follower(before.id) or setup
        if (setup.players[own], setup.names[own]) != (PERSON, before.names[seat]):  # a name is unique at a table
            raise SeatTaken
        await self._services.store.add(key)
        return OpenedSeat(setup, own, token)

    async def _open_rematch(self, before: Setup, seat: int) -> None:
        live = await self._registry.get(before.id)
        if not live.match.over:
            raise NotOver
        setup = setup_of_rematch(live.match.owners_setup, seat)
        signs = {place.seat: place.sign for place in await self._services.store.places(before.id)}
        former_seats = enumerate(setup.sat or ())
        places = [Place(setup.id, new, signs[old]) for new, old in former_seats if old in signs]
        with suppress(Conflict):  # another person has opened it first
            await self._open(setup, live.client, *places)
            live.attendance.announce_rematch(seat)

    async def _join_rematch(self, setup: Setup, own: int, key: Key) -> Setup:
        """Seat an expected person."""
        live = await self._registry.get(setup.id)
        sitter = Sitter(setup.id, own, setup.names[own], PERSON)
        return await live.seat(lambda _: ([sitter], [key]))

    async def branch(self, branch: Branch, client: str = "") -> OpenedSeat:
        """Open a table with a match that was begun from a moment of another match; its host gets the key.

        NoNewTables if the server is about to end.
        """
        self._check()
        match, entries = branch
        setup, token = match.setup, new_token()
        assert setup.host is not None
        await self._services.store.add(setup, Key(setup.id, setup.host, digest(token)), *entries, standing(match))
        self._registry.add(LiveTable(self._services, RecentPositions(match), client))
        return OpenedSeat(setup, setup.host, token)

    async def _open(
        self, setup: Setup, client: str, *extra_rows: Key | Invitation | Place, seen: Sequence[LastSeen] = ()
    ) -> None:
        """Store a table, with its first deal if all seats are taken and no fair shuffle precedes it; NoNewTables."""
        self._check()
        match, first = begin_match(setup)
        await self._services.store.add(setup, *extra_rows, *seen, *first, standing(match), *deadlines(match))
        self._services.counts.count_entries(*first)
        self._registry.add(LiveTable(self._services, RecentPositions(match), client, seen))
