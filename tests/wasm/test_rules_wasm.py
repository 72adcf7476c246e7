"""`rules.wasm` plays and searches as plain Python and native code do: every byte that an entry leaves is equal."""

from typing import Any

import pytest

from hachiya.bots.search.bot import module_of
from hachiya.bots.search.skill import Goal, Others, Skill
from hachiya.engine import ledger
from hachiya.engine.wasm.frame import WORD, Frame
from hachiya.games.registry import find
from tests.playing import PLAIN_MENUS, SANNIN, Menu, every_menu, positions, rng
from tests.sampling import first
from tests.wasm.forms import native_outcome, numpy_arguments, plain_outcome, wasm_outcome
from tools.wasm.entries import WasmEntry, entries_of
from tools.wasm.node_host import NodeHost, Refused

pytestmark = pytest.mark.compiled

SEARCHED = [PLAIN_MENUS[place] for place in (0, 3, 8, 12, -1)]
"""A game each, with different numbers of seats."""
WORLDS, MORE_WORLDS = 13, 150
"""Worlds of a search in all forms, and of the longer one that plain Python is too slow for."""
SKILLS = (Skill(worlds=WORLDS), Skill(worlds=WORLDS, tries=12, others=Others.MASTERS, goal=Goal.MATCH))
POSITIONS = 8
DEALS = 6
"""The fewest deals that whole matches have together."""
ROWS = 256


def playouts_of(menu: Menu) -> WasmEntry:
    playouts, _ = entries_of(find(menu.game).room)
    return playouts


def arguments_of(menu: Menu, *, matches: int, rows: int = ROWS) -> list[Any]:
    """The plain arguments of a playout."""
    game = find(menu.game)
    rules = game.new_rules(game.complete_options(menu.options))
    return [game.new_state(), rules, ledger.new(rows), rng(3), menu.seats, matches, 77, 5]


@every_menu
def test_whole_matches_leave_equal_states_ledgers_and_random_numbers(menu: Menu, host: NodeHost) -> None:
    entry = playouts_of(menu)
    for matches in (2, 6):  # two of the usual length, or six of one month
        plain = plain_outcome(entry, arguments_of(menu, matches=matches))
        if plain.results[1] >= DEALS:
            break
    assert plain.results[1] >= DEALS
    assert wasm_outcome(entry, host, arguments_of(menu, matches=matches)) == plain
    assert native_outcome(entry, numpy_arguments(arguments_of(menu, matches=matches))) == plain


@pytest.mark.parametrize("menu", first(SEARCHED, PLAIN_MENUS), ids=str)
def test_searches_find_equal_numbers(menu: Menu, host: NodeHost) -> None:
    """Races, judgements with all their counts, and the random numbers after them."""
    search = module_of(find(menu.game).room)
    _, entry = entries_of(find(menu.game).room)
    step = sum(1 for _ in positions(8, menu)) // POSITIONS
    compared = 0
    for number, table in enumerate(positions(8, menu)):
        if table.over or number % step:
            continue
        view = table.view(table.turn)
        if compared % 2:
            question = search.judgement(view, [], rng(number))
        else:
            # The last position, in the last deal, is one of the second skill: there the match counts.
            question = search.question(view, rng(number), SKILLS[compared // 2 % 2 - 1])
        native = [*question._arguments, WORLDS]
        plain, wasm = entry.plain_arguments(native), entry.plain_arguments(native)
        expected = plain_outcome(entry, plain)
        assert wasm_outcome(entry, host, wasm) == expected
        assert native_outcome(entry, native) == expected
        native[-1] = wasm[-1] = MORE_WORLDS
        assert wasm_outcome(entry, host, wasm) == native_outcome(entry, native)
        compared += 1
    assert compared >= POSITIONS


def test_a_frame_larger_than_the_memory_makes_the_memory_grow(host: NodeHost) -> None:
    entry, rows = playouts_of(SANNIN), 400_000
    large, small = (arguments_of(SANNIN, matches=1, rows=rows) for rows in (rows, ROWS))
    assert wasm_outcome(entry, host, large).results == wasm_outcome(entry, host, small).results
    assert large[2][: len(small[2])] == small[2]


def test_a_frame_of_other_records_is_refused_and_left_alone(host: NodeHost) -> None:
    entry = playouts_of(SANNIN)
    frame = Frame(arguments_of(SANNIN, matches=1), entry.results)
    frame.content[:WORD] = bytes(WORD)
    before = bytes(frame.content)
    with pytest.raises(Refused, match="refused its frame"):
        host.run(entry.name, frame.content)
    assert frame.content == before


def test_an_unknown_entry_is_refused(host: NodeHost) -> None:
    with pytest.raises(Refused):
        host.run("games.sannin.entries.playouts", bytearray(WORD))
