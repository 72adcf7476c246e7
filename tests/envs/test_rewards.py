"""Rewards are what the seats win: by decision, deal and match, as played, at ×1, and in levels."""

import random

import numpy as np
import pytest

from hachiya.envs.batch import Batch
from hachiya.envs.batch.records import Episode
from hachiya.games.table import Table
from tests.envs.batches import deal_on, new_batch, random_actions, table_of
from tests.playing import A_GAME_EACH, Menu

FLOWERS = A_GAME_EACH[:4]
BASHIFEN = A_GAME_EACH[4]
flowers = pytest.mark.parametrize("menu", FLOWERS, ids=str)
all_games = pytest.mark.parametrize("menu", A_GAME_EACH, ids=str)


def played_to_the_end(env: Batch, value: int = 3) -> tuple[Table, list[list[float]]]:
    """Play the first match to its end; return its table and the rewards of every step."""
    dice = random.Random(value)
    table = table_of(env, 0)
    rewards = []
    while not table.over:
        actions = random_actions(env, dice)
        if env.turns[0] >= 0:
            table.act(int(env.turns[0]), int(actions[0]))
            if env.setup.episode is Episode.MATCH or not table.game.begins_month(table.state):
                deal_on(table)
        else:
            deal_on(table)
        env.step(actions)
        rewards.append(env.rewards[0].tolist())
    return table, rewards


@flowers
def test_the_rewards_of_a_match_add_up_to_the_result(menu: Menu) -> None:
    for due in ("decision", "deal", "match"):
        table, rewards = played_to_the_end(new_batch(menu, 1, due=due))
        assert np.sum(rewards, 0).tolist() == list(table.state.books.result[: menu.seats])


@flowers
def test_the_rewards_of_deals_add_up_to_the_scores(menu: Menu) -> None:
    table, rewards = played_to_the_end(new_batch(menu, 1, episode="deal", due="deal"))
    start = getattr(table.rules, "start", 0)
    assert np.sum(rewards, 0).tolist() == [table.state.books.scores[seat] - start for seat in range(menu.seats)]


@all_games
def test_rewards_are_paid_when_they_are_due(menu: Menu) -> None:
    paid = {due: played_to_the_end(new_batch(menu, 1, due=due))[1] for due in ("decision", "deal", "match")}
    steps = {due: sum(any(reward) for reward in rewards) for due, rewards in paid.items()}
    assert steps["match"] == 1
    assert 1 < steps["deal"] <= steps["decision"]


def test_the_levels_of_two_pairs_are_opposite() -> None:
    table, rewards = played_to_the_end(new_batch(BASHIFEN, 1))
    total = np.sum(rewards, 0).tolist()
    assert total[0] == total[2] == -total[1] == -total[3]
    assert (total[0] > 0) == (table.state.books.winners == 0)


def test_at_one_nothing_multiplies() -> None:
    played, at_one = (
        played_to_the_end(new_batch(FLOWERS[0], 1, episode="deal", due="deal", reward=reward))[1]
        for reward in ("points", "at_one")
    )
    assert len(played) == len(at_one)
    assert np.abs(at_one).sum() < np.abs(played).sum()
    assert any(reward == single != [0.0] * 3 for reward, single in zip(played, at_one, strict=True))
