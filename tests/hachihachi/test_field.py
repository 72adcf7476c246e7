"""SAN A2: the field kinds equal their table, their exact odds, and the worked examples D26-D30."""

from fractions import Fraction
from math import comb

import pytest

from hachiya.games.hachihachi.field import GRAND_OWED, LARGE_OWED, NOTHING_OWED, carried_kinds, carry_of, field_kind_of
from hachiya.games.hachihachi.state import FieldKind
from hachiya.games.hanafuda.cards import mask

N, B2, Z2 = NOTHING_OWED, LARGE_OWED, GRAND_OWED
NIDAI_SHIBARI, QUEUE = 0, 1
LARGE, GRAND = "AIc", "os"

# RULES A2, the SAN machine row by row: state, lights of 絶, lights of 大 -> this month, next state.
TABLE = [
    *((N, 2, b, FieldKind.GRAND, Z2) for b in range(4)),
    *((N, 1, b, FieldKind.GRAND, N) for b in range(4)),
    *((N, 0, b, FieldKind.LARGE, B2) for b in (2, 3)),
    (N, 0, 1, FieldKind.LARGE, N),
    (N, 0, 0, FieldKind.SMALL, N),
    *((B2, 1, b, FieldKind.GRAND, N) for b in range(4)),
    *((B2, 2, b, FieldKind.GRAND, Z2) for b in range(4)),
    *((B2, 0, b, FieldKind.LARGE, B2) for b in (2, 3)),
    *((B2, 0, b, FieldKind.LARGE, N) for b in (0, 1)),
    *((Z2, 2, b, FieldKind.GRAND, Z2) for b in range(4)),
    *((Z2, z, b, FieldKind.GRAND, N) for z in (0, 1) for b in range(4)),
]


def test_the_field_table_of_the_test_is_complete() -> None:
    assert len({row[:3] for row in TABLE}) == 3 * 3 * 4


@pytest.mark.parametrize(("state", "grand", "large", "kind", "after"), TABLE)
def test_a2_field_kind_and_carry_equal_the_table(
    state: int, grand: int, large: int, kind: FieldKind, after: int
) -> None:
    field = mask(GRAND[:grand] + LARGE[:large])
    assert field_kind_of(field, state) == kind
    assert carry_of(field, state, NIDAI_SHIBARI) == after


def light_odds() -> dict[tuple[int, int], Fraction]:
    """The chance of z grand and b large lights among six cards."""
    return {
        (z, b): Fraction(comb(2, z) * comb(3, b) * comb(43, 6 - z - b), comb(48, 6)) for z in range(3) for b in range(4)
    }


def test_a2_the_expected_months_of_a_year_equal_those_of_the_source() -> None:
    """RULES E: the expected months of each kind, and what is carried after month 12 (越年 4.4059 % in the source)."""
    state = {N: Fraction(1), B2: Fraction(0), Z2: Fraction(0)}
    months = dict.fromkeys(FieldKind, Fraction(0))
    for _ in range(12):
        after = dict.fromkeys(state, Fraction(0))
        for carry, chance in state.items():
            for (z, b), odds in light_odds().items():
                field = mask(GRAND[:z] + LARGE[:b])
                months[FieldKind(field_kind_of(field, carry))] += chance * odds
                after[carry_of(field, carry, NIDAI_SHIBARI)] += chance * odds
        state = after
    assert [round(float(months[kind]), 6) for kind in FieldKind] == [5.720590, 3.327332, 2.952078]
    assert round(float(state[Z2]), 7) == 0.0132979
    assert round(float(state[B2]), 7) == 0.0307610


D26 = ["AI", "", "osA", "c", "", "", ""]
D28 = ["As", ""]
D30 = ["os", "os", "AI", ""]


@pytest.mark.parametrize(
    ("fields", "queue", "kinds"),
    [
        (D26, NIDAI_SHIBARI, "大大絶絶小小小"),
        (D26, QUEUE, "大大絶絶大大小"),
        (D28, NIDAI_SHIBARI, "絶小"),
        (D28, QUEUE, "絶大"),
        (D30, NIDAI_SHIBARI, "絶絶絶小"),
        (D30, QUEUE, "絶絶絶絶"),
    ],
)
def test_d26_to_d30_carried_fields_give_the_kinds_of_the_examples(fields: list[str], queue: int, kinds: str) -> None:
    carry: int = N
    signs = ""
    for field in fields:
        signs += "小大絶"[field_kind_of(mask(field), carry)]
        carry = carry_of(mask(field), carry, queue)
    assert signs == kinds


def test_d30_two_large_months_are_still_owed() -> None:
    carry = N
    for field in D30:
        carry = carry_of(mask(field), carry, QUEUE)
    assert carried_kinds(carry) == [FieldKind.LARGE, FieldKind.LARGE]


@pytest.mark.parametrize("carry", [N, LARGE_OWED, 3 * LARGE_OWED, GRAND_OWED, 2 * GRAND_OWED + 2 * LARGE_OWED])
@pytest.mark.parametrize("lights", ["", "A", "AI", "AIc", "o", "os", "osA", "osAI", "osAIc"])
def test_c01_the_carry_queue_equals_a_slow_implementation(carry: int, lights: str) -> None:
    """Carried and new lights form a pool; the month uses a grand one, else a large one; the rest is kept (RULES A2)."""
    pool = [*carried_kinds(carry), *(FieldKind.GRAND if light in GRAND else FieldKind.LARGE for light in lights)]
    month = max(pool, default=FieldKind.SMALL)
    assert field_kind_of(mask(lights), carry) == month
    if pool:
        pool.remove(month)
    assert carried_kinds(carry_of(mask(lights), carry, QUEUE)) == sorted(pool, reverse=True)
