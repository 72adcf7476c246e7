"""Nothing is added to a match that has ended, by whichever call."""

import asyncio
from random import Random

import pytest

from hachiya.tables.live.bot_pool import BotChoice
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.services import Services
from hachiya.tables.live.tables import Tables
from hachiya.tables.match.match import Match
from hachiya.tables.problems import MatchOver
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.entries import Ending
from hachiya.tables.stored.setup import PERSON
from tests.faults import faults
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, NAKAYOSHI_MENUS, SANNIN_MENUS, SHIRAGIKU_MENUS, Menu
from tests.tables.memory import ImmediateBotPool, MemoryStore
from tests.tables.play import entries, new_setup, two_shuffles
from tests.tables.test_tables import everyone, order, sit

ONE_OF_EACH = [
    menus[0] for menus in (SANNIN_MENUS, NAKAYOSHI_MENUS, SHIRAGIKU_MENUS, HACHIJU_MENUS[2:], BASHIFEN_MENUS)
]


class SlowBotPool(ImmediateBotPool):
    """Bots that decide at once, and answer when the test lets them."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def choose(self, match: Match, seat: int, client: str) -> BotChoice:
        """The choice, when the test lets the bot answer."""
        choice = await super().choose(match, seat, client)
        self.asked.set()
        await self.may_answer.wait()
        return choice


@pytest.mark.parametrize("menu", ONE_OF_EACH, ids=str)
def test_no_entry_can_be_added_after_all_players_end_the_match(menu: Menu) -> None:
    random = Random(5)
    for number, (match, _) in enumerate(entries(Match(new_setup(menu)), random, months=2)):
        if number % 7 or match.over:
            continue
        ended, _ = match.end()
        doors = [
            lambda: ended.deal(two_shuffles(match, random)),  # noqa: B023  (called before the next turn)
            ended.draw_card,
            lambda: ended.choose(ended.table.turn, [0], None),  # noqa: B023
            lambda: ended.hand_over(0, "greedy", "Greedy"),  # noqa: B023
            lambda: ended.annotate([]),  # noqa: B023
            ended.end,
        ]
        for door in doors:
            with pytest.raises(MatchOver):
                door()


@pytest.mark.parametrize("clock", [0, 5])
@pytest.mark.parametrize("menu", ONE_OF_EACH, ids=str)
def test_a_pending_bot_choice_is_dropped_when_all_players_end_the_match(menu: Menu, clock: int) -> None:
    async def run() -> None:
        store, counts, bots = MemoryStore(), Counts(), SlowBotPool()
        tables = Tables(Services(store, bots, Defaults(0, 0, 0.0, 0.0), counts))
        opponents = ["person", *["greedy"] * (menu.seats - 2)]
        asked = order(*opponents, game=menu.game).model_copy(update={"clock": clock})
        setup, _ = await everyone(tables, asked)
        persons = [seat for seat, player in enumerate(setup.players) if player == PERSON]
        seats = await sit(tables, setup.id, *persons)
        playing = [asyncio.create_task(seat.play(Random(3), deals=1)) for seat in seats]
        async with asyncio.timeout(60):
            await bots.asked.wait()
        for task in playing:
            task.cancel()
        for seat in persons:
            await (await tables.registry.get(setup.id)).wish_end(seat, True)
        bots.may_answer.set()
        await asyncio.sleep(0.05 + 3 * clock / 1000)
        assert isinstance(store.entries[setup.id][-1], Ending)
        assert Match.rebuild(setup, store.entries[setup.id]).ended
        assert not faults(counts)
        await tables.close()

    asyncio.run(run())
