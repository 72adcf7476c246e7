"""場: the kind of a month and what it carries to the next (RULES A2)."""

from hachiya.engine.accel import popcount, rule
from hachiya.games.hachihachi.state import Kind
from hachiya.games.hanafuda.cards import mask

SMALL, LARGE, GRAND = int(Kind.SMALL), int(Kind.LARGE), int(Kind.GRAND)
LARGE_LIGHTS = mask("AIc")
GRAND_LIGHTS = mask("os")


@rule
def kind_of(dealt: int, carry: int) -> int:
    """What the month counts, from the dealt field and what the month before carried (SAN 補足 (3))."""
    if dealt & GRAND_LIGHTS or carry == GRAND:
        return GRAND
    if dealt & LARGE_LIGHTS or carry == LARGE:
        return LARGE
    return SMALL


@rule
def carry_of(dealt: int, carry: int) -> int:
    """二代しばり: what is carried to the next month (SAN 補足 (3)).

    Two 絶 lights carry 絶 whatever came before. Two or three 大 lights carry 大, but only in a month without any
    絶: neither a 絶 light on the field nor one carried into it.
    """
    if popcount(dealt & GRAND_LIGHTS) == 2:
        return GRAND
    if dealt & GRAND_LIGHTS == 0 and carry != GRAND and popcount(dealt & LARGE_LIGHTS) >= 2:
        return LARGE
    return SMALL
