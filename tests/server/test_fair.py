"""A fair shuffle over real sockets: its secrets are revealed when the match ends, and never before."""

import asyncio
import logging
from contextlib import AsyncExitStack
from io import BytesIO
from pathlib import Path
from random import Random

import httpx
import pytest

from hachiya.records.fair.check import Verdict, check_deals
from hachiya.records.fair.shuffle import seal
from hachiya.server.identity import COOKIE
from hachiya.store.database import open_database
from hachiya.store.upkeep.exporting import export
from hachiya.store.upkeep.importing import import_history
from hachiya.store.upkeep.opening import open_beside_server
from hachiya.tables.match.history import HistoryMatch, read_history
from tests.databases import database_in
from tests.server.client import Wire, open_table, order, wire
from tests.server.running import Running, running, settings_in
from tests.tables.choosing import Message, choice

TWO_DEALS = order("person", "greedy", game="hachiju", options={"deals": 2}, reveal="match")


class Speaker:
    """A client that answers commitments with words, and plays."""

    def __init__(self, seat: int, connection: Wire) -> None:
        self.seat, self.wire, self.random = seat, connection, Random(seat)
        self.last_message: Message = {}

    async def hear(self) -> None:
        """Read the next message, and send what it asks for."""
        message = await self.wire.hear()
        if message["is"] not in ("table", "entry"):
            assert message["is"] == "ack", message
            return
        self.last_message = message
        for event in message["record"]:
            n, words = event.get("n"), f"{self.seat} says 松 {event.get('n')}"
            if event["e"] == "commit":
                await self.wire.say(do="seal", id=f"s{n}", n=n, sha256=seal(words))
            elif event["e"] == "entropy" and event["seat"] == self.seat and "sha256" in event:
                await self.wire.say(do="say", id=f"w{n}", n=n, words=words)
        if message["view"]["turn"] == self.seat:
            version = message["version"]
            await self.wire.act(f"m{version}", version, *choice(message["view"], self.random))

    async def until(self, n: int) -> None:
        """Play until this deal is dealt, or the match is over."""
        while not self.last_message or (
            self.last_message["view"]["phase"] != "over" and self.last_message["view"]["n"] < n
        ):
            await self.hear()


async def speakers(stack: AsyncExitStack, server: Running, opened: Message) -> list[Speaker]:
    """The clients of all persons of a table."""
    seats = sorted(opened["seats"].items())
    return [
        Speaker(seat, await stack.enter_async_context(wire(server.address, *where)))
        for seat, where in seats
        if where[1] is not None
    ]


async def all_texts(server: Running, opened: Message) -> str:
    """Everything that the server answers about a table, to anyone."""
    texts = []
    for path, token in [*opened["seats"].values(), (f"/t/{opened['table']}/table", None)]:
        cookies = {} if token is None else {COOKIE: token}
        async with httpx.AsyncClient(base_url=server.address, cookies=cookies) as http:
            answers = [await http.get(f"{path}/record.jsonl"), await http.get(f"/api/replays/{opened['table']}")]
            texts += [answer.text for answer in answers]
    with open_beside_server(server.parts.settings.database) as engine:
        texts += ["\n".join(match.lines or ()) for match in export(engine)]
    return "\n".join(texts)


def test_no_answer_reveals_a_shuffle_secret_before_the_match_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def play(server: Running) -> list[str]:
        opened = await open_table(server.address, TWO_DEALS)
        table, store = opened["table"], server.parts.store
        async with AsyncExitStack() as stack:
            seats = await speakers(stack, server, opened)
            await asyncio.gather(*(speaker.until(2) for speaker in seats))
            secrets = await store.secrets(table)
            assert sorted(secrets) == [1, 2]
            texts_sent = await all_texts(server, opened) + "".join(
                text for speaker in seats for text in speaker.wire.heard
            )
            assert '"e":"commit"' in texts_sent
            assert not any(secret in texts_sent for secret in secrets.values())
            await asyncio.gather(*(speaker.until(3) for speaker in seats))
            texts_sent = await all_texts(server, opened)
            assert all(texts_sent.count(secret) >= len(seats) for secret in secrets.values())
            while await store.secrets(table):  # packed, they are not kept any more
                await asyncio.sleep(0.01)
        return [*secrets.values()]

    settings = settings_in(tmp_path)
    with running(settings) as server:
        secrets = asyncio.run(play(server))
    assert not any(secret in caplog.text for secret in secrets)
    # Another house takes the match, gives it away again, and all of it can still be computed.
    second = database_in(tmp_path, "second")
    open_database(second).dispose()
    texts = []
    for where in (settings.database, second):
        with open_beside_server(where) as engine:
            texts.append("".join(f"{line}\n" for match in export(engine) for line in match.lines or ()))
        with open_beside_server(second) as engine:
            list(import_history(engine, BytesIO(texts[-1].encode())))
    assert len(texts[0].splitlines()) == len(texts[1].splitlines()) > 20
    for text in texts:
        (history,) = read_history(BytesIO(text.encode()))
        assert isinstance(history, HistoryMatch)
        assert {deal.verdict for deal in check_deals(history.replay.events)} == {Verdict.HOLDS}


@pytest.mark.slow
def test_a_restarted_server_deals_from_its_committed_secret(tmp_path: Path) -> None:
    async def promised(server: Running) -> tuple[Message, dict[int, str]]:
        opened = await open_table(server.address, TWO_DEALS)
        async with wire(server.address, *opened["seats"][opened["seat"]]) as own:
            while (await own.hear())["version"] < 1:
                pass
        return opened, await server.parts.store.secrets(opened["table"])

    async def dealt(server: Running, opened: Message) -> None:
        async with AsyncExitStack() as stack:
            seats = await speakers(stack, server, opened)
            await asyncio.gather(*(speaker.until(3) for speaker in seats))

    with running(settings_in(tmp_path)) as server:
        opened, secrets = asyncio.run(promised(server))
    assert [*secrets] == [1]
    with running(settings_in(tmp_path)) as server:
        asyncio.run(dealt(server, opened))
        record = httpx.get(f"{server.address}t/{opened['table']}/table/record.jsonl")
        (history,) = read_history(BytesIO(record.content))
    assert isinstance(history, HistoryMatch)
    events = history.replay.events
    assert next(dict(event)["secret"] for event in events if event["e"] == "reveal") == secrets[1]
    assert {deal.verdict for deal in check_deals(events)} == {Verdict.HOLDS}
    assert [deal.spoke for deal in check_deals(events)] == [tuple(sorted(opened["seats"]))] * 2


def test_invalid_shuffle_words_are_refused_and_not_announced(tmp_path: Path) -> None:
    """Too many words, words on two lines, no words, and an invalid hash are refused without a message to the others."""

    async def play(server: Running) -> None:
        opened = await open_table(server.address, TWO_DEALS)
        seat, other = sorted(opened["seats"])
        async with (
            wire(server.address, *opened["seats"][seat]) as first,
            wire(server.address, *opened["seats"][other]) as second,
        ):
            while (await second.hear())["version"] < 1:
                pass
            while (await first.hear())["version"] < 1:
                pass
            hostile: list[Message] = [
                *({"do": "say", "id": "w", "n": 1, "words": words} for words in ("x" * 1000, "a\nb", "", 1, "\ud800")),
                *({"do": "seal", "id": "s", "n": 1, "sha256": text} for text in ("ab", "AB" * 32, "ab" * 500, None)),
                {"do": "seal", "id": "s", "n": 0, "sha256": "ab" * 32},
                {"do": "seal", "id": "s", "n": 1, "seat": other, "sha256": "ab" * 32},
            ]
            for message in hostile:
                await first.say(**message)
                assert (await first.hear_a("nack"))["code"] == "bad_message"
            await second.quiet()

    with running(settings_in(tmp_path)) as server:
        asyncio.run(play(server))
