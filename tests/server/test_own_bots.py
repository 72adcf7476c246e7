"""Bots of the operator's own: offered beside the rungs, asked in processes of their own, replaced when they fail."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

import hachiya
from hachiya.bots.house import HouseBots
from hachiya.bots.own_house import house_of
from hachiya.bots.registry import rungs_of
from hachiya.cli.serve import OperatorOptions, settings_of
from hachiya.client import House, NewTable
from hachiya.matches.match import Match
from hachiya.words.errors import UnknownName
from tests.cli.command import Hachiya, one_error
from tests.cli.command import hachiya as command
from tests.sampling import first, slow
from tests.server.client import open_table, order, wire
from tests.server.running import Running, running, settings_in
from tests.tables.choosing import Message, choice

__all__ = ["command"]

SOURCE = """
import os
from pathlib import Path
from hachiya.bots.bot import Bot

class Last:
    def choose(self, view):
        with Path("asked").open("a") as asked:
            asked.write(f"{os.getpid()}\\\\n")
        return view.legal()[-1]

class Raises:
    def choose(self, view):
        raise ZeroDivisionError

class Nonsense:
    def choose(self, view):
        return "nonsense"

class Nothing:
    def choose(self, view):
        return None

class Dies:
    def choose(self, view):
        os._exit(3)

class NeverEnds:
    def choose(self, view):
        while True:
            pass

Greedy = Last
alone = Last()
two = 2
of_sannin = Bot("of_sannin", Last, frozenset({"sannin"}))
"""


@pytest.fixture(autouse=True)
def own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "house_bots.py").write_text(SOURCE.replace("\\\\n", "\\n"), "utf-8")
    (tmp_path / "broken_bots.py").write_text("\n1 / 0\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("house_bots", None)


def house(*names: str) -> HouseBots:
    return house_of([f"house_bots:{name}" for name in names])


async def play_while(
    server: Running, opened: Message, goes_on: Callable[[Message, list[Message]], bool]
) -> list[Message]:
    """Play at a table while a condition on the last message and on what was told beside the game holds.

    Returns the message with the table itself, and what was told.
    """
    random, answered = Random(1), -1
    async with wire(server.address, opened["path"], opened["recovery"]) as own:
        table = message = await own.hear_a("table")
        while goes_on(message, own.told_beside):
            if message["view"]["turn"] == opened["seat"] and message["version"] != answered:
                answered = message["version"]
                await own.act(f"m{answered}", answered, *choice(message["view"], random))
            heard = await own.hear()
            message = heard if heard["is"] in ("table", "entry") else message
        return [table, *own.told_beside]


def test_an_own_bot_is_offered_beside_the_rungs(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, bots=house("Last", "of_sannin"))) as server:
        for game in httpx.get(f"{server.address}api/games").json():
            offers = {bot["name"]: bot for bot in game["bots"]}
            own = ["Last", "of_sannin"] if game["name"] == "sannin" else ["Last"]
            assert [*offers] == [*(bot.name for bot in rungs_of(game["name"])), *own]
            assert [name for name, offer in offers.items() if offer["own"]] == own
            assert offers["Last"] == {"name": "Last", "strength": None, "ready_in": 0, "own": True}


@pytest.mark.parametrize(("game", "own"), [("sannin", 1), slow("bashifen", 2)])
def test_an_own_bot_plays_a_match_in_processes_of_its_own(game: str, own: int, tmp_path: Path) -> None:
    table = NewTable(game=game, name="Hana", opponents=[*["Last"] * own, "greedy"], pace=0, clock=0)

    async def play(address: str) -> Match:
        async with House(address) as client:
            seat = await client.open(table)
            return await seat.play(hachiya.bot("greedy", seed=1))

    with running(settings_in(tmp_path, bots=house("Last"), bot_seconds=60.0)) as server:
        match = asyncio.run(play(server.address))
        assert not {"failed.bot", "lower_rung.greedy"} & server.parts.counts.keys()
    assert match.over
    assert sum(name.startswith("Last") for name in match.names) == own
    pids = {int(line) for line in (tmp_path / "asked").read_text().split()}
    assert pids
    assert os.getpid() not in pids


@pytest.mark.parametrize("name", first(["Raises", "Dies"], ["Raises", "Nonsense", "Nothing", "Dies", "NeverEnds"]))
def test_a_failing_own_bot_is_replaced_and_the_table_is_told(name: str, tmp_path: Path) -> None:
    versions: list[int] = []

    def goes_on(last: Message, beside: list[Message]) -> bool:
        """Whether the table has been told less than twenty entries ago."""
        if not versions and any(message["is"] == "lower_rungs" and any(message["bots"]) for message in beside):
            versions.append(last["version"])
        return not versions or last["version"] < versions[0] + 20

    seconds = 1.0 if name == "NeverEnds" else 60.0  # a limit for Greedy too, which needs milliseconds
    with running(settings_in(tmp_path, bots=house(name), bot_seconds=seconds)) as server:
        opened = asyncio.run(open_table(server.address, order(name, "greedy")))
        table, *beside = asyncio.run(play_while(server, opened, goes_on))
        assert server.parts.counts["lower_rung.greedy"] > 0
    seat = table["players"].index(name)
    rungs = [message["bots"] for message in beside if message["is"] == "lower_rungs"]
    assert any(bots[seat] == "greedy" for bots in rungs)
    assert all(bots[other] is None for bots in rungs for other in range(3) if other != seat)


def test_a_table_whose_own_bot_is_not_served_any_more_goes_on(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, bots=house("Last"))) as server:
        opened = asyncio.run(open_table(server.address, order("Last", "greedy")))

    def nobody_stands_in(_last: Message, beside: list[Message]) -> bool:
        return not any(message["is"] == "lower_rungs" and any(message["bots"]) for message in beside)

    with running(settings_in(tmp_path)) as server:
        _, *beside = asyncio.run(play_while(server, opened, nobody_stands_in))
    assert "greedy" in next(message["bots"] for message in beside if message.get("bots") and any(message["bots"]))


def test_an_open_seat_can_be_given_to_an_own_bot_and_to_no_other(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, bots=house("Last"))) as server, httpx.Client(base_url=server.address) as client:
        opened = client.post("/api/tables", json=order("person", "person")).json()
        client.cookies.set("seat", opened["recovery"])
        seat = opened["joins"][0]["seat"]
        refused = client.post(f"{opened['path']}/seat_bot", json={"seat": seat, "bot": "Raises"})
        assert refused.status_code == 400
        assert client.post(f"{opened['path']}/seat_bot", json={"seat": seat, "bot": "Last"}).status_code < 300
        assert client.post(f"{opened['path']}/fill", json={"bot": "Last"}).status_code < 300


@pytest.mark.parametrize(
    ("places", "error"),
    [
        (["Last"], "'Last' is no bot of one's own"),
        (["house_bots:"], "'house_bots:' is no bot of one's own"),
        (["house_bots:Last", "house_bots:Last"], "that no other bot has"),
        (["house_bots:" + 25 * "x"], "at most 24"),
        (["house_bots:Greedy"], "a player of the house is called so"),
        (["house_bots:two"], "2 cannot play"),
        (["nowhere:Last"], "there is no module 'nowhere'"),
        (["broken_bots:Last"], r"cannot be imported: ZeroDivisionError: division by zero \(broken_bots.py:2\)"),
    ],
)
def test_what_cannot_be_offered_is_refused_before_anything_is_served(places: list[str], error: str) -> None:
    with pytest.raises(UnknownName, match=error):
        house_of(places)


def test_the_command_line_names_the_bots_to_serve(command: Hachiya) -> None:
    options = OperatorOptions(bots="house_bots:Last,house_bots:alone")
    settings = settings_of("127.0.0.1", 0, None, (), None, None, options=options)
    assert [*settings.bots.own] == ["Last", "alone"]
    assert "nowhere" in one_error(command("serve --bots nowhere:Last"))
