"""What the score sheet of a game does in its own way: read from its rules where the rule sets of a room differ."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from hachiya.games.game import Game
from hachiya.games.hachihachi.state import FailedGoingOn, Rules, YearEnd

PUT_OUT = "squeezed"
"""What stands for a seat in the auction that others have put out."""

Bids = Mapping[int, str]
"""What each seat said last in the auction, in the order in which they first spoke."""
PlayingOrder = Callable[[Bids, int, int], Sequence[int]]
"""(bids, dealer, seats): who plays, in order."""


class SheetStyle(NamedTuple):
    """How one rule set is written down."""

    wording: int
    """Which of two wordings is the game's: that of hachi-hachi or that of hachiju."""
    collects_at_once: bool
    """Is each completion paid when it is made, so that the next is a line of its own?"""
    stones: bool
    """Does somebody owe a stone for each month?"""
    next_dealer_owes: bool
    """Is that the next dealer, in the last month too?"""
    carries_lights: bool
    """Is each light carried to a month of its own, rather than one kind to the next month?"""
    half: str
    """Why a continuer got half where no other seat has made a yaku: a suffix of the sheet."""
    order: PlayingOrder
    start: int
    """Points of each at the start."""
    stake: int
    """What is taken off every score at the end, in points."""
    end: YearEnd | None
    """How the match is settled after the last deal; None: scores are the result."""


def as_they_came_in(bids: Bids, _dealer: int, _seats: int) -> list[int]:
    """In hachi-hachi the order of coming in is the order of play (NAK A4)."""
    return [seat for seat, bid in bids.items() if bid == "in"]


def from_the_leader(bids: Bids, dealer: int, seats: int) -> list[int]:
    """In hachiju play goes around from who has doubled last, else from the dealer (HAC ③)."""
    leader = next((seat for seat, bid in bids.items() if bid == "double"), dealer)
    around = [(leader + offset) % seats for offset in range(seats)]
    return [seat for seat in around if bids.get(seat) in ("in", "double")]


_HALVES = {FailedGoingOn.CANCELLED: "cancel", FailedGoingOn.HALVED: "flow", FailedGoingOn.RETURNED: "flow"}


def _hachihachi(rules: Rules) -> SheetStyle:
    return SheetStyle(
        wording=0,
        collects_at_once=bool(rules.collect_at_once),
        stones=bool(rules.stone),
        next_dealer_owes=bool(rules.deals_on),
        carries_lights=bool(rules.carry_queue),
        half=_HALVES[FailedGoingOn(rules.failed_going_on)],
        order=as_they_came_in,
        start=rules.start,
        stake=rules.stake,
        end=YearEnd(rules.year_end),
    )


def _hachiju(_rules: object) -> SheetStyle:
    return SheetStyle(
        wording=1,
        collects_at_once=False,
        stones=False,
        next_dealer_owes=False,
        carries_lights=False,
        half="flow",
        order=from_the_leader,
        start=0,
        stake=0,
        end=None,
    )


_CUSTOMS: Mapping[str, Callable[..., SheetStyle]] = {"hachihachi": _hachihachi, "hachiju": _hachiju}
"""By the room of the rules."""


def style_of(game: Game, options: Mapping[str, str | int]) -> SheetStyle:
    """The customs of a game with all its options."""
    return _CUSTOMS[game.room](game.new_rules(options))
