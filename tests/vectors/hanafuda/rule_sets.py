"""The rule sets of the rare turns: three of hachi-hachi, and 八十."""

import pytest

from hachiya.games.unit import KAN

Totals = tuple[int, ...]

NAK, SAN, SHI = "nakayoshi", "sannin", "shiragiku"
HAC = "hachiju"

EVERYWHERE = pytest.mark.parametrize("game", [NAK, SAN, SHI])
"""A parametrisation over all three rule sets of hachi-hachi."""


def kan(*by_seat: float) -> Totals:
    """Points by seat from kan."""
    return tuple(int(each * KAN) for each in by_seat)
