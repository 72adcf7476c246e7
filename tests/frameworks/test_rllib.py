"""RLlib samples deals of sannin and trains by PPO."""

import pytest
from ray.rllib.env.multi_agent_env_runner import MultiAgentEnvRunner

from hachiya.envs import sannin_v1
from tests.frameworks.deals import SEATS, played
from tests.frameworks.programs import run_program


def test_the_program_of_the_page_trains_on_deals_by_the_rules(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    program = run_program("RLlib", capsys)
    assert program.result["learners"]["seat"]["num_module_steps_trained"] >= 500
    env = sannin_v1.AECEnv()
    env.reset(seed=8)
    for episode in MultiAgentEnvRunner(config=program.config).sample(num_episodes=3):
        own = [episode.agent_episodes[seat] for seat in SEATS]
        actions = {seat: iter(each.get_actions().tolist()) for seat, each in zip(SEATS, own, strict=True)}
        decisions = played(env, lambda seat, actions=actions: next(actions[seat]))  # type: ignore[misc]
        assert not any([*left] for left in actions.values())
        for seat, each in zip(SEATS, own, strict=True):
            seen = each.get_observations()
            of_seat = [decision for decision in decisions if decision.seat == seat]
            assert seen["observations"][:-1].tolist() == [decision.cells.tolist() for decision in of_seat]
            assert seen["action_mask"][:-1].tolist() == [decision.mask.tolist() for decision in of_seat]
        totals = [sum(paid) for paid in zip(*(decision.rewards for decision in decisions), strict=True)]
        assert [each.get_rewards().sum() for each in own] == totals
        env.reset()
    assert "Illegal move made" not in caplog.text
