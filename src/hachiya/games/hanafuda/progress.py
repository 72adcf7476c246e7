"""The progress of a seat toward captured yaku: cards that it has, open cards, and cards of other seats."""

from collections.abc import Callable, Iterable, Sequence

from hachiya.engine.accel import popcount
from hachiya.games.hanafuda.advice import YakuProgress, YakuWorth
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.yaku import YakuSet


def progress(
    captured: Sequence[CardSet], seat: int, worths: Iterable[YakuWorth], yaku_of_pile: Callable[[CardSet], YakuSet]
) -> list[YakuProgress]:
    """The progress of a seat toward each yaku of `worths`; `captured` are the piles by seat.

    `yaku_of_pile` returns the yaku that a pile makes. A yaku is possible if the pile would make it with all cards of
    the yaku that nobody has captured.
    """
    own = captured[seat]
    others = 0
    for other, cards in enumerate(captured):
        others |= 0 if other == seat else cards
    return [_progress_with(own, others, worth, yaku_of_pile) for worth in worths]


def _progress_with(own: CardSet, others: CardSet, worth: YakuWorth, yaku_of_pile: Callable[[int], int]) -> YakuProgress:
    yaku, cards, need, points, more = worth
    have, blocked = cards & own, cards & others
    open_cards = cards & ~own & ~others
    number = popcount(have)
    possible = yaku_of_pile(own if number >= need else own | open_cards) & yaku != 0
    return YakuProgress(
        yaku, have, open_cards, blocked, max(0, need - number), possible, points + more * max(0, number - need)
    )
