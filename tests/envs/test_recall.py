"""A seat recalls what has happened in the deal, row by row, and no card that it did not see."""

import random

import numpy as np

from hachiya.envs.batch import Batch, make
from hachiya.games.bashifen.events import Event
from hachiya.games.hanafuda.events import Event as HanafudaEvent
from tests.envs.batches import Words, random_actions
from tests.playing import Menu, plain_menus

ROWS = 300


def recalled(env: Batch, seat: int) -> list[list[int]]:
    """The rows that a seat of the first match recalls."""
    out: Words = np.full((1, ROWS, 8), 7, np.int64)
    env.recall(out, [seat])
    rows = out[0].tolist()
    length = sum(any(row) for row in rows)
    assert not any(any(row) for row in rows[length:])
    return [list(row) for row in rows[:length]]


@plain_menus
def test_a_seat_recalls_the_rows_that_the_rules_have_written(menu: Menu) -> None:
    env = make(menu.game, 1, seed=4, seats=menu.seats, episode="match", history=ROWS)
    env.reset()
    seed, stream = env.source(0)
    table = Menu(menu.game, {}, menu.seats).table(seed, stream)
    rows: list[list[int]] = []
    deal_event = Event.DEAL if menu.game == "bashifen" else HanafudaEvent.DEAL
    dice = random.Random(2)

    def add(more: list[list[int]]) -> None:
        for row in more:
            if row[0] == deal_event:
                rows.clear()
            rows.append(row)

    def deal() -> None:
        while table.awaits_deal:
            add(table.deal())

    deal()
    for _ in range(300):
        if table.state.phase == table.game.over_phase:
            return
        for seat in range(menu.seats):
            assert recalled(env, seat) == [seen_by(row, seat, menu) for row in rows]
        actions = random_actions(env, dice)
        add(table.act(table.turn, int(actions[0])))
        deal()
        env.step(actions)


def seen_by(row: list[int], seat: int, menu: Menu) -> list[int]:
    """A row of the ledger without the cards that another seat has buried."""
    if menu.game == "bashifen" and row[0] == Event.BURY and row[1] != seat:
        return [*row[:2], *[0] * 6]
    return row


def test_a_restored_match_recalls_what_the_other_one_did() -> None:
    env = make("sannin", 2, seed=4, history=ROWS)
    env.reset()
    dice = random.Random(3)
    for _ in range(20):
        env.step(random_actions(env, dice))
    env.restore(1, env.state(0))
    out: Words = np.zeros((2, ROWS, 8), np.int64)
    env.recall(out)
    assert out[0].any()
    assert (out[0] == out[1]).all()
