"""Tianshou collects deals of sannin and learns from them."""

from itertools import pairwise

import numpy as np
import pytest
import torch
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv

from hachiya.envs import sannin_v1
from tests.frameworks.deals import SEATS, played
from tests.frameworks.programs import run_program

GAMMA = 0.99
"""The usual discount of Tianshou's algorithms."""


def test_the_networks_of_the_page_learn(capsys: pytest.CaptureFixture[str]) -> None:
    program = run_program("Tianshou", capsys)
    torch.manual_seed(1)
    for seat in SEATS:
        before = program.learner(program.table()).policy.model.state_dict()
        after = program.seats.get_algorithm(seat).policy.model.state_dict()
        changes = [float((after[name] - before[name]).abs().max()) for name in before]
        assert all(0 < change < 0.1 for change in changes), "Adam moves each weight by about 0.001 a step"

    # The return of a decision has all that its seat is paid until the end of the deal, others' decisions included.
    buffer = program.collector.buffer
    ends = np.flatnonzero(buffer.buffers[0].done) + 1
    indices = np.arange(ends[-1])
    by_seat = program.seats._preprocess_batch(buffer[indices], buffer, indices)
    for place, seat in enumerate(SEATS):
        turns = [index for index in indices if buffer.obs.agent_id[index] == seat]
        rewards = [buffer.rew[turn : ends[ends > turn][0], place] for turn in turns]
        expected = [sum(reward * GAMMA**step for step, reward in enumerate(until_end)) for until_end in rewards]
        assert by_seat[seat].returns.flatten().tolist() == pytest.approx(expected)
        assert sum(map(abs, expected)) > 100


def test_the_collector_gets_each_deal_as_it_is_without_it() -> None:
    def table() -> PettingZooEnv:
        return PettingZooEnv(sannin_v1.env())

    algorithms = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(table().action_space) for _ in range(3)]
    tables = DummyVectorEnv([table])
    tables.seed(8)
    buffer = VectorReplayBuffer(1000, 1)
    collector = Collector(MultiAgentOffPolicyAlgorithm(algorithms=algorithms, env=table()), tables, buffer)
    collector.reset()
    collected = collector.collect(n_episode=6)
    assert collected.n_collected_episodes == 6
    env = sannin_v1.AECEnv()
    env.reset(seed=8)
    ends = np.flatnonzero(buffer.done[: len(buffer)]) + 1
    for begin, end in pairwise([0, *ends]):
        steps = buffer[begin:end]
        env.reset()  # the first time for the collector, which resets tables that have their seed
        actions = iter(steps.act.tolist())
        decisions = played(env, lambda _, actions=actions: next(actions))  # type: ignore[misc]
        assert steps.obs.agent_id.tolist() == [decision.seat for decision in decisions]
        assert steps.obs.obs.tolist() == [decision.cells.tolist() for decision in decisions]
        assert steps.obs.mask.astype(int).tolist() == [decision.mask.tolist() for decision in decisions]
        assert steps.rew.tolist() == [decision.rewards for decision in decisions]
    assert len(ends) == 6
