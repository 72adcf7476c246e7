"""The example of a network that plays against itself: rules, decisions, training, and a bot without PyTorch."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from examples.self_play.gathering import Decisions, Gathering
from examples.self_play.network import (
    GAME,
    HELD,
    HIDDEN,
    PATTERNS,
    ROWS,
    ROWS_OF_POSITION,
    SUITS,
    UNIT,
    WIDTH,
    Integers,
    bot_of,
    choose,
    numbers_of,
    save,
    suit_row,
)
from hachiya import play
from hachiya.bots.own import find_named_bot
from hachiya.games.hachihachi.state import HAND, Phase
from hachiya.games.hanafuda.cards import mask
from hachiya.games.table import Table
from hachiya.matches.streams import stream

ROOT = Path(__file__).parents[2]
NETWORK = "examples.self_play.network:NETWORK"
WITHOUT_TORCH = f"""
import sys
sys.modules["torch"] = None
import examples.self_play.network
from hachiya import play
print(play("sannin", bots=["{NETWORK}", "greedy", "random"], seed=8).result)
"""


def random_weights(seed: int) -> tuple[Integers, Integers]:
    dice = np.random.default_rng(seed)
    return dice.integers(-UNIT, UNIT, (ROWS, WIDTH), np.int16), dice.integers(-UNIT, UNIT, HIDDEN, np.int16)


def values(weights: tuple[Integers, Integers], rows: Integers) -> Integers:
    """The values of positions, of which each is given by its rows."""
    table, out = (part.astype(np.int64) for part in weights)
    sums = table[rows].sum(-2)
    total: Integers = np.maximum(sums[..., :HIDDEN], 0) @ out + UNIT * sums[..., HIDDEN]
    return total


def test_a_row_says_where_the_cards_of_a_suit_lie() -> None:
    hand, field, own, others = (mask(cards) for cards in ("A", "BE", "C", "FGH"))
    assert suit_row(0, hand, field, own, others) == 1 + 2 * 5 + 3 * 25
    assert suit_row(1, hand, field, own, others) == PATTERNS + 2 + 4 * (5 + 25 + 125)
    assert suit_row(11, hand, field, own, others) == 11 * PATTERNS


def test_the_rule_chooses_the_card_with_the_highest_value() -> None:
    weights = random_weights(1)
    numbers, gathering = numbers_of(*weights), Gathering(numbers_of(*weights), worlds=1, value=1)
    checked = 0
    for value in range(3):
        table, dice = Table(GAME, {}, dealer=0, seed=value), stream(value, 0)
        while table.awaits_deal or table.state.phase != Phase.OVER:
            if table.awaits_deal:
                if table.state.books.month:
                    break
                table.deal()
                continue
            view, actions = table.view(table.turn), table.legal()
            action = choose(view.state, view.rules, view.actions, dice, numbers.tolist())
            if table.state.phase == Phase.PLAY:
                decision = gathering.judge(view, actions, dice)
                assert decision.cards.tolist() == [len(actions)]
                assert action == actions[values(weights, decision.rows[0, : len(actions)]).argmax()]
                checked += 1
            table.act(table.turn, action)
    assert checked > 40


def test_a_deal_depends_on_its_number_alone() -> None:
    gathering = Gathering(numbers_of(*random_weights(2)), worlds=2, value=1)
    together, apart = gathering.decisions([3, 4]), [gathering.decisions([number]) for number in (3, 4)]
    assert len(together.cards) > 20
    for whole, joined in zip(together, Decisions.joined(apart), strict=True):
        assert np.array_equal(whole, joined)
    assert together.rows.shape[1:] == (HAND, ROWS_OF_POSITION)
    assert not together.rows[:, :, :SUITS][np.arange(HAND) >= together.cards[:, None]].any()
    assert together.results.any(axis=1).mean() > 0.9


def test_the_network_in_a_file_plays(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    save(file, *random_weights(3))
    bot, numbers = bot_of(file), numbers_of(*random_weights(3)).tolist()
    table = Table(GAME, {}, dealer=0, seed=4)
    table.deal()
    while table.state.phase != Phase.PLAY:
        table.act(table.turn, table.legal()[0])
    view = table.view(table.turn)
    assert bot.choose(view, [0, 0, 0, 0]) == [choose(view.state, view.rules, view.actions, [0, 0, 0, 0], numbers)]


def test_the_network_plays_without_torch() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_TORCH], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    match = play("sannin", bots=[find_named_bot(NETWORK), "greedy", "random"], seed=8)
    assert done.stdout == f"{match.result}\n"


if find_spec("torch"):  # the extra `learn`
    import torch

    from examples.self_play.learning import Learning
    from examples.self_play.train import Job, train

    @pytest.mark.slow
    def test_what_is_learned_plays_with_the_same_values() -> None:
        """The results are what a network of random direct values says, so learning can explain nearly all of them."""
        dice = np.random.default_rng(1)
        cards = dice.integers(2, HAND + 1, 6000)
        rows = dice.integers(0, PATTERNS, (6000, HAND, ROWS_OF_POSITION)) + PATTERNS * np.arange(ROWS_OF_POSITION)
        rows[:, :, SUITS:] = HELD + np.array([3, 8])
        places = rows[:, :, :SUITS, None] % PATTERNS // 5 ** np.arange(4) % 5
        worth = dice.normal(0, 12, (SUITS, 4, 5))
        results = worth[np.arange(SUITS)[:, None], np.arange(4), places].sum((2, 3))
        learning = Learning(worlds=1, seed=1)
        assert learning.learn(Decisions(cards, rows.astype(np.uint16), results.round().astype(np.int32))) > 0.8
        with torch.no_grad():
            expected = learning.model.values(torch.from_numpy(rows[0].astype(np.int32))).numpy()
        actual = values(learning.model.weights(), rows[0]) / UNIT**2
        assert np.abs(actual - expected).max() < 0.1

    @pytest.mark.slow
    def test_training_goes_on_from_round_to_round_and_can_be_repeated() -> None:
        job = Job(rounds=2, deals=3, worlds=2, seed=1)
        with ThreadPoolExecutor(1) as executor:
            first, again = ([*train(job, executor)] for _ in range(2))
        assert [end.number for end in first] == [1, 2]
        assert 0 < first[0].decisions < first[1].decisions
        assert not np.array_equal(first[0].table, first[1].table)
        assert np.array_equal(first[1].table, again[1].table)
