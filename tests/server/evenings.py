"""Random activity: every command at random moments of every game, with bots, and clocks slow and fast.

No request and no message may fail by the server's fault, and every table that ended is whole: `db check` finds
nothing, and its record is packed, exported and counted. `python -m tests.server.evenings 10000 7` plays 10000 matches
from seed 7, and prints the commands with their answers.
"""

import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
from sqlalchemy import select
from starlette.applications import Starlette

from hachiya.games.registry import GAMES
from hachiya.server.app import create_app
from hachiya.server.server_parts import ServerParts
from hachiya.store import schema
from hachiya.store.database import open_database
from hachiya.store.upkeep.checking import TableState, check, row_faults
from hachiya.store.upkeep.exporting import export
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.line import TableLine
from hachiya.tables.live.seats import SeatManager
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match.history import HistoryMatch, read_history
from hachiya.tables.messages import table as messages
from hachiya.tables.problems import NoTable, NotOwner, NotYourSeat, Problem
from hachiya.tables.protocol.names import PhraseName
from hachiya.tables.protocol.to_table import read_message
from hachiya.tables.stored.keys import digest
from hachiya.tables.stored.setup import PERSON
from tests.databases import database_in
from tests.server.running import settings_in
from tests.tables.choosing import Message, choice

PHRASES = get_args(PhraseName)
AT_ONCE = 12
"""The number of tables that are played at a time."""
BOTS = ("greedy", "random", "whim")
GATHERING = ("join", "come", "invite", "seat_bot", "fill", "remove", "close")
CLOSED_EARLY = (403, 404, 409)
"""The statuses of answers about a table, a seat or a moment that does not exist or is gone."""

OVER_THE_LINE = ("chat", "wish", "sign", "silence", "give_up")
"""Commands that are messages to the table; the others are operations."""

Answers = Counter[tuple[str, int | str]]
"""The number of answers to each command, by status, `ack`, or the code of a nack."""


class Line:
    """The connection of a seat to its table: all messages are read, and answers are counted."""

    def __init__(self, seats: SeatManager, live: LiveTable, seat: int, token: str, answers: Answers) -> None:
        self.answers = answers
        self.asked: dict[str, str] = {}
        """The request of each message, by the message's id."""
        self.box = Outbox(10**8, lambda: None, lambda: None)
        self.line = TableLine(seats, live, seat, digest(token), self.box)
        self.task = asyncio.create_task(self.box.run(self._hear, self._close))

    async def take(self, message: Message) -> None:
        """Send a message of the seat, unless it was disconnected."""
        if not self.box.closed:
            await self.line.handle(read_message(json.dumps(message)))

    async def _hear(self, text: str) -> None:
        message = json.loads(text)
        if message["is"] in ("ack", "nack") and message["id"] in self.asked:
            answer = message.get("code", "ack")
            assert answer not in ("bad_message", "unavailable"), message
            self.answers[self.asked[message["id"]], answer] += 1

    async def _close(self, _code: int, _reason: str) -> None:
        pass

    def close(self) -> None:
        """Close the connection, and raise any error of reading it."""
        self.line.close()
        if self.task.done() and not self.task.cancelled():
            self.task.result()
        self.task.cancel()


class Evening:
    """One table: its seats, and what they do until the match has ended or the table is gone."""

    def __init__(self, app: Starlette, random: Random, answers: Answers) -> None:
        self.random, self.answers = random, answers
        self.parts: ServerParts = app.state.parts
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")
        self.seats: dict[int, str] = {}
        """The tokens of persons by seat."""
        self.table = ""
        self.lines: dict[int, Line] = {}
        self.opening = asyncio.Lock()
        self.messages = 0

    async def ask(
        self, method: str, path: str, body: Message | None = None, token: str | None = None
    ) -> httpx.Response:
        """Make a request of a person, and assert that the server does not fail."""
        headers = {} if token is None else {"cookie": f"seat={token}"}
        answer = await self.http.request(method, path, json=body, headers=headers)
        self.http.cookies.clear()
        deed = path.rsplit("/", 1)[1] if path.startswith("/t/") else path
        self.answers[deed if len(deed) < 20 else "…", answer.status_code] += 1
        assert answer.status_code < 500, (path, body, answer.text)
        return answer

    async def tell(self, own: int, do: str, /, **parts: Any) -> None:
        """Send a message for the person of a seat over the socket, sometimes twice."""
        line = await self.line(own)
        if line is None:
            return
        self.messages += 1
        message = {"do": do, "id": f"{do}-{self.messages}", **parts}
        line.asked[message["id"]] = do
        await line.take(message)
        if self.random.random() < 0.1:
            await line.take(message)

    async def at(self, seat: int, deed: str, body: Message) -> httpx.Response:
        """Make an HTTP request for the person of a seat."""
        answer = await self.ask("POST", f"/t/{self.table}/{seat}/{deed}", body, self.seats.get(seat, "A" * 43))
        assert answer.status_code < 300 or answer.status_code in (*CLOSED_EARLY, 400, 429), answer.text
        return answer

    async def open(self) -> None:
        """Open a table of a random game, which persons and bots join in some order, or nobody joins."""
        random, game = self.random, self.random.choice([*GAMES.values()])
        number = random.choice(game.seats)
        persons = random.randint(1, min(3, number))
        opponents = [PERSON] * (persons - 1) + [random.choice(BOTS) for _ in range(number - persons)]
        random.shuffle(opponents)
        body: Message = {
            "game": game.name,
            "name": "Hana",
            "opponents": opponents,
            "pace": random.choice((0, 0, 3)),
            "clock": random.choice((0, 1, 4)),
            "reveal": random.choice(("never", "match", "deal")),
            "lobby": random.random() < 0.3,
            "free_words": random.random() < 0.5,
            "watched": random.random() < 0.8,
        }
        if random.random() < 0.3:
            body["timing"] = {"move": 30} if random.random() < 0.5 else {"match": 600, "more": 5}
        answer = await self.ask("POST", "/api/tables", body)
        if answer.status_code == 429:  # too many of ours wait in the lobby
            answer = await self.ask("POST", "/api/tables", {**body, "lobby": False})
        opened = answer.json()
        self.table = opened["table"]
        self.seats[opened["seat"]] = opened["recovery"]
        links = {link["seat"]: link["invitation"] for link in opened["joins"]}
        while links and self.random.random() > 0.02:
            seat = random.choice([*links])
            await self.gather(opened["seat"], seat, links)
            if await self.is_gone():
                return

    async def gather(self, host: int, seat: int, links: dict[int, str]) -> None:
        """Change an open seat before the match."""
        random = self.random
        deed = random.choices(
            ("join", "come", "invite", "seat_bot", "fill", "remove", "close"), (12, 4, 3, 2, 1, 3, 0.3)
        )[0]
        if deed == "join":
            path = f"/t/{self.table}/{seat}/join"
            came = await self.ask("POST", path, {"invitation": links[seat], "name": f"P{random.randrange(99)}"})
            self.seated(came, links)
        elif deed == "come":
            self.seated(await self.ask("POST", f"/api/lobby/{self.table}", {"name": "Rin"}), links)
        elif deed == "invite":
            answer = await self.at(host, "invite", {"seat": seat})
            if answer.status_code == 201:
                links[seat] = answer.json()["invitation"]
        elif deed == "remove":
            others = [other for other in self.seats if other != host] or [seat]
            other = random.choice(others)
            answers = await asyncio.gather(
                self.at(host, "remove", {"seat": other}),
                self.tell(other, "chat", phrase=random.choice(PHRASES)),
                self.tell(other, "sign", sign=random.randrange(12)),
            )
            if answers[0].status_code == 201:
                links[other] = answers[0].json()["invitation"]
                self.seats.pop(other, None)
        elif deed == "close":
            others = [other for other in self.seats if other != host]
            await asyncio.gather(
                *(self.at(host, "remove", {"seat": other}) for other in others),
                self.at(host, "close", {}),
                self.at(host, "invite", {"seat": seat}),
                *(self.tell(other, "give_up") for other in others),
                self.tell(host, "chat", phrase=random.choice(PHRASES)),
                self.tell(host, "sign", sign=3),
                self.at(host, "revoke", {}),
            )
        else:
            bot = random.choice(BOTS)
            answer = await self.at(host, deed, {"bot": bot} | ({"seat": seat} if deed == "seat_bot" else {}))
            if answer.status_code == 204:
                links.clear() if deed == "fill" else links.pop(seat)

    def seated(self, answer: httpx.Response, links: dict[int, str]) -> None:
        """Note that somebody has got a seat, or was too late."""
        if answer.status_code == 201:
            got = answer.json()
            self.seats[got["seat"]] = got["recovery"]
            links.pop(got["seat"], None)

    async def is_gone(self) -> bool:
        """Whether the table is gone."""
        return await self.parts.store.table(self.table) is None

    async def play(self) -> None:
        """Play until the match has ended; several actions run at a time, in random order."""
        random = self.random
        while True:
            try:
                live = await self.parts.tables.registry.get(self.table)
            except Problem:
                return
            if live.match.setup.open_seats or live.match.over:
                break
            if not self.seats:  # bots play it out, which may take long
                return
            doing: list[Awaitable[Any]] = []
            for seat in [*self.seats]:
                doing.append(self.choose(live, seat))
                if random.random() < 0.15:
                    doing.append(self.deed(seat))
            if random.random() < 0.06:
                doing += [self.tell(seat, "wish", of="end", wish=True) for seat in [*self.seats]]
            await asyncio.gather(*doing)
            await asyncio.sleep(random.choice((0, 0, 0.001, 0.004)))
        await asyncio.gather(*(self.deed(seat) for seat in [*self.seats]))

    async def choose(self, live: LiveTable, seat: int) -> None:
        """Make a random choice where the seat is asked."""
        match = live.match
        if match.over or match.seated.players[seat] != PERSON or match.table.awaits_deal:
            return
        view: Message = messages.view(match.table, seat)
        if view["legal"]:
            line = await self.line(seat)
            if line is not None:
                actions, version = choice(view, self.random), match.version
                await line.take({"do": "act", "id": f"{version}-{seat}", "version": version, "actions": actions})

    async def line(self, seat: int) -> Line | None:
        """The connection of a seat as a socket opens it; None without a key to the seat or without a table."""
        async with self.opening:
            if seat in self.lines and self.lines[seat].box.closed:
                self.leave(seat)
            if seat not in self.lines:
                try:
                    live = await self.parts.tables.registry.get(self.table)
                except NoTable:
                    return None
                line = Line(self.parts.tables.seats, live, seat, self.seats.get(seat, ""), self.answers)
                try:
                    await line.line.open()
                except (NotYourSeat, NotOwner):  # the host has sent them away, or closed the table, just now
                    line.task.cancel()
                    return None
                self.lines[seat] = line
            return self.lines[seat]

    async def deed(self, seat: int) -> None:
        """Do anything that a seat may do beside choosing."""
        random = self.random
        actions: Mapping[str, Callable[[], Message]] = {
            "chat": lambda: {"phrase": random.choice(PHRASES)},
            "wish": lambda: {"of": random.choice(("end", "hints", "hints")), "wish": random.random() < 0.6},
            "sign": lambda: {"sign": random.randrange(12)},
            "silence": lambda: {"seat": random.randrange(4), "silent": random.random() < 0.5},
            "remove": lambda: {"seat": random.randrange(4)},
            "invite": lambda: {"seat": random.randrange(4)},
            "fill": lambda: {"bot": "greedy"},
            "close": dict,
            "again": dict,
            "mine": dict,
            "from": dict,
            "revoke": dict,
            "give_up": dict,
            "away": dict,
            "hint": dict,
            "record": dict,
        }
        weights = [0.3 if name in ("give_up", "revoke") else 1.0 for name in actions]
        name = random.choices([*actions], weights)[0]
        if name == "hint":
            await self.ask("GET", f"/t/{self.table}/{seat}/hint/0", token=self.seats[seat])
        elif name == "record":
            await self.ask("GET", f"/t/{self.table}/{seat}/record.jsonl", token=self.seats[seat])
        elif name == "away":
            self.leave(seat)
        elif name in OVER_THE_LINE:
            await self.tell(seat, name, **actions[name]())
            if name == "give_up" and not await self.parts.store.owns(digest(self.seats[seat]), self.table, seat):
                self.leave(seat)
                self.seats.pop(seat, None)
        else:
            answer = await self.at(seat, name, actions[name]())
            if name == "revoke" and answer.status_code == 201:
                self.seats[seat] = answer.json()["recovery"]

    def leave(self, seat: int) -> None:
        """End the connection of a seat."""
        line = self.lines.pop(seat, None)
        if line is not None:
            line.close()

    async def close(self) -> None:
        """End all connections."""
        for seat in [*self.lines]:
            self.leave(seat)
        await self.http.aclose()


async def evenings(folder: Path, number: int, seed: int, tell: Callable[[int], None] = lambda _: None) -> Answers:
    """Play this number of matches to an end, and check the server's database."""
    app = create_app(settings_in(folder, away_seconds=0.02, still_seconds=0.05, words_seconds=0.02))
    answers: Answers = Counter()
    seeds: Iterator[int] = iter(range(seed * 1_000_000, 10**12))
    left = [number]

    async def play_matches() -> None:
        while left[0] > 0:
            left[0] -= 1
            tell(number - left[0])
            random = Random(next(seeds))
            evening = Evening(app, random, answers)
            try:
                async with asyncio.timeout(120):
                    await evening.open()
                    if not await evening.is_gone():
                        await evening.play()
            finally:
                await evening.close()

    parts: ServerParts = app.state.parts
    async with app.router.lifespan_context(app):
        await asyncio.gather(*(play_matches() for _ in range(AT_ONCE)))
        await parts.tables.close()
        await _packed(parts)
    failures = {name: times for name, times in parts.counts.items() if name.startswith("failed.")}
    assert failures == {}, failures
    return answers


async def _packed(parts: ServerParts) -> None:
    """Wait until every match that has ended is packed."""
    while True:
        after: str | None = ""
        while after is not None:
            tables, after = await parts.store.waiting(after, 500)
            if tables:
                break
        else:
            return
        await asyncio.sleep(0.05)


def check_database(folder: Path) -> int:
    """The number of matches that have ended; each is sound, packed, exported with a valid record, and counted."""
    engine = open_database(database_in(folder))
    stands = {status.table: status for status in check(engine)}
    damaged = [status for status in stands.values() if status.state is TableState.DAMAGED or status.derived]
    assert damaged == [], damaged
    assert [*row_faults(engine)] == []
    over = {table for table, status in stands.items() if status.state is TableState.FINISHED}
    exported = {status.table: status.lines for status in export(engine)}
    for table in over:
        lines = exported[table]
        assert lines
        (match,) = read_history(BytesIO("".join(f"{line}\n" for line in lines).encode()))
        assert isinstance(match, HistoryMatch), match
    with engine.connect() as connection:
        assert {*connection.scalars(select(schema.packed.c.table_id))} == over
        assert {*connection.scalars(select(schema.counted.c.table_id))} == over
    engine.dispose()
    return len(over)


def main(words: list[str]) -> None:
    """Play, check, and print how commands were answered."""
    number, seed = int(words[0]), int(words[1]) if len(words) > 1 else 1
    with tempfile.TemporaryDirectory() as folder:

        def tell(done: int) -> None:
            if done % 100 == 0:
                print(f"{done} of {number}", file=sys.stderr, flush=True)

        answers = asyncio.run(evenings(Path(folder), number, seed, tell))
        ended = check_database(Path(folder))
    by_deed: dict[str, dict[int | str, int]] = {}
    for (deed, status), times in sorted(answers.items(), key=str):
        by_deed.setdefault(deed, {})[status] = times
    print(json.dumps(by_deed, indent=1))
    print(f"{ended} matches ended, 0 damaged, {sum(answers.values())} answers, none by the server's fault")


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main(sys.argv[1:])
