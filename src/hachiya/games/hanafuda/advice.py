"""What a game says before anything is paid: of a choice what it shows and pays, of a month what its yaku are worth.

Sets of cards and yaku are masks, money is points (12 points = 1 kan). All of it is asked of what one seat sees. These
shapes stand here alone: messages spell the same ones (`tables.hanafuda.shapes`), and leave out a part that is None
where that is what it usually is.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple, TypeAlias

from hachiya.games.hanafuda.events import Liable
from hachiya.games.meaning import Count, Meaning, Points, Seat

Does = Literal["card", "show", "pass", "stop", "sage", "cancel", "unseen", "look", "in", "out", "double"]
"""What a choice does, so that a page can lay it out without knowing the numbers of actions."""

CardSet: TypeAlias = Annotated[int, Meaning("cards")]
OpenCards: TypeAlias = Annotated[int, Meaning("cards of which everybody knows where they lie, or what they make")]
HandYakuSet: TypeAlias = Annotated[int, Meaning("hand yaku")]
OneCapturedYaku: TypeAlias = Annotated[int, Meaning("a captured yaku")]
HelpedYaku: TypeAlias = Annotated[int, Meaning("captured yaku, tobikomi")]
LiableFor: TypeAlias = Annotated[Liable, Meaning("why another's share")]


@dataclass(frozen=True)
class Ribbons:
    """赤: which ribbons may be laid open with this reading, and how many must; their actions follow in index order."""

    of: CardSet
    count: Count


class Share(NamedTuple):
    """What a seat pays the chooser, in points (less than 0: gets back); `liable`: why it pays another's share too."""

    seat: Seat
    points: Points
    liable: LiableFor | None = None


Shares = tuple[Share, ...]


class Later(NamedTuple):
    """What is still paid for what was made: if nothing is added to it, and if another ends the month with a yaku."""

    alone: Shares
    beaten: Shares


class Entrance(NamedTuple):
    """競り: the fee of folding now, the pot, and what each of the others pays for the hand if it plays."""

    fee: Points
    pot: Points
    hand: Points
    """After a double at the doubled rate; if as many play as now can."""


class ByField(NamedTuple):
    """A sum for each kind of field."""

    small: Points
    large: Points
    grand: Points


class Danger(NamedTuple):
    """法度: the seat that a card would help, to what, and what the chooser would pay it, both shares unless excused."""

    seat: Seat
    yaku: HelpedYaku
    """That the seat lacks one card for; 飛込み for the fourth of a shown three."""
    points: Points
    excused: bool
    """Has the chooser nothing better in their hand?"""


@dataclass(frozen=True)
class Advice:
    """One choice of the seat at turn; each part stands where the choice has it."""

    does: Does
    yaku: HandYakuSet | None = None
    """The hand yaku that it shows."""
    cards: CardSet | None = None
    """The cards that it lays open, but for ribbons that are chosen with it."""
    ribbons: Ribbons | None = None
    pays: Shares | None = None
    """Who pays the seat for it, and how much."""
    later: Later | None = None
    """What stays to be paid, where play goes on."""
    entrance: Entrance | None = None
    """What is at stake in the auction."""
    unseen: ByField | None = None
    """みずてん: what coming in unseen brings with 89 card points, from all who pay together."""
    dangers: tuple[Danger, ...] | None = None
    """Whom a hand card would help, where that is 法度."""


class YakuWorth(NamedTuple):
    """A captured yaku: `need` of its cards make it; each payer pays `points`, and `more` for each card above."""

    yaku: OneCapturedYaku
    cards: OpenCards
    need: Count
    points: Points
    more: Points


class YakuProgress(NamedTuple):
    """How far a seat is with a captured yaku: its cards by the pile they lie in, `open` those that lie in none.

    It `lacks` so many; whether it is `possible`, and what each payer pays for it (`points`), says the rule.
    """

    yaku: OneCapturedYaku
    have: OpenCards
    open: OpenCards
    blocked: OpenCards
    lacks: Count
    possible: bool
    points: Points
    """With as many cards as the seat has now, or needs at least."""


class FieldFactor(NamedTuple):
    """What a field makes of a value: `halves` / 2 times as much, and `raised` points more for each yaku."""

    halves: Count
    raised: Points


class FieldFactors(NamedTuple):
    """By kind of field."""

    small: FieldFactor
    large: FieldFactor
    grand: FieldFactor


class CardPoints(NamedTuple):
    """What a card counts, in card points, by its kind."""

    light: Count
    tane: Count
    ribbon: Count
    plain: Count


class Terms(NamedTuple):
    """What stays the same from month to month."""

    fields: FieldFactors
    card_points: CardPoints
