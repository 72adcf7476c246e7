"""Endings as games of OpenSpiel: that they are the game itself, hide what is hidden, and are solved."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

from hachiya.bots.registry import find_bot
from hachiya.envs.openspiel import EndingState, Tree
from hachiya.games.hanafuda.cards import mask
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.matches.match import Match
from hachiya.matches.streams import stream
from hachiya.records.positions.text import read
from hachiya.words.errors import BadRecord, UnknownName
from tests.sampling import slow

HACHIJU = """position 1
game hachiju v1 seats 2
turn 0 play
deal 1
in_play 0 1 -
joined 0 1
hand 0 bt
hand 1 EG
captured 0 ACgiprsu
captured 1 BDNPQRSTUWcekl
field LXYh
stock KfOdHIqMoavnFjVJmZ
"""
SANNIN = """position 1
game sannin v1 seats 3
turn 0 play
deal 1
hand 0 Au
hand 1 Wt
hand 2 Cs
open 2 C
captured 0 MPUXdeklmn
captured 1 BDEFGHILNOYZgh
captured 2 QRSTcfijor
field Jb
shown 2 pikaichi
stock qVpaKv
"""
TWO_TURNED = (HACHIJU, "btEGKf")
"""Hands of two, and the next two cards of the stock."""
ONE_TURNED = (HACHIJU, "btEGK")
THREE_SEATS = (SANNIN, "AuWts")


def opened(position: str, hidden: str) -> Any:
    return pyspiel.load_game("python_hachiya_ending", {"position": position, "hidden": hidden})


def all_states(state: EndingState) -> Iterator[EndingState]:
    yield state
    for action in [] if state.is_terminal() else state.legal_actions():
        yield from all_states(state.child(action))


@pytest.mark.parametrize("ending", [TWO_TURNED, THREE_SEATS, (HACHIJU, ""), (SANNIN, "")])
def test_the_random_simulation_passes(ending: tuple[str, str]) -> None:
    pyspiel.random_sim_test(opened(*ending), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("ending", [TWO_TURNED, THREE_SEATS])
def test_an_ending_is_played_and_paid_by_the_rules(ending: tuple[str, str]) -> None:
    """The cards that chance has laid, typed as a position, are played and paid likewise."""
    position, _ = ending
    dice, game = random.Random(1), opened(*ending)
    for _ in range(20):
        state, chosen = game.new_initial_state(), []
        while not state.is_terminal():
            action = dice.choice(state.legal_actions())
            if not state.is_chance_node():
                chosen.append(action)
            state.apply_action(action)
        table = read(position, 0)[0]
        before = table.game.scores(table.state)
        start = stock_start(table.state) + table.state.turned
        table.state.hands[: table.seats] = [mask(hand) for hand in state.hands]
        turned = state.table.state.turned - table.state.turned
        table.state.deck[start : start + turned] = state.table.state.deck[start : start + turned]
        for action in chosen:
            table.act(table.turn, action)
        after = table.game.scores(table.state)
        assert state.returns() == [now - then for now, then in zip(after, before, strict=True)]


@pytest.mark.parametrize(("ending", "deals"), [(ONE_TURNED, 30), (TWO_TURNED, 90), (THREE_SEATS, 30)])
def test_every_deal_of_the_hidden_cards_has_the_same_probability(ending: tuple[str, str], deals: int) -> None:
    game = opened(*ending)
    chances: dict[tuple[str, ...], float] = {}

    def visit(state: EndingState, chance: float) -> None:
        if not state.is_chance_node():
            hands = tuple(state.hands)
            chances[hands] = chances.get(hands, 0) + chance
            return
        for outcome, probability in state.chance_outcomes():
            visit(state.child(outcome), chance * probability)

    visit(game.new_initial_state(), 1)
    assert len(chances) == deals
    assert [*chances.values()] == [pytest.approx(1 / deals)] * deals


@pytest.mark.parametrize("ending", [ONE_TURNED, THREE_SEATS, slow(TWO_TURNED)])
def test_a_seat_sees_the_same_in_all_states_that_it_cannot_tell_apart(ending: tuple[str, str]) -> None:
    seen: dict[str, Any] = {}
    shared = 0
    for state in all_states(opened(*ending).new_initial_state()):
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.current_player()
        view = state.table.view(seat).state
        text = state.information_state_string(seat)
        shared += text in seen
        assert seen.setdefault(text, view) == view
    assert shared


@pytest.mark.parametrize("ending", [ONE_TURNED, slow(THREE_SEATS)])
def test_the_tree_is_the_game(ending: tuple[str, str]) -> None:
    """OpenSpiel's own Python finds in the game what its C++ finds in the tree."""
    game = opened(*ending)
    tree = Tree(game)
    uniform = pyspiel.nash_conv(tree.game, pyspiel.UniformRandomPolicy(tree.game))
    assert uniform == pytest.approx(pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)))
    first = tree.policy(lambda state: int(state.legal_actions()[0]))
    policy = {
        tree.states[text].information_state_string(): [
            (action, chance) for action, (_, chance) in zip(tree.states[text].legal_actions(), chances, strict=True)
        ]
        for text, chances in first.items()
    }
    assert pyspiel.nash_conv(tree.game, first) == pytest.approx(pyspiel.nash_conv(game, policy))


def greedy(state: EndingState) -> int:
    return find_bot("greedy").choose(state.table.view(state.table.turn), stream(1, 1))[0]


def test_cfr_solves_an_ending_in_which_greedy_can_be_exploited() -> None:
    tree = Tree(opened(*ONE_TURNED))
    solver = pyspiel.CFRPlusSolver(tree.game)
    left = []
    for _ in range(3):
        for _ in range(16):
            solver.evaluate_and_update_policy()
        left.append(pyspiel.exploitability(tree.game, solver.average_policy()))
    assert sorted(left, reverse=True) == left
    assert left[-1] < 0.05
    assert pyspiel.exploitability(tree.game, tree.policy(greedy)) > 0.5


@pytest.mark.parametrize(
    ("position", "hidden", "error", "text"),
    [
        ("hand 0 A", "", BadRecord, "position 1"),
        (HACHIJU, "btA", UnknownName, "hidden cannot be 'btA'; its values are: E, F, G"),
        (SANNIN, "AC", UnknownName, "hidden cannot be 'AC'"),
        (Match("hachiju", seats=2, seed=1).position(), "", UnknownName, "turn cannot be 'deal'; its values are: play"),
        (Match("bashifen", seed=1).position(), "", UnknownName, "game cannot be 'bashifen'; its values are: sannin"),
    ],
)
def test_what_is_no_ending_is_refused(position: str, hidden: str, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        opened(position, hidden)
