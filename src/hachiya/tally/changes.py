"""What a correction changes: the deals whose settlement, dealer or field is another one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from hachiya.engine.ledger import NOBODY
from hachiya.matches.match import Match
from hachiya.words.shape import OPTIONAL, shape


@shape("SettledDeal")
@dataclass(frozen=True)
class Settled:
    """A deal as it is settled: what each seat won in it, and who deals next.

    Example:
        >>> from hachiya.tally.changes import Settled
        >>> Settled(won=(3, 0, 3, 0), scores=(5, 0, 5, 0), next_dealer=2).next_dealer
        2
    """

    won: tuple[int, ...]
    """By seat: points (12 = 1 kan 貫), at bashifen levels."""
    scores: tuple[int, ...] = field(compare=False)
    """By seat: the scores after the deal; a deal of which only these differ has not changed."""
    next_dealer: int | None
    """The seat that deals next; None if it is not known, or after the last deal."""
    result: tuple[int, ...] | None = field(default=None, metadata=OPTIONAL)
    """By seat: the final scores, if the deal was the last."""


@shape("TallyChange")
@dataclass(frozen=True)
class Change:
    """A deal that is settled otherwise than before.

    Example:
        >>> from hachiya.tally.changes import Change, Settled
        >>> Change(1, before=None, after=Settled((3, 0, 3, 0), (5, 0, 5, 0), 2)).deal
        1
    """

    deal: int
    """The place of the deal among those entered, from 1."""
    before: Settled | None
    """The settlement before; None if the deal could not be settled."""
    after: Settled | None
    """The settlement now; None if the deal cannot be settled, or there is none any more."""


def changes_between(before: Sequence[Match], after: Sequence[Match]) -> tuple[Change, ...]:
    """Compare the positions of two tallies after each deal.

    Args:
        before: The match before its first deal, and after each deal.
        after: The same of the other tally.

    Returns:
        The deals that differ, in order.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.tally.changes import changes_between
        >>> changes_between([Match("hachiju")], [Match("hachiju")])
        ()
    """
    old, new = settlements(before), settlements(after)
    changes = []
    for place in range(max(len(old), len(new))):
        earlier = old[place] if place < len(old) else None
        later = new[place] if place < len(new) else None
        if earlier != later:
            changes.append(Change(place + 1, earlier, later))
    return tuple(changes)


def settlements(positions: Sequence[Match]) -> list[Settled]:
    """Tell how each deal between two positions is settled.

    Args:
        positions: The match before its first deal, and after each deal.

    Returns:
        The settlements, in order.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.tally.changes import settlements
        >>> settlements([Match("hachiju")])
        []
    """
    deals = []
    for earlier, later in pairwise(positions):
        won = tuple(score - past for score, past in zip(later.scores, earlier.scores, strict=True))
        dealer = later.copy_table().state.books.next_dealer
        next_dealer = None if later.over or dealer == NOBODY else dealer
        deals.append(Settled(won, tuple(later.scores), next_dealer, later.result and later.result.scores))
    return deals
