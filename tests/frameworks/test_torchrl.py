"""TorchRL plays sannin in its wrapper of PettingZoo."""

import pytest
from torchrl.envs import PettingZooWrapper

from hachiya.envs import sannin_v1
from tests.frameworks.deals import SEATS, played
from tests.frameworks.programs import run_program


def test_the_network_of_the_page_plays_a_deal_by_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    deal = run_program("TorchRL", capsys).deal
    group = deal["agents"]
    assert group["mask"].sum(1).tolist() == [1] * len(deal)
    turns = group["mask"].int().argmax(1).tolist()
    actions = iter([group["action"][step, seat].item() for step, seat in enumerate(turns)])
    env = sannin_v1.AECEnv()
    env.reset(seed=8)
    env.reset()  # the wrapper resets to set the seed, and again before it plays
    decisions = played(env, lambda _: next(actions))
    assert next(actions, None) is None
    for step, (decision, seat) in enumerate(zip(decisions, turns, strict=True)):
        assert decision.seat == SEATS[seat]
        assert group["observation", "observation"][step, seat].tolist() == decision.cells.tolist()
        assert group["action_mask"][step, seat].int().tolist() == decision.mask.tolist()
        assert deal["next", "agents", "reward"][step].flatten().tolist() == decision.rewards
    assert deal["next", "done"].flatten().tolist() == [False] * (len(deal) - 1) + [True]


def test_random_actions_of_seats_by_themselves_follow_the_masks() -> None:
    wrapper = PettingZooWrapper(sannin_v1.env(), use_mask=True)
    wrapper.set_seed(5)
    env = sannin_v1.AECEnv()
    env.reset(seed=5)
    for _ in range(6):
        deal = wrapper.rollout(1000)
        turns = [next(seat for seat in SEATS if deal[seat, "mask"][step]) for step in range(len(deal))]
        actions = iter([deal[seat, "action"][step].item() for step, seat in enumerate(turns)])
        env.reset()
        decisions = played(env, lambda _, actions=actions: next(actions))  # type: ignore[misc]
        assert [decision.seat for decision in decisions] == turns
        rewards = [[deal["next", seat, "reward"][step].item() for seat in SEATS] for step in range(len(deal))]
        assert [decision.rewards for decision in decisions] == rewards
