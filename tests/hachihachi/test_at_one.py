"""Play at factor 1: every field pays as a small one does."""

import random

import pytest

from hachiya.engine.ledger import PAY
from hachiya.games.hachihachi.at_one import play_at_one
from hachiya.games.hachihachi.state import FieldKind, Phase
from hachiya.games.registry import find
from hachiya.games.table import Table

SEEDS = range(40)


def payments(rows: list[list[int]]) -> list[list[int]]:
    return [row for row in rows if row[0] == PAY]


@pytest.mark.parametrize("game", ["sannin", "shiragiku", "nakayoshi"])
def test_every_field_pays_as_a_small_one(game: str) -> None:
    """A field of another kind that is called small pays what it pays at factor 1, and its own kind pays otherwise."""
    others = more = 0
    for seed in SEEDS:
        played, at_one, small = (Table(find(game), seed=seed) for _ in range(3))
        play_at_one(at_one.state, at_one.rules)
        dice = random.Random(seed)
        while not played.over and played.state.books.month <= 1:
            if played.awaits_deal:
                for at in (played, at_one, small):
                    at.deal()
                continue
            if played.state.phase != Phase.MIZUTEN:  # nothing is dealt
                small.state.books.kind = FieldKind.SMALL
            action = dice.choice(played.legal())
            rows = [at.act(played.turn, action) for at in (at_one, small, played)]
            assert payments(rows[0]) == payments(rows[1])
            if played.state.books.kind == FieldKind.SMALL:
                assert payments(rows[0]) == payments(rows[2])
            else:
                others += 1
                more += payments(rows[0]) != payments(rows[2])
    assert others
    assert more
