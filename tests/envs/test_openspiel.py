"""Deals as games of OpenSpiel: its own tests, and what seats may know."""

import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states

from hachiya.engine.ledger import NOBODY
from hachiya.envs.observation import observation
from hachiya.envs.openspiel import REGISTERED, DealState
from hachiya.envs.openspiel.steps import Chosen, Dealt
from hachiya.envs.unpack import unpack
from hachiya.games.registry import FLOWER_GAMES
from hachiya.words.errors import BadNumber, BadSeats, UnknownName
from tests.sampling import first, slow

NAMES = list(REGISTERED)
TABLES = [(name, seats) for name, game in REGISTERED.items() for seats in sorted({*game.rules.seats})]
FEW_TABLES = [
    ("python_hachiya_sannin", 3),
    ("python_hachiya_nakayoshi", 7),  # the white card is drawn after a choice
    ("python_hachiya_shiragiku", 7),
    ("python_hachiya_bashifen", 4),
]
FLOWERS = [f"python_hachiya_{game.name}" for game in FLOWER_GAMES]
SMALL_TABLES = [(name, seats) for name, seats in TABLES if seats == 3 or name not in FLOWERS]
END_OF_LEAD = 54


def play_on(state: DealState, dice: random.Random) -> None:
    """Apply a random outcome or action; at bashifen a lead ends as soon as it may."""
    legal = state.legal_actions()
    ends = END_OF_LEAD in legal and not state.is_chance_node() and state.table.game.room == "bashifen"
    state.apply_action(END_OF_LEAD if ends else dice.choice(legal))


def decisions(name: str, value: int, **parameters: str | int) -> Any:
    """The states of a random deal in which a seat must choose, and the last one."""
    state, dice = pyspiel.load_game(name, parameters).new_initial_state(), random.Random(value)
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        play_on(state, dice)
    yield state


@pytest.mark.parametrize("chance", ["cards", "seed"])
@pytest.mark.parametrize(("name", "seats"), first(FEW_TABLES, TABLES))
def test_the_random_simulation_passes(name: str, seats: int, chance: str) -> None:
    game = pyspiel.load_game(name, {"players": seats, "chance": chance, "decks": 50})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", first(["python_hachiya_hachiju"], NAMES))
def test_the_api_tests_on_a_part_of_the_tree_pass(name: str) -> None:
    from open_spiel.integration_tests import api_test

    class Case(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game_name, cls.game = name, pyspiel.load_game(f"{name}(chance=seed)")
            cls.game_type = cls.game.get_type()
            cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=60)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Case).run(result)
    assert result.testsRun == 5
    assert [text for _, text in [*result.failures, *result.errors]] == []


@pytest.mark.parametrize("chance", ["cards", "seed"])
@pytest.mark.parametrize(("name", "seats"), first(FEW_TABLES, TABLES))
def test_actions_are_those_that_openspiel_makes_of_outcomes(name: str, seats: int, chance: str) -> None:
    state = pyspiel.load_game(name, {"players": seats, "chance": chance, "decks": 9}).new_initial_state()
    dice = random.Random(3)
    while True:
        for player in range(seats):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        if state.is_terminal():
            break
        play_on(state, dice)


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_pays_what_the_table_pays(name: str) -> None:
    states = [*decisions(name, 3)]
    last = states[-1]
    table = last.get_game().first_table.copy()
    before = table.game.scores(table.state)
    for step in last.steps:
        if isinstance(step, Dealt):
            table.deal(step.deck, step.second, white=step.white)
        else:
            table.act(step.seat, step.action)
    assert table.state == last.table.state
    if name in FLOWERS:
        after = table.game.scores(table.state)
        assert last.returns() == [now - then for now, then in zip(after, before, strict=True)]
    else:
        assert sum(last.returns()) == 0
        assert any(any([*decisions(name, value)][-1].returns()) for value in range(10))


@pytest.mark.parametrize("name", NAMES)
def test_pieces_are_planes_of_the_observation(name: str) -> None:
    observer = observer_of(name)
    for state in [*decisions(name, 4)][:20]:
        for seat in range(2):
            observer.set_from(state, seat)
            words = np.array(observation(state.table.game, state.table.state, seat))
            assert (observer.tensor == unpack(words, observer.layout)).all()
            hand = "hand_one_0" if "hand_one_0" in observer.dict else "hand_0"
            start = observer.layout.plane(hand[:-2], 0)
            assert observer.dict[hand].sum() == len(start.read(words.tolist()))


def holds(state: DealState, seat: int) -> bool:
    """Whether a seat holds cards that not all see."""
    table = state.table
    if table.game.family == "bashifen":
        return bool(table.state.hand_one[seat] & ~table.state.open_one[seat])
    return bool(table.state.hands[seat] & ~table.state.exposed[seat])


def observer_of(name: str, **kind: Any) -> Any:
    return REGISTERED[name]().make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, **kind))


@pytest.mark.parametrize("name", NAMES)
def test_public_and_private_pieces_make_the_whole(name: str) -> None:
    whole, public, private = (
        observer_of(name),
        observer_of(name, private_info=pyspiel.PrivateInfoType.NONE),
        observer_of(name, public_info=False),
    )
    dice = random.Random(5)
    for state in decisions(name, 5):
        if dice.random() < 0.5:
            continue
        for seat in range(state.get_game().num_players()):
            for observer in (whole, public, private):
                observer.set_from(state, seat)
            differs = private.tensor != 0
            assert (np.where(differs, private.tensor, public.tensor) == whole.tensor)[
                differs | (whole.tensor != 0)
            ].all()
            view = state.table.game.observe(state.table.state, NOBODY)
            words = np.array(observation(state.table.game, view, seat))
            assert (public.tensor == unpack(words, public.layout)).all()


def test_all_hands_are_seen_if_that_is_asked_for() -> None:
    observer = observer_of("python_hachiya_sannin", private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    state = next(decisions("python_hachiya_sannin", 1))
    observer.set_from(state, 0)
    assert observer.dict["hand_1"].sum() == observer.dict["hand_2"].sum() == 7


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_recalls_its_record(name: str) -> None:
    """What a seat recalls says which actions it may choose, and hides the hands of others."""
    states = [state.clone() for state in decisions(name, 6)]
    for state in states[:: max(1, len(states) // 8)]:
        for seat in range(state.get_game().num_players()):
            text = state.information_state_string(seat)
            assert text.startswith(f"{seat} ")
            if name in FLOWERS and any(isinstance(step, Dealt) for step in state.steps):
                assert "?" * 7 in text
            own = [step.action for step in state.steps if isinstance(step, Chosen) and step.seat == seat]
            assert str(own) in text


def resampled(state: DealState, seat: int, dice: random.Random) -> DealState:
    """Another deal, after a check that it looks equal to the seat and can be played."""
    other = state.resample_from_infostate(seat, dice.random)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.legal_actions() == state.legal_actions()
    again = state.get_game().new_initial_state()
    for action in other.history():
        again.apply_action(action)
    assert str(again) == str(other)
    return other


@pytest.mark.parametrize("deals", [2, slow(40)])
@pytest.mark.parametrize(("name", "seats"), first(SMALL_TABLES, TABLES))
def test_a_resampled_deal_can_be_played_and_looks_equal(name: str, seats: int, deals: int) -> None:
    """A seat that was squeezed out and paid for its yaku leaves few deals, which are not always found."""
    dice, successes, misses = random.Random(7), 0, 0
    for value in range(deals):
        for state in decisions(name, value, players=seats):
            if state.is_terminal() or dice.random() > 0.2:
                continue
            try:
                other = resampled(state, state.current_player(), dice)
            except RuntimeError:
                assert seats > 3
                misses += 1
            else:
                successes += 1
                assert str(other) != str(state) or not any(isinstance(step, Dealt) for step in state.steps)
    assert successes > 2 * misses


@pytest.mark.parametrize(
    "name",
    [
        "python_hachiya_sannin",
        slow("python_hachiya_nakayoshi"),
        slow("python_hachiya_hachiju"),
        slow("python_hachiya_bashifen"),
    ],
)
def test_ismcts_plays(name: str) -> None:
    np.random.seed(1)
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.4, max_simulations=5, evaluator=evaluator)
    states = decisions(name, 2)
    for _ in range(5):
        state = next(states)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("parameters", "error", "text"),
    [
        ({"chance": "dice"}, UnknownName, "chance cannot be 'dice'; its values are: cards, seed"),
        ({"multipliers": "Z"}, UnknownName, "multipliers"),
        ({"players": 4}, BadSeats, "sannin hachi-hachi is for 3 players, not for 4"),
        ({"decks": 0}, BadNumber, "decks is a whole number from 1"),
    ],
)
def test_bad_parameters_are_refused(parameters: dict[str, str | int], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        REGISTERED["python_hachiya_sannin"](parameters)


def test_other_seats_are_asked_in_a_resampled_drawing() -> None:
    """At bashifen a seat sees neither who is asked nor who passes while cards are drawn."""
    dice, asked = random.Random(1), set()
    state = next(state for state in decisions("python_hachiya_bashifen", 1) if state.table.state.drawn > 60)
    for _ in range(20):
        other = resampled(state, state.current_player(), dice)
        asked.add(tuple(step.seat for step in other.steps if isinstance(step, Chosen)))
    assert len(asked) > 1


def test_what_cannot_be_resampled_is_refused() -> None:
    seeded = next(decisions("python_hachiya_sannin", 1, chance="seed"))
    with pytest.raises(UnknownName, match="chance cannot be 'seed'; its values are: cards"):
        seeded.resample_from_infostate(0, random.random)


def test_an_option_is_a_parameter() -> None:
    game = pyspiel.load_game("python_hachiya_sannin(months=6,overtime=yes)")
    assert game.first_table.options["months"] == 6
    assert game.first_table.options["overtime"] == "yes"


def test_a_program_that_has_played_ends_in_order() -> None:
    """A class that OpenSpiel alone refers to crashes the interpreter at its exit."""
    script = "import pyspiel, hachiya.envs.openspiel; pyspiel.load_game('python_hachiya_sannin').new_initial_state()"
    assert subprocess.run((sys.executable, "-c", script), check=False).returncode == 0
