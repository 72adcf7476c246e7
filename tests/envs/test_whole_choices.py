"""Bashifen with whole choices as actions: the list has every choice, and a choice is played as in pieces."""

import hashlib
import math
import random
import warnings
from collections.abc import Iterator

import numpy as np
import pytest

from hachiya.engine.bits import members
from hachiya.envs import bashifen_whole_v1
from hachiya.envs.observation import observation
from hachiya.games.bashifen.state import Action, Phase
from hachiya.games.bashifen.trumps import cards_of
from hachiya.games.choices import FEW
from hachiya.games.table import Table
from hachiya.words.errors import IllegalAction
from tests.envs.batches import deal_on
from tests.sampling import slow

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of an environment of PettingZoo that it imports
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.seed_test import seed_test

FROZEN = {40: "e12088bcbdd96ba4", 400: "9eeb5345489890ae"}
"""By the number of episodes: a digest of random play."""
SUITS_AND_TRUMPS = 5

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def played(env: bashifen_whole_v1.AECEnv, dice: random.Random) -> Iterator[tuple[np.ndarray, int]]:
    """The choices and the number of one, until the episode is over; it is taken after it is yielded.

    Most leads have one card, as leads of several are often wrong and end the deal.
    """
    while not env.terminations[env.agent_selection]:
        choices = env.infos[env.agent_selection]["choices"]
        sizes = choices.sum(axis=1)
        small = np.flatnonzero(sizes == sizes.min()).tolist()
        action = dice.choice(small) if dice.random() < 0.9 else dice.randrange(len(choices))
        yield choices, action
        env.step(action)


def begun(env: bashifen_whole_v1.AECEnv, value: int) -> Table:
    """The table of the first match of a seed, in which the environment begins too."""
    env.reset(seed=value)
    table = Table(env.game, seed=value)
    deal_on(table)
    return table


def pieces_of(row: np.ndarray) -> list[int]:
    return np.repeat(np.arange(len(row)), row).tolist()


@pytest.mark.parametrize("cycles", [20, slow(1000)])
def test_the_tests_of_pettingzoo_pass(cycles: int) -> None:
    api_test(bashifen_whole_v1.env(), num_cycles=cycles)  # type: ignore[no-untyped-call]
    seed_test(bashifen_whole_v1.env, num_cycles=cycles)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("episodes", [12, slow(200)])
def test_a_listed_choice_is_played_as_at_a_table(episodes: int) -> None:
    """Where choices are few, the list is that of `View.legal`; a row is legal, and leads to the table's position."""
    env, dice = bashifen_whole_v1.raw_env(packed=True), random.Random(2)
    wholes = 0
    for episode in range(episodes):
        table = begun(env, episode)
        for choices, action in played(env, dice):
            assert env.agent_selection == f"seat_{table.turn}"
            assert env.state().tolist() == observation(env.game, table.state, 0, perfect_information=True)
            legal = table.view(table.turn).legal()
            if legal[0].is_whole and len(legal) <= FEW:
                assert sorted(map(pieces_of, choices)) == sorted(sorted(choice.actions) for choice in legal)
            for piece in pieces_of(choices[action]):
                table.act(table.turn, piece)
            wholes += not table.chosen
            deal_on(table)
    assert wholes > 200


def number_of_leads(table: Table) -> int:
    """Of each suit, any of its cards, one at least."""
    state, seat = table.state, table.turn
    suits = [cards_of(state.trumps, suit) for suit in range(SUITS_AND_TRUMPS)]
    copies = [
        [2 + (state.hand_two[seat] >> kind & 1) for kind in members(state.hand_one[seat] & suit)] for suit in suits
    ]
    return sum(math.prod(factors) - 1 for factors in copies)


@pytest.mark.parametrize("episodes", [12, slow(200)])
def test_the_list_has_every_lead_once(episodes: int) -> None:
    env, dice = bashifen_whole_v1.raw_env(), random.Random(5)
    listed = longer = 0
    for episode in range(episodes):
        table = begun(env, episode)
        for choices, action in played(env, dice):
            state = table.state
            assert len({row.tobytes() for row in choices}) == len(choices)
            if state.phase == Phase.PLAY and state.plays == 0 and not table.chosen:
                number = number_of_leads(table)
                if number <= bashifen_whole_v1.MOST_CHOICES:
                    listed += 1
                    assert len(choices) == number
                    assert choices[:, Action.COMMIT].all()
                else:
                    longer += 1
                    assert (choices.sum(axis=1) == 1).all()
            for piece in pieces_of(choices[action]):
                table.act(table.turn, piece)
            deal_on(table)
    assert listed > 50
    assert longer


def test_a_burial_ends_with_a_list_of_the_last_cards() -> None:
    env, dice = bashifen_whole_v1.raw_env(), random.Random(1)
    table = begun(env, 4)
    sizes = []
    for choices, action in played(env, dice):
        if table.state.phase == Phase.BURY:
            sizes.append(int(choices[action].sum()))
        for piece in pieces_of(choices[action]):
            table.act(table.turn, piece)
        if table.state.phase == Phase.PLAY:
            break
    assert sizes == [1, 1, 1, 1, 1, 1, 2]


def test_a_number_behind_the_list_is_refused_and_changes_nothing() -> None:
    env = bashifen_whole_v1.raw_env()
    env.reset(seed=8)
    before = env.state()
    for action in (2, -1):
        with pytest.raises(IllegalAction, match="its legal actions are: 0 … 1"):
            env.step(action)
    assert (env.state() == before).all()


@pytest.mark.parametrize("episodes", [40, slow(400)])
def test_the_version_is_frozen(episodes: int) -> None:
    """What changes a digest is another version of the game."""
    env, dice = bashifen_whole_v1.raw_env(packed=True), random.Random(1)
    env.reset(seed=1)
    digest = hashlib.sha256()
    for _ in range(episodes):
        for choices, action in played(env, dice):
            seen = env.observe(env.agent_selection)["observation"]
            digest.update(env.agent_selection.encode() + choices.tobytes() + seen.tobytes() + bytes([action % 256]))
        digest.update(np.array([*env.rewards.values()], np.float32).tobytes())
        env.reset()
    assert digest.hexdigest()[:16] == FROZEN[episodes]
