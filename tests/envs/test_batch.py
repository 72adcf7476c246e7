"""A batch plays the matches of plain tables, and resets, keeps and restores them."""

import pickle
import random

import numpy as np
import pytest

from hachiya.engine.record import values
from hachiya.envs.batch import Batch, make
from hachiya.envs.observation import observation
from hachiya.games.table import Table
from hachiya.words.errors import BadArray, BadNumber, BadSeats, EnvironmentNotReady, IllegalAction, UnknownName
from tests.envs.batches import Words, new_batch, played_beside, random_actions, table_of
from tests.playing import Menu, each_game, plain_menus
from tests.sampling import slow

SANNIN = Menu("sannin", {}, 3)
STEPS = 60
MATCHES = 3


def observed(env: Batch, seats: list[int] | None = None) -> Words:
    out = np.zeros((env.n, env.layout.words), np.int64)
    env.observe(out, seats)
    return out


@pytest.mark.parametrize("steps", [STEPS, slow(40 * STEPS)])
@each_game
def test_a_batch_plays_the_matches_of_plain_tables(menu: Menu, steps: int) -> None:
    env = new_batch(menu, MATCHES, autoreset="same_step")
    for pairs in played_beside(env, steps):
        rows = observed(env)
        for index, table in pairs:
            assert env.turns[index] == table.turn
            assert env.masks[index] == table.game.legal(table.state)
            assert env.state(index).state == values(table.state)
            assert rows[index].tolist() == observation(table.game, table.state, table.turn)


@plain_menus
def test_every_seat_can_observe(menu: Menu) -> None:
    env = new_batch(menu, 2, autoreset="same_step")
    for step, pairs in enumerate(played_beside(env, 40)):
        seat = step % menu.seats
        rows = observed(env, [seat, seat])
        for index, table in pairs:
            assert rows[index].tolist() == observation(table.game, table.state, seat)


def test_perfect_information_must_be_asked_for_by_name() -> None:
    for perfect in (False, True):
        env = make("sannin", 1, seed=3, perfect_information=perfect)
        env.reset()
        hand = env.layout.plane("hand", 1).read(observed(env)[0].tolist())
        assert len(hand) == (7 if perfect else 0)  # type: ignore[arg-type]


def play_until_an_end(env: Batch, value: int = 2) -> None:
    """Play at random until an episode of the first match has ended."""
    dice = random.Random(value)
    for _ in range(10_000):
        env.step(random_actions(env, dice))
        if env.terminated[0]:
            return
    pytest.fail("no episode ended")


@plain_menus
def test_the_next_step_begins_the_next_deal(menu: Menu) -> None:
    env = new_batch(menu, 1, episode="deal", autoreset="next_step")
    play_until_an_end(env)
    assert env.turns[0] == -1
    assert env.masks[0] == 0
    last = env.state(0)
    env.step([0])
    assert not env.terminated[0]
    assert env.turns[0] >= 0
    assert not env.rewards.any()
    assert env.state(0) != last


@plain_menus
def test_the_step_that_ends_a_deal_begins_the_next_one(menu: Menu) -> None:
    waiting, at_once = (new_batch(menu, 1, episode="deal", autoreset=mode) for mode in ("disabled", "same_step"))
    play_until_an_end(waiting)
    play_until_an_end(at_once)
    assert (at_once.rewards == waiting.rewards).all()
    assert (at_once.final_obs == observed(waiting)).all()
    waiting.reset(np.array([True]))
    assert (observed(at_once) == observed(waiting)).all()
    assert at_once.turns.tolist() == waiting.turns.tolist()


def test_without_autoreset_a_match_that_is_over_must_be_reset() -> None:
    env = new_batch(SANNIN, 1, episode="deal", autoreset="disabled")
    play_until_an_end(env)
    with pytest.raises(EnvironmentNotReady, match="The episode of match 0 is over: reset the match"):
        env.step([0])


def test_no_episode_is_cut_short() -> None:
    env = new_batch(SANNIN, 2, episode="deal")
    play_until_an_end(env)
    assert not env.truncated.any()


def test_a_match_goes_on_from_deal_to_deal() -> None:
    env = new_batch(SANNIN, 1, episode="deal", autoreset="same_step")
    months = []
    for _ in range(14):
        months.append(env.layout.plane("month").read(observed(env)[0].tolist()))
        play_until_an_end(env)
    assert months == [*range(1, 13), 1, 2]


@plain_menus
def test_a_position_can_be_kept_and_restored_anywhere(menu: Menu) -> None:
    env = new_batch(menu, 2, autoreset="same_step")
    dice = random.Random(4)
    for _ in range(25):
        env.step(random_actions(env, dice))
    position = pickle.loads(pickle.dumps(env.state(0)))
    env.restore(1, position)
    assert env.masks[0] == env.masks[1]
    assert env.turns[0] == env.turns[1]
    assert (observed(env)[0] == observed(env)[1]).all()
    for _ in range(10):
        action = int(random_actions(env, dice)[0])
        env.step([action, action])
        assert env.state(0).state == env.state(1).state
        assert (env.rewards[0] == env.rewards[1]).all()


def test_threads_change_nothing() -> None:
    alone, shared = (make("nakayoshi", 7, seed=2, seats=5, threads=threads) for threads in (1, 3))
    dice = random.Random(6)
    for env in (alone, shared):
        env.reset()
    for _ in range(150):
        actions = random_actions(alone, dice)
        alone.step(actions)
        shared.step(actions)
        assert (observed(alone) == observed(shared)).all()
        assert (alone.rewards == shared.rewards).all()
    shared.close()


def test_a_reset_begins_the_first_matches_anew() -> None:
    env = new_batch(SANNIN, 2)
    first = observed(env)
    dice = random.Random(1)
    for _ in range(20):
        env.step(random_actions(env, dice))
    env.reset()
    assert (observed(env) == first).all()
    env.reset(seed=6)
    assert (observed(env) != first).any()


def test_the_matches_of_an_index_do_not_depend_on_the_size_of_the_batch() -> None:
    small, large = (new_batch(SANNIN, n) for n in (2, 5))
    assert (observed(small) == observed(large)[:2]).all()
    assert isinstance(table_of(small, 1), Table)


BAD_SETTINGS = [
    ({"episode": "hand"}, UnknownName, "episode cannot be 'hand'; its values are: deal, match"),
    ({"autoreset": "never"}, UnknownName, "its values are: next_step, same_step, disabled"),
    ({"reward": "levels"}, UnknownName, "reward cannot be 'levels'; its values are: points, at_one"),
    ({"due": "month"}, UnknownName, "due cannot be 'month'; its values are: decision, deal, match"),
    ({"due": "match"}, UnknownName, "due cannot be 'match'; its values are: decision, deal"),
    ({"options": {"moon": 1}}, UnknownName, "sannin hachi-hachi has no option 'moon'"),
    ({"seats": 4}, BadSeats, "sannin hachi-hachi is for 3 players, not for 4"),
    ({"seed": -1}, BadNumber, "seed is a whole number from 0"),
    ({"threads": 0}, BadNumber, "threads is a whole number from 1 to 256, not 0"),
]


@pytest.mark.parametrize(("settings", "error", "text"), BAD_SETTINGS)
def test_bad_settings_are_refused(settings: dict[str, object], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        make("sannin", 2, **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize("n", [0, 2**20 + 1, 1.5, True])
def test_a_bad_size_is_refused(n: int) -> None:
    with pytest.raises(BadNumber, match="n is a whole number from 1 to 1048576"):
        make("sannin", n)


def test_an_illegal_action_changes_no_match() -> None:
    env = new_batch(SANNIN, 2)
    before = [env.state(0), env.state(1)]
    with pytest.raises(IllegalAction, match=r"Match 1 has no action 62 now; its legal actions are: .*56"):
        env.step([56, 62])
    assert [env.state(0), env.state(1)] == before


@pytest.mark.parametrize("actions", [[0], np.zeros((2, 1), np.int64), np.zeros(2), ["a", "b"]])
def test_actions_of_another_shape_or_type_are_refused(actions: Words) -> None:
    with pytest.raises(BadArray, match=r"actions must be an array of integers with the shape \(2,\), not "):
        new_batch(SANNIN, 2).step(actions)


def test_buffers_of_another_shape_or_type_are_refused() -> None:
    env = new_batch(SANNIN, 2)
    words = env.layout.words
    bad = [np.zeros((2, words + 1), np.int64), np.zeros((2, words)), [[0] * words] * 2]
    for out in bad:
        with pytest.raises(BadArray, match=r"out must be an array of int64 with the shape \(2, \d+\), not "):
            env.observe(out)  # type: ignore[arg-type]
    with pytest.raises(BadArray, match="out must lie in one piece in memory"):
        env.observe(np.zeros((words, 2), np.int64).T)
    with pytest.raises(BadNumber, match="seats is a whole number from 0 to 2, not 3"):
        observed(env, [0, 3])


def test_an_environment_that_has_not_begun_or_is_closed_refuses_calls() -> None:
    env = make("sannin", 2)
    with pytest.raises(EnvironmentNotReady, match=r"Nothing has begun yet: call reset\(\) before step\(\)"):
        env.step([0, 0])
    env.reset()
    env.close()
    with pytest.raises(EnvironmentNotReady, match="The environment is closed"):
        env.step([0, 0])


def test_a_match_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadNumber, match="index is a whole number from 0 to 1, not 2"):
        new_batch(SANNIN, 2).state(2)
