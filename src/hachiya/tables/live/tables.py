"""The tables: those in memory are a cache of the store, rebuilt by replay and forgotten when nobody is there."""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from secrets import compare_digest
from time import monotonic, time
from types import MappingProxyType
from typing import NamedTuple

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.countdown import deadlines
from hachiya.tables.live.driving import drive
from hachiya.tables.live.rebuilding import rebuilt
from hachiya.tables.live.recent import Recent
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match.beginning import begun
from hachiya.tables.match.seating import SUBSTITUTE, following, ordered, sitting_bot, sitting_bots, sitting_person
from hachiya.tables.match.standing import standing
from hachiya.tables.problems import (
    Begun,
    MatchOver,
    NoSitter,
    NoTable,
    NotHost,
    NotInLobby,
    NotInvited,
    NotOver,
    Problem,
    SeatTaken,
    StoreFailed,
)
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.protocol.to_table import Act
from hachiya.tables.replays.branching import Branch
from hachiya.tables.stored.keys import Invitation, Key, Revocation, digest, new_token
from hachiya.tables.stored.places import Place
from hachiya.tables.stored.setup import PERSON, Setup, Sitter
from hachiya.tables.stored.store import Conflict
from hachiya.tables.stored.timing import Deadline

_SWEEP_SECONDS = 10.0
_MIND_SECONDS = 30.0
_AGAIN_SECONDS = 5.0
"""After the store has failed."""
_log = logging.getLogger(__name__)


class Opened(NamedTuple):
    """What opening a table or taking a seat gives: the table, the own seat and its token, secrets for open seats."""

    setup: Setup
    own: int
    token: str
    invitations: Mapping[int, str] = MappingProxyType({})


class Tables:
    """All tables of this server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._quick = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None
        self._going_on: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to forget idle tables, and go on where bots alone are left; within the event loop."""
        self._sweeper = asyncio.create_task(self._sweep())
        self._going_on = asyncio.create_task(self._go_on())
        self._beside(self._mind_deadlines())

    async def close(self) -> None:
        """Let bots rest. Nothing is lost: the store has everything."""
        tasks = [live.driver for live in self._live.values() if live.driver is not None]
        tasks += [task for task in (self._sweeper, self._going_on, *self._tasks) if task is not None]
        for live in self._live.values():
            live.countdown.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # ---------------------------------------------------------------- opening

    async def open(self, order: NewTable, client: str = "") -> Opened:
        """A new table; UnknownChoice on wrong names or numbers, LobbyFull where this client has too many there."""
        setup = ordered(order, self.services.defaults)
        assert setup.host is not None
        if setup.manners.lobby and setup.open_seats:
            self.services.lobby.check(client)
            self.services.lobby.opened(setup.id, client)
        token = new_token()
        secrets = {seat: new_token() for seat in setup.open_seats}
        invitations = [Invitation(setup.id, seat, 1, digest(secret)) for seat, secret in secrets.items()]
        places = [] if order.sign is None else [Place(setup.id, setup.host, order.sign)]
        await self._open(setup, Key(setup.id, setup.host, digest(token)), *invitations, *places)
        return Opened(setup, setup.host, token, secrets)

    async def join(self, table: str, seat: int, secret: str, name: str | None, sign: int | None = None) -> Opened:
        """An invited person takes a seat; NotInvited or SeatTaken if that cannot be."""
        live = await self.get(table)
        if not live.match.setup.open_seats or seat not in live.match.setup.open_seats:
            raise SeatTaken
        newest = await self.services.store.invitation(table, seat)
        if newest is None or not compare_digest(newest.digest, digest(secret)):
            raise NotInvited
        token = new_token()
        theirs: list[Key | Place] = [Key(table, seat, digest(token))]
        if sign is not None:
            theirs.append(Place(table, seat, sign))
        setup = await live.seat(lambda setup: ([sitting_person(setup, seat, name)], theirs))
        drive(live, self.services)
        return Opened(setup, seat, token)

    async def come(self, table: str, name: str | None, sign: int | None, person: str | None = None) -> Opened:
        """Somebody takes a free seat at a table of the lobby; NotInLobby, SeatTaken, NotInvited who was sent away."""
        live = await self.get(table)
        if person in await live.attendance.sent_away():
            raise NotInvited
        token, place = new_token(), []

        def sit(setup: Setup) -> tuple[list[Sitter], list[Key | Place]]:
            if not setup.manners.lobby:
                raise NotInLobby
            if not setup.open_seats:
                raise SeatTaken
            seat = setup.open_seats[0]
            theirs: list[Key | Place] = [Key(table, seat, digest(token))]
            place.append(seat)
            return [sitting_person(setup, seat, name)], theirs if sign is None else [*theirs, Place(table, seat, sign)]

        setup = await live.seat(sit)
        drive(live, self.services)
        return Opened(setup, place[0], token)

    async def quick(self, order: NewTable, client: str, person: str | None = None) -> Opened:
        """A seat with others who want the same; where none wait, at a new table that waits for them in the lobby."""
        wanted = ordered(order, self.services.defaults)
        async with self._quick:
            for one in self.services.lobby.tables(wanted.game):
                if one["options"] == wanted.options and len(one["players"]) == len(wanted.players):
                    with suppress(SeatTaken, NotInLobby, NotInvited, NoTable):
                        return await self.come(one["table"], order.name, order.sign, person)
            return await self.open(order, client)

    async def invite(self, table: str, host: int, seat: int) -> str:
        """A new invitation to an open seat, which takes the place of those before; NotHost, SeatTaken."""
        live = await self.get(table)
        async with live.lock:  # two who ask at once would give one number twice
            _check_open(live.match.setup, host, seat)
            newest = await self.services.store.invitation(table, seat)
            secret = new_token()
            await self.services.store.add(Invitation(table, seat, newest.number + 1 if newest else 1, digest(secret)))
        return secret

    async def seat_bot(self, table: str, host: int, seat: int, bot: str) -> None:
        """A bot takes an open seat; NotHost, SeatTaken, UnknownChoice."""
        live = await self.get(table)
        _check_open(live.match.setup, host, seat)
        await live.seat(lambda setup: ([sitting_bot(setup, seat, bot)], []))
        drive(live, self.services)

    async def fill(self, table: str, host: int, bot: str) -> None:
        """Bots take all open seats; NotHost, Begun if there is none, UnknownChoice."""
        live = await self.get(table)
        _check_host(live.match.setup, host)
        await live.seat(lambda setup: (sitting_bots(setup, bot), []))
        drive(live, self.services)

    async def remove(self, table: str, host: int, seat: int) -> str:
        """A person is sent away before the first deal; a new invitation to their seat. NotHost, Begun, NoSitter."""
        live = await self.get(table)
        _check_host(live.match.setup, host)
        if not live.match.setup.open_seats:
            raise Begun
        if seat == host or seat not in live.match.setup.persons:
            raise NoSitter
        return await self._vacate(live, seat, is_sent_away=True)

    async def _vacate(self, live: LiveTable, seat: int, *, is_sent_away: bool = False) -> str:
        """The invitation by which they came opens nothing any more."""
        newest = await self.services.store.invitation(live.id, seat)
        secret = new_token()
        await live.vacate(
            seat,
            Invitation(live.id, seat, newest.number + 1 if newest else 1, digest(secret)),
            is_sent_away=is_sent_away,
        )
        return secret

    async def close_table(self, table: str, host: int) -> None:
        """There is no such table any more; NotHost, Begun."""
        live = await self.get(table)
        _check_host(live.match.setup, host)
        await live.close()
        self._live.pop(table, None)

    async def choose_sign(self, table: str, seat: int, sign: int) -> None:
        """A person chooses their sign."""
        await (await self.get(table)).furnish(seat, sign=sign)

    async def silence(self, table: str, host: int, seat: int, silent: bool) -> None:
        """The host has had enough of what a seat says, or not; NotHost, NoSitter."""
        live = await self.get(table)
        _check_host(live.match.setup, host)
        owned = live.match.owned.players
        if seat == host or seat >= len(owned) or owned[seat] != PERSON:
            raise NoSitter
        await live.furnish(seat, silenced=silent)

    async def say(self, table: str, seat: int, phrase: str | None, text: str | None) -> None:
        """A person says something to all at the table; Silenced, PhrasesOnly, TooChatty, ChatFull."""
        live = await self.get(table)
        await live.attendance.say(seat, live.match, phrase, text)

    async def report(self, table: str, by: int, number: int) -> None:
        """A person complains to the host of what was said; NotSaid."""
        await (await self.get(table)).attendance.report(by, number)

    async def would_end(self, table: str, seat: int, wish: bool) -> None:
        """A person would end the match here, or not; NotRunning before the match and after it."""
        await (await self.get(table)).would_end(seat, wish)

    async def allow_hints(self, table: str, seat: int, wish: bool) -> None:
        """A person allows hints at a table, or not; NotRunning before the match and after it."""
        await (await self.get(table)).allow_hints(seat, wish)

    async def revoke(self, table: str, seat: int) -> str:
        """A new token for a seat; those of before open nothing any more."""
        token = new_token()
        await self.services.store.add(Revocation(table, seat), Key(table, seat, digest(token)))
        live = self._live.get(table)
        if live is not None:
            live.send_away(seat)
        return token

    async def give_up(self, table: str, seat: int) -> None:
        """A person leaves their seat for good, and a bot plays on; NotRunning after the match.

        Before it the seat is open again, and where it is the host who leaves, the table is closed.
        """
        live = await self.get(table)
        if live.match.setup.open_seats:
            if seat == live.match.setup.host:
                await self.close_table(table, seat)
            else:
                await self._vacate(live, seat)
            return
        await live.give_up(seat, SUBSTITUTE)
        drive(live, self.services)

    async def again(self, before: Setup, seat: int, person: str | None = None) -> Opened:
        """Another match of the same people; whoever asks first opens it and is its host, the others take their seats
        when they ask, each with their own token.

        NotOver before the end; NotInvited, SeatTaken where somebody else has their seat by now.
        """
        if await self.services.store.follower(before.id) is None:
            await self._open_again(before, seat)
        setup = await self.services.store.follower(before.id)
        if setup is None or setup.sat is None:
            raise StoreFailed
        own, token = setup.sat.index(seat), new_token()
        key = Key(setup.id, own, digest(token))
        if setup.expects(own):
            if person in await (await self.get(setup.id)).attendance.sent_away():
                raise NotInvited
            with suppress(SeatTaken):  # by themselves, on another page
                setup = await self._come_again(setup, own, key)
                return Opened(setup, own, token)
            setup = await self.services.store.follower(before.id) or setup
        if (setup.players[own], setup.names[own]) != (PERSON, before.names[seat]):  # nobody else is called so there
            raise SeatTaken
        await self.services.store.add(key)
        return Opened(setup, own, token)

    async def _open_again(self, before: Setup, seat: int) -> None:
        live = await self.get(before.id)
        if not live.match.over:
            raise NotOver
        setup = following(live.match.owned, seat)
        furnished = {place.seat: place.sign for place in await self.services.store.places(before.id)}
        came_from = enumerate(setup.sat or ())
        places = [Place(setup.id, new, furnished[old]) for new, old in came_from if old in furnished]
        with suppress(Conflict):  # somebody else was quicker
            await self._open(setup, *places)
            live.attendance.tell_again(seat)

    async def _come_again(self, setup: Setup, own: int, key: Key) -> Setup:
        """A person who is expected takes their seat."""
        live = await self.get(setup.id)
        sitter = Sitter(setup.id, own, setup.names[own], PERSON)
        setup = await live.seat(lambda _: ([sitter], [key]))
        drive(live, self.services)
        return setup

    async def branch(self, begun_from: Branch) -> Opened:
        """A match that was begun from a moment of another; its host has the key."""
        match, entries = begun_from
        setup, token = match.setup, new_token()
        assert setup.host is not None
        await self.services.store.add(setup, Key(setup.id, setup.host, digest(token)), *entries, standing(match))
        self._begin(LiveTable(self.services, Recent(match)))
        return Opened(setup, setup.host, token)

    async def _open(self, setup: Setup, *with_it: Key | Invitation | Place) -> None:
        """Keep a table, with its first deal if nobody is to come and nothing is said before it."""
        match, first = begun(setup)
        await self.services.store.add(setup, *with_it, *first, standing(match), *deadlines(match))
        self._begin(LiveTable(self.services, Recent(match)))

    # ---------------------------------------------------------------- playing

    async def act(self, live: LiveTable, viewer: Viewer, message: Act, box: Outbox) -> None:
        """A choice from outside, and what the server has to do after it."""
        await live.act(viewer, message, box)
        drive(live, self.services)

    async def come_back(self, live: LiveTable, viewer: Viewer) -> None:
        """A person takes back their seat, if a bot stands in for them; what waited for them goes on."""
        if viewer in live.match.away:
            await live.come_back(viewer)
        drive(live, self.services)

    def have_read(self, live: LiveTable, viewer: Viewer, version: int) -> None:
        """A page has shown what happened up to this version; the next deal may wait for that."""
        live.have_read(viewer, version)
        drive(live, self.services)

    # ---------------------------------------------------------------- memory

    async def get(self, table: str) -> LiveTable:
        """The table, from memory or rebuilt; a Problem says why it cannot be had."""
        live = self._live.get(table)
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(loading)
        live.used = monotonic()
        return live

    async def _load(self, table: str) -> LiveTable:
        live = LiveTable(self.services, await rebuilt(self.services, table))
        if live.match.setup.has_clocks:
            live.countdown.resume(live.match, await self.services.store.deadline(table))
        return self._begin(live)

    def _begin(self, live: LiveTable) -> LiveTable:
        """From now on the table is in memory, and what is the server's turn there is done."""
        self._live[live.id] = live
        live.countdown.counted_out = lambda seat: self._beside(self._stand_in(live, seat))
        live.look_who_waits()
        drive(live, self.services)
        return live

    async def _stand_in(self, live: LiveTable, seat: int) -> None:
        try:
            await live.stand_in(seat, SUBSTITUTE)
        except MatchOver:
            return
        except Problem as fault:
            _log.error("table %s waits on: %s", live.id, type(fault).__name__)
            await asyncio.sleep(_AGAIN_SECONDS)
            live.look_who_waits()
        drive(live, self.services)

    def _beside(self, work: Coroutine[None, None, None]) -> None:
        """Let it be done, whoever has asked for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self) -> None:
        """Where the last person gave up, nobody would ever open the table again: its match is played to the end."""
        with suppress(Problem):
            for table in await self.services.store.left():
                with suppress(Problem):
                    await self.get(table)

    async def _mind_deadlines(self) -> None:
        """Tables that wait for somebody are in memory when the time is over, though nobody is there."""
        store = self.services.store
        while True:
            with suppress(Problem):
                for table in await store.due(round(1000 * (time() + 2 * _MIND_SECONDS))):
                    try:
                        await self.get(table)
                    except Problem:
                        await store.add(Deadline(table, None))  # nobody can play there
            await asyncio.sleep(_MIND_SECONDS)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self.services.defaults.idle_seconds))
            self.forget_idle()

    def forget_idle(self) -> None:
        """Take from memory the tables at which nobody has been for a while and no bot is at turn."""
        before = monotonic() - self.services.defaults.idle_seconds
        for table, live in list(self._live.items()):
            if live.is_idle(before):
                live.countdown.stop()
                del self._live[table]


def _check_host(setup: Setup, host: int) -> None:
    if setup.host != host:
        raise NotHost


def _check_open(setup: Setup, host: int, seat: int) -> None:
    """May this host dispose of the seat? NotHost or SeatTaken if not."""
    _check_host(setup, host)
    if seat not in setup.open_seats:
        raise SeatTaken
