"""場 (field): the kind of the field in a month, and the kinds that are carried to later months (RULES A2).

A dealt bright of pine, cherry or pampas makes a large field (大), one of willow or paulownia a grand field (絶).
`carry` is the sum of the months that are owed a kind: LARGE_OWED for each large one, GRAND_OWED for each grand one.
"""

from hachiya.engine.accel import popcount, rule
from hachiya.games.hachihachi.state import FieldKind
from hachiya.games.hanafuda.cards import CardSet, mask

SMALL, LARGE, GRAND = int(FieldKind.SMALL), int(FieldKind.LARGE), int(FieldKind.GRAND)
LARGE_BRIGHTS = mask("AIc")
GRAND_BRIGHTS = mask("os")

NOTHING_OWED = 0
LARGE_OWED = 1
GRAND_OWED = 1 << 12
"""More than all 大 that a match can owe, as a month adds three at most."""


@rule
def field_kind_of(dealt: CardSet, carry: int) -> int:
    """The kind of a deal's field, as a `FieldKind`, by the cards dealt to it and the carry (SAN 補足 (3))."""
    if dealt & GRAND_BRIGHTS or carry >= GRAND_OWED:
        return GRAND
    if dealt & LARGE_BRIGHTS or carry > NOTHING_OWED:
        return LARGE
    return SMALL


@rule
def carry_of(dealt: CardSet, carry: int, queue: int) -> int:
    """The carry to later deals: by the queue of brights if `queue` is 1, else by nidai shibari (二代しばり)."""
    return queued_brights(dealt, carry) if queue else nidai_shibari(dealt, carry)


@rule
def queued_brights(dealt: CardSet, carry: int) -> int:
    """The carry by the queue: every dealt bright sets the field of one deal, and this deal uses the dearest.

    (NAK 場「2枚目以降は翌月に持ち越し」, C-01, C-02)
    """
    owed = carry + GRAND_OWED * popcount(dealt & GRAND_BRIGHTS) + LARGE_OWED * popcount(dealt & LARGE_BRIGHTS)
    if owed >= GRAND_OWED:
        return owed - GRAND_OWED
    return owed - LARGE_OWED if owed > NOTHING_OWED else NOTHING_OWED


@rule
def nidai_shibari(dealt: CardSet, carry: int) -> int:
    """The carry by nidai shibari (二代しばり): two brights of a kind carry that kind to one deal (SAN 補足 (3), C-50).

    Two grand brights always carry a grand field. Two or three large brights carry a large field, but only in a month
    without any grand one: neither on the field nor carried into it.
    """
    if popcount(dealt & GRAND_BRIGHTS) == 2:
        return GRAND_OWED
    if dealt & GRAND_BRIGHTS == 0 and carry < GRAND_OWED and popcount(dealt & LARGE_BRIGHTS) >= 2:
        return LARGE_OWED
    return NOTHING_OWED


def carried_kinds(carry: int) -> list[FieldKind]:
    """The kinds of field that a carry still owes to later months (deals), the dearest first."""
    return [FieldKind.GRAND] * (carry // GRAND_OWED) + [FieldKind.LARGE] * (carry % GRAND_OWED)
