"""Bots of one's own at served tables."""

import asyncio
import re
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import hachiya
from hachiya.bots.registry import find_bot
from hachiya.client import House, NewTable, Seat
from hachiya.games.choices import Choice
from hachiya.matches.match import Match
from hachiya.matches.seat_view import SeatView
from hachiya.matches.streams import BOTS, stream
from tests.browser.decks import SIX_SEATS
from tests.browser.serving import laid
from tests.docs.pages import DOCS
from tests.sampling import first
from tests.server.running import Running, free_port, running, settings_in

PAGE = (DOCS / "library" / "client.md").read_text("utf-8")
PROGRAM = re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S)[0]
MATCHES: dict[str, tuple[int, dict[str, str | int]]] = {
    "sannin": (3, {}),
    "nakayoshi": (4, {}),
    "shiragiku": (3, {}),
    "hachiju": (3, {"deals": 12}),
    "bashifen": (4, {}),
}
"""By game, the number of players and the options of a whole match."""


def order(game: str, opponents: Sequence[str], **more: Any) -> NewTable:
    """A table without pauses."""
    return NewTable(game=game, name="Hana", opponents=[*opponents], pace=0, clock=0, **more)


class Last:
    """A bot that takes the last choice."""

    def choose(self, view: SeatView) -> Choice:
        return view.legal()[-1]


def test_a_bot_of_ones_own_sits_down_in_ten_lines(tmp_path: Path) -> None:
    """The program of the page plays beside a bot of the package, and both add words to the shuffle."""
    assert len([line for line in PROGRAM.splitlines() if line.strip()]) == 10
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, "utf-8")

    async def host(address: str) -> tuple[Match, str]:
        async with House(address) as house:
            seat = await house.open(order("hachiju", ["person", "random"], options={"deals": 2}))
            (link,) = seat.links.values()
            guest = await asyncio.create_subprocess_exec(
                sys.executable, str(program), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            asked = asyncio.create_task(guest.communicate(f"{address}\n{link}\n".encode()))
            match = await seat.play(hachiya.bot("greedy", seed=1))
            printed, _ = await asked
            assert guest.returncode == 0
            return match, printed.decode()

    with running(settings_in(tmp_path)) as server:
        match, printed = asyncio.run(host(server.address))
    assert match.over
    assert str(match.result) in printed
    words = [event for event in match.events if event["e"] == "entropy" and "words" in event]
    assert {event["n"] for event in words} == {1, 2}
    assert len(words) == 4
    assert all(deal.verdict.name == "HOLDS" for deal in hachiya.verify(match))


class Beside:
    """Greedy at a seat, which is compared with what greedy would see and choose there in the house."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.table = ""
        self.compared = 0
        self.differences: list[str] = []

    def choose(self, view: SeatView) -> Choice:
        live = self.server.parts.tables.registry.find(self.table)
        assert live is not None
        table, policy = live.match.table, find_bot("greedy")
        served = table.view(view.seat)
        if not table.is_open_call:  # in an open call the others may have gone on
            self.compared += 1
            if view.state != served.state or view.rules != served.rules or view.names != live.match.setup.names:
                self.differences.append(f"view {live.match.version}")
            if policy.choose(view, stream(1, BOTS)) != policy.choose(served, stream(1, BOTS)):
                self.differences.append(f"choice {live.match.version}")
        return hachiya.bot("greedy", seed=1).choose(view)


@pytest.mark.parametrize("game", first(["hachiju"], MATCHES))
def test_a_bot_sees_and_chooses_what_it_would_in_the_house(game: str, tmp_path: Path) -> None:
    seats, options = MATCHES[game]

    async def play(server: Running) -> tuple[Beside, Match]:
        beside = Beside(server)
        async with House(server.address) as house:
            seat = await house.open(order(game, ["greedy"] * (seats - 1), options=options))
            beside.table = seat.table
            async with house.watch(seat.table):  # while somebody looks on, the house asks every question
                return beside, await seat.play(beside)

    with running(settings_in(tmp_path)) as server:
        beside, match = asyncio.run(play(server))
    assert match.over
    assert beside.differences == []
    assert beside.compared > 20


def test_a_seat_answers_what_is_asked_before_the_first_entry(tmp_path: Path) -> None:
    """The first dealer of なかよし村 may ask for a deal of unseen cards (みずてん) at once."""

    async def play(address: str) -> Match:
        async with House(address) as house:
            seat = await house.open(order("nakayoshi", ["greedy"] * 5, options={"length": "month"}))
            return await seat.play(Last())

    with laid((SIX_SEATS,), 0), running(settings_in(tmp_path)) as server:
        assert asyncio.run(asyncio.wait_for(play(server.address), 60)).over


@pytest.mark.slow
def test_a_bot_plays_on_after_the_server_has_started_again(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, port=free_port())
    has_begun, may_go_on = threading.Event(), threading.Event()
    seen = []

    class Slow(Last):
        """A bot that waits in its tenth choice until the server has started again."""

        def choose(self, view: SeatView) -> Choice:
            seen.append(view)
            if len(seen) == 10:
                has_begun.set()
                assert may_go_on.wait(60)
            return super().choose(view)

    async def play(address: str) -> Match:
        async with House(address) as house:
            return await (await house.open(order("sannin", ["greedy", "greedy"]))).play(Slow())

    results: list[Match] = []
    with running(settings) as server:
        address = server.address
        player = threading.Thread(target=lambda: results.append(asyncio.run(play(address))), daemon=True)
        player.start()
        assert has_begun.wait(60)
    with running(settings):
        may_go_on.set()
        player.join(120)
    assert results[0].over
    assert len(seen) > 50


def test_a_bot_waits_where_the_house_wants_it_slower(tmp_path: Path) -> None:
    limits = {"messages_rate": 50.0, "messages_burst": 8, "requests_rate": 20.0, "requests_burst": 30}

    async def play(address: str) -> Match:
        async with House(address) as house:
            seat = await house.open(order("hachiju", ["random", "random"], options={"deals": 2}))
            return await seat.play(Last())

    with running(settings_in(tmp_path, limits=limits)) as server:
        assert asyncio.run(play(server.address)).over


def test_a_choice_that_is_not_legal_ends_the_play(tmp_path: Path) -> None:
    class Wrong:
        """A bot that names what nobody can choose."""

        def choose(self, _view: SeatView) -> str:
            return "nothing of the kind"

    async def play(address: str) -> None:
        async with House(address) as house:
            seat: Seat = await house.open(order("sannin", ["greedy", "greedy"]))
            await seat.play(Wrong())

    with (
        running(settings_in(tmp_path)) as server,
        pytest.raises(hachiya.HachiyaError, match="nothing of the kind"),
    ):
        asyncio.run(play(server.address))
