"""Speeds of OpenSpiel, which `make test-all` installs."""

import pytest

from bench.openspiel import Peer, measures

pytestmark = pytest.mark.slow

LENGTHS = {"euchre": (20, 30), "spades": (56, 56)}
"""The decisions of a deal; spades always has four bids and 52 cards."""


@pytest.mark.parametrize("game", LENGTHS)
def test_the_peer_s_decisions_are_counted_without_its_deal(game: str) -> None:
    peer = Peer(game, seed=3)
    least, most = LENGTHS[game]
    assert all(least <= length <= most for _, length in peer.positions)
    for speed in (peer.playouts(0.01, 1), peer.whole_games(0.01, 1)):
        assert least - 0.01 < speed.decisions / speed.deals < most + 0.01


def test_both_peer_games_are_measured_by_playouts_and_whole_games() -> None:
    assert list(measures()) == [
        "open_spiel euchre playout",
        "open_spiel euchre whole game",
        "open_spiel spades playout",
        "open_spiel spades whole game",
    ]
