"""Games as environments of PettingZoo: its own tests, and comparisons with plain tables."""

import copy
import hashlib
import random
import warnings
from importlib import import_module

import numpy as np
import pettingzoo
import pytest

from hachiya.engine.rng import LANES, pick, seed
from hachiya.envs.observation import observation
from hachiya.envs.unpack import unpack
from hachiya.games.table import Table
from hachiya.words.errors import BadNumber, BadSeats, EnvironmentNotReady, IllegalAction, UnknownName
from tests.envs.agents import BY_NAME, NAMES, TABLES, actions, raw_env
from tests.envs.batches import deal_on
from tests.sampling import slow

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of an environment of PettingZoo that it imports
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.render_test import render_test
    from pettingzoo.test.seed_test import seed_test

EPISODES = ("deal", "match")
END_OF_LEAD = 54
"""An action of bashifen without which random deals end with their first lead."""
FROZEN = {
    ("sannin_v1", 50): "1749a5f91b71df29",
    ("sannin_v1", 1000): "fbb859c796f21b6c",
    ("nakayoshi_v2", 50): "42999656eb1511a2",
    ("nakayoshi_v2", 1000): "81aaedfb2c2338df",
    ("shiragiku_v2", 50): "629f01a67b162076",
    ("shiragiku_v2", 1000): "1b7149cf78f4f226",
    ("hachiju_v1", 50): "d813a157691f48b0",
    ("hachiju_v1", 1000): "f056ee4b3605a611",
    ("bashifen_v1", 50): "a8416ec6c389e3f6",
    ("bashifen_v1", 1000): "df9b23f622903d5a",
}
"""By name and number of episodes: a digest of random play."""

# PettingZoo warns of what its own games of cards have too: observations in a dict, and no legal action at the end.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("cycles", [10, slow(2000)])
@pytest.mark.parametrize("episode", EPISODES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_api_test_passes(name: str, seats: int, episode: str, cycles: int) -> None:
    env = import_module(f"hachiya.envs.{name}").env(seats=seats, episode=episode)
    api_test(env, num_cycles=cycles)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("cycles", [10, slow(500)])
@pytest.mark.parametrize("name", NAMES)
def test_the_seed_test_passes(name: str, cycles: int) -> None:
    seed_test(import_module(f"hachiya.envs.{name}").env, num_cycles=cycles)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    "name", ["sannin_v1", *map(slow, ("nakayoshi_v2", "shiragiku_v2", "hachiju_v1", "bashifen_v1"))]
)
def test_the_render_test_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(import_module(f"hachiya.envs.{name}").env)
    assert "1" in capsys.readouterr().out


def test_every_game_has_an_environment_named_for_its_version() -> None:
    for name, game in BY_NAME.items():
        module = import_module(f"hachiya.envs.{name}")
        assert module.AECEnv.game is game
        assert str(module.env()) == str(raw_env(name)) == name


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_makes_an_environment_by_its_name(name: str) -> None:
    import_module(f"hachiya.envs.{name}")
    seats = max(BY_NAME[name].seats)
    env = pettingzoo.make("aec", f"hachiya/{name}", seats=seats)
    assert env.possible_agents == [f"seat_{seat}" for seat in range(seats)]


@pytest.mark.parametrize("steps", [60, slow(3000)])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_environment_plays_the_matches_of_plain_tables(name: str, seats: int, steps: int) -> None:
    game = BY_NAME[name]
    env, dice = raw_env(name, seats=seats, episode="match", packed=True), random.Random(3)
    env.reset(seed=7)
    table = Table(game, seats=seats, seed=7)
    deal_on(table)
    for _, action in zip(range(steps), actions(env, dice), strict=False):
        assert env.agent_selection == f"seat_{table.turn}"
        for seat in range(seats):
            seen = env.observe(f"seat_{seat}")
            assert seen["observation"].tolist() == observation(game, table.state, seat)
            legal = table.legal() if seat == table.turn else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        table.act(table.turn, action)
        deal_on(table)


@pytest.mark.parametrize("name", NAMES)
def test_the_mask_stands_in_the_info_too(name: str) -> None:
    env, dice = raw_env(name), random.Random(1)
    env.reset(seed=2)
    for _, _ in zip(range(20), actions(env, dice), strict=False):
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert (env.infos[agent]["action_mask"] == mask).all()
            assert mask.any() == (agent == env.agent_selection)


@pytest.mark.parametrize("name", NAMES)
def test_cells_are_the_words_unpacked(name: str) -> None:
    envs = [raw_env(name, packed=packed) for packed in (False, True)]
    dice = random.Random(4)
    for env in envs:
        env.reset(seed=3)
    cells, words = envs
    layout = words.state_space.shape
    for _, action in zip(range(20), actions(cells, dice), strict=False):
        agent = cells.agent_selection
        packed = words.observe(agent)["observation"]
        assert packed.shape == layout
        assert (cells.observe(agent)["observation"] == unpack(packed, cells.layout)).all()
        words.step(action)


@pytest.mark.parametrize("name", NAMES)
def test_the_state_shows_all_hands(name: str) -> None:
    env, dice = raw_env(name, packed=True), random.Random(5)
    env.reset(seed=6)
    table = Table(BY_NAME[name], seed=6)
    deal_on(table)
    for _, action in zip(range(20), actions(env, dice), strict=False):
        assert env.state().tolist() == observation(BY_NAME[name], table.state, 0, perfect_information=True)
        assert env.state_space.contains(env.state())
        table.act(table.turn, action)
        deal_on(table)


def test_cells_of_the_state_are_in_its_space() -> None:
    env = raw_env("sannin_v1")
    env.reset(seed=1)
    assert env.state_space.contains(env.state())


def test_the_next_episode_is_the_next_deal_of_the_match() -> None:
    env, dice = raw_env("sannin_v1", packed=True), random.Random(1)
    env.reset(seed=9)
    months = []
    for _ in range(14):
        words = env.observe(env.agent_selection)["observation"].tolist()
        months.append(env.layout.plane("month").read(words))
        for _ in actions(env, dice):
            pass
        env.reset()
    assert months == [*range(1, 13), 1, 2]


def test_a_seed_begins_the_first_match_anew() -> None:
    env, dice = raw_env("shiragiku_v2"), random.Random(1)
    env.reset(seed=9)
    first = env.state()
    for _, _ in zip(range(10), actions(env, dice), strict=False):
        pass
    env.reset(seed=9)
    assert (env.state() == first).all()
    env.reset(seed=10)
    assert (env.state() != first).any()


def test_the_rewards_of_a_match_are_its_result() -> None:
    env, dice = raw_env("sannin_v1", episode="match", options={"months": 3}), random.Random(1)
    env.reset(seed=9)
    table = Table(BY_NAME["sannin_v1"], {"months": 3}, seed=9)
    deal_on(table)
    totals = np.zeros(3)
    for action in actions(env, dice):
        totals += [*env.rewards.values()]
        table.act(table.turn, action)
        deal_on(table)
    totals += [*env.rewards.values()]
    assert table.over
    assert totals.tolist() == [*table.state.books.result[:3]]


def test_an_episode_ends_for_all_seats_at_once() -> None:
    env, dice = raw_env("hachiju_v1"), random.Random(3)
    env.reset(seed=1)
    for _ in actions(env, dice):
        assert not any(env.terminations.values())
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    for agent in env.possible_agents:
        assert not env.observe(agent)["action_mask"].any()
        env.step(None)
    assert env.agents == []


def test_a_copy_plays_on_apart() -> None:
    env, dice = raw_env("nakayoshi_v2", seats=7), random.Random(3)
    env.reset(seed=1)
    next(actions(env, dice))
    other = copy.deepcopy(env)
    before = env.state()
    for _, _ in zip(range(5), actions(other, dice), strict=False):
        pass
    assert (env.state() == before).all()
    assert (other.state() != before).any()


def test_others_see_nothing_of_a_choice_that_is_not_whole() -> None:
    env, dice = raw_env("bashifen_v1", packed=True), random.Random(2)
    env.reset(seed=3)
    table = Table(BY_NAME["bashifen_v1"], seed=3)
    deal_on(table)
    pieces = 0
    for action in actions(env, dice):
        table.act(table.turn, action)
        if not table.chosen:
            continue
        agent, others = env.agent_selection, [agent for agent in env.agents if agent != env.agent_selection]
        before = [env.observe(other)["observation"].tolist() for other in others]
        own = env.observe(agent)["observation"].tolist()
        env_after = copy.deepcopy(env)
        env_after.step(action)
        assert env_after.agent_selection == agent
        assert not any(env_after.rewards.values())
        assert [env_after.observe(other)["observation"].tolist() for other in others] == before
        assert env_after.observe(agent)["observation"].tolist() != own
        pieces += 1
    assert pieces > 5


def test_an_illegal_action_ends_the_episode_of_a_wrapped_environment(caplog: pytest.LogCaptureFixture) -> None:
    env = import_module("hachiya.envs.sannin_v1").env()
    env.reset(seed=8)
    env.step(62)
    assert "Illegal move made" in caplog.text
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0, "seat_2": 0}
    assert all(env.terminations.values())
    env.reset()
    assert not any(env.terminations.values())


BAD_SETTINGS = [
    ({"episode": "hand"}, UnknownName, "episode cannot be 'hand'; its values are: deal, match"),
    ({"options": {"moon": 1}}, UnknownName, "sannin hachi-hachi has no option 'moon'"),
    ({"render_mode": "film"}, UnknownName, "render_mode cannot be 'film'; its values are: human, ansi, rgb_array"),
    ({"seats": 4}, BadSeats, "sannin hachi-hachi is for 3 players, not for 4"),
]


@pytest.mark.parametrize(("settings", "error", "text"), BAD_SETTINGS)
def test_bad_settings_are_refused(settings: dict[str, object], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        raw_env("sannin_v1", **settings)  # type: ignore[arg-type]


def test_wrong_actions_are_refused_and_change_nothing() -> None:
    env = raw_env("sannin_v1")
    env.reset(seed=8)
    before = env.state()
    with pytest.raises(IllegalAction, match=r"no action 62 now; its legal actions are: .*56"):
        env.step(62)
    for action in (None, 1.5, "pass"):
        with pytest.raises(TypeError, match="action must be a whole number"):
            env.step(action)  # type: ignore[arg-type]
    assert (env.state() == before).all()


def test_calls_out_of_order_are_refused() -> None:
    env, dice = raw_env("sannin_v1", render_mode="ansi"), random.Random(1)
    for call in (lambda: env.step(56), lambda: env.observe("seat_0"), env.state, env.render):
        with pytest.raises(EnvironmentNotReady, match="Nothing has begun yet"):
            call()
    with pytest.raises(BadNumber, match="seed"):
        env.reset(seed=-1)
    env.reset(seed=8)
    for _ in actions(env, dice):
        pass
    with pytest.raises(IllegalAction, match="the only action of a seat is None"):
        env.step(56)
    for _ in env.possible_agents:
        env.step(None)
    with pytest.raises(EnvironmentNotReady, match="The episode of match 0 is over"):
        env.step(None)
    env.reset()
    env.close()
    for call in (lambda: env.step(56), lambda: env.observe("seat_0"), env.state, env.render, env.reset):
        with pytest.raises(EnvironmentNotReady, match="The environment is closed"):
            call()


def played(name: str, episodes: int) -> str:
    """A digest of all that seats see and get in random episodes."""
    env = raw_env(name, packed=True)
    env.reset(seed=1)
    lanes = [0] * LANES
    seed(lanes, 1, 1)
    digest = hashlib.sha256()
    ends_leads = env.game.room == "bashifen"
    for _ in range(episodes):
        while not env.terminations[env.agent_selection]:
            seen = env.observe(env.agent_selection)
            mask = sum(1 << int(action) for action in np.flatnonzero(seen["action_mask"]))
            digest.update(env.agent_selection.encode() + mask.to_bytes(8) + seen["observation"].tobytes())
            env.step(END_OF_LEAD if ends_leads and mask >> END_OF_LEAD & 1 else pick(lanes, mask))
            digest.update(np.array([*env.rewards.values()], np.float32).tobytes())
        env.reset()
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("episodes", [50, slow(1000)])
@pytest.mark.parametrize("name", NAMES)
def test_an_environment_of_a_version_is_frozen(name: str, episodes: int) -> None:
    """What changes a digest is another version of the game."""
    assert played(name, episodes) == FROZEN[name, episodes]
