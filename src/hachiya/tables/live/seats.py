"""The seats of a table: taken by invitation or from the lobby, filled with bots or vacated by the host, given up."""

from collections.abc import Callable, Mapping
from secrets import compare_digest
from types import MappingProxyType
from typing import NamedTuple

from hachiya.records.redaction import Viewer
from hachiya.tables.live.registry import Registry
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match.seating import SUBSTITUTE, sitting_bot, sitting_bots, sitting_person
from hachiya.tables.problems import Begun, NoSitter, NotHost, NotInLobby, NotInvited, NotYourSeat, SeatTaken
from hachiya.tables.stored.keys import Code, Invitation, Key, Revocation, digest, new_token
from hachiya.tables.stored.places import Place
from hachiya.tables.stored.setup import PERSON, Setup, Sitter


class OpenedSeat(NamedTuple):
    """A seat that a person has got: the setup of its table, its number and its token.

    `invitations` has the secrets of the links to the table's open seats.
    """

    setup: Setup
    own: int
    token: str
    invitations: Mapping[int, str] = MappingProxyType({})


class SeatManager:
    """Seats persons and bots at tables, and removes them."""

    def __init__(self, services: Services, registry: Registry) -> None:
        self._services = services
        self._registry = registry

    async def join(
        self, table: str, seat: int, shown: str | Code, name: str | None, sign: int | None = None
    ) -> OpenedSeat:
        """Seat an invited person by the secret of their invitation or its code; raise NotInvited or SeatTaken."""
        live = await self._registry.get(table)
        if seat not in live.match.setup.open_seats:
            raise SeatTaken
        await self._check_invited(table, seat, shown)
        token = new_token()
        rows: list[Key | Place] = [Key(table, seat, digest(token))]
        if sign is not None:
            rows.append(Place(table, seat, sign))
        setup = await live.seat(lambda setup: ([sitting_person(setup, seat, name)], rows))
        return OpenedSeat(setup, seat, token)

    async def invited_table(self, table: str, seat: int, shown: str | Code) -> LiveTable:
        """Return the table of an invitation by its secret or code, also when its seat is taken; NotInvited."""
        live = await self._registry.get(table)
        await self._check_invited(table, seat, shown)
        return live

    async def _check_invited(self, table: str, seat: int, shown: str | Code) -> None:
        """Raise NotInvited unless a secret or code belongs to the newest invitation to the seat."""
        newest = await self._services.store.invitation(table, seat)
        if newest is None:
            raise NotInvited
        if isinstance(shown, Code):
            is_valid = (shown.table, shown.seat, shown.number) == (table, seat, newest.number)
        else:
            is_valid = compare_digest(newest.digest, digest(shown))
        if not is_valid:
            raise NotInvited

    async def newest_invitation(self, table: str, host: int, seat: int) -> Invitation:
        """Return the newest invitation to an open seat, for the host; raise NotHost, SeatTaken or NotInvited."""
        live = await self._registry.get(table)
        _check_open(live.match.setup, host, seat)
        newest = await self._services.store.invitation(table, seat)
        if newest is None:
            raise NotInvited
        return newest

    async def join_from_lobby(
        self, table: str, name: str | None, sign: int | None, person: str | None = None
    ) -> OpenedSeat:
        """Seat a person at a table of the lobby.

        NotInLobby or SeatTaken, or NotInvited if the host has sent the person away.
        """
        live = await self._registry.get(table)
        if person in await self._services.store.sent_away(table):
            raise NotInvited
        token, place = new_token(), []

        def sit(setup: Setup) -> tuple[list[Sitter], list[Key | Place]]:
            if not setup.policy.lobby:
                raise NotInLobby
            if not setup.open_seats:
                raise SeatTaken
            seat = setup.open_seats[0]
            rows: list[Key | Place] = [Key(table, seat, digest(token))]
            place.append(seat)
            return [sitting_person(setup, seat, name)], rows if sign is None else [*rows, Place(table, seat, sign)]

        setup = await live.seat(sit)
        return OpenedSeat(setup, place[0], token)

    async def invite(self, table: str, host: int, seat: int) -> str:
        """Make a new invitation to an open seat and return its secret; the former one is void.

        Raise NotHost or SeatTaken.
        """
        live = await self._registry.get(table)
        async with live.lock:  # two requests at once would use the same number
            _check_open(live.match.setup, host, seat)
            newest = await self._services.store.invitation(table, seat)
            secret = new_token()
            await self._services.store.add(Invitation(table, seat, newest.number + 1 if newest else 1, digest(secret)))
        return secret

    async def seat_bot(self, table: str, host: int, seat: int, bot: str) -> None:
        """Seat a bot in an open seat, for the host; raise NotHost, SeatTaken or UnknownChoice."""
        live = await self._registry.get(table)
        _check_open(live.match.setup, host, seat)
        await live.seat(lambda setup: ([sitting_bot(setup, seat, bot, self._services.bots.house)], []))

    async def fill_with_bots(self, table: str, host: int, bot: str) -> None:
        """Seat bots in all open seats, for the host; raise NotHost, Begun if no seat is open, or UnknownChoice."""
        live = await self._registry.get(table)
        _check_host(live.match.setup, host)
        await live.seat(lambda setup: (sitting_bots(setup, bot, self._services.bots.house), []))

    async def remove(self, table: str, host: int, seat: int) -> str:
        """Remove a person before the first deal, for the host, and return the secret of a new invitation to the seat.

        Raise NotHost, Begun or NoSitter.
        """
        live = await self._registry.get(table)
        _check_host(live.match.setup, host)
        if not live.match.setup.open_seats:
            raise Begun
        if seat == host or seat not in live.match.setup.persons:
            raise NoSitter
        return await self._vacate(live, seat, is_sent_away=True)

    async def _vacate(
        self, live: LiveTable, seat: int, *, is_sent_away: bool = False, on_stored: Callable[[], None] = lambda: None
    ) -> str:
        """Open a seat again, with a new invitation that replaces the one before."""
        newest = await self._services.store.invitation(live.id, seat)
        secret = new_token()
        await live.vacate(
            seat,
            Invitation(live.id, seat, newest.number + 1 if newest else 1, digest(secret)),
            is_sent_away=is_sent_away,
            on_stored=on_stored,
        )
        return secret

    async def check_key(self, table: str, viewer: Viewer, key: str | None) -> None:
        """Raise NotYourSeat unless the token with the digest `key` opens the viewer's seat; spectators need none."""
        if viewer != "table" and (key is None or not await self._services.store.owns(key, table, viewer)):
            raise NotYourSeat

    async def revoke(self, table: str, seat: int) -> str:
        """Replace all tokens of a seat by a new one, and return it."""
        await self._services.ownership.claim(table)
        token = new_token()
        await self._services.store.add(Revocation(table, seat), Key(table, seat, digest(token)))
        live = self._registry.find(table)
        if live is None:
            self._registry.release_unused(table)
        else:
            async with live.lock:
                live.send_away(seat)
        return token

    async def give_up(self, table: str, seat: int, on_stored: Callable[[], None] = lambda: None) -> None:
        """Give a person's seat to a bot for good, as the person wishes; NotRunning after the match.

        Before the first deal the seat is open again, or, if the host leaves, the table is closed. `on_stored` is called
        after the change is stored and before the person is disconnected.
        """
        live = await self._registry.get(table)
        if live.match.setup.open_seats:
            if seat == live.match.setup.host:
                await self.close(table, seat, on_stored)
            else:
                await self._vacate(live, seat, on_stored=on_stored)
            return
        await live.give_up(seat, SUBSTITUTE, on_stored)

    async def close(self, table: str, host: int, on_stored: Callable[[], None] = lambda: None) -> None:
        """Close and delete a table before the first deal, for the host; raise NotHost or Begun."""
        live = await self._registry.get(table)
        _check_host(live.match.setup, host)
        await live.close(on_stored)
        self._registry.drop(table)

    async def end(self, table: str) -> None:
        """Close a table before the first deal, or end its match as it stands, for the operator; NotRunning after it."""
        live = await self._registry.get(table)
        if live.match.setup.open_seats:
            await live.close()
            self._registry.drop(table)
        else:
            await live.end()

    async def silence(self, table: str, seat: int, silent: bool) -> None:
        """Silence the person of a seat, or let them speak again, for the operator; raise NoSitter."""
        live = await self._registry.get(table)
        owned = live.match.owners_setup.players
        if seat >= len(owned) or owned[seat] != PERSON:
            raise NoSitter
        await live.change_place(seat, silenced=silent)


def _check_host(setup: Setup, host: int) -> None:
    if setup.host != host:
        raise NotHost


def _check_open(setup: Setup, host: int, seat: int) -> None:
    """Raise NotHost or SeatTaken unless the host may dispose of the seat."""
    _check_host(setup, host)
    if seat not in setup.open_seats:
        raise SeatTaken
