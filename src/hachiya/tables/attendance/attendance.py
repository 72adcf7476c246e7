"""The people at one table: presence, chat, wishes to end the match, hints, and what they hear of bots."""

from collections.abc import Callable
from contextlib import suppress

from pydantic import TypeAdapter
from pydantic_core import to_json

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.bus import Bus, Lease
from hachiya.tables.attendance.chat import Chat, line_message
from hachiya.tables.attendance.lobby import Lobby
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.attendance.presence import Presence
from hachiya.tables.match.match import Match
from hachiya.tables.messages.beside import AgainMessage, EndedMessage, LowerRungsMessage, WishesMessage, ended_message
from hachiya.tables.problems import PhrasesOnly, Silenced, StoreFailed
from hachiya.tables.protocol.to_table import Speak
from hachiya.tables.stored.places import Place, SentAway
from hachiya.tables.stored.setup import OPEN, PERSON, Setup
from hachiya.tables.stored.store import Store
from hachiya.tables.stored.visits import Visitor
from hachiya.tables.stored.wishes import Wishes

_ended = TypeAdapter(EndedMessage)


class Attendance:
    """Publishes the news of one table that are not moves: presence, chat, wishes, rematches and lower rungs.

    Everybody at the table gets the same news, also in other processes: they go over the bus.
    """

    def __init__(self, store: Store, bus: Bus, lobby: Lobby, table: str) -> None:
        self._store = store
        self._bus = bus
        self._lobby = lobby
        self._table = table
        self._topic = f"table/{table}"
        self._visits: dict[Outbox, tuple[Viewer, Lease]] = {}
        self._presence = Presence(bus, table)
        self._present = ""
        """The last published message of presence."""
        self.wishes = Wishes(table)
        """The wishes of the persons here; stored before they change."""
        self._wishes_message = ""
        """The last published message of wishes."""
        self._rematch: str | None = None
        """The message of a rematch, once somebody has opened one."""
        self._lower_rungs: dict[int, str] = {}
        """By seat: the weaker bot that has chosen for the seat's bot in this deal."""
        self._lower_rungs_deal = 0
        """The version of that deal."""
        self._chat = Chat(table)
        self._is_withdrawn = False
        """Whether the table was removed from the lobby for good."""
        self._stop_listening: Callable[[], None] | None = None
        """Stops listening to the bus; None while nobody is here."""

    async def join(self, viewer: Viewer, box: Outbox, person: str | None, match: Match) -> None:
        """Send the present presence, wishes and chat to the connection `box`, then every change."""
        await self._presence.load(self._store, self._table)
        await self._keep_visitor(viewer, person, match)
        self._visits[box] = viewer, await self._presence.add_connection(viewer, person)
        await self._chat.load(self._store)
        self._stop_listening = self._stop_listening or self._bus.listen(self._topic, self._hear)
        if not self.announce_presence(match) and self._present:
            box.put(self._present)
        if match.ended or not match.over:
            box.put(self._wishes(match))
        if self._rematch is None and match.over:
            await self._load_rematch()
        if self._rematch:
            box.put(self._rematch)
        if self._present:
            box.put(self._chat.whole(match.setup))
        if self._lower_rungs:
            box.put(self._lower_rungs_message(match))

    async def _keep_visitor(self, viewer: Viewer, person: str | None, match: Match) -> None:
        """Store that a person was seen at a seat, where several persons play; a full disk keeps nobody out."""
        is_kept = not match.over and has_several_persons(match)
        if viewer != "table" and person and is_kept and self._presence.is_new(viewer, person):
            with suppress(StoreFailed):
                await self._store.add(Visitor(self._table, viewer, person))

    def leave(self, box: Outbox, match: Match) -> None:
        """Stop sending news to the connection `box`."""
        viewer, visit = self._visits.pop(box, (None, None))
        if visit is None:
            return
        visit.end()
        self.announce_presence(match, has_gone=viewer == "table")
        if self._stop_listening and not self._visits:
            self._stop_listening()
            self._stop_listening, self._present = None, ""

    def announce_presence(self, match: Match, has_gone: bool = False) -> bool:
        """Publish who is here; return whether that has changed.

        Nothing is published while one person plays among bots without spectators. `has_gone`: a spectator has just
        left.
        """
        watched = has_gone or any(viewer == "table" for viewer, _ in self._visits.values())
        if not has_several_persons(match) and not watched:
            return False
        self.show_in_lobby(match)
        before, self._present = self._present, to_json(self._presence.message(match.owners_setup)).decode()
        if before != self._present:
            self.publish(self._present)
        return before != self._present

    def show_in_lobby(self, match: Match) -> None:
        """Show the table in the lobby: with open seats while its host is here, running while spectators are welcome."""
        setup, lobby = match.owners_setup, self._lobby
        if not setup.policy.lobby or self._is_withdrawn:
            return
        awaited = [setup.host] if setup.open_seats else setup.persons
        if match.over or not (setup.open_seats or setup.policy.watched):
            lobby.withdraw(self._table)
        elif not any(seat is not None and self._presence.is_here(seat) for seat in awaited):
            lobby.withdraw_later(self._table)
        elif setup.open_seats:
            lobby.show(setup, self._presence.signs(setup))
        else:
            lobby.show_running(setup, self._presence.signs(setup), self._presence.watching)

    def withdraw_from_lobby(self) -> None:
        """Remove the table from the lobby for good, while persons are still here."""
        self._is_withdrawn = True
        self._lobby.withdraw(self._table)

    async def say(self, seat: int, match: Match, words: Speak) -> None:
        """Store and publish a person's chat line; Silenced, PhrasesOnly, TooChatty or ChatFull if it is refused."""
        await self._presence.load(self._store, self._table)
        if self._presence.place(self._table, seat).silenced:
            raise Silenced
        if words.text is not None and not match.setup.policy.free_words:
            raise PhrasesOnly
        line = await self._chat.say(self._store, seat, words)
        if line is not None:
            self.publish(line_message(match.setup, line))

    async def place(self, seat: int) -> Place:
        """Return the place of a person at a seat: their sign, and whether the host has silenced them."""
        await self._presence.load(self._store, self._table)
        return self._presence.place(self._table, seat)

    async def signs(self, setup: Setup) -> list[int | None]:
        """Return the sign of each seat's person: a month from 0, None for bots."""
        await self._presence.load(self._store, self._table)
        return self._presence.signs(setup)

    def set_place(self, place: Place) -> None:
        """Replace the place of a seat in memory, after it was stored."""
        self._presence.set_place(place)

    async def send_away(self, seat: int) -> list[SentAway]:
        """Return the rows to store when the host sends this seat's person away."""
        await self._presence.load(self._store, self._table)
        persons = self._presence.persons(seat) - await self._store.sent_away(self._table)
        return [SentAway(self._table, person) for person in sorted(persons)]

    def forget(self, seat: int) -> None:
        """Forget the person of a seat, and their chat lines."""
        self._presence.forget(seat)
        self._chat.forget(seat)

    def may_have_hints(self, match: Match) -> bool:
        """Whether persons who play here may ask for hints: one among bots may, several may if they all allow it.

        Absent and expected persons count too.
        """
        _, owning = seats_of_persons(match)
        return len(owning) == 1 or (bool(owning) and owning <= self.wishes.allow_hints)

    def publish(self, news: str) -> None:
        """Send a message, as JSON text, to everybody at the table."""
        self._bus.publish(self._topic, news)

    def announce_rematch(self, seat: int) -> None:
        """Publish that this seat's person has opened a rematch."""
        self._rematch = _rematch_message(seat)
        self.publish(self._rematch)

    def note_lower_rung(self, seat: int, bot: str | None, match: Match) -> None:
        """Note who has chosen for a seat's bot, None for itself; publish what is new.

        It is remembered until the next deal, so that pages do not change with every choice.
        """
        before = self._lower_rungs
        if self._lower_rungs_deal != match.deal_version:
            self._lower_rungs_deal, self._lower_rungs = match.deal_version, {}
        if bot is not None:
            self._lower_rungs = {**self._lower_rungs, seat: bot}
        if self._lower_rungs != before:
            self.publish(self._lower_rungs_message(match))

    def _lower_rungs_message(self, match: Match) -> str:
        bots = [self._lower_rungs.get(seat) for seat in range(match.table.seats)]
        message: LowerRungsMessage = {"is": "lower_rungs", "bots": bots}
        return to_json(message).decode()

    async def _load_rematch(self) -> None:
        """Load the rematch, if one was opened before this table was in memory."""
        follower = await self._store.follower(self._table)
        if follower is not None and follower.sat is not None and follower.host is not None:
            seat = follower.sat[follower.host]
            self._rematch = None if seat is None else _rematch_message(seat)

    def announce_wishes(self, match: Match) -> None:
        """Publish the wishes if they have changed; once all persons have ended the match publish its result."""
        before, self._wishes_message = self._wishes_message, self._wishes(match)
        if before != self._wishes_message:
            self.publish(self._wishes_message)

    def _wishes(self, match: Match) -> str:
        wishes: WishesMessage = {
            "is": "wishes",
            "end": sorted(self.wishes.would_end),
            "declined": self.wishes.declined,
            "hints": sorted(self.wishes.allow_hints),
            "may_hint": self.may_have_hints(match),
        }
        return _ended.dump_json(ended_message(match)).decode() if match.ended else to_json(wishes).decode()

    def _hear(self, news: str) -> None:
        """Forward news of the bus, which hold nothing secret, to everybody here."""
        for box in self._visits:
            box.put(news)


def has_several_persons(match: Match) -> bool:
    """Whether more than one person plays, or may come to play."""
    _, owning = seats_of_persons(match)
    return len(owning) > 1


def seats_of_persons(match: Match) -> tuple[set[int], set[int]]:
    """Return the seats whose persons play now, and the seats that persons own or may take."""
    playing = {seat for seat, player in enumerate(match.seated.players) if player == PERSON}
    return playing, {seat for seat, player in enumerate(match.owners_setup.players) if player in (PERSON, OPEN)}


def _rematch_message(seat: int) -> str:
    message: AgainMessage = {"is": "again", "seat": seat}
    return to_json(message).decode()
