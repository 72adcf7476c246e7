"""The style of a game's score sheet, read from its rules where the rule sets of a room differ."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from hachiya.games.game import Game
from hachiya.games.hachihachi.state import FailedGoingOn, Rules, YearEnd

PUT_OUT = "squeezed"
"""The mark in the auction of a seat that others have put out."""

Bids = Mapping[int, str]
"""The last bid of each seat in the auction, in the order of their first bids."""
PlayingOrder = Callable[[Bids, int, int], Sequence[int]]
"""(bids, dealer, seats): the seats that play, in order."""


class SheetStyle(NamedTuple):
    """The style of the score sheet of one rule set: its columns, names and order of seats."""

    wording: int
    """The index of the game's wording: 0 for hachi-hachi, 1 for hachiju."""
    collects_at_once: bool
    """Whether each completion is paid at once, so that the next has its own line."""
    stones: bool
    """Whether a seat owes a stone for each month."""
    next_dealer_owes: bool
    """Whether the next dealer owes the stone, in the last month too; otherwise the winner does."""
    carries_lights: bool
    """Whether each light is carried to its own month, rather than one kind to the next month."""
    half: str
    """Why a continuer got half where no other seat has made a yaku: a suffix of the sheet."""
    order: PlayingOrder
    start: int
    """The points of each seat at the start."""
    stake: int
    """The points that are subtracted from every score at the end."""
    end: YearEnd | None
    """The way in which the match is settled after the last deal; None if the scores are the result."""


def order_of_entering(bids: Bids, _dealer: int, _seats: int) -> list[int]:
    """The order of play in hachi-hachi: the order in which seats came in (NAK A4)."""
    return [seat for seat, bid in bids.items() if bid == "in"]


def order_from_the_leader(bids: Bids, dealer: int, seats: int) -> list[int]:
    """The order of play in hachiju: around from the last seat that doubled, or from the dealer (HAC ③)."""
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
        order=order_of_entering,
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
        order=order_from_the_leader,
        start=0,
        stake=0,
        end=None,
    )


_STYLES: Mapping[str, Callable[..., SheetStyle]] = {"hachihachi": _hachihachi, "hachiju": _hachiju}
"""The styles by `Game.room`."""


def style_of(game: Game, options: Mapping[str, str | int]) -> SheetStyle:
    """The style of a game's score sheet, by all options of the game."""
    return _STYLES[game.room](game.new_rules(options))
