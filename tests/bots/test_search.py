"""Search at every game chooses legal moves, sees no hidden card, and is equal in plain and compiled form."""

import asyncio
import hashlib
import os
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

from hachiya.bots.registry import LADDER, find_bot
from hachiya.bots.search.bot import prepare, searching
from hachiya.bots.search.hanafuda import counts, hachihachi, hachiju
from hachiya.bots.search.hanafuda.exploring import STATES
from hachiya.bots.search.hanafuda.question import arguments
from hachiya.bots.search.skill import Goal, Others, Skill
from hachiya.bots.search.standings import Standings
from hachiya.engine import ledger
from hachiya.engine.record import copy_into, values
from hachiya.games.hanafuda.phases import Action
from hachiya.games.registry import ROOMS, find
from hachiya.games.table import Table
from tests.playing import (
    BASHIFEN_MENUS,
    HACHIJU_MENUS,
    NAKAYOSHI_MENUS,
    PLAIN_MENUS,
    SANNIN,
    SHIRAGIKU_MENUS,
    Menu,
    hidden_cards_dealt_anew,
    positions,
    rng,
)
from tests.sampling import first, slow

pytestmark = pytest.mark.compiled

ROOM: dict[str, Any] = {"hachihachi": hachihachi, "hachiju": hachiju}
A_FEW = [SANNIN, NAKAYOSHI_MENUS[8], SHIRAGIKU_MENUS[0], HACHIJU_MENUS[4], BASHIFEN_MENUS[0]]
QUICK = searching("quick", Skill(worlds=12))
PATIENT = searching("patient", Skill(worlds=60, tries=12, others=Others.MASTERS, goal=Goal.MATCH))


def test_the_ladder_lists_bots_from_the_weakest_to_the_strongest() -> None:
    names = [bot.name for bot in LADDER]
    assert names == ["random", "novice", "apprentice", "greedy", "adept", "master", "grandmaster"]


SKILLS = (Skill(worlds=13), Skill(worlds=13, tries=12, others=Others.MASTERS, goal=Goal.MATCH))


@pytest.mark.parametrize("menu", first(A_FEW, PLAIN_MENUS), ids=str)
def test_search_plays_legal_moves_that_do_not_depend_on_hidden_cards(menu: Menu) -> None:
    """Three deals of each game; at every decision the hidden cards are dealt anew."""
    table = menu.table(31)
    lanes, dealer = rng(31), rng(32)
    decisions = 0
    while not table.over and table.state.books.month < 4 if menu.game != "bashifen" else table.state.books.deal < 2:
        if table.awaits_deal:
            table.deal()
            continue
        other = Table(table.game, table.options, seats=table.seats)
        copy_into(other.state, hidden_cards_dealt_anew(table, table.turn, dealer))
        bot = PATIENT if decisions % 7 == 0 else QUICK
        again = list(lanes)
        thought = think(bot, table, lanes)
        assert think(bot, other, again) == thought
        seat = table.turn
        for action in thought.choice:
            table.act(seat, action)
        decisions += 1
    assert decisions > 15


def think(bot: Any, table: Table, lanes: list[int]) -> Any:
    return bot.think(table.view(table.turn), lanes)


@pytest.mark.parametrize(
    "menu",
    [
        SANNIN,
        *map(slow, [*NAKAYOSHI_MENUS[4:13:8], SHIRAGIKU_MENUS[0]]),
        HACHIJU_MENUS[0],
        *map(slow, HACHIJU_MENUS[4::4]),
    ],
    ids=str,
)
def test_plain_and_compiled_search_give_equal_results(menu: Menu) -> None:
    """Every seventh decision of a match is compared after thirteen worlds: the remaining choices, and every sum."""
    compared, spreads = 0, set()
    for number, table in enumerate(positions(8, menu)):
        if table.over or number % 7:
            continue
        explore: Any = ROOM[table.game.room].explore
        view, legal, dice = table.game.observe(table.state, table.turn), table.legal(), rng(number)
        keep_all = compared % 2 == 1
        skill = SKILLS[compared // 2 % 2]
        imagination = ROOM[table.game.room].imagination_of(table.view(table.turn), skill)
        compiled = arguments(view, table.rules, dice, imagination, legal, keep_all=keep_all)
        explore(*compiled, 13)
        states = [table.game.new_state() for _ in range(STATES)]
        copy_into(states[0], view)
        standings = Standings()
        standings.keep_all = int(keep_all)
        tally, rows = counts.no_counts(len(legal)) if keep_all else [], ledger.new(counts.ROWS if keep_all else 0)
        explore.py_func(states, table.rules, rows, dice, imagination.numbers(), legal, tally, [standings], 13)
        assert values(compiled[-1][0]) == values(standings)
        assert (compiled[3].tolist(), compiled[-2].tolist()) == (dice, tally)
        compared += 1
        spreads.add(imagination.spread)
    assert compared > 12
    assert 0 in spreads, "points count in the first deals"
    assert len(spreads) > 1, "the match counts in the last"


FROZEN = {
    "sannin": "39d734cdb635ce492b06339b37506c40b471f24c97c3288c8b7ecd3e58ba75f8",
    "nakayoshi": "66019acfd73dbb0360cc2d6f28e10a11d522577536351c3148639bdc7a81eb68",
    "shiragiku": "823e4255e0fac9ad600b604187611c2ecd24df0339dcd1578411c0d9db1557a7",
    "hachiju": "9706394015341bd58f68112730797ef5c1902c2ae5fc3cd36370f2745e460be9",
    "bashifen": "4691f71e9f72ef7209847a3617622ae2a6c6ed0515e0bcde18ddf6745db326e2",
}
"""The SHA-256 of 100 choices of adept and 40 of master, by game."""


@pytest.mark.parametrize("game", FROZEN)
def test_adept_and_master_never_change(game: str) -> None:
    """People's ratings rest on their strength."""
    prepare(find(game).room)
    digest = hashlib.sha256()
    for name, choices in (("adept", 100), ("master", 40)):
        table, lanes, made = Table(find(game), {}, seats=find(game).seats[0], seed=7), rng(7), 0
        while made < choices:
            if table.awaits_deal:
                table.deal()
                continue
            choice = find_bot(name).choose(table.view(table.turn), lanes)
            digest.update(bytes(choice) + b",")
            made += 1
            seat = table.turn
            for action in choice:
                table.act(seat, action)
    assert digest.hexdigest() == FROZEN[game]


def folds(goal: Goal, lead: int) -> int:
    """How often the first seat folds in 30 last deals of hachiju, at so many points before both others."""
    bot = searching("of a goal", Skill(worlds=60, others=Others.MASTERS, goal=goal))
    folded = 0
    for number in range(30):
        table = Table(find("hachiju"), {}, seats=3, seed=5, stream=number)
        table.state.books.month = table.rules.deals - 1
        table.deal()
        seat = table.turn
        table.state.books.scores[seat] = lead
        folded += bot.choose(table.view(seat), rng(number)) == [Action.OUT]
    return folded


def test_for_the_match_a_seat_far_ahead_folds_its_last_deal_and_one_behind_does_not() -> None:
    prepare("hachiju")
    assert folds(Goal.POINTS, 150) == folds(Goal.POINTS, -150)
    assert folds(Goal.MATCH, 150) > 15
    assert folds(Goal.MATCH, -150) < 3


WITHOUT_NUMPY = """
import sys, threading
sys.modules["numba"] = sys.modules["numpy"] = threading.Thread.start = None
from tests.bots.test_search import A_FEW, first_thoughts
print(*map(first_thoughts, A_FEW), sep="\\n")
"""


def test_search_without_numpy_or_threads_gives_the_same_moves() -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", WITHOUT_NUMPY]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.splitlines(), done.stderr) == ([str(first_thoughts(menu)) for menu in A_FEW], "")


def first_thoughts(menu: Menu) -> list[Any]:
    """The first decisions of the first seats."""
    table, lanes = menu.table(5), rng(5)
    thoughts: list[Any] = []
    while len(thoughts) < 4:
        if table.awaits_deal:
            table.deal()
            continue
        thoughts.append(think(QUICK, table, lanes))
        seat = table.turn
        for action in thoughts[-1].choice:
            table.act(seat, action)
    return thoughts


@pytest.mark.parametrize("room", ROOMS)
def test_a_second_process_loads_the_compiled_search_from_the_cache(room: str) -> None:
    prepare(room)
    script = f"""
from hachiya.bots.search.bot import module_of
search = module_of("{room}")
search.prepare()
entries = [value for value in vars(search).values() if hasattr(value, "stats")]
print(*{{(len(entry.stats.cache_hits) > 0, len(entry.stats.cache_misses)) for entry in entries}})
"""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("(True, 0)", "")


def test_a_server_prepares_every_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The searches are prepared in the background."""
    ready = import_module("hachiya.bots.search.bot")._prepared
    monkeypatch.setattr("os.environ", os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})
    ready.clear()
    assert not any(PATIENT.is_ready(room) for room in ROOMS)
    asyncio.run(import_module("hachiya.workers.preparing").Preparation().run())
    assert all(PATIENT.is_ready(room) for room in ROOMS)
