"""What a game says before anything is paid: of a choice what it shows and pays, of a month what its yaku are worth.

Sets of cards and yaku are masks, money is points (12 points = 1 kan). All of it is asked of what one seat sees.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

Does = Literal["card", "show", "pass", "stop", "sage", "cancel", "unseen", "look", "in", "out", "double"]
"""What a choice does, so that a page can lay it out without knowing the numbers of actions."""


class Share(NamedTuple):
    """What one seat pays, in points; less than 0: what it gets back.

    `liable` (a `Liable`) says why another's share is in it, 0 if none is.
    """

    seat: int
    points: int
    liable: int


Shares = tuple[Share, ...]


class Later(NamedTuple):
    """What a seat that plays on is still paid for what it has made."""

    alone: Shares
    """If it is not added to: the sage is cancelled, or nothing more comes."""
    beaten: Shares
    """If another seat ends the month with a yaku."""


class Entrance(NamedTuple):
    """What the hand at turn brings in an auction, in points; after a double at the doubled rate."""

    fee: int
    """What folding costs now; it goes into the pot."""
    pot: int
    """What lies there already."""
    hand: int
    """What each of the others in play pays for its hand yaku, if it comes in and as many play as now can."""


class Danger(NamedTuple):
    """法度: whom a card would help, to what, and what its player would pay for it."""

    seat: int
    yaku: int
    """The captured yaku that the seat lacks one card for, as a mask; 飛込み for the fourth of a shown three."""
    points: int
    """What the player pays the seat in all if it comes to that, both shares."""
    excused: bool
    """Has the player nothing better in his hand, so that he pays his own share alone?"""


@dataclass(frozen=True)
class Advice:
    """One choice of the seat at turn; each part stands where the choice has it."""

    does: Does
    yaku: int | None = None
    """The hand yaku that it shows."""
    cards: int | None = None
    """The cards that it lays open, but for ribbons that are chosen with it."""
    ribbons: int = 0
    """The ribbons of which some must be chosen to lie open."""
    ribbons_open: int = 0
    """How many of them."""
    pays: Shares | None = None
    """Who pays the seat for it, and how much."""
    later: Later | None = None
    """What stays to be paid, where play goes on."""
    entrance: Entrance | None = None
    """What is at stake in the auction."""
    dangers: tuple[Danger, ...] = ()
    """Whom a hand card would help, where that is 法度."""


class YakuWorth(NamedTuple):
    """A captured yaku and what each payer pays for it this month, in points."""

    yaku: int
    cards: int
    need: int
    """How many of the cards make it."""
    points: int
    more: int
    """What each card above the need adds."""


class YakuProgress(NamedTuple):
    """How far a seat is with a captured yaku, by what lies in the piles: so all may know it."""

    yaku: int
    have: int
    """Its cards that the seat has captured."""
    open: int
    """Those that lie in no pile yet."""
    blocked: int
    """Those that others have captured."""
    lacks: int
    """How many the seat still needs; 0: it has enough."""
    possible: bool
    """Does it count, or can it still come to that?"""
    points: int
    """What each payer pays for it this month, with as many cards as the seat has now or needs at least."""


class FieldFactor(NamedTuple):
    """What a kind of field makes of a yaku's value."""

    halves: int
    """It is multiplied by half of this: 2 is ×1."""
    raised: int
    """Points added to each yaku."""


class Terms(NamedTuple):
    """What stays the same from month to month: by kind of field, and by kind of card."""

    fields: Mapping[str, FieldFactor]
    card_points: Mapping[str, int]
