"""SAN A2: the field machine against its table, its exact odds, and VECTORS D26-D30."""

from fractions import Fraction
from math import comb

import pytest

from hachiya.games.hachihachi.field import carry_of, kind_of
from hachiya.games.hachihachi.state import Kind
from hachiya.games.hanafuda.cards import mask

N, B2, Z2 = Kind.SMALL, Kind.LARGE, Kind.GRAND
LARGE, GRAND = "AIc", "os"

# RULES A2, the SAN machine row by row: state, lights of 絶, lights of 大 -> this month, next state.
TABLE = [
    *((N, 2, b, Kind.GRAND, Z2) for b in range(4)),
    *((N, 1, b, Kind.GRAND, N) for b in range(4)),
    *((N, 0, b, Kind.LARGE, B2) for b in (2, 3)),
    (N, 0, 1, Kind.LARGE, N),
    (N, 0, 0, Kind.SMALL, N),
    *((B2, 1, b, Kind.GRAND, N) for b in range(4)),
    *((B2, 2, b, Kind.GRAND, Z2) for b in range(4)),
    *((B2, 0, b, Kind.LARGE, B2) for b in (2, 3)),
    *((B2, 0, b, Kind.LARGE, N) for b in (0, 1)),
    *((Z2, 2, b, Kind.GRAND, Z2) for b in range(4)),
    *((Z2, z, b, Kind.GRAND, N) for z in (0, 1) for b in range(4)),
]


def test_the_table_is_whole() -> None:
    assert len({row[:3] for row in TABLE}) == 3 * 3 * 4


@pytest.mark.parametrize(("state", "grand", "large", "kind", "after"), TABLE)
def test_a2_machine(state: Kind, grand: int, large: int, kind: Kind, after: Kind) -> None:
    field = mask(GRAND[:grand] + LARGE[:large])
    assert kind_of(field, state) == kind
    assert carry_of(field, state) == after


def light_odds() -> dict[tuple[int, int], Fraction]:
    """The chance of z 絶 lights and b 大 lights among six cards."""
    return {
        (z, b): Fraction(comb(2, z) * comb(3, b) * comb(43, 6 - z - b), comb(48, 6)) for z in range(3) for b in range(4)
    }


def test_a2_year_of_twelve_months() -> None:
    """RULES E: expected months of each kind, and what is pending after month 12 (越年 4.4059 % in the source)."""
    state = {N: Fraction(1), B2: Fraction(0), Z2: Fraction(0)}
    months = dict.fromkeys(Kind, Fraction(0))
    for _ in range(12):
        after = dict.fromkeys(state, Fraction(0))
        for carry, chance in state.items():
            for (z, b), odds in light_odds().items():
                field = mask(GRAND[:z] + LARGE[:b])
                months[Kind(kind_of(field, carry))] += chance * odds
                after[Kind(carry_of(field, carry))] += chance * odds
        state = after
    assert [round(float(months[kind]), 6) for kind in Kind] == [5.720590, 3.327332, 2.952078]
    assert round(float(state[Z2]), 7) == 0.0132979
    assert round(float(state[B2]), 7) == 0.0307610


@pytest.mark.parametrize(
    ("fields", "kinds"),
    [
        (["AI", "", "osA", "c", "", "", ""], "大大絶絶小小小"),  # D26
        (["As", ""], "絶小"),  # D28
        (["os", "os", "AI", ""], "絶絶絶小"),  # D30
    ],
)
def test_d26_to_d30_carry_over(fields: list[str], kinds: str) -> None:
    carry: int = N
    found = ""
    for field in fields:
        found += "小大絶"[kind_of(mask(field), carry)]
        carry = carry_of(mask(field), carry)
    assert found == kinds
