"""Tables of bashifen on a server whose decks and clock the test controls."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from hachiya.games.bashifen.cards import kind_of
from hachiya.games.bashifen.state import Action
from hachiya.tables.live.drawing import Drawing
from hachiya.tables.match import dealing
from hachiya.tables.match import seating as opening
from tests.bashifen.deals import stacked
from tests.server.client import Wire, open_table, order, wire
from tests.server.running import Running, running, settings_in
from tests.tables.choosing import Message

PASS = int(Action.PASS)
DRAWS = [[[seat, card] for seat, card in enumerate(("BJ", "AS", "KS", "QS"))]]
"""The draw for seats in which seat 0 draws first."""


class ManualClock:
    """The clock of all tables of a server: it draws when the test says so, and notes the requested intervals."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self._cards = threading.Semaphore(0)

    async def next_card(self, _drawing: Drawing, milliseconds: int) -> None:
        """Wait until the test lets the clock draw."""
        self.asked.append(milliseconds)
        while not self._cards.acquire(blocking=False):
            await asyncio.sleep(0.002)

    def let(self, cards: int = 1) -> None:
        """Let this many more cards be drawn."""
        self._cards.release(cards)


class At:
    """A table of four with seat 0 first to draw; all persons have received the table message."""

    def __init__(self, server: Running, clock: ManualClock, opened: Message) -> None:
        self.server = server
        self.clock = clock
        self.opened = opened
        self.wires: dict[int, Wire] = {}
        self.views: dict[int, Message] = {}
        self.version = 0
        self.number = 0

    async def hear_all(self, kind: str = "entry") -> dict[int, Message]:
        """Each seat's message of the next version."""
        messages = {seat: await peer.hear_a(kind) for seat, peer in self.wires.items()}
        (self.version,) = {message["version"] for message in messages.values()}
        self.views = {seat: message["view"] for seat, message in messages.items()}
        return messages

    async def tick(self, cards: int = 1) -> None:
        """Draw this many cards."""
        for _ in range(cards):
            self.clock.let()
            messages = await self.hear_all()
            assert all(message["record"] == [] for message in messages.values())

    async def says(self, seat: int, *actions: int, version: int | None = None) -> dict[int, Message]:
        """Make a choice that is accepted, and return the messages to all."""
        self.number += 1
        await self.wires[seat].act(f"m{self.number}", self.version if version is None else version, *actions)
        ack = await self.wires[seat].hear_a("ack")
        assert ack["version"] == self.version + 1
        return await self.hear_all()

    async def in_vain(self, seat: int, *actions: int, version: int | None = None) -> Message:
        """Make a choice that is refused; nothing changes, and nobody else is notified."""
        self.number += 1
        await self.wires[seat].act(f"m{self.number}", self.version if version is None else version, *actions)
        nack = await self.wires[seat].hear_a("nack")
        assert nack["version"] == self.version
        assert nack["view"] == self.views[seat]
        for peer in self.wires.values():
            await peer.quiet()
        return nack


@contextmanager
def held(folder: Path, monkeypatch: pytest.MonkeyPatch, hands: Sequence[str], widow: str = "") -> Iterator[Any]:
    """A server that deals the seats these cards first, and its clock; the person who opens a table gets seat 3."""
    clock = ManualClock()

    async def next_card(drawing: Drawing, milliseconds: int) -> None:
        await clock.next_card(drawing, milliseconds)

    monkeypatch.setattr(Drawing, "next_card", next_card)
    monkeypatch.setattr(dealing, "fresh_deck", lambda _table: stacked(hands, widow) * 2)
    monkeypatch.setattr(opening, "draw_first_dealer", lambda *_: DRAWS)
    monkeypatch.setattr(opening, "shuffled", lambda things: list(things)[::-1])
    with running(settings_in(folder)) as server:
        yield server, clock


@asynccontextmanager
async def seated(server: Running, manual_clock: ManualClock, *opponents: str, **more: Any) -> AsyncIterator[At]:
    """A table with these bots; without bots it has four persons."""
    body = order(*(opponents or ("person",) * 3), game="bashifen", **more)
    at = At(server, manual_clock, await open_table(server.address, body))
    async with AsyncExitStack() as stack:
        for seat, place in sorted(at.opened["seats"].items()):
            at.wires[seat] = await stack.enter_async_context(wire(server.address, *place))
        await at.hear_all("table")
        yield at


def show(card: str) -> int:
    """The action that shows one level card."""
    return kind_of(card)


def show_pair(suit: str) -> int:
    """The action that shows a pair of level cards or of jokers."""
    jokers = {"LJ": Action.LITTLE_JOKERS, "BJ": Action.BIG_JOKERS}
    return int(jokers.get(suit) or Action.PAIR + "SHDC".index(suit))


def cards(*names: str) -> list[int]:
    """The actions that play these cards."""
    return [kind_of(name) for text in names for name in text.split()]
