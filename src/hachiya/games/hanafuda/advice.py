"""The advice of a game to a seat: what its choices show and pay, and what yaku are worth in a month.

Sets of cards and yaku are masks, money is points (12 points = 1 kan). All advice comes from the view of one seat.
Messages have the same shapes (`tables.messages.hanafuda.shapes`), without the parts that are None by default.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple, TypeAlias

from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.events import Liable
from hachiya.games.meaning import Count, Meaning, Points, Seat

Does = Literal["card", "show", "pass", "stop", "sage", "cancel", "unseen", "look", "in", "out", "double"]
"""The sort of a choice, so that a page can lay it out without knowing the numbers of actions."""

OpenCards: TypeAlias = Annotated[int, Meaning("cards of which everybody knows where they lie, or what they make")]
HandYakuSet: TypeAlias = Annotated[int, Meaning("hand yaku")]
OneCapturedYaku: TypeAlias = Annotated[int, Meaning("a captured yaku")]
HelpedYaku: TypeAlias = Annotated[int, Meaning("captured yaku, tobikomi")]
LiableFor: TypeAlias = Annotated[Liable, Meaning("why another's share")]


@dataclass(frozen=True)
class Ribbons:
    """赤 (aka): the ribbons of a hand that may be exposed, and the number to choose, by actions in index order."""

    of: CardSet
    count: Count


class Share(NamedTuple):
    """The points that a seat pays the chooser (below 0: gets back); `liable`: why it pays another seat's share too."""

    seat: Seat
    points: Points
    liable: LiableFor | None = None


Shares = tuple[Share, ...]


class Later(NamedTuple):
    """The payments for a seat's yaku after it goes on: `alone` if no yaku is added, `beaten` if another seat stops."""

    alone: Shares
    beaten: Shares


class Entrance(NamedTuple):
    """競り (auction): the fee of folding now, the pot, and the payment of each other seat for the hand in play."""

    fee: Points
    pot: Points
    hand: Points
    """The payment with as many players as possible now, for a double at the doubled rate."""


class ByField(NamedTuple):
    """A sum of points for each kind of field (small, large, grand)."""

    small: Points
    large: Points
    grand: Points


class Danger(NamedTuple):
    """法度 (hatto): a seat that a thrown card would help, its yaku, and what the thrower would then pay.

    The thrower pays both shares unless excused.
    """

    seat: Seat
    yaku: HelpedYaku
    """The yaku that lack one card; 飛込み for the fourth card of a shown three."""
    points: Points
    excused: bool
    """Whether the chooser has no better card."""


@dataclass(frozen=True)
class Advice:
    """The advice about a choice of the seat at turn; parts that do not apply are None."""

    does: Does
    yaku: HandYakuSet | None = None
    """The hand yaku shown."""
    cards: CardSet | None = None
    """The cards exposed, without ribbons that are chosen."""
    ribbons: Ribbons | None = None
    pays: Shares | None = None
    """The payments to the seat."""
    later: Later | None = None
    """The payments for present yaku, if play goes on."""
    entrance: Entrance | None = None
    """The stakes of the auction."""
    unseen: ByField | None = None
    """みずてん: the bonus for 89 card points, from all payers together."""
    dangers: tuple[Danger, ...] | None = None
    """The seats that a hand card would help, if it is 法度."""


class YakuWorth(NamedTuple):
    """The worth of a captured yaku: `need` of its cards make it; a payer pays `points`, `more` for each card more."""

    yaku: OneCapturedYaku
    cards: OpenCards
    need: Count
    points: Points
    more: Points


class YakuProgress(NamedTuple):
    """The progress of a seat toward a captured yaku: its cards by pile, and the `open` ones that lie in no pile.

    The seat `lacks` a number of cards; the rules decide whether the yaku is `possible` and its `points` for each payer.
    """

    yaku: OneCapturedYaku
    have: OpenCards
    open: OpenCards
    blocked: OpenCards
    lacks: Count
    possible: bool
    points: Points
    """The value with the cards that the seat has now, or with the least that it needs."""


class FieldFactor(NamedTuple):
    """The effect of a kind of field on values: times `halves` / 2, and `raised` points more for each yaku."""

    halves: Count
    raised: Points


class FieldFactors(NamedTuple):
    """The effects of the kinds of field."""

    small: FieldFactor
    large: FieldFactor
    grand: FieldFactor


class CardPoints(NamedTuple):
    """The card points of one card of each kind."""

    light: Count
    tane: Count
    ribbon: Count
    plain: Count


class Terms(NamedTuple):
    """The terms of a rule set that are the same in every deal."""

    fields: FieldFactors
    card_points: CardPoints
