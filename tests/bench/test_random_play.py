from typing import Any

import pytest

from bench.contests import CONTESTS, Contest
from bench.random_play import random_play
from hachiya.engine.record import values
from hachiya.games.registry import GAMES


def test_every_game_is_measured_with_its_usual_and_its_largest_number_of_seats() -> None:
    measured = [(contest.game, contest.seats) for contest in CONTESTS]
    assert {game for game, _ in measured} == set(GAMES)
    assert ("nakayoshi", 4) in measured
    assert ("nakayoshi", 7) in measured
    assert list(map(str, CONTESTS)) == [
        "sannin",
        "nakayoshi",
        "shiragiku",
        "hachiju",
        "bashifen",
        "nakayoshi-7",
        "shiragiku-7",
        "hachiju-6",
    ]


@pytest.mark.parametrize("contest", CONTESTS, ids=str)
def test_a_benchmark_contest_plays_its_own_rules_with_its_own_seats(
    contest: Contest, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []

    def playouts(_state: Any, rules: Any, *more: Any) -> tuple[int, int]:
        played.append((values(rules), more[2]))
        return 1, 1

    monkeypatch.setattr(f"hachiya.games.{GAMES[contest.game].room}.entries.playouts", playouts)
    random_play(0.0, 1, contest)
    game = GAMES[contest.game]
    usual = values(game.new_rules(game.complete_options({})))
    assert played
    assert all(sizes == (usual, contest.seats) for sizes in played)
