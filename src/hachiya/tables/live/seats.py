"""Seats at a table that is there: taken by invitation or through the lobby, disposed of by the host, given up."""

from collections.abc import Callable, Mapping
from secrets import compare_digest
from types import MappingProxyType
from typing import NamedTuple

from hachiya.tables.live.registry import Registry
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match.seating import SUBSTITUTE, sitting_bot, sitting_bots, sitting_person
from hachiya.tables.problems import Begun, NoSitter, NotHost, NotInLobby, NotInvited, SeatTaken
from hachiya.tables.stored.keys import Invitation, Key, Revocation, digest, new_token
from hachiya.tables.stored.places import Place
from hachiya.tables.stored.setup import Setup, Sitter


class Opened(NamedTuple):
    """What opening a table or taking a seat gives: the table, the own seat and its token, secrets for open seats."""

    setup: Setup
    own: int
    token: str
    invitations: Mapping[int, str] = MappingProxyType({})


class Seats:
    """What is done with the seats of a table."""

    def __init__(self, services: Services, registry: Registry) -> None:
        self._services = services
        self._registry = registry

    async def join(self, table: str, seat: int, secret: str, name: str | None, sign: int | None = None) -> Opened:
        """An invited person takes a seat; NotInvited or SeatTaken if that cannot be."""
        live = await self._registry.get(table)
        if not live.match.setup.open_seats or seat not in live.match.setup.open_seats:
            raise SeatTaken
        newest = await self._services.store.invitation(table, seat)
        if newest is None or not compare_digest(newest.digest, digest(secret)):
            raise NotInvited
        token = new_token()
        theirs: list[Key | Place] = [Key(table, seat, digest(token))]
        if sign is not None:
            theirs.append(Place(table, seat, sign))
        setup = await live.seat(lambda setup: ([sitting_person(setup, seat, name)], theirs))
        return Opened(setup, seat, token)

    async def come(self, table: str, name: str | None, sign: int | None, person: str | None = None) -> Opened:
        """Somebody takes a free seat at a table of the lobby; NotInLobby, SeatTaken, NotInvited who was sent away."""
        live = await self._registry.get(table)
        if person in await live.attendance.sent_away():
            raise NotInvited
        token, place = new_token(), []

        def sit(setup: Setup) -> tuple[list[Sitter], list[Key | Place]]:
            if not setup.policy.lobby:
                raise NotInLobby
            if not setup.open_seats:
                raise SeatTaken
            seat = setup.open_seats[0]
            theirs: list[Key | Place] = [Key(table, seat, digest(token))]
            place.append(seat)
            return [sitting_person(setup, seat, name)], theirs if sign is None else [*theirs, Place(table, seat, sign)]

        setup = await live.seat(sit)
        return Opened(setup, place[0], token)

    async def invite(self, table: str, host: int, seat: int) -> str:
        """A new invitation to an open seat, which takes the place of those before; NotHost, SeatTaken."""
        live = await self._registry.get(table)
        async with live.lock:  # two who ask at once would give one number twice
            _check_open(live.match.setup, host, seat)
            newest = await self._services.store.invitation(table, seat)
            secret = new_token()
            await self._services.store.add(Invitation(table, seat, newest.number + 1 if newest else 1, digest(secret)))
        return secret

    async def seat_bot(self, table: str, host: int, seat: int, bot: str) -> None:
        """A bot takes an open seat; NotHost, SeatTaken, UnknownChoice."""
        live = await self._registry.get(table)
        _check_open(live.match.setup, host, seat)
        await live.seat(lambda setup: ([sitting_bot(setup, seat, bot)], []))

    async def fill(self, table: str, host: int, bot: str) -> None:
        """Bots take all open seats; NotHost, Begun if there is none, UnknownChoice."""
        live = await self._registry.get(table)
        _check_host(live.match.setup, host)
        await live.seat(lambda setup: (sitting_bots(setup, bot), []))

    async def remove(self, table: str, host: int, seat: int) -> str:
        """A person is sent away before the first deal; a new invitation to their seat. NotHost, Begun, NoSitter."""
        live = await self._registry.get(table)
        _check_host(live.match.setup, host)
        if not live.match.setup.open_seats:
            raise Begun
        if seat == host or seat not in live.match.setup.persons:
            raise NoSitter
        return await self._vacate(live, seat, is_sent_away=True)

    async def _vacate(
        self, live: LiveTable, seat: int, *, is_sent_away: bool = False, kept: Callable[[], None] = lambda: None
    ) -> str:
        """The invitation by which they came opens nothing any more."""
        newest = await self._services.store.invitation(live.id, seat)
        secret = new_token()
        await live.vacate(
            seat,
            Invitation(live.id, seat, newest.number + 1 if newest else 1, digest(secret)),
            is_sent_away=is_sent_away,
            kept=kept,
        )
        return secret

    async def revoke(self, table: str, seat: int) -> str:
        """A new token for a seat; those of before open nothing any more."""
        token = new_token()
        await self._services.store.add(Revocation(table, seat), Key(table, seat, digest(token)))
        live = self._registry.find(table)
        if live is not None:
            live.send_away(seat)
        return token

    async def give_up(self, table: str, seat: int, kept: Callable[[], None] = lambda: None) -> None:
        """A person leaves their seat for good, and a bot plays on; NotRunning after the match.

        Before it the seat is open again, and where it is the host who leaves, the table is closed. `kept` is called
        once it is so, before they are sent away.
        """
        live = await self._registry.get(table)
        if live.match.setup.open_seats:
            if seat == live.match.setup.host:
                await self.close(table, seat, kept)
            else:
                await self._vacate(live, seat, kept=kept)
            return
        await live.give_up(seat, SUBSTITUTE, kept)

    async def close(self, table: str, host: int, kept: Callable[[], None] = lambda: None) -> None:
        """There is no such table any more; NotHost, Begun."""
        live = await self._registry.get(table)
        _check_host(live.match.setup, host)
        await live.close(kept)
        self._registry.drop(table)


def _check_host(setup: Setup, host: int) -> None:
    if setup.host != host:
        raise NotHost


def _check_open(setup: Setup, host: int, seat: int) -> None:
    """May this host dispose of the seat? NotHost or SeatTaken if not."""
    _check_host(setup, host)
    if seat not in setup.open_seats:
        raise SeatTaken
