"""How far each seat is with its captured yaku: what it has, what is still to be had, what others have taken."""

from collections.abc import Callable, Iterable, Sequence

from hachiya.engine.accel import popcount
from hachiya.games.hanafuda.advice import YakuProgress, YakuWorth


def progress(
    captured: Sequence[int], seat: int, worths: Iterable[YakuWorth], counted: Callable[[int], int]
) -> list[YakuProgress]:
    """Of each of these yaku, by the piles alone; `counted` says which yaku of the seat a pile of its own would count.

    Whether one can still come is asked of the pile with all its cards that nobody has taken.
    """
    own = captured[seat]
    others = 0
    for other, cards in enumerate(captured):
        others |= 0 if other == seat else cards
    return [_of_one(own, others, worth, counted) for worth in worths]


def _of_one(own: int, others: int, worth: YakuWorth, counted: Callable[[int], int]) -> YakuProgress:
    yaku, cards, need, points, more = worth
    have, blocked = cards & own, cards & others
    still = cards & ~own & ~others
    had = popcount(have)
    possible = counted(own if had >= need else own | still) & yaku != 0
    return YakuProgress(yaku, have, still, blocked, max(0, need - had), possible, points + more * max(0, had - need))
