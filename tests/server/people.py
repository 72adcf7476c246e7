"""People who use the lobby, clocks, chat and fair shuffles while their server is killed.

Each keeps what was acknowledged to them, and at the end the store is compared with it. `python -m tests.server.people
200 480` kills 200 servers, or as many as die in 480 seconds, and prints what was under way at the kills.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from math import inf
from pathlib import Path
from random import Random
from typing import NamedTuple, cast

import httpx

from hachiya.records import jsonl
from hachiya.records.common_events import AnyEvent
from hachiya.records.fair.check import Verdict, check_deals
from hachiya.records.fair.shuffle import commitment, seal
from hachiya.records.replay import replays
from hachiya.store.database import connect
from hachiya.store.event_store import EventStore
from hachiya.store.upkeep.checking import file_faults
from hachiya.store.upkeep.tables import table_ids
from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.entries import Choice, Entry, Handover
from hachiya.tables.stored.fair import Secret
from hachiya.tables.stored.keys import digest
from hachiya.tables.stored.setup import PERSON, Setup
from tests.databases import database_in, rows
from tests.server.client import order, socket
from tests.server.running import Process
from tests.server.test_play_killed import GONE, NotStored, Player, RestartedServer, compare, sit
from tests.tables.choosing import Message

HOSTS = 3
"""The number of hosts that wait in the lobby, each at one table after another, and of guests that join them."""
AWAY_SECONDS = 3.0
UNAVAILABLE = 503
TWO_DEALS = {"game": "hachiju", "options": {"deals": 2}, "reveal": "match"}
HURRIED = {"move": 30, "match": 600, "more": 5}
CHAT = "chat-"
"""The first letters of the id of a chat message."""
UNDER_WAY = ("promise", "hashes", "chat", "lobby")
"""The events before which a server is killed, in turns."""


class Seat(NamedTuple):
    """A seat that was acknowledged to somebody."""

    table: str
    seat: int
    token: str
    name: str | None


class VisitedServer(RestartedServer):
    """The server as hosts and guests see it."""

    def __init__(self, *addresses: str) -> None:
        super().__init__(*addresses)
        self.hold: str | None = None
        """Nobody answers this step of a shuffle just now, so that it lasts until the server is killed."""
        self.seats: list[Seat] = []
        self.speaking = 0
        """Words of the chat that are on their way."""
        self.http = httpx.AsyncClient(timeout=20)
        self.lives: list[asyncio.Task[None]] = []
        """The tasks of all people; each ends with an error or with the server."""

    async def until(self, seen: Callable[[], bool]) -> None:
        """Wait until a condition holds; an error of one of the tasks is raised here."""

        def looked() -> bool:
            for life in self.lives:
                if life.done():
                    life.result()
            return seen()

        await super().until(looked)

    async def post(self, path: str, body: Message, token: str | None = None) -> httpx.Response | None:
        """The answer to a POST request; None if the server did not answer."""
        headers = {} if token is None else {"cookie": f"seat={token}"}
        try:
            answer = await self.http.post(f"{self.address.rstrip('/')}{path}", json=body, headers=headers)
        except GONE:
            await asyncio.sleep(self.retry_seconds)
            return None
        if answer.status_code == UNAVAILABLE:
            return None
        self.http.cookies.clear()  # each is another person
        return answer

    @property
    def waits(self) -> bool:
        """Whether a host waits in the lobby."""
        return any(isinstance(guest, Guest) and not guest.view and guest.on for guest in self.players)

    def is_at(self, step: str) -> bool:
        """Whether a guest is asked for this step of a shuffle."""
        return any(isinstance(guest, Guest) and guest.step == step and guest.on for guest in self.players)


class Guest(Player):
    """A guest who sends words for each shuffle, and chats sometimes; a bot may stand in."""

    step: str | None = None
    """The step of the shuffle that the guest must do: `promise` words by a hash, then reveal the `hashes`' words."""
    promised = 0
    has_answered = False
    """Whether the guest has answered this step on this connection."""

    def __init__(self, restarted: VisitedServer, table: str, seat: int, place: tuple[str, str], random: Random) -> None:
        super().__init__(restarted, table, seat, place, random)
        self.visited = restarted
        self.acknowledged_texts: list[str] = []
        self.speech: Message | None = None
        """The chat message that has no answer yet; it is sent again on each new connection."""
        self.heard: dict[int, Message] = {}
        self.refused: set[str] = set()

    def answer_to(self, message: Message) -> Iterator[Message]:
        if message["is"] in ("gathering", "table", "since") and self.speech is not None:
            yield self.speech
        if message["is"] == "gathering":
            return
        if message["is"] == "nack" and message["code"] == "unavailable":
            raise NotStored
        if message["is"] in ("ack", "nack") and str(message["id"]).startswith(CHAT):
            self.hear_of_speech(message)
            return
        if message["is"] == "nack":
            assert message["code"] in ("stale", "illegal", "not_your_turn", "over"), message
            if message["id"] in self.sent:
                self.refused.add(message["id"])
            if self.unacknowledged is not None and self.unacknowledged["id"] == message["id"]:
                self.unacknowledged = None
            return
        yield from super().answer_to(message)
        if message["is"] in ("table", "since"):
            self.has_answered = False
        for event in message.get("record", ()):
            self.follow(event)
        if self.step is not None and self.step != self.visited.hold and not self.has_answered:
            self.has_answered = True
            n, words = self.promised, f"{self.seat} wishes {self.promised}"
            if self.step == "promise":
                yield {"do": "seal", "id": f"s{n}", "n": n, "sha256": seal(words)}
            else:
                yield {"do": "say", "id": f"w{n}", "n": n, "words": words}

    def follow(self, event: Message) -> None:
        """Set the step of the shuffle that follows this event."""
        before = self.step
        if event["e"] == "commit":
            self.promised, self.step = event["n"], "promise"
        elif event["e"] == "entropy" and "words" in event:
            self.step = None
        elif event["e"] == "entropy":
            # Who was too late with their hash is not asked for words.
            self.step = "hashes" if event["seat"] == self.seat or before == "hashes" else None
        elif event["e"] == "deal":
            self.step = None
        if self.step != before:
            self.has_answered = False

    def hear_beside(self, message: Message) -> None:
        if message["is"] == "chat":
            self.heard |= {line["number"]: line for line in message["said"]}

    async def chat(self) -> None:
        """Chat sometimes, over as many connections as it takes."""
        while self.on:
            await asyncio.sleep(self.random.uniform(1.5, 5))
            number = self.random.getrandbits(48)
            self.speech = {"do": "chat", "id": f"{CHAT}{number}", "text": f"{self.seat} said {number}"}
            self.visited.speaking += 1
            with suppress(*GONE):
                if self.connection is not None:
                    await self.connection.send(json.dumps(self.speech))
            while self.waits_for_answer():
                await asyncio.sleep(0.01)
            self.visited.speaking -= 1

    def waits_for_answer(self) -> bool:
        """Whether the last chat message is neither acknowledged nor refused."""
        return self.on and self.speech is not None

    def hear_of_speech(self, answer: Message) -> None:
        """Note that a chat message was acknowledged, perhaps twice, or refused as too much."""
        assert answer["is"] == "ack" or answer["code"] in ("too_chatty", "chat_full"), answer
        if self.speech is not None and self.speech["id"] == answer["id"]:
            if answer["is"] == "ack":
                self.acknowledged_texts.append(self.speech["text"])
            self.speech = None


async def be_at(visited: VisitedServer, seated: Message, name: str | None, random: Random) -> None:
    """Play the match to its end, and chat."""
    table, seat, token = seated["table"], seated["seat"], seated["recovery"]
    visited.seats.append(Seat(table, seat, token, name))
    guest = Guest(visited, table, seat, (seated["path"], token), random)
    visited.players.append(guest)
    talking = asyncio.create_task(guest.chat())
    try:
        await guest.play()
        await talking
    finally:
        talking.cancel()


async def host(visited: VisitedServer, number: int) -> None:
    """Open one lobby table after another."""
    random = Random(number)
    body = order("person", lobby=True, timing=HURRIED, free_words=True, **TWO_DEALS)
    while visited.open:
        answer = await visited.post("/api/tables", body)
        if answer is None or answer.status_code != 201:
            await asyncio.sleep(0.1)
            continue
        await be_at(visited, answer.json(), body["name"], random)


async def join_lobby_tables(visited: VisitedServer, number: int) -> None:
    """Join the tables of hosts in the lobby again and again."""
    random = Random(-number)
    while visited.open:
        table = None
        try:
            async with socket(visited.address, "/api/lobby") as lobby, asyncio.timeout(2):
                while table is None:
                    news = json.loads(await lobby.recv())
                    table = next((offer["table"] for offer in news["tables"] if not offer["running"]), None)
        except GONE:
            await asyncio.sleep(0.05)
        if table is None:
            continue
        name = f"Rin {random.getrandbits(32)}"
        answer = await visited.post(f"/api/lobby/{table}", {"name": name})
        assert answer is None or answer.status_code in (201, 404, 409), answer.text
        if answer is not None and answer.status_code == 201:
            await be_at(visited, answer.json(), name, random)


def count_undealt(folder: Path) -> int:
    """The number of tables with a committed and undealt deal, with or without words."""
    last = "SELECT max(version) FROM entries WHERE table_id = one.table_id"
    last_events = rows(database_in(folder), f"SELECT events FROM entries AS one WHERE version = ({last})")
    return sum('"e":"commit"' in events or '"e":"entropy"' in events for (events,) in last_events)


async def live_and_kill(folder: Path, kills: int, seconds: float) -> tuple[VisitedServer, Counter[str]]:
    """Let everybody play and kill one server after another, for this many seconds at most."""
    until = time.monotonic() + seconds
    random = Random(kills)
    server = await asyncio.to_thread(Process, folder, away_seconds=AWAY_SECONDS, words_seconds=1.0)
    visited, seen = VisitedServer(server.address), Counter[str]()
    begin(visited)
    try:
        while seen["kills"] < kills and time.monotonic() < until:
            await bring_about(visited, UNDER_WAY[seen["kills"] % len(UNDER_WAY)], random)
            seen["chat"] += visited.speaking > 0
            seen["lobby"] += visited.waits
            seen["choice"] += visited.in_flight
            seen["drawing"] += visited.in_drawing
            await asyncio.to_thread(server.kill)
            seen["kills"] += 1
            seen["between promise and deal"] += count_undealt(folder) > 0
            visited.hold = None
            server = await asyncio.to_thread(Process, folder, away_seconds=AWAY_SECONDS, words_seconds=1.0)
            visited.address = server.address
        await visited.plays_on(4)
    finally:
        await end(visited)
        await asyncio.to_thread(server.stop)
    return visited, seen


def begin(visited: VisitedServer, sittings: Iterable[int] = (1, 5)) -> None:
    """Let everybody come, to the lobby and to these sittings beside it."""
    visited.lives = [asyncio.create_task(sit(visited, number, Guest)) for number in sittings]
    visited.lives += [
        asyncio.create_task(life(visited, number)) for number in range(HOSTS) for life in (host, join_lobby_tables)
    ]


async def end(visited: VisitedServer) -> None:
    """Let everybody go."""
    visited.open = False
    for life in visited.lives:
        life.cancel()
    await asyncio.gather(*visited.lives, return_exceptions=True)
    await visited.http.aclose()


async def bring_about(visited: VisitedServer, what: str, random: Random) -> None:
    """Let people act until this is under way."""
    await visited.plays_on(4)
    if what == "chat":
        await visited.until(lambda: visited.speaking > 0)
    elif what == "lobby":
        await asyncio.sleep(random.uniform(0, 0.3))
    else:
        visited.hold = what
        await visited.until(lambda: visited.is_at(what))


class StoredTable(NamedTuple):
    """Everything that the store has of a table."""

    setup: Setup
    entries: list[Entry]
    chat: list[ChatLine]
    secrets: dict[int, str]


async def load_tables(database: str, seats: list[Seat]) -> list[StoredTable]:
    """Every table of the database; acknowledged seats must belong to the persons who were told so."""
    store = EventStore(connect(database, of_any_version=True))
    assert file_faults(store.engine) == []
    ids = [*table_ids(store.engine)]
    tables = []
    for table in ids:
        kept = await store.load(table)
        assert kept is not None
        tables.append(StoredTable(*kept, await store.chat_lines(table), await store.secrets(table)))
    for seat in seats:
        assert await store.owns(digest(seat.token), seat.table, seat.seat)
    await store.close()
    return tables


def compare_company(kept: StoredTable, guests: list[Guest], seats: list[Seat]) -> None:
    """Compare the seats, the chat and the commitments of a table with what its guests received."""
    for seat in seats:
        assert kept.setup.players[seat.seat] == PERSON
        assert seat.name in (None, kept.setup.names[seat.seat])
    assert [line.number for line in kept.chat] == list(range(1, len(kept.chat) + 1))
    counts = Counter((line.seat, line.text) for line in kept.chat)
    assert set(counts.values()) <= {1}
    by_number = {line.number: (line.seat, line.text) for line in kept.chat}
    for guest in guests:
        assert all((guest.seat, text) in counts for text in guest.acknowledged_texts), "acknowledged words are gone"
        assert all(by_number[number] == (line["seat"], line["text"]) for number, line in guest.heard.items())
    chosen = {entry.message for entry in kept.entries if isinstance(entry, Choice)}
    assert not any(guest.refused & chosen for guest in guests), "what was refused was kept"
    compare_promises(kept)


def compare_promises(kept: StoredTable) -> None:
    """Assert that each deal was committed to once, and dealt from that commitment."""
    events = [cast(AnyEvent, line.event) for entry in kept.entries for line in entry.record]
    promised = {event["n"]: event["sha256"] for event in events if event["e"] == "commit"}
    assert len(promised) == sum(event["e"] == "commit" for event in events), "a deal was promised anew"
    secrets = {event["n"]: event["secret"] for event in events if event["e"] == "reveal"}
    for n, sha256 in promised.items():
        secret = Secret(kept.setup.id, n, secrets.get(n) or kept.secrets[n])
        assert commitment(bytes.fromhex(secret.secret), secret.table, n) == sha256
    if promised:
        text = "".join(f"{line.line}\n" for line in [*kept.setup.head(), *(o for e in kept.entries for o in e.record)])
        (replay,) = replays(jsonl.loads(text))
        right = {Verdict.HOLDS} if replay.complete else {Verdict.HOLDS, Verdict.IS_SEALED}
        assert {deal.verdict for deal in check_deals(replay.events)} <= right


def check(folder: Path, kills: int, seconds: float = inf) -> Counter[str]:
    """Count what was under way at each kill, and assert that nothing acknowledged is lost."""
    visited, seen = asyncio.run(live_and_kill(folder, kills, seconds))
    return seen + check_store(visited, database_in(folder))


def check_store(visited: VisitedServer, database: str) -> Counter[str]:
    """Assert that nothing acknowledged to anybody is lost; return what the store has."""
    seen = Counter[str]()
    tables = asyncio.run(load_tables(database, visited.seats))
    guests = [player for player in visited.players if isinstance(player, Guest)]
    assert {guest.table for guest in guests} <= {kept.setup.id for kept in tables}
    for kept in tables:
        table = kept.setup.id
        there = [guest for guest in guests if guest.table == table]
        compare(kept.setup, kept.entries, cast(list[Player], there))
        compare_company(kept, there, [seat for seat in visited.seats if seat.table == table])
        seen["clocks"] += sum(isinstance(entry, Choice) and bool(entry.left) for entry in kept.entries)
        seen["stood in"] += sum(isinstance(entry, Handover) and entry.stands_in for entry in kept.entries)
        seen["words in shuffles"] += sum('"words"' in line.line for entry in kept.entries for line in entry.record)
        seen["said"] += len(kept.chat)
    seen["choices"] = visited.acknowledged
    seen["seats"] = len(visited.seats)
    seen["tables"] = len(tables)
    return seen


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as where:
        print(*(f"{what}: {number}" for what, number in check(Path(where), *map(int, sys.argv[1:])).items()), sep="\n")
