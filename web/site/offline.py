"""The full offline run in the Python of a tab: every operation is asked, and a match of every game is played on.

Given are `house_modules`, every module of the house, and `standard_modules`, what its sources import by name. It leaves
`used_files`, the files of the standard library that were imported.
"""

import json
import sys
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from random import Random
from typing import Any

from hachiya.desk.operations import OPERATIONS
from hachiya.tab.house import House
from hachiya.tab.journal import Commit, JournalLine
from tests.tab.device import Page, answer, order

LIBRARY = "/lib/python314.zip/"
CODECS = ("ascii", "idna", "latin_1", "utf_8_sig", "utf_16")
"""Encodings that are imported by name when a text is read."""
ELSEWHERE = {
    *("new_recovery_phrase", "recall", "quick_match", "join_lobby_table"),
    *("invitation", "invitation_of_code", "join_by_code", "new_seat_code"),
}
"""Operations that need a server."""


class Memory:
    """A `Journal` that lasts as long as the run."""

    def __init__(self) -> None:
        self._lines: list[JournalLine] = []
        self._summaries: dict[str, str] = {}

    async def commit(self, commit: Commit) -> bool:
        """Store a commit."""
        self._lines = [line for line in self._lines if line.table not in commit.removed] + list(commit.lines)
        self._summaries.update(commit.summaries)
        return True

    async def lines(self, table: str) -> Sequence[str]:
        """Return the texts of a table's lines."""
        return [line.text for line in self._lines if line.table == table]

    async def summaries(self) -> Mapping[str, str]:
        """Return the summaries of all tables."""
        return dict(self._summaries)


class Run:
    """A person who asks everything; `asked` has the names of the operations so far."""

    def __init__(self) -> None:
        self.house = House(Memory())
        self.asked: set[str] = set()

    async def ask(self, operation: str, **arguments: object) -> Any:
        """The answer of an operation."""
        self.asked.add(operation)
        return await answer(self.house, operation, **arguments)

    async def send(self, operation: str, data: bytes) -> Any:
        """The answer of an operation whose body is a file."""
        self.asked.add(operation)
        return json.loads((await self.house.ask(operation, "{}", "en", data)).text or "")

    async def play_games(self) -> None:
        """Play on a match of every game, and look at its examples."""
        for game in await self.ask("games"):
            body = order(*["greedy"] * (game["seats"][0] - 1), game=game["name"], clock=0)
            opened = await self.ask("open_table", **body)
            await Page(self.house, opened["path"], Random(1)).until(200 if game["name"] == "bashifen" else 40)
            await self.ask("play_on", table=opened["table"], own=opened["seat"])
            for example in await self.ask("examples_of", game=game["name"]):
                await self.ask("example", game=game["name"], name=example["name"])

    async def learn(self) -> None:
        """Look at lessons, puzzles, drills and odds."""
        for offer in await self.ask("lesson_names"):
            for lesson in offer["lessons"]:
                await self.ask("lesson", game=offer["game"], name=lesson["name"])
        for shelf in await self.ask("puzzle_shelves"):
            await self.ask("puzzle", name=shelf["today"]["name"])
        for kind in ("points", "yaku", "settlement", "follows", "throws"):
            await self.ask("drill", kind=kind, number=0)
        for topic in await self.ask("odds_topics"):
            await self.ask("odds_tables", topic=topic["name"], game=topic["games"][0])
        await self.ask("hand", cards="ABCDEFG")
        await self.ask("pile", cards="ABCDEFG")
        trumps = {"level": 2, "suit": "S"}
        await self.ask("lead", **trumps, lead=["AH", "KH"], hand=["AH", "KH"])
        await self.ask("follow", **trumps, follow=["3H"], lead=["AH"], hand=["3H"])
        await self.ask("trick", **trumps, plays=[["AH"], ["3S"]])

    async def keep_score(self) -> None:
        """Keep the score of a deal of 八十分 at a real table."""
        opened = await self.ask("open_tally", game="bashifen", options={}, names=["A", "B", "C", "D"], dealer=0)
        fact = {"what": "dealer", "seat": 3}
        tally = await self.ask("tally", notebook=opened["notebook"], step={"do": "enter", "fact": fact})
        await self.ask("tally_record", notebook=tally["notebook"], spelling="fuda")
        await self.ask("tally_statistics", notebooks=[{"notebook": tally["notebook"], "at": 0}], player="A")

    async def finish_match(self) -> None:
        """Play a match to its end, and use its record; a search may be refused where none is quick enough."""
        opened = await self.ask("open_table", **order(game="hachiju", options={"deals": 1}))
        seat = {"table": opened["table"], "own": opened["seat"]}
        page = Page(self.house, opened["path"], Random(3))
        await page.until(3)
        with suppress(AssertionError):
            await self.ask("hint", **seat, round=0)
        with suppress(AssertionError):
            await self.ask("hint_position", **seat)
        await self.ask("seen", **seat)
        await page.until(10**6)
        _, _, record = await self.ask("record", table=opened["table"], viewer=str(opened["seat"]))
        key = (await self.send("send_record", record))["key"]
        await self.ask("record_outline", key=key)
        await self.ask("replayed_deal", key=key, match=0, deal=0, viewer="0")
        for spelling in ("jsonl", "fuda"):
            await self.ask("record_of_match", key=key, match=0, spelling=spelling)
        await self.ask("play_on_from_record", key=key, match=0, seat=0, moment=1)
        with suppress(AssertionError):
            await self.ask("review", key=key, match=0)
        await self.ask("rematch", **seat)

    async def look_back(self) -> None:
        """Look at the own tables, and move the history."""
        await self.ask("own_tables", state="over")
        await self.ask("own_statistics")
        await self.ask("statistics_of_bots")
        await self.ask("statistics_of_bot", bot="greedy")
        _, _, history = await self.ask("own_history")
        await self.send("import_history", history)

    async def seat_people(self) -> None:
        """Open tables for several people, fill and close them, and remove everything."""
        opened = await self.ask("open_table", **order("person", "person"))
        seat = {"table": opened["table"], "own": opened["seat"]}
        first, second = opened["joins"]
        link = await self.ask("invite", **seat, seat=first["seat"])
        await self.ask("join", table=seat["table"], own=link["seat"], invitation=link["invitation"], name="Rin")
        await self.ask("recover", **seat, token=opened["recovery"])
        await self.ask("remove", **seat, seat=link["seat"])
        await self.ask("revoke", **seat)
        await self.ask("seat_bot", **seat, seat=second["seat"], bot="greedy")
        await self.ask("claim_seat", **seat)
        await self.ask("fill_with_bots", **seat, bot="greedy")
        opened = await self.ask("open_table", **order("person", "person"))
        await self.ask("close_table", table=opened["table"], own=opened["seat"])
        await self.ask("unlist_seat", **seat)
        await self.ask("forget_me")


async def ask_everything() -> None:
    """Ask every operation that needs no server."""
    run = Run()
    await run.house.start()
    for part in (run.play_games, run.learn, run.keep_score, run.finish_match, run.look_back, run.seat_people):
        await part()
    await run.house.close()
    assert run.asked == set(OPERATIONS) - ELSEWHERE, set(OPERATIONS) ^ run.asked


def import_everything() -> None:
    """Import every module of the house, and every part of the standard library that its sources name."""
    for name in house_modules.split():  # type: ignore[name-defined]  # noqa: F821
        try:
            import_module(name)
        except ModuleNotFoundError as missing:
            # Some modules need a package that a tab does not have, such as a compiler, and say so.
            if missing.name is None or missing.name.startswith("hachiya"):
                raise
    for name in [*standard_modules.split(), *(f"encodings.{codec}" for codec in CODECS)]:  # type: ignore[name-defined]  # noqa: F821
        with suppress(ImportError):
            import_module(name)
    try:
        raise ValueError
    except ValueError:
        traceback.format_exc()


def library_files() -> list[str]:
    """The files of the standard library that are imported."""
    files = {str(getattr(module, "__file__", None)) for module in list(sys.modules.values())}
    sources = (file.removesuffix("c") if file.endswith(".pyc") else file for file in files if file.startswith(LIBRARY))
    return sorted(file.removeprefix(LIBRARY) for file in sources)


import_everything()
await ask_everything()  # type: ignore[top-level-await]  # noqa: F704, PLE1142
used_files = "\n".join(library_files())
