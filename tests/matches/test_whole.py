"""Matches, views, tables, games and bots as whole objects: pickled, copied, compared, sent to other processes."""

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Protocol, TypeVar

import pytest

import hachiya
from hachiya.bots.player import Player
from hachiya.words.errors import IllegalAction
from tests.playing import MENUS, Menu

T = TypeVar("T")
every_menu = pytest.mark.parametrize("menu", MENUS[::7], ids=str)


class Copying(Protocol):
    """A way to copy anything."""

    def __call__(self, whole: T, /) -> T:
        """Copy."""


def pickled(whole: T) -> T:
    copied: T = pickle.loads(pickle.dumps(whole))
    return copied


COPIES: list[Copying] = [copy.copy, copy.deepcopy, pickled]
every_copy = pytest.mark.parametrize("copied", COPIES, ids=lambda copied: copied.__name__)


def play_on(match: hachiya.Match, random: Random, choices: int) -> hachiya.Match:
    """Play so many random choices, with the deals between them."""
    for _ in range(choices):
        if match.over:
            break
        if match.awaits_deal:
            match.deal()
        else:
            match.play(random.choice(match.legal()))
    return match


def begun(menu: Menu, seed: int) -> hachiya.Match:
    match = hachiya.Match(menu.game, menu.options, seats=menu.seats, seed=seed)
    return play_on(match, Random(seed), seed)


@every_menu
@every_copy
def test_a_copy_is_equal_and_plays_on_equally_and_apart(menu: Menu, copied: Copying) -> None:
    match = begun(menu, 30)
    before, other = match.to_jsonl(), copied(match)
    assert other == match
    assert (other.seed, other.legal(), other.chosen) == (match.seed, match.legal(), match.chosen)
    play_on(other, Random(1), 40)
    assert match.to_jsonl() == before
    assert match != other
    assert play_on(match, Random(1), 40) == other


@every_menu
@every_copy
def test_a_copied_view_table_or_game_is_equal(menu: Menu, copied: Copying) -> None:
    match = begun(menu, 25)
    table = match.copy_table()
    for whole in (match.view(0), table, match.game, match.result, match.payments, match.events):
        assert copied(whole) == whole
    assert copied(match.view(0)).legal() == match.view(0).legal()
    other = copied(table)
    if table.awaits_deal:
        other.deal()
    else:
        other.act(other.turn, other.legal()[0])
    assert other != table
    assert table == match.copy_table()


def test_matches_differ_by_anything_that_matters() -> None:
    new = partial(hachiya.Match, "sannin", dealer=0, seed=1)
    assert new() == new()
    for other in (new(seed=2), new(dealer=1), new(names=["a", "b", "c"]), new(options={"multipliers": "B"})):
        assert other != new()
    assert new() != "sannin"
    assert new().view(0) != new().view(1)
    with pytest.raises(TypeError, match="unhashable"):
        hash(new())


@every_copy
@pytest.mark.parametrize("name", ["random", "novice", "greedy"])
def test_a_copied_bot_chooses_equally(copied: Copying, name: str) -> None:
    match, player = hachiya.Match("sannin", dealer=0, seed=8), hachiya.bot(name, seed=3)
    match.deal()
    player.choose(match.view())
    other = copied(player)
    assert other == player
    assert other != hachiya.bot(name, seed=4)
    for _ in range(20):
        if match.awaits_deal:
            match.deal()
        choice = player.choose(match.view())
        assert other.choose(match.view()) == choice
        match.play(choice)
    assert other == player


def chosen_elsewhere(match: hachiya.Match, player: Player) -> tuple[hachiya.Match, Player]:
    match.play(player.choose(match.view()))
    return match, player


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_matches_and_bots_go_to_other_processes_and_come_back(method: str) -> None:
    matches = [begun(menu, 20) for menu in MENUS[::9]]
    for match in matches:
        if match.awaits_deal:
            match.deal()
    bots = [hachiya.bot("novice", seed=number) for number in range(len(matches))]
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context(method)) as pool:
        for match, player, answer in zip(matches, bots, pool.map(chosen_elsewhere, matches, bots), strict=True):
            assert answer == chosen_elsewhere(match, player)


@every_menu
def test_every_call_can_be_taken_back(menu: Menu) -> None:
    match = hachiya.Match(menu.game, menu.options, seats=menu.seats, seed=4)
    random, past = Random(2), [match.copy()]
    for _ in range(60):
        play_on(match, random, 1)
        past.append(match.copy())
    branch = match.copy()
    for before in reversed(past[:-1]):
        match.undo()
        assert match == before
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo()
    assert play_on(match, Random(2), 60) == branch


@every_menu
def test_a_loaded_match_goes_back_through_its_record(menu: Menu) -> None:
    from hachiya.matches.replayed import match_of
    from hachiya.records.jsonl import loads
    from hachiya.records.replay import replays

    match = begun(menu, 40)
    (replay,) = replays(loads(match.to_jsonl()))
    loaded = match_of(replay)
    lengths = [len(loaded.events)]
    while len(loaded.events) > 3:
        loaded.undo()
        lengths.append(len(loaded.events))
        assert loaded.events == match.events[: len(loaded.events)]
    assert lengths == sorted(set(lengths), reverse=True)
    assert loaded.awaits_deal or loaded.turn is not None


def test_a_tally_can_be_taken_back() -> None:
    match = hachiya.Match("sannin", dealer=0, seed=1)
    before = match.copy()
    match.tally(
        {"lights": "A", "facts": [{"what": "captured", "seat": 1, "yaku": ["akatan"], "extra": 0, "fed_by": None}]}
    )
    match.deal()
    match.undo()
    match.undo()
    assert match == before


def test_a_resampled_match_goes_back_to_its_first_position_only() -> None:
    match = hachiya.Match("sannin", dealer=0, seed=8)
    match.deal()
    other = match.resample(0, Random(1))
    first = other.copy()
    other.play("pass")
    other.undo()
    assert other == first
    with pytest.raises(IllegalAction):
        other.undo()


@every_menu
def test_acting_by_number_is_playing_by_choice(menu: Menu) -> None:
    match, random = hachiya.Match(menu.game, menu.options, seats=menu.seats, seed=5), Random(5)
    other = match.copy()
    for _ in range(50):
        if match.awaits_deal:
            assert match.mask == 0
            match.deal()
            other.deal()
            continue
        choice = random.choice(match.legal())
        assert {action for action in range(63) if match.mask >> action & 1} >= {choice.actions[0]}
        match.play(choice)
        for action in choice.actions:
            other.act(action)
        assert other == match
    if match.awaits_deal:
        match.deal()
    before = match.copy()
    for wrong in (-1, 63, 1 << 70, next(action for action in range(63) if not match.mask >> action & 1)):
        with pytest.raises(IllegalAction):
            match.act(wrong)
    assert match == before
