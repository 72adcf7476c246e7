"""A table in memory: the match as the store has it, and its viewers.

Every change of a table goes through `commit` under its lock: it is stored first, then acknowledged, then sent to all
viewers, in the order of versions.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from time import monotonic, time_ns
from typing import Any, Literal

from pydantic_core import to_json

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.attendance import Attendance, has_several_persons, seats_of_persons
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.audience import Audience
from hachiya.tables.live.countdown import Countdown, deadlines
from hachiya.tables.live.handled import HandledMessages
from hachiya.tables.live.rebuilding import rebuild
from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.live.services import Services
from hachiya.tables.live.shuffle_words import ShuffleWords
from hachiya.tables.match.beginning import begin_match
from hachiya.tables.match.match import Match
from hachiya.tables.match.seating import sitting_bot
from hachiya.tables.match.snapshots import snapshots
from hachiya.tables.match.standing import standing
from hachiya.tables.messages import table as messages
from hachiya.tables.messages.common import NackCode
from hachiya.tables.problems import (
    Begun,
    MatchOver,
    NoSitter,
    NotHost,
    NotOwner,
    NotRunning,
    Problem,
    SeatTaken,
)
from hachiya.tables.protocol.to_table import Act, Say, Seal, Speak
from hachiya.tables.stored.entries import Entry, Tick
from hachiya.tables.stored.fair import Secret
from hachiya.tables.stored.keys import Invitation, Key, Revocation
from hachiya.tables.stored.places import Closing, Place, Vacancy
from hachiya.tables.stored.setup import PERSON, Setup, Sitter
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.store import Conflict
from hachiya.tables.stored.timing import Deadline
from hachiya.tables.stored.visits import LastSeen
from hachiya.tables.stored.wishes import Wishes
from hachiya.words.errors import HachiyaError, IllegalAction
from hachiya.words.say import serve as say
from hachiya.words.say import table as table_words

_SOON_SECONDS = 90.0
"""A table stays in memory while a countdown ends within this time."""
CLOSED = 4404
"""The close code of connections to a closed table."""
NOT_YOURS = 4403
"""The close code of connections whose key was revoked."""


async def _admit() -> None:
    """Admit a viewer to a table."""


TableState = Literal["gathering", "running", "over"]
"""The state of a table: it waits for persons, is played at, or is over."""


class LiveTable:
    """One table in memory: its match, its viewers and its countdowns. `driver` runs while it is the server's turn.

    `seen` has the last sights that were stored with a new table.
    """

    __slots__ = (
        "_is_stopped",
        "_last_seen",
        "_notes",
        "_read",
        "_recent",
        "_services",
        "_somebody_read",
        "attendance",
        "audience",
        "client",
        "countdown",
        "driver",
        "handled",
        "lock",
        "shuffle_words",
        "used",
        "wake_driver",
    )

    def __init__(
        self, services: Services, recent: RecentPositions, client: str = "", seen: Sequence[LastSeen] = ()
    ) -> None:
        self._services = services
        self._recent = recent
        self.lock = asyncio.Lock()
        self.client = client or self.id
        """Whose share of the bots the table takes: of the client who has opened it, or of the first person who comes to
        a table that was loaded again; of the table alone until then."""
        self.audience = Audience(services.store)
        self.driver: asyncio.Task[None] | None = None
        self.used = monotonic()
        self._read: dict[Viewer, int] = {}
        """By viewer: the version up to which their page has shown the events and they have closed the bill."""
        self._somebody_read = asyncio.Event()
        self.attendance = Attendance(services.store, services.bus, services.lobby, self.id)
        self.countdown = Countdown(services.defaults)
        self.countdown.on_change = self.update_countdowns
        self.shuffle_words = ShuffleWords()
        self.handled = HandledMessages()
        self._last_seen = {sight.seat: sight for sight in seen}
        """By seat: the last sight that the store has or is about to have."""
        self._is_stopped = False
        self._notes: set[asyncio.Task[None]] = set()
        """Tasks that store last sights."""
        self.wake_driver: Callable[[], None] = lambda: None
        """A callback for when it may be the server's turn."""

    @property
    def state(self) -> TableState:
        """Whether the table waits for persons, is played at, or is over."""
        if self.match.over:
            return "over"
        return "gathering" if self.match.setup.open_seats else "running"

    @property
    def match(self) -> Match:
        """The match as it is now."""
        return self._recent.match

    @property
    def id(self) -> str:
        """The table's id."""
        return self.match.setup.id

    def is_idle(self, before: float) -> bool:
        """Whether nobody has used the table since the moment `before`, and no task runs there."""
        is_quiet = not (self.audience.viewers() or self.driver or self.lock.locked() or self._notes)
        return is_quiet and self.used < before and not self.countdown.ends_within(_SOON_SECONDS)

    @property
    def is_deserted(self) -> bool:
        """Whether no person plays and nobody watches, so that bots need no pauses."""
        return not self.audience.viewers() and PERSON not in self.match.seated.players

    # ---------------------------------------------------------------- looking on

    async def join(
        self,
        viewer: Viewer,
        box: Outbox,
        person: str | None = None,
        version: int = 0,
        check: Callable[[], Awaitable[None]] = _admit,
    ) -> None:
        """Send to the connection `box` what a viewer misses who has seen the table at `version`, then all news.

        `check` raises a Problem if the viewer may not join. It is called under the lock, so that whoever revokes a key
        and then calls `send_away` under the lock leaves no connection open. NotOwner if another process owns the table
        by now. After an error, too, the caller must call `leave`.
        """
        async with self.lock:
            self._check_owned()
            await check()
            if self.client == self.id and person:
                self.client = person
            await self.audience.add(viewer, box, self._recent, version)
            await self.attendance.join(viewer, box, person, self.match)
            self._note(viewer, left=None)
            self.note_waiting_host()
            if not self.update_countdowns() and not self.countdown.is_silent:
                box.put(to_json(self.countdown.message(self.match)).decode())
            self._check_owned()

    def _check_owned(self) -> None:
        """Raise NotOwner if this process has given the table up, or has closed it: who connects again learns which."""
        if self._is_stopped:
            raise NotOwner

    def leave(self, viewer: Viewer, box: Outbox) -> None:
        """Stop sending news to the connection `box`, if it has joined or has begun to."""
        self.attendance.leave(box, self.match)
        if self.audience.remove(viewer, box):
            self._note(viewer, left=_now())
        self.update_countdowns()
        self.used = monotonic()

    async def resume(self) -> None:
        """Restore wishes and countdowns after the table was loaded from the store."""
        store, match = self._services.store, self.match
        if match.over:
            return
        deadline = await store.deadline(self.id) if match.setup.has_clocks else None
        changed = None
        if has_several_persons(match):
            self._last_seen = {seen.seat: seen for seen in await store.last_seen(self.id)}
            changed = await store.changed(self.id)
        self.countdown.resume(match, deadline, changed, self._last_seen)
        self.attendance.wishes = await store.wishes(self.id)
        if self.attendance.wishes.would_end:
            async with self.lock:
                await self._wish(self.attendance.wishes)

    async def wait_for_notes(self) -> None:
        """Wait until the times at which seats were last seen are stored."""
        await asyncio.gather(*self._notes)

    def _note(self, viewer: Viewer, **changes: Any) -> None:
        """Store when a seat was last seen, in the background, where several persons play."""
        if viewer == "table" or self.match.over or not has_several_persons(self.match):
            return
        before = self._last_seen.get(viewer, LastSeen(self.id, viewer))
        seen = replace(before, **changes)
        if seen == before:
            return
        self._last_seen[viewer] = seen
        note = asyncio.create_task(self._keep(seen))
        self._notes.add(note)
        note.add_done_callback(self._notes.discard)

    def note_waiting_host(self) -> None:
        """Store that the host is there, if they wait for others in the lobby: a server that is killed cannot say it."""
        setup = self.match.setup
        if setup.in_lobby and setup.host is not None and setup.host in self.audience.viewers():
            self._note(setup.host, answered=_now())

    async def _keep(self, seen: LastSeen) -> None:
        with suppress(Problem, Conflict):  # without it a countdown may begin anew, which is harmless
            await self._services.store.add(seen)

    async def sync(self, viewer: Viewer, version: int, box: Outbox) -> None:
        """Send to the connection `box` what a viewer misses who has seen the table at `version`, if anything."""
        async with self.lock:
            if version != self.match.version:
                for text in await self.audience.missing_messages(viewer, self._recent, version):
                    box.put(text)

    def note_read(self, viewer: Viewer, version: int) -> None:
        """Note that a viewer's page has shown the events up to a version, and that its bill of the deal was closed."""
        self._read[viewer] = version
        self._somebody_read.set()
        self.update_countdowns()
        self.wake_driver()

    async def wait_for_readers(self) -> None:
        """Wait until every person has closed the bill of the last deal."""
        while self._readers:
            self._somebody_read.clear()
            await self._somebody_read.wait()

    @property
    def reads_alone(self) -> bool:
        """Whether the only person has not closed the bill of the last deal yet.

        False where they are here and their page never reports what it has shown.
        """
        persons = [seat for seat, player in enumerate(self.match.owners_setup.players) if player == PERSON]
        if len(persons) != 1 or persons != self._readers:
            return False
        return persons[0] in self._read or persons[0] not in self.audience.viewers()

    @property
    def _readers(self) -> list[int]:
        """The seats whose persons have not closed the bill yet."""
        players = enumerate(self.match.seated.players)
        return [
            seat for seat, player in players if player == PERSON and self._read.get(seat, 0) < self.match.move_version
        ]

    def send_away(self, viewer: Viewer) -> None:
        """Close the connections of a viewer whose keys were revoked; under the lock."""
        self.audience.send_away(viewer, NOT_YOURS, "the key was revoked")

    def send_all_away(self, code: int, reason: str) -> None:
        """Close the connections of all viewers."""
        for viewer in self.audience.viewers():
            self.audience.send_away(viewer, code, reason)

    def stop(self) -> None:
        """Let nothing happen here any more by itself."""
        self._is_stopped = True
        self.wake_driver = lambda: None
        self.countdown.stop()
        if self.driver is not None:
            self.driver.cancel()

    # ---------------------------------------------------------------- gathering

    async def seat(self, choose: Callable[[Setup], tuple[list[Sitter], list[Key | Place]]]) -> Setup:
        """Seat players in open seats, and begin the match when all are taken; raise SeatTaken.

        `choose` gets the setup, and returns the players with the keys and places to store.
        """
        async with self.lock:
            setup = self.match.setup
            sitters, rows = choose(setup)
            if not {sitter.seat for sitter in sitters} <= {*setup.open_seats}:
                raise SeatTaken
            for sitter in sitters:
                setup = setup.with_sitter(sitter)
            match, first = begin_match(setup)
            try:
                await self._services.store.add(*sitters, *rows, *first, standing(match), *deadlines(match))
            except Conflict:
                self._recent = await rebuild(self._services, self.id)
                raise SeatTaken from None
            self._recent = RecentPositions(match)
            self._services.counts.count_entries(*first)
            for row in rows:
                if isinstance(row, Place):
                    self.attendance.set_place(row)
            self.audience.send_table(match, [line for deck in first for line in deck.record])
            self.attendance.announce_presence(self.match)
            self.attendance.announce_wishes(self.match)
            self.update_countdowns()
        self.wake_driver()
        return setup

    async def vacate(
        self, seat: int, invitation: Invitation, *, is_sent_away: bool, on_stored: Callable[[], None] = lambda: None
    ) -> None:
        """Open a person's seat again, for another invitation.

        Begun after the first deal, NoSitter if no person sits there. A person who `is_sent_away` cannot come back
        through the lobby. `on_stored` is called after the change is stored and before the person is disconnected.
        """
        async with self.lock:
            setup = self.match.setup
            if not setup.open_seats:
                raise Begun
            if seat not in setup.persons:
                raise NoSitter
            match = Match(setup.without_sitter(seat))
            sent_away = await self.attendance.send_away(seat) if is_sent_away else []
            await self._services.store.add(Vacancy(self.id, seat), invitation, *sent_away, standing(match))
            self._last_seen.pop(seat, None)
            on_stored()
            self._part_with(seat)
            self._recent = await rebuild(self._services, self.id)
            self.audience.send_table(self.match, [])
            self.attendance.announce_presence(self.match)
            self.attendance.announce_wishes(self.match)

    async def close(self, on_stored: Callable[[], None] = lambda: None) -> None:
        """Delete the table and disconnect all viewers; Begun after the first deal.

        `on_stored` is called after the change is stored and before they are disconnected.
        """
        async with self.lock:
            if not self.match.setup.open_seats:
                raise Begun
            await self._services.store.add(Closing(self.id))
            on_stored()
            self.stop()
            self.attendance.withdraw_from_lobby()
            self.send_all_away(CLOSED, "the table was closed")

    async def end(self) -> None:
        """End the match as it stands, as if all persons wished it; NotRunning unless a match is being played."""
        async with self.lock:
            self._check_running()
            while not self.match.over and not await self.commit(*self.match.end()):
                pass
            self.attendance.announce_wishes(self.match)

    async def say(self, seat: int, words: Speak) -> None:
        """Store and publish a person's chat line; NoSitter if they were removed, else as `Attendance.say`."""
        async with self.lock:
            self._check_sits(seat)
            await self.attendance.say(seat, self.match, words)

    async def change_place(self, seat: int, **changes: Any) -> None:
        """Change the place of a seat: the person's `sign`, or whether the person is `silenced`; NoSitter."""
        async with self.lock:
            self._check_sits(seat)
            place = replace(await self.attendance.place(seat), **changes)
            await self._services.store.add(place)
            self.attendance.set_place(place)
            self.attendance.announce_presence(self.match)

    def _check_sits(self, seat: int) -> None:
        if self.match.owners_setup.players[seat] != PERSON:
            raise NoSitter

    async def silence(self, host: int, seat: int, silent: bool) -> None:
        """Silence a seat's person for the host, or let them speak again; raise NotHost or NoSitter."""
        if self.match.setup.host != host:
            raise NotHost
        owned = self.match.owners_setup.players
        if seat == host or seat >= len(owned) or owned[seat] != PERSON:
            raise NoSitter
        await self.change_place(seat, silenced=silent)

    async def wish_end(self, seat: int, wish: bool) -> None:
        """Set or take back a person's wish to end the match early; the match ends when all persons wish it."""
        async with self.lock:
            self._check_running()
            await self._wish(self.attendance.wishes.wish_end(seat, wish))

    async def allow_hints(self, seat: int, wish: bool) -> None:
        """Set whether a person allows hints; hints are given while all persons allow them."""
        async with self.lock:
            self._check_running()
            await self._wish(self.attendance.wishes.wish_hints(seat, wish))

    def _check_running(self) -> None:
        if self.match.setup.open_seats or self.match.over:
            raise NotRunning(table_words.over() if self.match.over else say.others_to_come())

    async def _wish(self, wishes: Wishes) -> None:
        """Store the wishes, and end the match if all persons wish it; under the lock."""
        playing, owning = seats_of_persons(self.match)
        wishes = wishes.restricted_to(playing, owning)
        if playing and wishes.would_end == playing and not self.match.over:
            if not await self.commit(*self.match.end(), extra_rows=[wishes]):
                return
        elif wishes != self.attendance.wishes:
            await self._services.store.add(wishes)
        self.attendance.wishes = wishes
        self.attendance.announce_wishes(self.match)

    # ---------------------------------------------------------------- playing

    async def act(self, viewer: Viewer, message: Act, box: Outbox) -> None:
        """Make a viewer's choice. The connection `box` gets an ack once it is stored, before its entry, or a nack."""
        async with self.lock:
            if viewer == "table" or self.match.seated.players[viewer] != PERSON or self.match.setup.open_seats:
                why = _OTHERS_TO_COME if viewer != "table" and self.match.setup.open_seats else _LOOKS_ON
                self.refuse(viewer, message.id, "not_your_turn", why, box)
                return
            try:
                await self._act(viewer, message, box)
            except Problem as fault:
                self.refuse(viewer, message.id, "unavailable", fault, box)
        self.wake_driver()

    async def _act(self, seat: int, message: Act, box: Outbox) -> None:
        match = self.match
        code, fault = _STALE
        if match.over:
            code, fault = "over", MatchOver()
        elif not match.is_stale(message.version, message.actions):
            try:
                after, entry = match.choose(
                    seat, message.actions, message.id, self.countdown.match_time_left(match, seat)
                )
            except IllegalAction as error:
                if message.version >= match.last_call_version or not match.table.is_open_call:
                    code, fault = _refusal_code(match, seat), error
            else:
                if await self.commit(after, entry, lambda: box.put(messages.ack_message(message.id, entry.version))):
                    return
        # The same message may have come before, on a connection that broke.
        version = await self._services.store.version_of(self.id, seat, message.id)
        if version is not None:
            box.put(messages.ack_message(message.id, version))
        else:
            self.refuse(seat, message.id, code, fault, box)

    def accept_words(self, viewer: Viewer, message: Seal | Say, box: Outbox) -> None:
        """Take a seat's seal or words for the shuffle; the connection `box` gets a nack if they are refused."""
        code: NackCode | None = "not_your_turn"
        if viewer != "table" and self.match.seated.players[viewer] == PERSON and not self.match.setup.open_seats:
            code = self.shuffle_words.accept(self.match, viewer, message)
        if code is not None:
            self.refuse(viewer, message.id, code, _NO_WORDS[code], box)

    def refuse(self, viewer: Viewer, message: str | None, code: NackCode, why: HachiyaError, box: Outbox) -> None:
        """Send a nack to the connection `box`: the message of this id is refused with a code and a reason."""
        self._services.counts.count_nack(code)
        box.put(messages.nack_message(self.match, viewer, message, code, why.message))

    async def give_up(self, seat: int, bot: str, on_stored: Callable[[], None] = lambda: None) -> None:
        """Hand a seat to a bot for good, and revoke its keys; NotRunning while no match is played.

        `on_stored` is called after the change is stored and before the person is disconnected.
        """
        async with self.lock:
            while self.match.owners_setup.players[seat] == PERSON:
                self._check_running()
                sitter = sitting_bot(self.match.seated, seat, bot)
                after, entry = self.match.hand_over(seat, sitter.player, sitter.name)
                await self._hand_over(after, entry, Revocation(self.id, seat))
            self._somebody_read.set()
            self.shuffle_words.somebody_left()
            on_stored()
            self._part_with(seat)
            self.wake_driver()
            await self._heed_wishes()

    def _part_with(self, seat: int) -> None:
        """Forget the person of a seat, and close their connections; under the lock."""
        self.attendance.forget(seat)
        self.handled.forget(seat)
        self.send_away(seat)

    def update_countdowns(self) -> bool:
        """Update the countdowns and publish them if they have changed; return whether they have."""
        if self._is_stopped:
            return False
        has_changed = self.countdown.update(self.match, self.audience.viewers(), self._read)
        if has_changed:
            self.attendance.publish(to_json(self.countdown.message(self.match)).decode())
        return has_changed

    def confirm_presence(self, viewer: Viewer) -> None:
        """Note that a seat's person has confirmed that they are there."""
        if viewer != "table":
            self.countdown.restart_idle_time(viewer)
            self._note(viewer, answered=_now())
            self.update_countdowns()

    async def stand_in(self, seat: int, bot: str) -> None:
        """Let a bot play for a person whose countdown has run out, until the person comes back."""
        async with self.lock:
            if self.countdown.has_run_out(seat):
                sitter = sitting_bot(self.match.seated, seat, bot)
                await self._hand_over(*self.match.hand_over(seat, sitter.player, sitter.name, stands_in=True))
                await self._heed_wishes()

    async def _hand_over(self, after: Match, entry: Entry, *extra_rows: Revocation) -> None:
        """Commit a change of a seat's player, and drop the person's wishes; under the lock."""
        wishes = self.attendance.wishes.restricted_to(*seats_of_persons(after))
        changed = [wishes] if wishes != self.attendance.wishes else []
        if await self.commit(after, entry, extra_rows=[*extra_rows, *changed]):
            self.attendance.wishes = wishes

    async def _heed_wishes(self) -> None:
        """End the match if all persons who are left wish it, and publish the wishes; under the lock."""
        if self.attendance.wishes.would_end:
            await self._wish(self.attendance.wishes)
        self.attendance.announce_wishes(self.match)

    async def come_back(self, seat: Viewer) -> None:
        """Give a seat back to its person, if a bot stands in and the match is not over."""
        if seat in self.match.away:
            async with self.lock:
                while seat in self.match.away and not self.match.over:
                    await self.commit(*self.match.come_back(seat))
                self.attendance.announce_presence(self.match)
        self.wake_driver()

    async def commit(
        self,
        after: Match,
        entry: Entry,
        on_stored: Callable[[], None] = lambda: None,
        extra_rows: Sequence[Revocation | Secret | Wishes] = (),
    ) -> bool:
        """Store an entry with `extra_rows`, call `on_stored`, and send the entry to all viewers.

        The caller holds the lock. Return False on a conflict: the store has that message already, or an entry of
        another process, which is loaded then.
        """
        try:
            await self._services.store.add(entry, *extra_rows, *_rows_with(after, entry))
        except Conflict:
            await self._catch_up()
            return False
        self._services.counts.count_entries(entry)
        before = self.match
        self._recent.advance(after)
        on_stored()
        if after.over:
            self.attendance.show_in_lobby(after)
        self.audience.send_entry(before, after, entry.record)
        self.update_countdowns()
        return True

    async def _catch_up(self) -> None:
        store = self._services.store
        if await store.version(self.id) == self.match.version:
            return
        self._services.counts.count_failure("conflict")
        self._recent = await rebuild(self._services, self.id)
        record = await store.record(self.id, self.match.version)
        self.audience.send_table(self.match, record)


def _now() -> int:
    return time_ns() // 1_000_000


def _rows_with(after: Match, entry: Entry) -> list[Snapshot | Standing | Deadline]:
    """The other rows to store with an entry; none for a card of the clock between two others."""
    if isinstance(entry, Tick) and after.table.clock_due:
        return []
    return [*snapshots(after, entry), standing(after), *deadlines(after)]


_STALE: tuple[NackCode, IllegalAction] = (
    "stale",
    IllegalAction(say.stale()),
)
_LOOKS_ON = IllegalAction(say.looks_on())
_NO_WORDS: Mapping[NackCode, IllegalAction] = {
    "not_your_turn": _LOOKS_ON,
    "stale": IllegalAction(say.no_words_asked()),
    "illegal": IllegalAction(say.said_otherwise()),
}
"""The reasons why words do not count, by code."""
_OTHERS_TO_COME = IllegalAction(say.others_to_come())


def _refusal_code(match: Match, seat: int) -> NackCode:
    if match.over:
        return "over"
    return "illegal" if match.table.is_open_call or match.table.turn == seat else "not_your_turn"
