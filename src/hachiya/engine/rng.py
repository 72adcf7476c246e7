"""Random numbers in the state: sfc32 in four int64 lanes, with equal streams in Python and compiled code.

They are for simulations and tests; decks for real play come from outside.
"""

from hachiya.engine.accel import hot_rule, popcount, rule
from hachiya.engine.bits import nth

LANES = 4
_WORD = 0xFFFFFFFF


@hot_rule
def next_word(rng: list[int]) -> int:
    """The next 32 random bits of a generator, whose state `rng` is advanced."""
    mixed = (rng[0] + rng[1] + rng[3]) & _WORD
    rng[3] = (rng[3] + 1) & _WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & _WORD
    rng[2] = ((((rng[2] << 21) | (rng[2] >> 11)) & _WORD) + mixed) & _WORD
    return mixed


@hot_rule
def below(rng: list[int], n: int) -> int:
    """A uniform random number from 0 to n-1, exactly (Lemire's rejection); 1 <= n < 2**31."""
    product = next_word(rng) * n
    while (product & _WORD) < n and (product & _WORD) < (_WORD + 1 - n) % n:
        product = next_word(rng) * n
    return product >> 32


@rule
def seed(rng: list[int], value: int, stream: int) -> None:
    """Set the generator `rng` to the start of `stream` (below 2**32) under the seed `value` (0 to 2**63 - 1)."""
    rng[0] = value & _WORD
    rng[1] = (value >> 32) & 0x7FFFFFFF
    rng[2] = stream
    rng[3] = 1
    for _ in range(15):
        next_word(rng)


@rule
def shuffle(rng: list[int], deck: list[int]) -> None:
    """Put the list `deck` into a uniformly random order (Fisher-Yates)."""
    for count in range(len(deck), 1, -1):
        other = below(rng, count)
        card = deck[count - 1]
        deck[count - 1] = deck[other]
        deck[other] = card


@hot_rule
def pick(rng: list[int], mask: int) -> int:
    """A uniformly chosen member of a bit mask that is not 0."""
    return nth(mask, below(rng, popcount(mask)))
