"""Shimmy makes environments of PettingZoo from the games for OpenSpiel."""

import pytest
from pettingzoo.test.api_test import api_test
from shimmy import OpenSpielCompatibilityV0

from hachiya.envs.openspiel import REGISTERED
from tests.frameworks.programs import run_program


def test_the_deal_of_the_page_pays_what_openspiel_pays(capsys: pytest.CaptureFixture[str]) -> None:
    program = run_program("Shimmy", capsys)
    state = program.env.game_state
    assert state.is_terminal()
    again = state.get_game().new_initial_state()
    for action in state.history():
        assert action in again.legal_actions()
        again.apply_action(action)
    assert again.returns() == [*program.env.rewards.values()]
    assert len(program.observation) == state.get_game().observation_tensor_size()


@pytest.mark.parametrize("name", REGISTERED)
def test_the_api_test_passes(name: str) -> None:
    env = OpenSpielCompatibilityV0(game_name=name, config={"chance": "seed"})
    api_test(env, num_cycles=100)  # type: ignore[no-untyped-call]
