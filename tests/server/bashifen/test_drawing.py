"""The draw of 八十分 at a table: a fixed clock, declarations in order of arrival, and confirmations (RULES C-166)."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from hachiya.bots.bot import Bot
from hachiya.bots.registry import BOTS
from hachiya.games.view import View
from hachiya.tables.live import driving
from hachiya.tables.live.bot_pool import BotChoice
from hachiya.tables.match.match import Match
from hachiya.tables.problems import StoreFailed
from hachiya.tables.stored.entries import Tick
from hachiya.tables.stored.setup import USUAL_CLOCK
from hachiya.workers.bot_pool import ServerBotPool
from tests.bashifen.deals import stacked
from tests.playing import BASHIFEN_MENUS
from tests.server.bashifen.stacked import PASS, At, ManualClock, held, seated, show, show_pair
from tests.server.client import PATIENCE, open_table, order, wire
from tests.server.running import Running, running, settings_in
from tests.tables.choosing import Message
from tests.tables.play import new_setup

HANDS = ("2H 2H 3H 4H", "2S 2S 3S 4S", "BJ BJ LJ LJ", "2C 3C 4C 5C")


def play(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    script: Callable[[At], Awaitable[None]],
    *opponents: str,
    hands: tuple[str, ...] = HANDS,
    **more: Any,
) -> None:
    """Run a script at a new table of four persons, or of a person and bots."""

    async def at_a_table(server: Running, clock: ManualClock) -> None:
        async with seated(server, clock, *opponents, **more) as at:
            await script(at)

    with held(folder, monkeypatch, hands) as (server, clock):
        asyncio.run(at_a_table(server, clock))


# ------------------------------------------------------------------------------------- the clock


def test_every_tick_of_the_clock_is_an_entry_of_one_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(at: At) -> None:
        assert at.version == 1
        for drawn in range(1, 100):
            views = at.views.values()
            assert {(view["drawn"], view["phase"], view["turn"]) for view in views} == {(drawn, "draw", None)}
            assert sum(len(hand) for hand in at.views[0]["hands"]) == drawn
            assert all(PASS not in view["legal"] for view in views)
            await at.tick()
        assert (at.version, at.views[0]["drawn"]) == (100, 100)
        assert all(PASS in view["legal"] for view in at.views.values())
        store = at.server.parts.store
        table = await store.load(at.opened["table"])
        assert table is not None
        assert table[1][1:] == [Tick(at.opened["table"], version, []) for version in range(2, 101)]
        assert at.clock.asked == [250] * 99

    play(tmp_path, monkeypatch, script, clock=250)


@pytest.mark.slow
def test_cards_of_many_tables_due_together_are_stored_in_one_transaction(tmp_path: Path) -> None:
    """The tables begin at different times, and their clocks tick together."""
    commits = 0

    def count(_connection: object) -> None:
        nonlocal commits
        commits += 1

    async def drawn(server: Running) -> int:
        """The number of cards stored by one transaction."""
        tables = [
            await open_table(server.address, order(*["greedy"] * 3, game="bashifen", clock=50)) for _ in range(12)
        ]
        live = [await server.parts.tables.registry.get(opened["table"]) for opened in tables]
        before, begun = sum(table.match.version for table in live), commits
        while (
            all(table.match.table.clock_due for table in live)
            and sum(table.match.version for table in live) < before + 200
        ):
            await asyncio.sleep(0.01)
        return (sum(table.match.version for table in live) - before) // (commits - begun)

    with running(settings_in(tmp_path)) as server:
        event.listen(server.parts.store.engine, "commit", count)
        assert asyncio.run(drawn(server)) >= 3


def test_a_tick_between_two_cards_stores_the_card_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Standing and deadline of the table do not change between cards; after the last card all players are asked."""

    async def script(at: At) -> None:
        kept: list[list[str]] = []
        add = at.server.parts.store.add

        async def noted(*what: Any) -> None:
            kept.append([type(row).__name__ for row in what])
            await add(*what)

        monkeypatch.setattr(at.server.parts.store, "add", noted)
        await at.tick(99)
        assert kept == [["Tick"]] * 98 + [["Tick", "Standing", "Deadline"]]

    play(tmp_path, monkeypatch, script, timing={"move": 60})


@pytest.mark.slow
def test_a_table_without_a_clock_setting_has_the_usual_clock(tmp_path: Path) -> None:
    assert settings_in(tmp_path).clock_ms == 0
    with running(settings_in(tmp_path, clock_ms=USUAL_CLOCK)) as server:
        opened = asyncio.run(open_table(server.address, order(*["person"] * 3, game="bashifen")))

        async def hear_table() -> Message:
            async with wire(server.address, *opened["seats"][0]) as host:
                return await host.hear_a("table")

        assert asyncio.run(hear_table())["clock"] == 300
        for wrong in (-1, 2001, "300", 1.5):
            answer = httpx.post(
                f"{server.address}api/tables",
                json=order(*["person"] * 3, game="bashifen", clock=wrong),
            )
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


@pytest.mark.slow
def test_messages_of_the_draw_do_not_depend_on_cards_of_other_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seats that could declare pass; the messages equal, byte for byte, those of a deal where no seat could."""
    own = "3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    heard: list[list[str]] = []

    async def script(at: At) -> None:
        async with wire(at.server.address, f"/t/{at.opened['table']}/table") as spectator:
            await spectator.hear_a("table")
            for _ in range(40):
                await at.tick()
                await spectator.hear_a("entry")
            texts = at.wires[0].heard[1:] + spectator.heard[1:]
            heard.append([text for text in texts if json.loads(text)["is"] == "entry"])

    for others in (("2S 2S", "BJ BJ LJ LJ", "2C 2C 2D 2D"), ("5S 6S 7S 8S 9S TS JS", "5C", "5D")):
        folder = tmp_path / others[-1]
        folder.mkdir()
        play(folder, monkeypatch, script, hands=(own, *others))
    assert heard[0] == heard[1]
    assert len(heard[0]) == 2 * 40


def test_the_clock_draws_without_a_connected_player(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, idle_seconds=0.1)) as server:
        opened = asyncio.run(open_table(server.address, order(*["person"] * 3, game="bashifen", clock=0)))
        until = time.monotonic() + PATIENCE
        while asyncio.run(version_of(server, opened)) < 100 and time.monotonic() < until:
            time.sleep(0.05)
        assert asyncio.run(version_of(server, opened)) == 100


async def version_of(server: Running, opened: Message) -> int:
    return await server.parts.store.version(opened["table"])


def test_a_table_dropped_from_memory_during_the_draw_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(at: At) -> None:
        await at.tick(10)
        await at.says(0, show("2H"))
        await at.tick(10)
        live = at.server.parts.tables.registry._live.pop(at.opened["table"])
        driver = live.driver
        assert driver is not None
        async with wire(at.server.address, *at.opened["seats"][2]) as again:
            table = await again.hear_a("table")
            assert (table["version"], table["view"]) == (at.version, at.views[2])
            kept = Match.rebuild(live.match.setup, (await stored_entries(at))[: at.version])
            assert (kept.drawn, kept.last_call_version, kept.question_version) == (21, 12, 22)
            driver.get_loop().call_soon_threadsafe(driver.cancel)
            while not driver.done():  # else it might take the next card
                await asyncio.sleep(0.001)
            at.clock.let()
            entry = await again.hear_a("entry")
            assert (entry["version"], entry["view"]["drawn"]) == (at.version + 1, 22)

    play(tmp_path, monkeypatch, script)


async def stored_entries(at: At) -> list[Any]:
    table = await at.server.parts.store.load(at.opened["table"])
    assert table is not None
    return table[1]


def test_a_card_that_cannot_be_stored_is_not_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "_FIRST_RETRY", 0.01)

    async def script(at: At) -> None:
        await at.tick(3)
        with monkeypatch.context() as broken:
            broken.setattr(at.server.parts.store, "_commit", lambda group: [StoreFailed() for _ in group])
            at.clock.let()
            while not at.server.parts.counts["failed.drive"]:
                await asyncio.sleep(0.01)
            for peer in at.wires.values():
                await peer.quiet()
            assert (await at.in_vain(0, show("2H")))["code"] == "unavailable"
        at.clock.let()  # it was asked for the same card again
        await at.hear_all()
        assert (at.version, at.views[0]["drawn"]) == (5, 5)

    play(tmp_path, monkeypatch, script)


@pytest.mark.slow
def test_the_record_of_a_running_deal_shows_the_cards_drawn_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(at: At) -> None:
        for drawn in (1, 14, 35):
            await at.tick(drawn - at.views[0]["drawn"])
            for viewer, cookie in ((2, at.opened["seats"][2][1]), ("table", "")):
                address = f"{at.server.address}t/{at.opened['table']}/{viewer}/record.jsonl"
                async with httpx.AsyncClient() as http:
                    answer = await http.get(address, headers={"cookie": f"seat={cookie}"})
                deal = json.loads(answer.text.splitlines()[2])
                known = [place for place, card in enumerate(deal["draws"]) if card != "?"]
                assert known == [place for place in range(drawn) if place % 4 == viewer]
                assert deal["widow"] == ["?"] * 8
            async with wire(at.server.address, *at.opened["seats"][2]) as tab:
                table = await tab.hear_a("table")
                known = [card for card in table["record"][2]["draws"] if card != "?"]
                assert sorted(known) == sorted(at.views[2]["hands"][2])

    play(tmp_path, monkeypatch, script)


# ------------------------------------------------------------------------------------- declarations


def test_declarations_count_in_order_of_arrival(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats saw the same cards; the seat whose message arrives first has declared."""

    async def script(at: At) -> None:
        await at.tick(7)
        seen = at.version
        await at.tick(2)
        messages = await at.says(1, show("2S"), version=seen)
        assert messages[3]["record"] == [{"e": "declare", "seat": 1, "cards": ["2S"], "drawn": 10}]
        assert messages[0]["view"]["declared"] == {"seat": 1, "cards": ["2S"]}
        nack = await at.in_vain(0, show("2H"), version=seen)
        assert nack["code"] == "stale"
        assert show_pair("H") in nack["view"]["legal"]
        await at.tick()
        assert at.views[0]["declared"] == {"seat": 1, "cards": ["2S"]}

    play(tmp_path, monkeypatch, script)


def test_a_late_declaration_counts_where_it_is_still_legal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """反乱 (overruling): a pair sent before a single was seen still overrules it."""

    async def script(at: At) -> None:
        await at.tick(7)
        seen = at.version
        await at.says(1, show("2S"))
        await at.tick(3)
        messages = await at.says(0, show_pair("H"), version=seen)
        assert messages[2]["record"] == [{"e": "declare", "seat": 0, "cards": ["2H", "2H"], "drawn": 11}]
        assert messages[2]["view"]["open"][0] == ["2H", "2H"]

    play(tmp_path, monkeypatch, script)


def test_a_repeated_declaration_is_stored_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(at: At) -> None:
        await at.tick(3)
        await at.says(1, show("2S"), version=at.version - 2)
        await at.wires[1].act("m1", at.version - 1, show("2S"))
        assert await at.wires[1].hear_a("ack") == {"is": "ack", "id": "m1", "version": at.version}
        for peer in at.wires.values():
            await peer.quiet()

    play(tmp_path, monkeypatch, script)


@pytest.mark.parametrize("when", ["future", "before"])
@pytest.mark.slow
def test_a_declaration_for_a_version_outside_the_deal_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    async def script(at: At) -> None:
        await at.tick(7)
        version = at.version + 1 if when == "future" else 0
        assert (await at.in_vain(1, show("2S"), version=version))["code"] == "stale"

    play(tmp_path, monkeypatch, script)


def test_a_choice_for_the_previous_deal_is_stale() -> None:
    """A card of an old choice is not read as a declaration of that card."""
    match, _ = Match(new_setup(BASHIFEN_MENUS[0])).deal(stacked(HANDS) * 2)
    match.deal_version = match.last_call_version = match.question_version = match.version = (
        7  # as though deals had been before
    )
    later, _ = match.draw_card()
    assert later.is_stale(6, [show("2H")])
    assert not later.is_stale(7, [show("2H")])
    assert later.is_stale(7, [PASS])
    assert later.is_stale(9, [show("2H")])


# ------------------------------------------------------------------------------------- confirmations


def test_all_four_seats_confirm_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(at: At) -> None:
        await at.tick(7)
        await at.says(0, show("2H"))
        nack = await at.in_vain(3, PASS)
        assert nack["code"] == "illegal"
        assert nack["say"]["key"] == "table-nothing-to-call"
        await at.tick(92)
        seen = at.version
        await at.says(3, PASS)
        await at.says(1, PASS, version=seen)  # another's confirmation changes nothing
        assert at.views[2]["confirmed"] == [1, 3]
        assert (await at.in_vain(3, PASS))["code"] == "illegal"
        # A declaration asks all anew; who has not seen it has not confirmed it.
        before = at.version
        await at.says(1, show_pair("S"))
        assert at.views[2]["confirmed"] == []
        assert (await at.in_vain(2, PASS, version=before))["code"] == "stale"
        for seat in (2, 0, 1):
            assert (await at.says(seat, PASS))[3]["record"] == []
        (message, *_) = (await at.says(3, PASS)).values()
        assert message["record"] == [{"e": "trumps", "suit": "S", "dealer": 1, "by": "declared"}]
        assert (message["view"]["phase"], message["view"]["turn"], message["view"]["confirmed"]) == ("bury", 1, [])

    play(tmp_path, monkeypatch, script)


@pytest.mark.slow
def test_a_pass_sent_before_the_last_card_is_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(at: At) -> None:
        await at.tick(99)
        assert (await at.in_vain(2, PASS, version=at.version - 1))["code"] == "stale"
        await at.says(2, PASS)

    play(tmp_path, monkeypatch, script)


# ------------------------------------------------------------------------------------- bots


def test_a_bot_declares_between_two_ticks_of_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy declares a level card of deal 1 at once, and the declaration is shown when the next card is due."""
    asked: list[int] = []
    think = ServerBotPool.choose

    async def choose(self: Any, match: Match, seat: int, client: str) -> BotChoice:
        decision = await think(self, match, seat, client)
        asked.append(seat)
        return decision

    monkeypatch.setattr(ServerBotPool, "choose", choose)

    async def script(at: At) -> None:
        (own,) = at.wires
        while not asked:  # the bot that can has thought
            await asyncio.sleep(0.01)
        await at.wires[own].quiet()
        at.clock.let()
        declared = await at.wires[own].hear_a("entry")
        card = await at.wires[own].hear_a("entry")
        assert [event["e"] for event in declared["record"]] == ["declare"]
        assert declared["view"]["declared"]["seat"] == 0
        assert (declared["view"]["drawn"], card["view"]["drawn"], card["record"]) == (1, 2, [])

    play(tmp_path, monkeypatch, script, "greedy", "greedy", "greedy", hands=("2H 3H", "3S 3D", "4C 4S", "5C 6D"))


@pytest.mark.slow
def test_a_slow_bot_does_not_delay_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's decision counts when it is made; the server asks the bot again after the last card."""
    done: list[int] = []

    def choose(view: View, _rng: list[int]) -> list[int]:
        time.sleep(0.3)
        done.append(view.state.drawn)
        return [PASS] if view.actions >> PASS & 1 else [view.actions.bit_length() - 1]

    monkeypatch.setitem(BOTS, "slow", Bot.of_chooser("slow", choose))

    async def script(at: At) -> None:
        began = time.monotonic()
        await at.tick(30)
        assert len(done) <= 3 * ((time.monotonic() - began) // 0.3 + 1)
        await at.tick(69)

    hands = ("2H 2H", "2S 2S", "2C 2C", "2D 2D")
    play(tmp_path, monkeypatch, script, "slow", "slow", "slow", hands=hands)


@pytest.mark.slow
def test_each_bot_confirms_after_its_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def pause(milliseconds: int) -> None:
        asked.append(milliseconds)

    monkeypatch.setattr(driving, "_pause", pause)

    async def script(at: At) -> None:
        (own,) = at.wires
        await at.tick(98)
        asked.clear()
        at.clock.let()
        for confirmed in range(4):
            messages = await at.hear_all()
            assert len(messages[own]["view"]["confirmed"]) == confirmed
            assert own not in messages[own]["view"]["confirmed"]
        assert asked == [40] * 3
        await at.wires[own].quiet()
        messages = await at.says(own, PASS)
        assert [event["e"] for event in messages[own]["record"]] == ["trumps"]

    hands = ("3H 3D", "3S 3D", "4C 4S", "5C 6D")
    play(tmp_path, monkeypatch, script, "silent", "silent", "silent", hands=hands, pace=40)


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that never declares."""
    monkeypatch.setitem(BOTS, "silent", Bot.of_chooser("silent", lambda *_: [PASS]))
