"""Those who are at one table, beside the game: who is here, who would end the match, and who allows hints."""

from collections.abc import Callable
from contextlib import suppress

from pydantic import TypeAdapter
from pydantic_core import to_json

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.bus import Bus, Lease
from hachiya.tables.attendance.chat import Chat, one_more
from hachiya.tables.attendance.lobby import Lobby
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.attendance.presence import Presence
from hachiya.tables.match.match import Match
from hachiya.tables.messages.beside import AgainMessage, EndedMessage, WishesMessage, ended
from hachiya.tables.problems import PhrasesOnly, Silenced, StoreFailed
from hachiya.tables.protocol.to_table import Speak
from hachiya.tables.stored.places import Place, SentAway
from hachiya.tables.stored.setup import OPEN, PERSON
from hachiya.tables.stored.store import Store
from hachiya.tables.stored.visits import Visitor
from hachiya.tables.stored.wishes import Wishes

_ended = TypeAdapter(EndedMessage)


class Attendance:
    """What all who are at a table hear alike, whatever they may see of the game: news on the bus."""

    def __init__(self, store: Store, bus: Bus, lobby: Lobby, table: str) -> None:
        self._store = store
        self._bus = bus
        self._lobby = lobby
        self._table = table
        self._topic = f"table/{table}"
        self._visits: dict[Outbox, tuple[Viewer, Lease]] = {}
        self._presence = Presence(bus, table)
        self._present = ""
        """What was told of presence last."""
        self.wishes = Wishes(table)
        """What the persons here wish; kept before it is changed."""
        self._wished = ""
        """What was told of their wishes last."""
        self._again: str | None = None
        """Who has opened another match, once somebody has."""
        self._chat = Chat(table)
        self._sent_away: set[str] | None = None
        """Persons whom the host has sent away, once that is known."""
        self._deaf: Callable[[], None] | None = None
        """Ends that news are heard, which are for those who are here."""

    async def come(self, viewer: Viewer, box: Outbox, person: str | None, match: Match) -> None:
        """From now on `box` hears what is told beside the game; first how it is now."""
        await self._presence.load(self._store, self._table)
        await self._keep_visitor(viewer, person, match)
        self._visits[box] = viewer, await self._presence.come(viewer, person)
        await self._chat.load(self._store)
        self._deaf = self._deaf or self._bus.listen(self._topic, self._hear)
        if not self.tell_presence(match) and self._present:
            box.put(self._present)
        if match.ended or not match.over:
            box.put(self._wishes(match))
        if self._again is None and match.over:
            await self._know_again()
        if self._again:
            box.put(self._again)
        if self._present:
            box.put(self._chat.whole(match.setup))

    async def _keep_visitor(self, viewer: Viewer, person: str | None, match: Match) -> None:
        """Keep who has been seen at a seat, while others play too; whoever comes is let in though the disk is full."""
        is_kept = not match.over and is_in_company(match)
        if viewer != "table" and person and is_kept and self._presence.is_new(viewer, person):
            with suppress(StoreFailed):
                await self._store.add(Visitor(self._table, viewer, person))

    def go(self, box: Outbox, match: Match) -> None:
        """`box` hears no more."""
        viewer, visit = self._visits.pop(box, (None, None))
        if visit is None:
            return
        visit.end()
        self.tell_presence(match, has_gone=viewer == "table")
        if self._deaf and not self._visits:
            self._deaf()
            self._deaf, self._present = None, ""

    def tell_presence(self, match: Match, has_gone: bool = False) -> bool:
        """Tell who is here, if that has changed and there is anyone to be told; one person among bots is not.

        `has_gone`: one who looked on is here no more.
        """
        watched = has_gone or any(viewer == "table" for viewer, _ in self._visits.values())
        if not is_in_company(match) and not watched:
            return False
        self.show_in_lobby(match)
        before, self._present = self._present, to_json(self._presence.message(match.owned)).decode()
        if before != self._present:
            self._publish(self._present)
        return before != self._present

    def show_in_lobby(self, match: Match) -> None:
        """Where the table waits for anyone, let them know; a host who is away for long waits for nobody."""
        setup, lobby = match.setup, self._lobby
        if not setup.policy.lobby:
            return
        if not setup.open_seats:
            lobby.withdraw(self._table)
        elif setup.host is not None and self._presence.is_here(setup.host):
            lobby.show(setup, self._presence.signs(setup))
        else:
            lobby.host_is_away(self._table)

    async def say(self, seat: int, match: Match, words: Speak) -> None:
        """A person says something to all; Silenced, PhrasesOnly, TooChatty, ChatFull."""
        await self._presence.load(self._store, self._table)
        if self._presence.place(self._table, seat).silenced:
            raise Silenced
        if words.text is not None and not match.setup.policy.free_words:
            raise PhrasesOnly
        said = await self._chat.say(self._store, seat, words)
        if said is not None:
            self._publish(one_more(match.setup, said))

    async def place(self, seat: int) -> Place:
        """A seat as it is furnished."""
        await self._presence.load(self._store, self._table)
        return self._presence.place(self._table, seat)

    def furnish(self, place: Place) -> None:
        """A seat is furnished otherwise from now on."""
        self._presence.furnish(place)

    async def sent_away(self) -> set[str]:
        """The persons whom the host wishes to be elsewhere."""
        if self._sent_away is None:
            self._sent_away = await self._store.sent_away(self._table)
        return self._sent_away

    async def send_away(self, seat: int) -> list[SentAway]:
        """What is to be kept where the host wishes this seat's person to be elsewhere."""
        await self._presence.load(self._store, self._table)
        known = await self.sent_away()
        persons = self._presence.persons(seat) - known
        known |= persons
        return [SentAway(self._table, person) for person in sorted(persons)]

    def forget(self, seat: int) -> None:
        """Somebody else sits there from now on, or nobody."""
        self._presence.forget(seat)
        self._chat.forget(seat)

    def may_have_hints(self, match: Match) -> bool:
        """Whether a person who plays here may have hints: one among bots alone, or several who all allow them.

        Who is away for a while is one of them, and so is whoever is still waited for.
        """
        _, owning = persons_of(match)
        return len(owning) == 1 or (bool(owning) and owning <= self.wishes.allow_hints)

    def tell(self, news: str) -> None:
        """Tell all who are here something that no version of the table holds."""
        self._publish(news)

    def tell_again(self, seat: int) -> None:
        """Tell that this seat's person has opened another match."""
        self._again = _again(seat)
        self._publish(self._again)

    async def _know_again(self) -> None:
        """Whether another match was opened before this table was in memory."""
        next_one = await self._store.follower(self._table)
        if next_one is not None and next_one.sat is not None and next_one.host is not None:
            seat = next_one.sat[next_one.host]
            self._again = None if seat is None else _again(seat)

    def tell_wishes(self, match: Match) -> None:
        """Tell, if it has changed, who would end the match and who allows hints, or how it stands since all have ended
        it.
        """
        before, self._wished = self._wished, self._wishes(match)
        if before != self._wished:
            self._publish(self._wished)

    def _wishes(self, match: Match) -> str:
        wishes: WishesMessage = {
            "is": "wishes",
            "end": sorted(self.wishes.would_end),
            "declined": self.wishes.declined,
            "hints": sorted(self.wishes.allow_hints),
            "may_hint": self.may_have_hints(match),
        }
        return _ended.dump_json(ended(match)).decode() if match.ended else to_json(wishes).decode()

    def _publish(self, news: str) -> None:
        self._bus.publish(self._topic, news)

    def _hear(self, news: str) -> None:
        """News are messages that hold nothing which anyone here may not know."""
        for box in self._visits:
            box.put(news)


def is_in_company(match: Match) -> bool:
    """Whether more than one person plays, or may come to play."""
    _, owning = persons_of(match)
    return len(owning) > 1


def persons_of(match: Match) -> tuple[set[int], set[int]]:
    """The seats whose persons play now, and those that persons own or may take."""
    playing = {seat for seat, player in enumerate(match.seated.players) if player == PERSON}
    return playing, {seat for seat, player in enumerate(match.owned.players) if player in (PERSON, OPEN)}


def _again(seat: int) -> str:
    message: AgainMessage = {"is": "again", "seat": seat}
    return to_json(message).decode()
