"""The rule sets of the worked examples: three that it compares in columns, and 八十."""

import pytest

from hachiya.games.unit import KAN

Totals = tuple[int, ...]

NAK, SAN, SHI = "nakayoshi", "sannin", "shiragiku"
HAC = "hachiju"

EVERYWHERE = pytest.mark.parametrize("game", [NAK, SAN, SHI])
"""The same totals in all three columns."""


def columns(*, nak: Totals, san: Totals, shi: Totals) -> pytest.MarkDecorator:
    """`game` and `totals`, where the columns differ."""
    return pytest.mark.parametrize(("game", "totals"), [(NAK, nak), (SAN, san), (SHI, shi)], ids=[NAK, SAN, SHI])


def kan(*by_seat: float) -> Totals:
    """Points by seat from kan."""
    return tuple(int(each * KAN) for each in by_seat)
